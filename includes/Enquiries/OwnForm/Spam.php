<?php
/**
 * Tells people from robots.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\OwnForm;

/**
 * Needs no riddle, no cookie and no other host, but for Akismet where the owner has it.
 */
final class Spam {

	/** A field that nobody sees or reaches; what is in it came from a robot, or from a browser that fills all fields. */
	public const TRAP = 'eidan_website';

	/** Seconds in which nobody writes a message. */
	public const FASTEST = 3;

	/**
	 * Whether Akismet takes an enquiry for spam. No if there is no Akismet, or it does not answer.
	 *
	 * @param array<string, string> $values  What was typed, by field.
	 * @param string                $address IP address of the visitor.
	 * @param string                $page    Address of the page.
	 */
	public static function akismet( array $values, string $address, string $page ): bool {
		$key  = array( 'Akismet', 'get_api_key' );
		$post = array( 'Akismet', 'http_post' );
		if ( ! is_callable( $key ) || ! is_callable( $post ) || ! (bool) $key() ) {
			return false;
		}
		$answer = $post(
			http_build_query(
				array(
					'blog'                 => home_url(),
					'blog_lang'            => get_locale(),
					'blog_charset'         => 'UTF-8',
					'user_ip'              => $address,
					'user_agent'           => self::header( 'HTTP_USER_AGENT' ),
					'referrer'             => self::header( 'HTTP_REFERER' ),
					'permalink'            => $page,
					'comment_type'         => 'contact-form',
					'comment_author'       => $values['name'] ?? '',
					'comment_author_email' => $values['email'] ?? '',
					'comment_content'      => $values['message'] ?? '',
				)
			),
			'comment-check'
		);

		return is_array( $answer ) && 'true' === ( $answer[1] ?? '' );
	}

	/**
	 * What the browser says of itself.
	 *
	 * @param string $name Name in $_SERVER.
	 */
	private static function header( string $name ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Akismet asks for it as it is.
		$value = wp_unslash( $_SERVER[ $name ] ?? '' );

		return is_string( $value ) ? $value : '';
	}
}
