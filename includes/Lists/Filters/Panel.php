<?php
/**
 * The panel of a filter bar.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Filters;

/**
 * In a narrow list, a bar with much to choose would push the items off the screen. There it is behind a button, in a
 * popover of the browser: it lies above everything, closes by Escape and a tap beside it, and needs no script. Where
 * the list is wide, or the browser knows no popovers, styles show the contents in place and no button.
 */
final class Panel {

	/**
	 * @param string   $bar    HTML of the bar.
	 * @param string   $id     Id of the panel.
	 * @param int      $chosen Number of chosen terms.
	 * @param int|null $total  Number of items found; null = not counted.
	 * @return string HTML.
	 */
	public static function html( string $bar, string $id, int $chosen, ?int $total ): string {
		$show = null === $total
			? __( 'Show items', 'eidan' )
			/* translators: button that closes the filters of a list. %s: number of items that are found. */
			: sprintf( _n( 'Show %s item', 'Show %s items', $total, 'eidan' ), number_format_i18n( $total ) );

		return self::button( 'open', $id, '', self::open_text( $chosen ) )
			. '<div class="eidan-list__panel" id="' . esc_attr( $id ) . '" popover>'
			. self::button( 'close', $id, 'hide', '', __( 'Close', 'eidan' ) )
			. $bar
			. '<div class="eidan-list__foot">' . self::button( 'show wp-element-button', $id, 'hide', $show )
			. '</div></div>';
	}

	/**
	 * Text of the button that opens the panel.
	 *
	 * @param int $chosen Number of chosen terms.
	 */
	private static function open_text( int $chosen ): string {
		return 0 === $chosen
			? __( 'Filter', 'eidan' )
			/* translators: button that opens the filters of a list. %s: number of chosen filters. */
			: sprintf( __( 'Filter (%s)', 'eidan' ), number_format_i18n( $chosen ) );
	}

	/**
	 * A button of the panel.
	 *
	 * @param string $kind   Last part of its class.
	 * @param string $id     Id of the panel.
	 * @param string $action What it does; '' = opens and closes.
	 * @param string $text
	 * @param string $name   Accessible name, where it has no text.
	 */
	private static function button(
		string $kind,
		string $id,
		string $action,
		string $text,
		string $name = ''
	): string {
		return '<button type="button" class="eidan-list__' . esc_attr( $kind ) . '" id="'
			. esc_attr( $id . '-' . strtok( $kind, ' ' ) ) . '" popovertarget="' . esc_attr( $id ) . '"'
			. ( '' === $action ? '' : ' popovertargetaction="' . esc_attr( $action ) . '"' )
			// The focus goes there when the panel opens: its opener is beneath it.
			. ( '' === $name ? '' : ' aria-label="' . esc_attr( $name ) . '" autofocus' )
			. '>' . esc_html( $text ) . '</button>';
	}
}
