<?php
/**
 * What Eidan uses of plugins for forms, as they document it, for PHPStan.
 */

namespace {
	class WPCF7_FormTag {
		public string $basetype;
		public string $name;
	}

	class WPCF7_ContactForm {
		/** @return mixed */
		public function id() {}

		/** @return mixed */
		public function title() {}

		public function in_demo_mode(): bool {}

		/**
		 * @param array<string, mixed> $cond
		 * @return list<mixed>
		 */
		public function scan_form_tags( $cond = array() ) {}
	}

	class WPCF7_Submission {
		/** @return self|null */
		public static function get_instance() {}

		/** @return mixed */
		public function get_meta( string $name ) {}

		/** @return mixed */
		public function get_posted_data( string $name = '' ) {}
	}

	class FrmEntry {
		/** @return object|null */
		public static function getOne( int $id, bool $meta = false ) {}
	}

	class FrmForm {
		/** @return object|null */
		public static function getOne( int $id ) {}
	}

	class FrmField {
		/** @return array<object> */
		public static function get_all_for_form( int $form_id ) {}
	}

	class FrmEntryMeta {
		/**
		 * @param array<string, string> $meta_value
		 * @return int
		 */
		public static function add_entry_meta( int $entry_id, int $field_id, string $meta_key, array $meta_value ) {}

		/**
		 * @param array<string, int> $where
		 * @return mixed
		 */
		public static function getAll(
			array $where,
			string $order_by = '',
			string $limit = '',
			bool $stripslashes = false
		) {}
	}

	/** @return mixed */
	function wpforms() {}
}

namespace FluentForm\App\Helpers {
	class Helper {
		/** @return mixed */
		public static function setSubmissionMeta( int $submission, string $key, string $value, int $form ) {}

		/** @return mixed */
		public static function getSubmissionMeta( int $submission, string $key, string $default = '' ) {}

		/** @return bool */
		public static function isEntryAutoDeleteEnabled( int $form ) {}
	}
}

namespace FluentForm\App\Modules\Form {
	class FormFieldsParser {
		/**
		 * @param list<string> $with
		 * @return array<array<string, mixed>>
		 */
		public static function getInputs( object $form, array $with = array() ) {}
	}
}
