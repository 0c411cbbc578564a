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
 * Stored in an option of each site, which no screen or route exposes: the token in it is encrypted and never output.
 */
final class Connection {

	public const OPTION = 'eidan_instagram';

	/** Pattern of tokens. */
	public const TOKEN = '/^[A-Za-z0-9_.|-]{20,1000}$/';

	/** Seconds after which a token is renewed; it must be a day old. */
	private const REFRESH = 7 * DAY_IN_SECONDS;

	/** Seconds until a failed run is tried again; doubled each time, up to a day. */
	private const PAUSE = 15 * MINUTE_IN_SECONDS;

	/**
	 * Use get() or make().
	 *
	 * @param string $sealed    The encrypted token; '' = no connection.
	 * @param string $username  The account's name.
	 * @param int    $expires   Time at which the token expires.
	 * @param int    $refreshed Time of its last renewal.
	 * @param int    $synced    Time of the last successful sync; 0 = never.
	 * @param string $failure   The failure since then, a kind of Failure; '' = none.
	 * @param int    $failed    Time of the failure.
	 * @param int    $tries     Number of failed attempts in a row.
	 * @param int    $retry     Time of the next attempt.
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
		// The option is autoloaded, so a site without a connection pays no query.
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
	 * @param int    $lifetime  Lifetime of the token in seconds.
	 * @param bool   $is_fresh  Whether the API issued it just now; otherwise it is renewed as soon as it is a day old.
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
	 * @return string|null Null if it can no longer be decrypted.
	 */
	public function token(): ?string {
		return Secret::open( $this->sealed );
	}

	/**
	 * Whether the token should be renewed.
	 */
	public function is_due(): bool {
		return time() >= $this->refreshed + self::REFRESH;
	}

	/**
	 * A copy with a new token.
	 *
	 * @param string $token
	 * @param int    $lifetime Its lifetime in seconds.
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
	 * A copy after a successful sync.
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
	 * A copy after a failed attempt: the pause grows each time, and is at least as long as the host asked.
	 *
	 * @param Failure $failure Why the attempt failed, and how long to wait if the host said so.
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
	 * Stores the connection.
	 */
	public function store(): void {
		update_option( self::OPTION, $this->to_array(), true );
	}

	/**
	 * Whether it is still the stored one: an owner may have connected another account meanwhile, or none.
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
	 * The connection as stored in the option.
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
	 * A copy with some values changed.
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
	 * } $change New values.
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
