<?php
/**
 * The site's connection with an Instagram account.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

use Eidan\Support\Value;

/**
 * An option of each site. It is registered with no screen and no route: the token in it is sealed, and nothing gives it
 * out.
 */
final class Connection {

	public const OPTION = 'eidan_instagram';

	/** What a token looks like. */
	public const TOKEN = '/^[A-Za-z0-9_.|-]{20,1000}$/';

	/** Seconds after which a token is changed for one that lasts longer; it has to be a day old. */
	private const REFRESH = 7 * DAY_IN_SECONDS;

	/** Seconds until what failed is tried again: twice as many each time, a day at most. */
	private const PAUSE = 15 * MINUTE_IN_SECONDS;

	/**
	 * Use get() or make().
	 *
	 * @param string $sealed    The token, as it is stored; '' for no connection.
	 * @param string $username  The account's name.
	 * @param int    $expires   When the token expires.
	 * @param int    $refreshed When it was last changed for a newer one.
	 * @param int    $synced    When the copies were last as the account was; 0 for never.
	 * @param string $failure   What failed since, a kind of Failure; '' for nothing.
	 * @param int    $failed    When it failed.
	 * @param int    $tries     How many attempts failed one after the other.
	 * @param int    $retry     When the next one is due.
	 */
	private function __construct(
		public readonly string $sealed = '',
		public readonly string $username = '',
		public readonly int $expires = 0,
		public readonly int $refreshed = 0,
		public readonly int $synced = 0,
		public readonly string $failure = '',
		public readonly int $failed = 0,
		public readonly int $tries = 0,
		public readonly int $retry = 0,
	) {}

	/**
	 * The connection of this site.
	 */
	public static function get(): self {
		// Loaded with the others where there is one: asking for it costs no query where there is none.
		$stored = array_key_exists( self::OPTION, wp_load_alloptions() ) ? get_option( self::OPTION ) : array();
		$stored = is_array( $stored ) ? $stored : array();
		$number = static fn ( string $name ): int => Value::integer( $stored[ $name ] ?? null, 0, PHP_INT_MAX, 0 );

		return new self(
			Value::text( $stored['token'] ?? null, 3000 ),
			Value::match( $stored['username'] ?? null, '/^[A-Za-z0-9._]{1,60}$/', '' ),
			$number( 'expires' ),
			$number( 'refreshed' ),
			$number( 'synced' ),
			Value::match( $stored['failure'] ?? null, '/^[a-z]{1,20}$/', '' ),
			$number( 'failed' ),
			$number( 'tries' ),
			$number( 'retry' )
		);
	}

	/**
	 * A new connection.
	 *
	 * @param string $token
	 * @param string $username  The account's name.
	 * @param int    $lifetime  How many seconds the token is valid.
	 * @param bool   $is_fresh  Whether the API gave it out just now; else it is changed for a newer one as soon as it
	 *                          is a day old.
	 */
	public static function make(
		#[\SensitiveParameter] string $token,
		string $username,
		int $lifetime,
		bool $is_fresh
	): self {
		return new self(
			Secret::seal( $token ),
			$username,
			time() + $lifetime,
			$is_fresh ? time() : time() - self::REFRESH + DAY_IN_SECONDS
		);
	}

	/**
	 * Whether an account is connected.
	 */
	public function is_there(): bool {
		return '' !== $this->sealed;
	}

	/**
	 * The token.
	 *
	 * @return string|null Null where it cannot be read any more.
	 */
	public function token(): ?string {
		return Secret::open( $this->sealed );
	}

	/**
	 * Whether the token is to be changed for a newer one.
	 */
	public function is_due(): bool {
		return time() >= $this->refreshed + self::REFRESH;
	}

	/**
	 * The same with a newer token.
	 *
	 * @param string $token
	 * @param int    $lifetime How many seconds it is valid.
	 */
	public function refreshed( #[\SensitiveParameter] string $token, int $lifetime ): self {
		return $this->with(
			array(
				'token'     => Secret::seal( $token ),
				'expires'   => time() + $lifetime,
				'refreshed' => time(),
			)
		);
	}

	/**
	 * The same after the copies were brought up to date.
	 */
	public function synced(): self {
		return $this->with(
			array(
				'synced'  => time(),
				'failure' => '',
				'failed'  => 0,
				'tries'   => 0,
				'retry'   => 0,
			)
		);
	}

	/**
	 * The same after an attempt that failed: the next one comes later each time, and not before they asked for it.
	 *
	 * @param Failure $failure What failed.
	 */
	public function failed( Failure $failure ): self {
		$pause = (int) min( DAY_IN_SECONDS, self::PAUSE * 2 ** min( $this->tries, 9 ) );

		return $this->with(
			array(
				'failure' => $failure->kind,
				'failed'  => time(),
				'tries'   => $this->tries + 1,
				'retry'   => time() + (
					Failure::needs_owner( $failure->kind )
						? DAY_IN_SECONDS
						: max( $pause, min( 7 * DAY_IN_SECONDS, $failure->wait ) )
				),
			)
		);
	}

	/**
	 * Stores it.
	 */
	public function store(): void {
		update_option( self::OPTION, $this->to_array(), true );
	}

	/**
	 * Whether it is still the one that is stored: an owner may have connected another account meanwhile, or none.
	 */
	public function is_current(): bool {
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( self::OPTION, 'options' );

		return self::get()->sealed === $this->sealed;
	}

	/**
	 * Removes the connection.
	 */
	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/**
	 * The connection as it is stored.
	 *
	 * @return array<string, string|int>
	 */
	private function to_array(): array {
		return array(
			'token'     => $this->sealed,
			'username'  => $this->username,
			'expires'   => $this->expires,
			'refreshed' => $this->refreshed,
			'synced'    => $this->synced,
			'failure'   => $this->failure,
			'failed'    => $this->failed,
			'tries'     => $this->tries,
			'retry'     => $this->retry,
		);
	}

	/**
	 * The same with some things changed.
	 *
	 * @param array{
	 *     token?: string,
	 *     expires?: int,
	 *     refreshed?: int,
	 *     synced?: int,
	 *     failure?: string,
	 *     failed?: int,
	 *     tries?: int,
	 *     retry?: int,
	 * } $change What is new.
	 */
	private function with( array $change ): self {
		return new self(
			$change['token'] ?? $this->sealed,
			$this->username,
			$change['expires'] ?? $this->expires,
			$change['refreshed'] ?? $this->refreshed,
			$change['synced'] ?? $this->synced,
			$change['failure'] ?? $this->failure,
			$change['failed'] ?? $this->failed,
			$change['tries'] ?? $this->tries,
			$change['retry'] ?? $this->retry
		);
	}
}
