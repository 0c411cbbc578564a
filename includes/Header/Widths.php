<?php
/**
 * What of a header depends on the width of the window.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Header;

use Eidan\Blocks\Header;
use Eidan\Support\Value;

/**
 * Writes the rules of one header: its breakpoint is an author's number, which no style sheet can know.
 */
final class Widths {

	/**
	 * A style element.
	 *
	 * @param string               $id         Class of the header.
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param bool                 $moves      Whether it is over the page at times.
	 * @return string HTML.
	 */
	public static function style( string $id, array $attributes, bool $moves ): string {
		$breakpoint = Value::integer( $attributes['breakpoint'] ?? null, 0, 4000, Header::BREAKPOINT );
		$mobile     = Value::integer( $attributes['mobileHeight'] ?? null, 40, 400, Header::HEIGHT );
		$amount     = Value::integer( $attributes['amount'] ?? null, 0, 5000, 2 * Header::HEIGHT );
		$behaviour  = Value::one_of( $attributes['behaviour'] ?? null, array( 'fixed', 'sticky', 'up' ), 'static' );
		$padding    = 'fixed' === $behaviour ? Value::integer( $attributes['scrolledPadding'] ?? null, 0, 100, 10 ) : 0;
		$box        = '.' . sanitize_html_class( $id );
		// What was measured is known better than by the width of the window.
		$guess  = 'fit' === ( $attributes['collapse'] ?? '' ) ? "$box:not(.is-measured)" : $box;
		$narrow = "$box{--eidan-header-height:{$mobile}px!important" . ( $moves ? ';--eidan-header-from:' . ( 2 * $mobile ) . 'px' : '' ) . '}'
			. "$guess .is-header-wide{display:none!important}";
		$wide   = "$guess .is-header-compact{display:none!important}"
			. ( $moves ? "$box{--eidan-header-from:" . ( 'fixed' === $behaviour ? 0 : $amount ) . "px;--eidan-header-more:{$padding}px}" : '' );
		// Nothing that gets the focus, and no place that is linked to, comes to lie below it.
		$page = 'vertical' === ( $attributes['orientation'] ?? '' ) ? 'body{--eidan-header-aside:' . Value::integer( $attributes['height'] ?? null, 40, 400, Header::HEIGHT ) . 'px}' : '';
		if ( $moves ) {
			$height = Value::integer( $attributes['height'] ?? null, 40, 400, Header::HEIGHT );
			$page   = "html{--eidan-header-cover:{$mobile}px;scroll-padding-block-start:calc(var(--eidan-header-cover) + var(--wp-admin--admin-bar--height,0px))}";
			$wide  .= $height === $mobile ? '' : "html{--eidan-header-cover:{$height}px}";
		}

		if ( 'vertical' === ( $attributes['orientation'] ?? '' ) ) {
			wp_add_inline_style( 'eidan-header-vertical', self::column( $id, $breakpoint ) );
		}

		return "<style>$page@media(max-width:{$breakpoint}px){{$narrow}}@media(min-width:" . ( $breakpoint + 1 ) . "px){{$wide}}</style>";
	}

	/**
	 * What makes a column of a vertical header: build/styles/header-column.css is a template for the rules of one header.
	 *
	 * @param string $id         Class of the header.
	 * @param int    $breakpoint Up to this many pixels it is a bar.
	 * @return string CSS.
	 */
	private static function column( string $id, int $breakpoint ): string {
		$file  = EIDAN_DIR . '/build/styles/header-column.css';
		$rules = is_readable( $file ) ? (string) file_get_contents( $file ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin, not an address.

		return '@media(min-width:' . ( $breakpoint + 1 ) . 'px){' . str_replace( '.eidan-header.', '.' . sanitize_html_class( $id ) . '.', $rules ) . '}';
	}
}
