<?php
/**
 * Where the webhook goes.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Outcomes\Webhook;

use Eidan\Settings\Settings;

/**
 * The owner's address and secret.
 */
final class Target {

	/** Shortest secret. */
	private const SECRET = 16;

	/**
	 * An address and the secret that it shares with the site.
	 *
	 * @param string $url
	 * @param string $secret
	 */
	private function __construct(
		public readonly string $url,
		#[\SensitiveParameter] public readonly string $secret,
	) {
	}

	/**
	 * The target in the settings.
	 *
	 * @return self|null Null if the webhook is off, or lacks its address or secret.
	 */
	public static function get(): ?self {
		$url    = self::text( 'webhookUrl' );
		$secret = self::text( 'webhookSecret' );

		return true === Settings::get( 'outcomes.webhook' ) && '' !== $url && '' !== $secret
			? new self( $url, $secret )
			: null;
	}

	/**
	 * Filter `eidan_settings_problem`: checks address and secret.
	 *
	 * @param mixed $error Message of other callbacks.
	 * @param mixed $path  `group.name` of the setting.
	 * @param mixed $value Value of the right type.
	 * @return mixed Message; unchanged if there is one already.
	 */
	public static function validate_setting( mixed $error, mixed $path = '', mixed $value = null ): mixed {
		if ( ( is_string( $error ) && '' !== $error ) || ! is_string( $value ) || '' === trim( $value ) ) {
			return $error;
		}
		if ( 'outcomes.webhookUrl' === $path && ! self::is_sound( trim( $value ) ) ) {
			return __( 'Enter a URL that begins with “https://” and leads to a public server.', 'eidan' );
		}
		if ( 'outcomes.webhookSecret' === $path && strlen( trim( $value ) ) < self::SECRET ) {
			/* translators: %d: number of characters. */
			return sprintf( __( 'Write at least %d characters.', 'eidan' ), self::SECRET );
		}

		return $error;
	}

	/**
	 * Whether an address may be requested. WordPress refuses what leads into the server's own network.
	 *
	 * @param string $url
	 */
	public static function is_sound( string $url ): bool {
		return str_starts_with( strtolower( $url ), 'https://' ) && false !== wp_http_validate_url( $url );
	}

	/**
	 * The value of a setting.
	 *
	 * @param string $name
	 */
	private static function text( string $name ): string {
		$value = Settings::get( "outcomes.$name" );

		return is_string( $value ) ? trim( $value ) : '';
	}
}
