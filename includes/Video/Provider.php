<?php
/**
 * Data of videos from WordPress's oEmbed providers.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Video;

/**
 * Only providers on WordPress's own list are used, without discovery.
 */
final class Provider {

	/** Prefix of the transients. */
	private const PLACE = 'eidan_video_';

	/** Seconds that an answer is cached. */
	private const KEPT = DAY_IN_SECONDS;

	/** Seconds that a missing answer is cached: a service may be down for a moment. */
	private const KEPT_NONE = 5 * MINUTE_IN_SECONDS;

	/**
	 * Whether there is a provider for an address, without a request.
	 *
	 * @param string $url Address.
	 */
	public static function knows( string $url ): bool {
		return is_string( self::oembed()->get_provider( $url, array( 'discover' => false ) ) );
	}

	/**
	 * Asks the provider, with a cache: authors look at the same video again and again, and must not be able to send any
	 * number of requests to a service.
	 *
	 * @param string $url Address.
	 * @return array{title: string, thumbnail: string}|null Null if it knows no such video.
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
		$video = self::fetch( $url );
		set_transient( $place, $video ?? array(), null === $video ? self::KEPT_NONE : self::KEPT );

		return $video;
	}

	/**
	 * Sends the request.
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
	 * Removes the transients, on uninstall.
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
	 * WordPress's oEmbed client.
	 */
	private static function oembed(): \WP_oEmbed {
		/**
		 * WordPress only loads this file for the first embed.
		 *
		 * @var string $client
		 */
		$client = ABSPATH . 'wp-includes/class-wp-oembed.php';
		require_once $client;

		return _wp_oembed_get_object();
	}
}
