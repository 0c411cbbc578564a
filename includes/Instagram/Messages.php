<?php
/**
 * Messages about the connection.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

/**
 * For each kind of failure: what happened and what to do. Used in the settings, in Site Health and in notices.
 */
final class Messages {

	/**
	 * What happened.
	 *
	 * @param string $kind A kind of Failure.
	 */
	public static function what( string $kind ): string {
		return match ( $kind ) {
			Failure::TOKEN      => __( 'Instagram does not accept the access token any more: it expired, or access was withdrawn.', 'eidan' ),
			Failure::PERMISSION => __( 'The access token does not allow reading the account’s posts.', 'eidan' ),
			Failure::SECRET     =>
				__( 'The stored access token cannot be read, since the site’s security keys have changed.', 'eidan' ),
			Failure::LIMIT      => __( 'Instagram asks for fewer requests.', 'eidan' ),
			Failure::REDIRECT   => __( 'Instagram’s answer leads to another address, which is not followed.', 'eidan' ),
			Failure::REFUSED    => __( 'An image is on a host that is not Instagram’s, and was not fetched.', 'eidan' ),
			Failure::TIMEOUT    => __( 'Instagram did not answer in time.', 'eidan' ),
			Failure::NETWORK    => __( 'Your server could not reach Instagram.', 'eidan' ),
			Failure::SERVER     => __( 'Instagram has a problem of its own.', 'eidan' ),
			Failure::EMPTY      => __( 'Instagram listed no posts, though the account has some.', 'eidan' ),
			Failure::IMAGE    => __( 'The images that Instagram sent could not be read.', 'eidan' ),
			Failure::DISK       => __( 'The copies could not be written to the uploads folder.', 'eidan' ),
			default             => __( 'Instagram’s answer could not be understood.', 'eidan' ),
		};
	}

	/**
	 * What to do.
	 *
	 * @param string $kind A kind of Failure.
	 */
	public static function advice( string $kind ): string {
		return match ( $kind ) {
			Failure::TOKEN, Failure::SECRET => __(
				'Generate a new access token in your Meta app and connect again.',
				'eidan'
			),
			Failure::PERMISSION             => __( 'Generate an access token with the permission instagram_business_basic for a professional account and connect again.', 'eidan' ),
			Failure::NETWORK                =>
				__( 'If this goes on, ask your host whether the server may connect to graph.instagram.com.', 'eidan' ),
			Failure::DISK                   =>
				__( 'Make the uploads folder writable and check that there is space left.', 'eidan' ),
			Failure::IMAGE                =>
				__( 'If this goes on, ask your host whether PHP can edit JPEG images.', 'eidan' ),
			default                         => __( 'It is tried again by itself.', 'eidan' ),
		};
	}

	/**
	 * What happened and what to do while an account is being connected, when nothing is stored and nothing is retried
	 * yet.
	 *
	 * @param string $kind A kind of Failure.
	 */
	public static function refused( string $kind ): string {
		return match ( $kind ) {
			Failure::TOKEN      => __( 'Instagram does not accept this access token: it is not complete, it has expired, or access was withdrawn. Copy it once more from your Meta app, or generate a new one there.', 'eidan' ),
			Failure::PERMISSION => __( 'This access token does not allow reading the account’s posts. Generate one with the permission instagram_business_basic for a professional account.', 'eidan' ),
			Failure::NETWORK    => self::what( $kind ) . ' ' . self::advice( $kind ),
			default             => self::what( $kind ) . ' '
				. __( 'Nothing was changed. Try again in a few minutes.', 'eidan' ),
		};
	}

	/**
	 * Both together, plus a note that visitors see no difference.
	 *
	 * @param string $kind A kind of Failure.
	 */
	public static function both( string $kind ): string {
		return self::what( $kind ) . ' ' . self::advice( $kind ) . ' '
			. __( 'Until then, visitors see the last copies.', 'eidan' );
	}

	/**
	 * When the token expires or expired.
	 *
	 * @param int $time Unix time.
	 */
	public static function expiry( int $time ): string {
		if ( $time <= time() ) {
			return sprintf(
				/* translators: %s: a date. */
				__( 'The access token expired on %s and was not renewed before. Generate a new one in your Meta app and connect again.', 'eidan' ),
				self::day( $time )
			);
		}
		return sprintf(
			/* translators: %s: a date. */
			__( 'The access token expires on %s and could not be renewed. Generate a new one in your Meta app and connect again before that day.', 'eidan' ),
			self::day( $time )
		);
	}

	/**
	 * A date in the site's format.
	 *
	 * @param int $time Unix time.
	 */
	public static function day( int $time ): string {
		$format = get_option( 'date_format' );

		return (string) wp_date( is_string( $format ) ? $format : 'Y-m-d', $time );
	}
}
