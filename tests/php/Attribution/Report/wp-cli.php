<?php
/**
 * Stands in for WP-CLI: notes what it is told.
 */

namespace {
	class WP_CLI {
		/** @var array<string, callable> */
		public static array $commands = array();

		/** @var list<string> */
		public static array $said = array();

		public static int $ticks = 0;

		/** @param array<string, mixed> $arguments Description. */
		public static function add_command( string $name, callable $command, array $arguments = array() ): bool {
			self::$commands[ $name ] = $command;
			self::$said              = array();
			self::$ticks             = 0;

			return true;
		}

		public static function success( string $message ): void {
			self::$said[] = $message;
		}
	}
}

namespace WP_CLI\Utils {
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
