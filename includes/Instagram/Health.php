<?php
/**
 * Reports the state of the connection to owners.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

use Eidan\Settings\Settings;

/**
 * A Site Health test, and an admin notice if the owner has to act.
 */
final class Health {

	/** Seconds without a successful sync before temporary failures are reported. */
	private const PATIENCE = 2 * DAY_IN_SECONDS;

	/** Seconds before the token expires at which a failed renewal is reported. */
	private const WARNING = 10 * DAY_IN_SECONDS;

	/** Screens with the notice. */
	private const SCREENS = array( 'dashboard', 'plugins', 'options-general' );

	/**
	 * Filter `site_status_tests`: adds the test if an account is connected.
	 *
	 * @param mixed $tests Tests by kind and name.
	 */
	public static function add( mixed $tests ): mixed {
		if ( is_array( $tests ) && Connection::get()->is_there() ) {
			$direct          = is_array( $tests['direct'] ?? null ) ? $tests['direct'] : array();
			$tests['direct'] = $direct + array(
				'eidan_instagram' => array(
					'label' => __( 'Instagram connection', 'eidan' ),
					'test'  => array( self::class, 'test' ),
				),
			);
		}

		return $tests;
	}

	/**
	 * The test.
	 *
	 * @return array<string, mixed>
	 */
	public static function test(): array {
		$connection = Connection::get();
		$problem    = self::problem( $connection );
		$is_open    = ! Secret::can_encrypt();
		$words      = match ( true ) {
			'' !== $problem => $problem,
			'' !== $connection->failure => Messages::both( $connection->failure ),
			$is_open => __( 'PHP lacks the OpenSSL extension, so that the access token is stored without encryption. Ask your host to enable it, then connect again.', 'eidan' ),
			default => __( 'The latest posts are copied to this site every hour, and the access token is renewed before it expires.', 'eidan' ),
		};
		$status = match ( true ) {
			'' !== $problem => 'critical',
			'' !== $connection->failure, $is_open => 'recommended',
			default => 'good',
		};

		return array(
			'label'       => 'good' === $status
				? __( 'Instagram posts are up to date', 'eidan' )
				: __( 'Instagram posts need attention', 'eidan' ),
			'status'      => $status,
			'badge'       => array(
				'label' => __( 'Eidan', 'eidan' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $words ) . '</p>',
			'actions'     => 'good' === $status ? '' : '<p>' . self::link() . '</p>',
			'test'        => 'eidan_instagram',
		);
	}

	/**
	 * Action `admin_notices`.
	 */
	public static function notice(): void {
		$screen = get_current_screen();
		if (
			null === $screen || ! in_array( $screen->id, self::SCREENS, true ) || ! current_user_can( 'manage_options' )
		) {
			return;
		}
		$problem = self::problem( Connection::get() );
		if ( '' !== $problem ) {
			wp_admin_notice(
				/* translators: 1: what is wrong, 2: a link. */
				sprintf( __( '<strong>Instagram:</strong> %1$s %2$s', 'eidan' ), esc_html( $problem ), self::link() ),
				array(
					'type' => 'warning',
					'id'   => 'eidan-instagram',
				)
			);
		}
	}

	/**
	 * The problem of a connection.
	 *
	 * @return string What is wrong and what to do; '' = no problem.
	 */
	public static function problem( Connection $connection ): string {
		if ( ! $connection->is_there() ) {
			return '';
		}
		$is_old = '' !== $connection->failure
			&& time() - $connection->synced > self::PATIENCE
			&& 1 < $connection->tries;
		if ( Failure::needs_owner( $connection->failure ) || $is_old ) {
			return Messages::both( $connection->failure );
		}

		return $connection->expires - time() < self::WARNING ? Messages::expiry( $connection->expires ) : '';
	}

	/**
	 * A link to the settings.
	 */
	private static function link(): string {
		return sprintf(
			'<a href="%s">%s</a>',
			esc_url( admin_url( 'options-general.php?page=' . Settings::PAGE . '#instagram' ) ),
			esc_html__( 'Instagram settings', 'eidan' )
		);
	}
}
