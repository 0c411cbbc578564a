<?php
/**
 * Data of videos from WordPress's oEmbed providers.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Video;

use WP_Error;

/**
 * Only providers on WordPress's own list are used, without discovery.
 */
final class Provider {

	/** Prefix of the transients. */
	private const PLACE = 'eidan_video_';

	/** How many addresses that are not in the cache a user may ask for in an hour. */
	private const MOST = 60;

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
	 * @return array{title: string, thumbnail: string}|WP_Error|null Null if it knows no such video; an error if the
	 *                                                              user has asked for too many.
	 */
	public static function ask( string $url ): array|WP_Error|null {
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
		if ( ! self::may_ask() ) {
			return new WP_Error(
				'eidan_too_many_videos',
				__( 'You have asked for many videos in a short time. Wait an hour, then try again.', 'eidan' ),
				array( 'status' => 429 )
			);
		}
		$video = self::fetch( $url );
		set_transient( $place, $video ?? array(), null === $video ? self::KEPT_NONE : self::KEPT );

		return $video;
	}

	/**
	 * Counts a request of the current user. Each new address is a request to a service, and two rows of options.
	 *
	 * @return bool False if it is one too many.
	 */
	private static function may_ask(): bool {
		$place = self::PLACE . 'asked_' . get_current_user_id();
		$asked = get_transient( $place );
		$until = is_array( $asked ) && is_int( $asked['until'] ?? null ) ? $asked['until'] : 0;
		$count = is_array( $asked ) && is_int( $asked['count'] ?? null ) && $until > time() ? $asked['count'] : 0;
		if ( $count >= self::MOST ) {
			return false;
		}
		$until = 0 === $count ? time() + HOUR_IN_SECONDS : $until;
		set_transient(
			$place,
			array(
				'count' => $count + 1,
				'until' => $until,
			),
			HOUR_IN_SECONDS
		);

		return true;
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
