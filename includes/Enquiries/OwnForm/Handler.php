<?php
/**
 * Answers requests with an enquiry.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\OwnForm;

use Eidan\Enquiries\Clean;
use Eidan\Support\PageCaches;
use Eidan\Support\Value;

/**
 * A form is sent to the page that it is on, by the browser or by its script. The browser gets that page, with the form
 * as it was and what is in the way, or goes on to an address that can be loaded again. The script gets the same as
 * JSON.
 */
final class Handler {

	/** Control that only the script sends. */
	private const SCRIPT = 'eidan_script';

	/**
	 * Action `template_redirect`: takes what was sent.
	 */
	public static function answer(): void {
		// phpcs:disable WordPress.Security -- Anybody may write; a page from a cache has no nonce of the visitor.
		if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
			return;
		}
		$sent    = (array) wp_unslash( $_POST );
		$address = $_SERVER['REMOTE_ADDR'] ?? '';
		// phpcs:enable WordPress.Security
		$form   = Page::named( $sent[ Page::NUMBER ] ?? null );
		$answer = Reception::take( $sent, is_string( $address ) ? $address : '', self::page(), time() );
		PageCaches::leave_out();
		nocache_headers();
		if ( isset( $sent[ self::SCRIPT ] ) ) {
			wp_send_json( self::json( $answer ) );
		}
		if ( $answer->is_sent() ) {
			// The page that follows may be on another host of the same site, such as that of a language.
			// phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- Both addresses are the site's.
			wp_redirect( '' === $answer->page ? self::sent( $form['number'] ) : $answer->page, 303 );
			exit;
		}
		Page::remember( $form['number'], $answer, $form['key'] );
	}

	/**
	 * An answer for the script.
	 *
	 * @return array<string, mixed> `sent` and, for another page, `url`; or `say`, `errors` (names of fields), `token`.
	 */
	public static function json( Answer $answer ): array {
		if ( $answer->is_sent() ) {
			return array( 'sent' => true ) + ( '' === $answer->page ? array() : array( 'url' => $answer->page ) );
		}
		$opened = '' === $answer->token ? Token::open( self::posted_token() ) : null;

		return array(
			'say'    => Words::of_problem( $answer->problem ),
			'errors' => $answer->wrong,
			// A new one of the same form, where the old one is too old.
			'token'  => null === $opened ? $answer->token : Token::again( $opened['values'], time() ),
		);
	}

	/**
	 * The token that was sent.
	 */
	private static function posted_token(): mixed {
		// phpcs:ignore WordPress.Security -- It is opened by its key.
		return wp_unslash( $_POST[ Reception::TOKEN ] ?? '' );
	}

	/**
	 * The address of the page with the form.
	 *
	 * @return string Absolute.
	 */
	private static function page(): string {
		$origin = (string) preg_replace( '~^(https?://[^/]+).*$~i', '$1', home_url() );

		return Clean::page( $origin . self::path() );
	}

	/**
	 * The address that says that a form was sent.
	 *
	 * @param int $number Number of the form.
	 * @return string Path, query and fragment.
	 */
	private static function sent( int $number ): string {
		return Value::path( (string) esc_url_raw( add_query_arg( Page::SENT, (string) $number, self::path() ) ) )
			. '#' . Page::id( (string) $number, 'sent' );
	}

	/**
	 * Path and query of the request.
	 */
	private static function path(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Both who use it have it cleaned as an address.
		$path = wp_unslash( $_SERVER['REQUEST_URI'] ?? '/' );

		return Value::path( is_string( $path ) ? $path : '/' );
	}
}
