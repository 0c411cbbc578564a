<?php
/**
 * A dialog with more about an item.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

/**
 * The dialog of a list's cards. Each card contains its text for the dialog as a `<template>`, and a link to the item's
 * page that opens the dialog instead. The list has one `<dialog>` with a counter and the buttons previous, next and
 * close. The module `@eidan/card-dialog` connects them; without script the link opens the page.
 */
final class CardDialog {

	/** Class of the element around the cards and the dialog. */
	public const ROOT = 'has-card-dialog';

	private const BUTTON =
		'<button type="button" data-part="%s" aria-label="%s"%s>'
		. '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.25" '
		. 'aria-hidden="true"><path d="%s"/></svg></button>';

	/**
	 * Attributes of the link that opens the dialog.
	 *
	 * @param string $address The part of the address after `#` while the dialog shows the item.
	 * @return array<string, string|bool>
	 */
	public static function link( string $address ): array {
		return array(
			'data-eidan-card-dialog' => true,
			'data-address'           => $address,
		);
	}

	/**
	 * The `<template>` with what the dialog shows of an item; it belongs inside the card.
	 *
	 * @param string $html Escaped HTML.
	 */
	public static function content( string $html ): string {
		return '<template>' . $html . '</template>';
	}

	/**
	 * The dialog of a list. Enqueues its style.
	 */
	public static function html(): string {
		wp_enqueue_style( 'eidan-card-dialog' );
		$arrows = array( 'M22 12H2M8 6l-6 6 6 6', 'M2 12h20M16 6l6 6-6 6' );
		if ( is_rtl() ) {
			$arrows = array_reverse( $arrows );
		}

		return '<dialog class="eidan-overlay eidan-card-dialog"><div>'
			. '<p role="status"><span class="screen-reader-text"></span><span aria-hidden="true"></span></p>'
			. self::button( 'previous', __( 'Previous', 'eidan' ), $arrows[0] )
			. self::button( 'next', __( 'Next', 'eidan' ), $arrows[1] )
			. self::button( 'close', __( 'Close', 'eidan' ), 'M5 5l14 14M19 5L5 19', ' autofocus data-eidan-close' )
			. '</div><div data-part="stage"></div></dialog>';
	}

	/**
	 * A button of the dialog.
	 *
	 * @param string $part  Name by which the script finds the button.
	 * @param string $label Its name for assistive technology.
	 * @param string $path  Path of its icon, the attribute `d`.
	 * @param string $more  More attributes, escaped.
	 */
	private static function button( string $part, string $label, string $path, string $more = '' ): string {
		return sprintf( self::BUTTON, esc_attr( $part ), esc_attr( $label ), $more, esc_attr( $path ) );
	}
}
