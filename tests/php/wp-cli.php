<?php
/**
 * A stand-in for WP-CLI that records what it is told.
 */

namespace {
	class WP_CLI {
		/** @var array<string, callable> */
		public static array $commands = array();

		/** @var list<string> */
		public static array $said = array();

		public static int $ticks = 0;

		/** @param array<string, mixed> $arguments Description of the command. */
		public static function add_command( string $name, callable $command, array $arguments = array() ): bool {
			self::$commands[ $name ] = $command;
			self::$said              = array();
			self::$ticks             = 0;

			return true;
		}

		public static function success( string $message ): void {
			self::$said[] = $message;
		}

		public static function log( string $message ): void {
			self::$said[] = $message;
		}

		public static function warning( string $message ): void {
			self::$said[] = "Warning: $message";
		}

		/** The real method ends the program. */
		public static function error( string $message ): never {
			throw new \RuntimeException( $message );
		}
	}
}

namespace WP_CLI\Utils {
	/**
	 * @param list<array<string, mixed>> $items  Rows.
	 * @param list<string>               $fields Columns.
	 */
	function format_items( string $format, array $items, array $fields ): void {
		foreach ( $items as $item ) {
			\WP_CLI::$said[] = implode(
				' ',
				array_map( static fn ( string $name ): string => (string) $item[ $name ], $fields )
			);
		}
	}

	function make_progress_bar(): object {
		return new class() {
			public function tick( int $by = 1 ): void {
				\WP_CLI::$ticks += $by;
			}

			public function finish(): void {
			}
		};
	}
}
