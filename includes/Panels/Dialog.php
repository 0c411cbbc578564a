<?php
/**
 * The dialog that panels are.
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
	 * A dialog made of a saved block.
	 *
	 * Around it stands an element without a box: in a row or a column the closed dialog takes no gap, and widths that a
	 * theme gives to what stands in its layouts do not reach the open one. Images wait until it opens.
	 *
	 * @param string                $content Saved HTML: a `<div>` with an element of the class self::CONTENT in it.
	 * @param string                $label   Its name for screen readers.
	 * @param list<string>          $classes More classes.
	 * @param string                $style   Declarations; the caller vouches for them.
	 * @param array<string, int>    $options Options of the view.
	 * @param array<string, string> $more    More attributes.
	 * @return string HTML; '' where the saved HTML is not what the block saves, or is empty.
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
		if ( '' !== $style ) {
			$html->add_style( rtrim( $style, ';' ) );
		}
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

		return '<div class="eidan-panel-place">' . Lazy::pictures( (string) $dialog ) . '</div>';
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
	 * Whether there is something to see or to fill in.
	 *
	 * @param string $content HTML.
	 */
	private static function has_content( string $content ): bool {
		return Html::has_content( $content )
			|| 1 === preg_match( '~<(?:svg|iframe|video|audio|input|select|textarea|button|canvas)\b~i', $content );
	}
}
