<?php
/**
 * The widths of WordPress's styles by width.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

use WP_Theme_JSON;

/**
 * Custom properties that are set at one width only, so that a declaration can depend on the width without a rule of its
 * own: `--x-mobile:var(--eidan-on-mobile) 1rem` is a length on a mobile, and not valid elsewhere, where
 * `var(--x-mobile, 2rem)` is 2rem.
 *
 * WordPress has such styles since 7.1 (`style['@mobile']`, `style['@tablet']`), and themes set their widths in
 * `settings.viewport` of theme.json.
 */
final class Viewports {

	/** Handle of the styles. */
	private const HANDLE = 'eidan-viewports';

	/**
	 * Adds the properties to the page, once.
	 */
	public static function enqueue(): void {
		if ( wp_style_is( self::HANDLE, 'registered' ) ) {
			wp_enqueue_style( self::HANDLE );
			return;
		}
		$css = self::css();
		if ( '' !== $css ) {
			// It has no file, so no version.
			wp_register_style( self::HANDLE, false, array(), EIDAN_VERSION );
			wp_add_inline_style( self::HANDLE, $css );
			wp_enqueue_style( self::HANDLE );
		}
	}

	/**
	 * The rules.
	 *
	 * @return string CSS; '' before WordPress 7.1, which has no styles by width.
	 */
	private static function css(): string {
		// @phpstan-ignore function.alreadyNarrowedType (WordPress before 7.1 does not have it)
		if ( ! method_exists( WP_Theme_JSON::class, 'get_viewport_media_queries' ) ) {
			return '';
		}
		$css     = '';
		$queries = WP_Theme_JSON::get_viewport_media_queries( wp_get_global_settings( array( 'viewport' ) ) );
		foreach ( $queries as $name => $query ) {
			$css .= Text::of( $query ) . '{:root{--eidan-on-' . ltrim( (string) $name, '@' ) . ': ;}}';
		}

		return $css;
	}
}
