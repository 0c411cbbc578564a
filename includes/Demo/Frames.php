<?php
/**
 * The pages in the iframes of the demo's page "Header and page".
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Patterns\Macros;
use Eidan\Settings\Settings;
use Eidan\Support\PageCaches;
use Eidan\Support\Value;

/**
 * Serves `/?eidan-frame=<name>` with an example from assets/demo/frames.json. So headers and settings of whole pages
 * can be tried without changing the site.
 *
 * Only names in that file are accepted, and nothing else of the request is used. The frames exist as long as the demo's
 * page, can only be embedded in pages of this site, and are not indexed.
 */
final class Frames {

	/** Query parameter. */
	public const PARAMETER = 'eidan-frame';

	/** The page with the frames, as a key in the ledger. */
	private const PAGE = 'page/header-and-page';

	/** An example changes with the demo, and goes with it. */
	private const HEADERS = array(
		'X-Robots-Tag'  => 'noindex',
		'Cache-Control' => 'no-store',
	);

	/** A spinner is shown once per visit; an example shows it on every load. */
	private const AGAIN = 'try{delete sessionStorage.eidanSpinner}catch{}';

	/** The outer page does not scroll to a focused fixed element in a frame by itself. */
	private const IN_VIEW = 'addEventListener("focusin",()=>window.frameElement?.scrollIntoView({block:"nearest"}))';

	/** Action `wp`: prepares the response if an example is requested. */
	public static function prepare(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Anybody may look at an example.
		$name  = isset( $_GET[ self::PARAMETER ] ) && is_string( $_GET[ self::PARAMETER ] )
			? sanitize_key( $_GET[ self::PARAMETER ] )
			: '';
		$frame = '' === $name ? null : ( Files::items( 'frames' )[ $name ] ?? null );
		// phpcs:enable WordPress.Security.NonceVerification.Recommended
		if ( null === $frame || ! is_front_page() ) {
			return;
		}
		// Reading the ledger costs a query, which other pages do not need.
		$ledger = new Ledger();
		if ( 'publish' !== get_post_status( $ledger->id( self::PAGE ) ) ) {
			return;
		}
		self::settings( $frame['settings'] ?? null, $name );
		add_filter( 'pre_get_document_title', static fn(): string => Files::text( $frame, 'title' ) );
		add_action( 'wp_body_open', static fn() => wp_print_inline_script_tag( self::AGAIN . ';' . self::IN_VIEW ) );
		add_filter(
			'template_include',
			static fn(): string => Canvas::of( self::content( $frame, $ledger ), 'frame' ),
			99
		);
		PageCaches::leave_out();
		Canvas::frame( self::HEADERS );
	}

	/**
	 * The block that shows an example in a page.
	 *
	 * @param string $name Name of the example.
	 * @return string Markup; '' for an unknown name.
	 */
	public static function block( string $name ): string {
		$frame = Files::items( 'frames' )[ $name ] ?? null;
		if ( null === $frame ) {
			return '';
		}
		$address = esc_url( add_query_arg( self::PARAMETER, $name, home_url( '/' ) ) );
		$title   = esc_attr( Files::text( $frame, 'title' ) );
		$style   = 'box-sizing:border-box;width:100%;max-width:'
			. ( true === ( $frame['phone'] ?? false ) ? '390px' : '100%' )
			. ';height:640px;border:1px solid var(--wp--preset--color--accent-6)';

		return "<!-- wp:html -->\n<figure class=\"wp-block-image alignwide\"><iframe src=\"$address\" title=\"Example: "
			. "$title\" loading=\"lazy\" style=\"$style\"></iframe>"
			. "<figcaption class=\"wp-element-caption\"><a href=\"$address\" target=\"_blank\" aria-label=\"Open in a "
			. "new tab: $title\">Open in a new tab</a></figcaption></figure>\n<!-- /wp:html -->";
	}

	/**
	 * The blocks of an example.
	 *
	 * @param array<string, mixed> $frame  Out of frames.json.
	 * @param Ledger               $ledger Ledger with the ids of pages, images and the menu.
	 */
	public static function content( array $frame, Ledger $ledger ): string {
		$markup = new Markup( $ledger );
		$fill   = static fn( string $text ): string => Macros::fill_with( $text, $markup->fill( ... ) );
		$header = Files::text( $frame, 'header' );
		// What the page of the example says first, so that no two look the same.
		$said = array();
		foreach ( array( 'opening', 'line', 'picture' ) as $name ) {
			$said[ "%$name%" ] = Files::text( $frame, $name );
		}
		$parts = array_map(
			static fn( string $part ): string => $fill( strtr( Files::markup( "frames/$part" ), $said ) ),
			Files::strings( $frame, 'parts' )
		);
		if ( '' !== $header ) {
			$own = array(
				'header' => Value::group( $frame, 'attributes' )
					+ array( 'lightLogo' => $ledger->id( 'picture/logo-light' ) ),
				// Always the demo's menu.
				'menu'   => array( 'menu' => 'navigation:' . $ledger->id( 'wp_navigation/primary' ) ),
			);
			array_unshift(
				$parts,
				self::with_attributes( $fill( "<!-- wp:pattern {\"slug\":\"eidan/$header\"} /-->" ), $own )
			);
		}

		return implode( "\n\n", $parts );
	}

	/**
	 * Sets attributes of our blocks in markup.
	 *
	 * @param string                      $markup
	 * @param array<string, array<mixed>> $own    Attributes by the block's slug.
	 */
	private static function with_attributes( string $markup, array $own ): string {
		return (string) preg_replace_callback(
			'/<!-- wp:eidan\/(' . implode( '|', array_keys( $own ) ) . ') (?:(\{.*?\}) )?(\/?)-->/',
			static function ( array $found ) use ( $own ): string {
				$attributes = json_decode( '' === $found[2] ? '{}' : $found[2], true );

				return "<!-- wp:eidan/$found[1] "
					. serialize_block_attributes(
						array_merge( is_array( $attributes ) ? $attributes : array(), $own[ $found[1] ] ?? array() )
					)
					. " $found[3]-->";
			},
			$markup
		);
	}

	/**
	 * Applies an example's settings for this request.
	 *
	 * @param mixed  $page Settings of the group `page`.
	 * @param string $name Name of the example.
	 */
	private static function settings( mixed $page, string $name ): void {
		if ( ! is_array( $page ) ) {
			return;
		}
		$set = static function ( mixed $stored ) use ( $page ): array {
			$stored         = is_array( $stored ) ? $stored : array();
			$own            = $stored['page'] ?? array();
			$stored['page'] = $page + ( is_array( $own ) ? $own : array() );
			return $stored;
		};
		add_filter( 'option_' . Settings::OPTION, $set );
		add_filter( 'default_option_' . Settings::OPTION, $set );
		// Forms of the example keep the parameter, so that its settings apply to the next page, too.
		$field = sprintf( '<input type="hidden" name="%s" value="%s">', self::PARAMETER, esc_attr( $name ) );
		add_filter(
			'render_block',
			static fn( mixed $html ): mixed =>
				is_string( $html ) && str_contains( $html, 'eidan-dropdown' ) && ! str_contains( $html, $field )
					? str_replace( '</form>', $field . '</form>', $html )
					: $html,
			30
		);
	}
}
