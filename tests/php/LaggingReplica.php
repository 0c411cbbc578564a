<?php
/**
 * A database that reads from a replica which lags behind.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

/**
 * Does what HyperDB and LudicrousDB do: writes go to the primary, reads to the replica, except of tables that the same
 * request has written, and of all once it asked for that. The primary is the test's own connection. The replica is
 * another connection to the same file: it does not see what a transaction has written that is not committed, and a
 * test's never is.
 */
final class LaggingReplica extends \WP_SQLite_DB {

	private static ?\wpdb $primary = null;

	private bool $is_primary = false;

	/** @var list<string> Tables that this request wrote. */
	private array $written = array();

	/** Begins a request, on a server that has nothing in memory. */
	public static function request(): void {
		global $wpdb;
		self::$primary ??= $wpdb;
		$handle          = $GLOBALS['@pdo'] ?? null;
		unset( $GLOBALS['@pdo'] );
		$replica = new self( self::$primary->dbname );
		$replica->set_prefix( self::$primary->base_prefix );
		foreach ( self::$primary->tables as $name ) {
			$replica->$name = self::$primary->$name;
		}
		foreach ( get_object_vars( self::$primary ) as $name => $value ) {
			if ( is_string( $value ) && str_starts_with( $value, self::$primary->prefix ) ) {
				$replica->$name = $value;
			}
		}
		$GLOBALS['@pdo'] = $handle;
		$wpdb            = $replica;
		wp_cache_flush();
		\Eidan\Support\Memory::forget();
	}

	/** Goes back to the test's own connection. */
	public static function end(): void {
		global $wpdb;
		$wpdb          = self::$primary ?? $wpdb;
		self::$primary = null;
		wp_cache_flush();
		\Eidan\Support\Memory::forget();
	}

	/** The method of LudicrousDB. */
	public function send_reads_to_primaries(): void {
		$this->is_primary = true;
	}

	/**
	 * @param string $query Query.
	 */
	public function query( $query ) {
		preg_match_all( "/\b{$this->prefix}\w+/", $query, $tables );
		$is_read = 1 === preg_match( '/^\s*(?:SELECT|SHOW|DESCRIBE|DESC|EXPLAIN)\b/i', $query );
		if ( ! $is_read ) {
			$this->written = array( ...$this->written, ...$tables[0] );
		}
		if ( $is_read && ! $this->is_primary && array() === array_intersect( $tables[0], $this->written ) ) {
			return parent::query( $query );
		}
		$this->flush();
		$result = self::$primary->query( $query );
		$answer = array( 'last_result', 'insert_id', 'rows_affected', 'num_rows', 'last_error', 'last_query' );
		foreach ( $answer as $name ) {
			$this->$name = self::$primary->$name;
		}

		return $result;
	}
}
