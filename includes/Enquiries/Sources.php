<?php
/**
 * Forms whose enquiries are kept.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries;

use Eidan\Settings\Settings;
use WP_Post;

/**
 * Whether the site has such forms, and which on a page they are. Read on every page, so it is one file without others.
 */
final class Sources {

	/** Option, loaded with all others: the site has forms that ask for it, such as our block. */
	public const OPTION = 'eidan_enquiry_forms';

	/** Any form that asks for it. */
	private const ASKING = '[data-eidan-attribution]';

	/**
	 * A constant, function or class that a known plugin has while it is active, and the selector of its forms.
	 */
	private const PLUGINS = array(
		'WPCF7_VERSION'         => '.wpcf7-form',
		'FLUENTFORM'            => '.frm-fluent-form',
		'load_formidable_forms' => '.frm-show-form',
		'WPFORMS_VERSION'       => '.wpforms-form',
		'GFForms'               => 'form[id^=gform_]',
		'Ninja_Forms'           => '.nf-form-layout form',
	);

	/** Content type that Jetpack has while its forms are on, and the selectors of its forms. */
	private const JETPACK = array( 'feedback', '.jetpack-contact-form__form,form.contact-form' );

	/**
	 * Whether the site has forms whose enquiries are kept. Call it from `init` on.
	 */
	public static function any(): bool {
		return array() !== self::selectors();
	}

	/**
	 * Which forms on a page they are.
	 *
	 * @return list<string> CSS selectors that fit form elements; none if the owner has switched enquiries off.
	 */
	public static function selectors(): array {
		if ( true !== Settings::get( 'attribution.enquiries' ) ) {
			return array();
		}
		$found = array();
		foreach ( self::PLUGINS as $name => $selector ) {
			if ( self::is_defined( $name ) ) {
				$found[] = $selector;
			}
		}
		if ( post_type_exists( self::JETPACK[0] ) ) {
			$found[] = self::JETPACK[1];
		}
		if ( array() !== $found || self::is_marked() ) {
			$found[] = self::ASKING;
		}
		/**
		 * Filters the forms that say where an enquiry came from. Add yours, or `[data-eidan-attribution]` for forms
		 * that have this attribute on a site without a known form plugin.
		 *
		 * @param list<string> $selectors CSS selectors that fit form elements. None: pages load no script for it.
		 */
		$filtered = apply_filters( 'eidan_enquiry_forms', $found );

		return array_values(
			array_filter(
				is_array( $filtered ) ? $filtered : $found,
				static fn ( mixed $selector ): bool => is_string( $selector ) && '' !== $selector
			)
		);
	}

	/**
	 * Whether there is a constant, function or class of this name.
	 */
	private static function is_defined( string $name ): bool {
		return defined( $name ) || function_exists( $name ) || class_exists( $name, false );
	}

	/**
	 * Remembers that the site has forms that ask for it. The next page loads the script.
	 */
	public static function mark(): void {
		if ( ! self::is_marked() ) {
			update_option( self::OPTION, 1, true );
		}
	}

	/**
	 * Forgets it, when the plugin is deleted.
	 */
	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/**
	 * Whether the site is known to have forms that ask for it. An option that does not exist would be asked for in the
	 * database on every page.
	 */
	private static function is_marked(): bool {
		return isset( wp_load_alloptions()[ self::OPTION ] );
	}

	/**
	 * Action `save_post`: something is published with a form that asks for it. Who comes before anybody has seen the
	 * form may send it later, too.
	 *
	 * @param mixed $id   Not used.
	 * @param mixed $post The post.
	 */
	public static function saved( mixed $id, mixed $post = null ): void {
		unset( $id );
		if (
			$post instanceof WP_Post && 'publish' === $post->post_status
			&& 1 === preg_match( '~<!--\s+wp:eidan/enquiry-form\s|\sdata-eidan-attribution\b~', $post->post_content )
		) {
			self::mark();
		}
	}

	/**
	 * Filter `render_block`: a block with a form that asks for it.
	 *
	 * @param mixed $html The block's HTML.
	 */
	public static function look( mixed $html ): mixed {
		if ( is_string( $html ) && 1 === preg_match( '/<form\b[^>]*\sdata-eidan-attribution\b/', $html ) ) {
			self::mark();
		}

		return $html;
	}
}
