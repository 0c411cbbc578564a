<?php
/**
 * What WordPress's oEmbed providers know of a video.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Video;

/**
 * Only providers of WordPress's own list are asked; nothing is looked for on other pages.
 */
final class Provider {

	/** What the names of kept answers begin with. */
	private const PLACE = 'eidan_video_';

	/** So long an answer is kept, in seconds. */
	private const KEPT = DAY_IN_SECONDS;

	/** So long that there was none: a service may have been away for a moment. */
	private const KEPT_NONE = 5 * MINUTE_IN_SECONDS;

	/**
	 * Whether a provider is there for an address. Asks nobody.
	 *
	 * @param string $url Address.
	 */
	public static function knows( string $url ): bool {
		return is_string( self::oembed()->get_provider( $url, array( 'discover' => false ) ) );
	}

	/**
	 * Asks the provider, unless it was asked of late: an author looks at the same video again and again, and no author
	 * is to have the site ask a service as often as they like.
	 *
	 * @param string $url Address.
	 * @return array{title: string, thumbnail: string}|null Null where it knows no video.
	 */
	public static function ask( string $url ): ?array {
		if ( ! self::knows( $url ) ) {
			return null;
		}
		$place = self::PLACE . md5( $url );
		$known = get_transient( $place );
		if ( is_array( $known ) ) {
			return isset( $known['title'], $known['thumbnail'] )
				&& is_string( $known['title'] )
				&& is_string( $known['thumbnail'] )
				? array(
					'title'     => $known['title'],
					'thumbnail' => $known['thumbnail'],
				)
				: null;
		}
		$film = self::fetch( $url );
		set_transient( $place, $film ?? array(), null === $film ? self::KEPT_NONE : self::KEPT );

		return $film;
	}

	/**
	 * Asks it.
	 *
	 * @param string $url Address.
	 * @return array{title: string, thumbnail: string}|null
	 */
	private static function fetch( string $url ): ?array {
		$data = self::oembed()->get_data( $url, array( 'discover' => false ) );
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
	 * Removes what was kept, with the plugin.
	 */
	public static function forget(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		foreach ( array( '_transient_', '_transient_timeout_' ) as $prefix ) {
			// phpcs:disable WordPress.DB -- Transients by the beginning of their names.
			$wpdb->query(
				(string) $wpdb->prepare(
					'DELETE FROM %i WHERE option_name LIKE %s',
					$wpdb->options,
					$wpdb->esc_like( $prefix . self::PLACE ) . '%'
				)
			);
			// phpcs:enable WordPress.DB
		}
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
