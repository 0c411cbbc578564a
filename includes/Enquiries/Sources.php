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

	/** The option's value where what is published has the form, and code that takes enquiries was not met yet. */
	private const PUBLISHED = 'published';

	/** What a post with a form that asks for it has in its content. */
	private const IN_CONTENT = '~<!--\s+wp:eidan/enquiry-form\s|\sdata-eidan-attribution\b~';

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
		if ( array() !== $found || null !== self::marked() ) {
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
	 * Remembers that the site has forms that ask for it, for good. The next page loads the script.
	 */
	public static function mark(): void {
		if ( in_array( self::marked(), array( null, self::PUBLISHED ), true ) ) {
			update_option( self::OPTION, 1, true );
		}
	}

	/**
	 * Remembers it as long as something published has such a form.
	 */
	private static function mark_published(): void {
		if ( null === self::marked() ) {
			update_option( self::OPTION, self::PUBLISHED, true );
		}
	}

	/**
	 * Forgets it, when the plugin is deleted.
	 */
	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/**
	 * The option's value; null if no such form is known. An option that does not exist would be asked for in the
	 * database on every page.
	 */
	private static function marked(): mixed {
		return wp_load_alloptions()[ self::OPTION ] ?? null;
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
			&& 1 === preg_match( self::IN_CONTENT, $post->post_content )
		) {
			self::mark_published();
		}
	}

	/**
	 * Action `deleted_post`: the last one with such a form may have gone. Where a theme's file has one, the next visit
	 * to it says so again.
	 *
	 * @param mixed $id   Not used.
	 * @param mixed $post The post.
	 */
	public static function deleted( mixed $id, mixed $post = null ): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		unset( $id );
		if (
			! $post instanceof WP_Post || self::PUBLISHED !== self::marked()
			|| 1 !== preg_match( self::IN_CONTENT, $post->post_content )
		) {
			return;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Once, as a page with a form is deleted.
		$left = $wpdb->get_var(
			"SELECT 1 FROM {$wpdb->posts} WHERE post_status = 'publish' AND "
				. "( post_content LIKE '%wp:eidan/enquiry-form%' OR post_content LIKE '%data-eidan-attribution%' ) "
				. 'LIMIT 1'
		);
		if ( null === $left ) {
			self::forget();
		}
	}

	/**
	 * Filter `render_block`: a block with a form that asks for it.
	 *
	 * @param mixed $html The block's HTML.
	 */
	public static function look( mixed $html ): mixed {
		if ( is_string( $html ) && 1 === preg_match( '/<form\b[^>]*\sdata-eidan-attribution\b/', $html ) ) {
			self::mark_published();
		}

		return $html;
	}
}
