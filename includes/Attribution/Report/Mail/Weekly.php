<?php
/**
 * The weekly report by mail.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report\Mail;

use DateTimeImmutable;
use Eidan\Settings\Settings;
use Eidan\Support\Log;
use Eidan\Support\Sites;
use Eidan\Support\Text;
use Throwable;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Goes out on the day of the week that the owner chose, by WP-Cron, and not at all unless that is switched on.
 */
final class Weekly {

	public const ACTION = 'eidan_weekly_report';

	/** Hour of the day, by the site's clock. */
	private const HOUR = 7;

	/**
	 * Actions `admin_init` and `update_option_eidan_settings`: makes sure that the next one is planned for the right
	 * day, or none where it is off.
	 */
	public static function schedule(): void {
		$planned = wp_next_scheduled( self::ACTION );
		if ( true !== Settings::get( 'report.mail' ) ) {
			if ( false !== $planned ) {
				self::clear();
			}
			return;
		}
		$next = self::next( current_datetime(), Text::of( Settings::get( 'report.mailDay' ) ) );
		// A run that is due has not come yet.
		if ( $next !== $planned && ( false === $planned || $planned > time() ) ) {
			self::clear();
			wp_schedule_single_event( $next, self::ACTION );
		}
	}

	/**
	 * When the next one goes out.
	 *
	 * @param DateTimeImmutable $now In the site's time zone.
	 * @param string            $day Day of the week in English.
	 * @return int Unix time.
	 */
	public static function next( DateTimeImmutable $now, string $day ): int {
		$same = $now->setTime( self::HOUR, 0 );
		$next = strtolower( $now->format( 'l' ) ) === $day && $same > $now
			? $same
			: $now->modify( "next $day" )->setTime( self::HOUR, 0 );

		return $next->getTimestamp();
	}

	/**
	 * Action `eidan_weekly_report`: sends it. What goes wrong is in the log.
	 */
	public static function run(): void {
		if ( true !== Settings::get( 'report.mail' ) ) {
			return;
		}
		// First, so that a week that fails does not end all others.
		self::schedule();
		self::send();
	}

	/**
	 * Sends the report on the last seven days.
	 *
	 * @return true|WP_Error What went wrong, in words, with the status 500.
	 */
	public static function send(): bool|WP_Error {
		$failure = '';
		$note    = static function ( mixed $error ) use ( &$failure ): void {
			$failure = $error instanceof WP_Error ? $error->get_error_message() : '';
		};
		$plain   = array( self::class, 'content_type' );
		// A plugin may have all mails be HTML.
		add_filter( 'wp_mail_content_type', $plain, PHP_INT_MAX );
		add_action( 'wp_mail_failed', $note );
		try {
			$week = Week::before( current_datetime() );
			$sent = null !== $week && wp_mail( self::recipients(), Letter::subject( $week ), Letter::text( $week ) );
		} catch ( Throwable $error ) {
			// What takes wp_mail() over may throw, and so does a database without the table.
			$failure = $error->getMessage();
			$sent    = false;
		} finally {
			remove_filter( 'wp_mail_content_type', $plain, PHP_INT_MAX );
			remove_action( 'wp_mail_failed', $note );
		}
		if ( $sent ) {
			return true;
		}
		Log::error( "The weekly report could not be sent. $failure", 'eidan-attribution' );

		/* translators: %s: what the mailer says, in its own words. */
		$words = __( 'The report could not be sent: your site’s mailer refused it. %s', 'eidan' );

		return new WP_Error( 'eidan_mail_failed', trim( sprintf( $words, $failure ) ), array( 'status' => 500 ) );
	}

	/**
	 * Filter `wp_mail_content_type`, while the mail is sent.
	 */
	public static function content_type(): string {
		return 'text/plain';
	}

	/**
	 * Whom it goes to.
	 *
	 * @return list<string> Addresses of the setting; the site's if there is none.
	 */
	public static function recipients(): array {
		$found = array_filter(
			self::parts( Settings::get( 'report.mailTo' ) ),
			static fn ( string $address ): bool => false !== is_email( $address )
		);

		return array() === $found
			? array( Text::of( get_option( 'admin_email' ) ) )
			: array_values( array_unique( $found ) );
	}

	/**
	 * Filter `eidan_settings_problem`: addresses are addresses.
	 *
	 * @param mixed $error Message of another listener.
	 * @param mixed $path  `group.name` of the setting.
	 * @param mixed $value Value of the right type.
	 * @return mixed Message; unchanged if there is one already.
	 */
	public static function validate_setting( mixed $error, mixed $path = '', mixed $value = null ): mixed {
		if ( 'report.mailTo' !== $path || ( is_string( $error ) && '' !== $error ) ) {
			return $error;
		}
		foreach ( self::parts( $value ) as $address ) {
			if ( false === is_email( $address ) ) {
				/* translators: %s: what was typed. */
				return sprintf( __( '“%s” is no email address.', 'eidan' ), $address );
			}
		}

		return $error;
	}

	/**
	 * Action `rest_api_init`: `POST eidan/v1/attribution/report/mail` sends it now, also while it is off.
	 */
	public static function register(): void {
		register_rest_route(
			'eidan/v1',
			'/attribution/report/mail',
			array(
				'methods'             => WP_REST_Server::CREATABLE,
				'callback'            => array( self::class, 'answer' ),
				'permission_callback' => static fn (): bool => current_user_can( 'manage_options' ),
			)
		);
	}

	/**
	 * Sends it for a request.
	 */
	public static function answer(): WP_REST_Response|WP_Error {
		$sent = self::send();

		return $sent instanceof WP_Error ? $sent : new WP_REST_Response( array( 'to' => self::recipients() ) );
	}

	/**
	 * Removes what is planned.
	 */
	public static function clear(): void {
		wp_unschedule_hook( self::ACTION );
	}

	/**
	 * On deactivation; schedule() plans again.
	 *
	 * @param mixed $network Whether the plugin was deactivated for the network.
	 */
	public static function stop( mixed $network = false ): void {
		Sites::deactivated( $network, array( self::class, 'clear' ) );
	}

	/**
	 * Addresses of a text.
	 *
	 * @param mixed $text With commas, semicolons or lines between them.
	 * @return list<string>
	 */
	private static function parts( mixed $text ): array {
		$parts = is_string( $text ) ? preg_split( '/[,;\r\n]+/', $text ) : false;

		return Text::filled( false === $parts ? array() : $parts );
	}
}
