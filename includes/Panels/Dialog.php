<?php
/**
 * The dialog of panels.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Panels;

use Eidan\Support\Html;
use Eidan\Support\Lazy;
use Eidan\Support\Markup;

/**
 * Turns a block's saved element into a `<dialog>` with a close button, for the module `@eidan/panel`.
 */
final class Dialog {

	/** Class of the element that holds the blocks. */
	public const CONTENT = 'eidan-panel__content';

	/**
	 * Makes a dialog from a saved block.
	 *
	 * It is wrapped in an element without a box (`display: contents`): so the closed dialog takes no gap in rows or
	 * columns, and the theme's widths for layouts do not apply to the open one. Images are lazy.
	 *
	 * @param string                $content Saved HTML: a `<div>` with an element of the class self::CONTENT in it.
	 * @param string                $label   Accessible name.
	 * @param list<string>          $classes More classes.
	 * @param string                $style   CSS declarations, sanitized by the caller.
	 * @param array<string, int>    $options Options of the view.
	 * @param array<string, string> $more    More attributes.
	 * @return string HTML; '' if the saved HTML is not what the block saves, or is empty.
	 */
	public static function of(
		string $content,
		string $label,
		array $classes,
		string $style,
		array $options,
		array $more = array()
	): string {
		$content = trim( $content );
		$html    = new Markup( $content );
		if (
			! str_ends_with( $content, '</div>' )
			|| ! $html->next_tag()
			|| 'DIV' !== $html->get_tag()
			|| ! self::has_content( $content )
		) {
			return '';
		}
		foreach ( array( 'eidan-overlay', 'eidan-panel', ...$classes ) as $class ) {
			$html->add_class( $class );
		}
		$html->add_style( $style );
		foreach ( array(
			'aria-label'       => $label,
			'data-eidan-panel' => Html::json( $options ),
		) + $more as $name => $value ) {
			$html->set_attribute( $name, $value );
		}
		if ( ! $html->next_tag( array( 'class_name' => self::CONTENT ) ) ) {
			return '';
		}
		$html->wrap( self::close(), '' );
		wp_enqueue_style( 'eidan-panel' );
		$dialog = preg_replace(
			array( '~^<div\b~i', '~</div>$~' ),
			array( '<dialog', '</dialog>' ),
			$html->get_updated_html()
		);

		return '<div class="eidan-panel-place">' . Lazy::images( (string) $dialog ) . '</div>';
	}

	/**
	 * The button that closes it.
	 */
	private static function close(): string {
		return '<button type="button" class="eidan-panel__close" data-eidan-close aria-label="'
			. esc_attr__( 'Close', 'eidan' ) . '">'
			. '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5l14 14M19 5L5 19"/></svg></button>';
	}

	/**
	 * Whether HTML has visible content or fields.
	 *
	 * @param string $content HTML.
	 */
	private static function has_content( string $content ): bool {
		return Html::has_content( $content )
			|| 1 === preg_match( '~<(?:svg|iframe|video|audio|input|select|textarea|button|canvas)\b~i', $content );
	}
}
