<?php
/**
 * Responsive styles of a header.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Header;

use Eidan\Support\ThemeStyle;

/**
 * Prints the rules for each header, because its breakpoint is an attribute.
 *
 * @phpstan-import-type HeaderAttributes from \Eidan\Attributes\Header
 */
final class Widths {

	/** WordPress's handle of the block's style sheet. */
	private const HANDLE = 'eidan-header-style';

	/**
	 * Adds the rules to the page's head, where a style element belongs. Block templates are rendered before the head
	 * is printed. A header that comes later, as in classic themes, carries its rules, so that it does not move when
	 * the end of the page arrives. So does one that is rendered for no page, as in answers of the REST API.
	 *
	 * @param string           $id         Class of the header.
	 * @param HeaderAttributes $attributes Valid attributes.
	 * @param bool             $moves      Whether it overlays the page at times.
	 * @return string A style element; '' if the head has the rules.
	 */
	public static function style( string $id, array $attributes, bool $moves ): string {
		// Already a whole number by the schema; the taint analysis only knows absint().
		$breakpoint = absint( $attributes['breakpoint'] );
		$mobile     = absint( $attributes['mobileHeight'] );
		$amount     = absint( $attributes['amount'] );
		$height     = absint( $attributes['height'] );
		$behaviour  = $attributes['behaviour'];
		$padding    = 'fixed' === $behaviour ? absint( $attributes['scrolledPadding'] ) : 0;
		$box        = '.' . sanitize_html_class( $id );
		// A measured header does not need the guess by the window's width.
		$guess  = 'fit' === $attributes['collapse'] ? "$box:not(.is-measured)" : $box;
		$narrow = "$box{--eidan-header-height:{$mobile}px!important"
			. ( $moves ? ';--eidan-header-from:' . ( 2 * $mobile ) . 'px' : '' ) . '}'
			. "$guess .is-header-wide{display:none!important}";
		$wide   = "$guess .is-header-compact{display:none!important}"
			. (
				$moves
					? "$box{--eidan-header-from:" . ( 'fixed' === $behaviour ? 0 : $amount )
						. "px;--eidan-header-more:{$padding}px}"
					: ''
			);
		// Keeps focused elements and anchors from being covered by the header.
		$page = 'vertical' === $attributes['orientation'] ? "body{--eidan-header-aside:{$height}px}" : '';
		if ( $moves ) {
			$page  =
				"html{--eidan-header-cover:{$mobile}px;scroll-padding-block-start:calc(var(--eidan-header-cover) + "
				. 'var(--wp-admin--admin-bar--height,0px))}';
			$wide .= $height === $mobile ? '' : "html{--eidan-header-cover:{$height}px}";
		}

		if ( 'vertical' === $attributes['orientation'] ) {
			wp_add_inline_style( 'eidan-header-vertical', self::column( $id, $breakpoint ) );
		}

		$css = "$page@media(max-width:{$breakpoint}px){{$narrow}}@media(min-width:"
			. ( $breakpoint + 1 ) . "px){{$wide}}";
		if ( 0 === did_action( 'template_redirect' ) || 0 < did_action( 'wp_head' ) ) {
			return "<style>$css</style>";
		}
		wp_add_inline_style( self::HANDLE, $css );

		return '';
	}

	/**
	 * The rules that make a vertical header a column: build/styles/header-column.css is a template for the rules of one
	 * header.
	 *
	 * @param string $id         Class of the header.
	 * @param int    $breakpoint Up to this width in pixels it is a bar.
	 * @return string CSS.
	 */
	private static function column( string $id, int $breakpoint ): string {
		$rules = ThemeStyle::built( 'header-column' );

		return '@media(min-width:' . ( $breakpoint + 1 ) . 'px){'
			. str_replace( '.eidan-header.', '.' . sanitize_html_class( $id ) . '.', $rules ) . '}';
	}
}
