<?php
/**
 * Stand-ins for form plugins: what Eidan uses of them, as they document it. tests/e2e/enquiries-forms.spec.ts runs the
 * real ones where they are there.
 */

// phpcs:disable -- Names and signatures are theirs.

namespace {
	if ( ! class_exists( 'WPCF7_ContactForm' ) ) {
		class WPCF7_FormTag {
			public function __construct( public string $basetype, public string $name ) {}
		}

		class WPCF7_ContactForm {
			public bool $demo = false;

			/** @param array<string, string> $fields Types by name. */
			public function __construct( public array $fields = array(), public array $private = array() ) {}

			public function id() { return 5; }

			public function title() { return 'Letter'; }

			public function in_demo_mode() { return $this->demo; }

			public function scan_form_tags( $cond = array() ) {
				$names = isset( $cond['feature'] )
					? array_intersect( array( $cond['name'] ), $this->private )
					: array_keys( $this->fields );
				return array_map( fn( $name ) => new WPCF7_FormTag( $this->fields[ $name ], $name ), array_values( $names ) );
			}
		}

		class WPCF7_Submission {
			public static ?WPCF7_Submission $now = null;

			public function __construct( public array $posted = array(), public array $meta = array() ) {}

			public static function get_instance() { return self::$now; }

			public function get_meta( $name ) { return $this->meta[ $name ] ?? null; }

			public function get_posted_data( $name = '' ) { return $this->posted[ $name ] ?? null; }
		}
	}

	if ( ! class_exists( 'FrmEntry' ) ) {
		class FrmEntry {
			public static array $all = array();

			public static function getOne( $id, $meta = false ) { return self::$all[ $id ] ?? null; }
		}

		class FrmForm {
			public static array $options = array();

			public static function getOne( $id ) { return (object) array( 'id' => (string) $id, 'name' => 'Ask us', 'options' => self::$options ); }
		}

		class FrmField {
			public static array $all = array();

			public static function get_all_for_form( $id ) { return self::$all; }
		}

		class FrmEntryMeta {
			public static array $all = array();

			public static function add_entry_meta( $entry, $field, $key, $value ) {
				self::$all[] = (object) array( 'item_id' => $entry, 'field_id' => $field, 'meta_value' => $value );
				return count( self::$all );
			}

			public static function getAll( $where = array(), $order = '', $limit = '', $strip = false ) {
				return array_values( array_filter( self::$all, fn( $one ) => $one->item_id === $where['item_id'] ) );
			}
		}
	}

	if ( ! function_exists( 'wpforms' ) ) {
		class Eidan_WpForms_Meta {
			public array $all = array();

			public function add( $data, $type = '' ) { $this->all[] = (object) $data; }

			public function get_meta( $args ) {
				return array_filter( $this->all, fn( $one ) => $one->entry_id === $args['entry_id'] && $one->type === $args['type'] );
			}
		}

		class Eidan_WpForms {
			public ?Eidan_WpForms_Meta $meta = null;

			public function obj( $name ) { return 'entry_meta' === $name ? $this->meta : null; }
		}

		function wpforms() {
			static $plugin;
			return $plugin ??= new Eidan_WpForms();
		}
	}
}

namespace FluentForm\App\Helpers {
	if ( ! class_exists( Helper::class ) ) {
		class Helper {
			public static array $meta = array();

			public static bool $deletes = false;

			public static function setSubmissionMeta( $id, $key, $value, $form = false ) { self::$meta[ $id ][ $key ] = $value; }

			public static function getSubmissionMeta( $id, $key, $default = false ) { return self::$meta[ $id ][ $key ] ?? $default; }

			public static function isEntryAutoDeleteEnabled( $form ) { return self::$deletes; }
		}
	}
}

namespace FluentForm\App\Modules\Form {
	if ( ! class_exists( FormFieldsParser::class ) ) {
		class FormFieldsParser {
			public static array $inputs = array();

			public static function getInputs( $form, $with = array() ) { return self::$inputs; }
		}
	}
}
