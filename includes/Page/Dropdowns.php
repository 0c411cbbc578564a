<?php
/**
 * Drop-downs of WordPress's archives and categories.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use Eidan\Settings\Settings;

/**
 * Makes a form with a button of them: WordPress's own lead away as soon as an arrow key chooses another month, and
 * nowhere without script.
 */
final class Dropdowns {

	private const BLOCKS = array( 'core/archives', 'core/categories', 'core/legacy-widget' );

	/** Name of WordPress's field whose values are addresses. */
	private const ARCHIVE = 'archive-dropdown';

	/**
	 * Puts a form around the field of a rendered block, where the owner wants it.
	 *
	 * @param mixed $content Rendered block.
	 * @param mixed $block   Parsed block.
	 */
	public static function complete( mixed $content, mixed $block = null ): mixed {
		$name = is_array( $block ) ? $block['blockName'] ?? '' : '';
		if ( ! is_string( $content ) || ! in_array( $name, self::BLOCKS, true ) || ! str_contains( $content, '<select' ) || is_admin() ) {
			return $content;
		}
		$mode = Settings::get( 'page.dropdowns' );
		// Any other field of a widget is its own business.
		if ( 'core' === $mode || ( 'core/legacy-widget' === $name && 1 !== preg_match( '~<select\b[^>]*\bname=["\'](?:cat|' . self::ARCHIVE . ')["\']~', $content ) ) ) {
			return $content;
		}
		$behaviour = 'choose' === $mode ? ' data-eidan-dropdown=""' : '';
		$button    = '<button type="submit" class="eidan-dropdown__go wp-element-button">' . esc_html__( 'Go', 'eidan' ) . '</button>';
		// The script that leads away on every change, and the value that means none.
		$html    = (string) preg_replace( array( '~<script\b.*?</script>~s', '~(<option\b[^>]*\bvalue=["\'])-1(["\'])~' ), array( '', '$1$2' ), $content );
		$has_own = str_contains( $html, '<form' );
		$html    = (string) preg_replace_callback(
			'~<select\b.*?</select>~s',
			static function ( array $found ) use ( $has_own, $behaviour, $button ): string {
				$field = (string) preg_replace( '~^<select\b~', '<select required', $found[0] ) . $button;

				return $has_own ? $field : '<form class="eidan-dropdown" action="' . esc_url( home_url( '/' ) ) . '"' . $behaviour . '>' . $field . '</form>';
			},
			$html,
			1
		);
		wp_enqueue_style( 'eidan-dropdown' );
		if ( '' !== $behaviour ) {
			wp_enqueue_script_module( '@eidan/dropdown' );
		}

		return $has_own ? (string) preg_replace( '~<form\b~', '<form class="eidan-dropdown"' . $behaviour, $html, 1 ) : $html;
	}

	/**
	 * Leads to the archive that was chosen: the values of WordPress's field are addresses of this site, and so is where
	 * anybody can be led to by this.
	 */
	public static function lead(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Anybody may go to a page of the site.
		$address = isset( $_GET[ self::ARCHIVE ] ) && is_string( $_GET[ self::ARCHIVE ] ) ? esc_url_raw( wp_unslash( $_GET[ self::ARCHIVE ] ) ) : '';
		if ( '' !== $address && 'core' !== Settings::get( 'page.dropdowns' ) && str_starts_with( $address, home_url( '/' ) ) ) {
			wp_safe_redirect( $address );
			exit;
		}
	}
}
