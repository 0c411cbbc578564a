<?php
/**
 * How far the backfill came, as it is stored.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Support\Database;

/**
 * Several may be at it at once: a batch of Action Scheduler, the command, a screen of the dashboard that finds a read
 * which broke off. Each request has read all options when it began, so that what it knows may be minutes old: it looks
 * again, and replaces only what it has seen. Whoever comes late changes nothing.
 */
final class Progress {

	public const OPTION = 'eidan_attribution_backfill';

	/**
	 * @param string|null          $stored The option as the database has it; null = none.
	 * @param array<string, mixed> $values What it says.
	 */
	private function __construct(
		private readonly ?string $stored,
		public readonly array $values,
	) {}

	/**
	 * What is stored now.
	 */
	public static function now(): self {
		$db = Database::get();
		// phpcs:ignore WordPress.DB -- As it is now.
		$stored = $db->get_var(
			(string) $db->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $db->options, self::OPTION )
		);
		$values = is_string( $stored ) ? maybe_unserialize( $stored ) : array();

		return new self(
			is_string( $stored ) ? $stored : null,
			is_array( $values ) ? array_filter( $values, 'is_string', ARRAY_FILTER_USE_KEY ) : array()
		);
	}

	/**
	 * Stores what follows, if nobody has changed it meanwhile.
	 *
	 * @param array<string, mixed> $values What follows.
	 * @return bool Whether it is stored.
	 */
	public function replace( array $values ): bool {
		$db = Database::get();
		if ( null === $this->stored ) {
			return update_option( self::OPTION, $values, true );
		}
		// phpcs:ignore WordPress.DB -- Only if it is what was seen, which no function of WordPress asks for.
		$changed = $db->query(
			(string) $db->prepare(
				'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s',
				$db->options,
				maybe_serialize( $values ),
				self::OPTION,
				$this->stored
			)
		);
		// Loaded with the others: each screen of the dashboard asks for it.
		foreach ( array( self::OPTION, 'alloptions', 'notoptions' ) as $key ) {
			wp_cache_delete( $key, 'options' );
		}

		return 0 < $changed;
	}
}
