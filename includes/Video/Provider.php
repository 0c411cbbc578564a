<?php
/**
 * What WordPress's oEmbed providers know of a film.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Video;

/**
 * Only providers of WordPress's own list are asked; nothing is looked for on other pages.
 */
final class Provider {

	/**
	 * Whether a provider is there for an address. Asks nobody.
	 *
	 * @param string $url Address.
	 */
	public static function knows( string $url ): bool {
		return is_string( self::oembed()->get_provider( $url, array( 'discover' => false ) ) );
	}

	/**
	 * Asks the provider.
	 *
	 * @param string $url Address.
	 * @return array{title: string, thumbnail: string}|null Null where it knows no film.
	 */
	public static function ask( string $url ): ?array {
		$data = self::knows( $url ) ? self::oembed()->get_data( $url, array( 'discover' => false ) ) : false;
		if ( ! is_object( $data ) || 'video' !== ( $data->type ?? '' ) ) {
			return null;
		}
		$text = static fn( mixed $value ): string => is_string( $value ) ? $value : '';

		return array(
			'title'     => sanitize_text_field( $text( $data->title ?? '' ) ),
			'thumbnail' => $text( $data->thumbnail_url ?? '' ),
		);
	}

	/**
	 * WordPress's client.
	 */
	private static function oembed(): \WP_oEmbed {
		/**
		 * A file of WordPress that it loads for the first embed only.
		 *
		 * @var string $client
		 */
		$client = ABSPATH . 'wp-includes/class-wp-oembed.php';
		require_once $client;

		return _wp_oembed_get_object();
	}
}
