<?php
/**
 * Buttons of forms that look like the theme's.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

/**
 * Says of the buttons of form plugins what global styles say of buttons. WordPress says it of elements with a class
 * (`wp-element-button`), which these have not.
 */
final class FormButtons {

	/** Buttons that send: no more weight than WordPress's own rule, and what Fluent Forms' own style needs. */
	private const BUTTONS =
		':root :where(.wpcf7-submit,.wpforms-submit,.gform_button,.contact-form .pushbutton-wide,'
		. '.login-submit .button)%1$s,'
		. '.frm-fluent-form.frm-fluent-form .ff-btn-submit:not(.ff_btn_no_style,.wpf_has_custom_css)%1$s';

	/** States that global styles know. */
	private const STATES = array( ':hover', ':focus', ':active' );

	/**
	 * Adds the rules to the style of forms. A classic theme styles buttons by their tag.
	 */
	public static function add(): void {
		if ( wp_is_block_theme() ) {
			wp_add_inline_style( 'eidan-forms', self::css( wp_get_global_styles( array( 'elements', 'button' ) ) ) );
		}
	}

	/**
	 * The rules for what global styles say of buttons.
	 *
	 * @param mixed $button Styles of the element, as in theme.json, with its states.
	 */
	public static function css( mixed $button ): string {
		if ( ! is_array( $button ) ) {
			return '';
		}
		$css = self::rule( '', $button );
		foreach ( self::STATES as $state ) {
			$css .= self::rule( $state, $button[ $state ] ?? null );
		}

		return $css;
	}

	/**
	 * @param string $state  '' or a pseudo class.
	 * @param mixed  $styles Its styles.
	 * @return string A rule; '' if there is nothing to say.
	 */
	private static function rule( string $state, mixed $styles ): string {
		if ( ! is_array( $styles ) ) {
			return '';
		}
		$known = array_intersect_key(
			$styles,
			array_flip( array( 'border', 'color', 'spacing', 'typography', 'shadow', 'outline' ) )
		);
		$css   = wp_style_engine_get_styles( $known )['css'] ?? '';

		return '' === $css ? '' : sprintf( self::BUTTONS, $state ) . '{' . $css . '}';
	}
}
