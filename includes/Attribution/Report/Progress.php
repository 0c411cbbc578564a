<?php
/**
 * The stored progress of the backfill.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Support\Database;

/**
 * Several processes may run the backfill: Action Scheduler, the command, an admin screen that resumes it. Options
 * cached at the start of a request may be minutes old. So this class reads the option from the database and only
 * replaces the value it has read; a late process changes nothing.
 */
final class Progress {

	/**
	 * @param string               $option Its name.
	 * @param string|null          $stored The option as stored in the database; null = none.
	 * @param array<string, mixed> $values The unserialized values.
	 */
	private function __construct(
		private readonly string $option,
		private readonly ?string $stored,
		public readonly array $values,
	) {}

	/**
	 * Reads the current progress.
	 */
	public static function now( Kind $kind = Kind::Orders ): self {
		$db     = Database::from_primary();
		$option = $kind->backfill();
		// phpcs:ignore WordPress.DB -- As it is now.
		$stored = $db->get_var(
			(string) $db->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $db->options, $option )
		);
		$values = is_string( $stored ) ? maybe_unserialize( $stored ) : array();

		return new self(
			$option,
			is_string( $stored ) ? $stored : null,
			is_array( $values ) ? array_filter( $values, 'is_string', ARRAY_FILTER_USE_KEY ) : array()
		);
	}

	/**
	 * Stores new values, unless another process has changed the option.
	 *
	 * @param array<string, mixed> $values The new values.
	 * @return bool Whether they were stored.
	 */
	public function replace( array $values ): bool {
		$db = Database::get();
		if ( null === $this->stored ) {
			return update_option( $this->option, $values, true );
		}
		// phpcs:ignore WordPress.DB -- Only if it is what was seen, which no function of WordPress asks for.
		$changed = $db->query(
			(string) $db->prepare(
				'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s',
				$db->options,
				maybe_serialize( $values ),
				$this->option,
				$this->stored
			)
		);
		// The option is autoloaded.
		foreach ( array( $this->option, 'alloptions', 'notoptions' ) as $key ) {
			wp_cache_delete( $key, 'options' );
		}

		return 0 < $changed;
	}
}
