<?php
/**
 * The look of forms that other plugins and WordPress print.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use Eidan\Settings\Settings;

/**
 * Loads the style of forms where the page has one, if the setting is on.
 */
final class Forms {

	/**
	 * Styles by what shows in HTML that a page needs them: the class that the plugin's own style builds on. Contact
	 * Form 7, Fluent Forms, Jetpack, WPForms, Gravity Forms, WordPress's comments and log-in; WordPress's search, which
	 * many pages have without another form.
	 */
	private const STYLES = array(
		'eidan-forms'        =>
			'~\b(?:wpcf7-form|frm-fluent-form|contact-form|wpforms-form|gform_wrapper|comment-form|login-submit)\b~',
		'eidan-forms-search' => '~\bwp-block-search\b~',
	);

	/**
	 * Filter `render_block` and `do_shortcode_tag`: looks for a form in HTML.
	 *
	 * @param mixed $html
	 */
	public static function look( mixed $html ): mixed {
		if ( ! is_string( $html ) || ! str_contains( $html, '<form' ) || true !== Settings::get( 'page.forms' ) ) {
			return $html;
		}
		foreach ( self::STYLES as $handle => $classes ) {
			// Once is enough: what is around a block has its form, too.
			if ( ! wp_style_is( $handle ) && 1 === preg_match( $classes, $html ) ) {
				wp_enqueue_style( $handle );
				if ( 'eidan-forms' === $handle ) {
					FormButtons::add();
				}
			}
		}

		return $html;
	}

	/**
	 * Action `comment_form_before`: classic themes print comments without a block.
	 */
	public static function comments(): void {
		self::look( '<form class="comment-form">' );
	}
}
