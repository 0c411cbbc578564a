<?php
/**
 * The parts of WP-CLI that the plugin uses, for PHPStan.
 *
 * @package Eidan
 */

namespace {
	class WP_CLI {
		/**
		 * @param callable             $command
		 * @param array<string, mixed> $arguments
		 */
		public static function add_command( string $name, $command, array $arguments = array() ): bool {}

		public static function success( string $message ): void {}

		public static function log( string $message ): void {}

		public static function warning( string $message ): void {}

		/** @return never */
		public static function error( string $message ) {}
	}
}

namespace cli\progress {
	class Bar {
		public function tick( int $increment = 1 ): void {}

		public function finish(): void {}
	}
}

namespace WP_CLI\Utils {
	function make_progress_bar( string $message, int $count ): \cli\progress\Bar {}

	/**
	 * @param list<array<string, mixed>> $items
	 * @param list<string>               $fields
	 */
	function format_items( string $format, array $items, array $fields ): void {}
}
