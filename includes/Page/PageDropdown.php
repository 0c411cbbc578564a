<?php
/**
 * A drop-down of pages in content.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use Eidan\Support\Markup;

/**
 * Recognises a `<select>` whose options are pages of this site, and makes it a field for `Dropdowns::redirect()`.
 */
final class PageDropdown {

	/** Values of options that are no choice. */
	private const NOTHING = array( '', '#', '0', '-1' );

	/**
	 * The field.
	 *
	 * @param string $html HTML of a `<select>`.
	 * @return string HTML; '' if its options are something else.
	 */
	public static function of( string $html ): string {
		$markup = new Markup( $html );
		if (
			! $markup->next_tag() || 'SELECT' !== $markup->get_tag() || null !== $markup->get_attribute( 'multiple' )
		) {
			return '';
		}
		$markup->set_attribute( 'name', Dropdowns::FIELD );
		$markup->set_attribute( 'required', true );
		// It would navigate on every arrow key.
		$markup->remove_attribute( 'onchange' );
		$places = 0;
		$others = 0;
		while ( $markup->next_tag( array( 'tag_name' => 'OPTION' ) ) ) {
			$value = $markup->get_attribute( 'value' );
			if ( is_string( $value ) && '' !== self::address( $value ) ) {
				++$places;
			} elseif (
				0 === $places + $others && ( ! is_string( $value ) || in_array( trim( $value ), self::NOTHING, true ) )
			) {
				// The first option may be a placeholder.
				++$others;
				$markup->set_attribute( 'value', '' );
			} else {
				return '';
			}
		}

		return 0 === $places ? '' : $markup->get_updated_html();
	}

	/**
	 * The full address of a page of this site.
	 *
	 * @param string $value Address, or path from the root.
	 * @return string '' if it is not a page of this site.
	 */
	public static function address( string $value ): string {
		$home  = home_url( '/' );
		$value = trim( $value );
		if ( 1 === preg_match( '~^/(?![/\\\\])~', $value ) ) {
			$value = (string) preg_replace( '~^([a-z]+://[^/]+).*$~i', '$1', $home ) . $value;
		}

		return str_starts_with( $value, $home ) || untrailingslashit( $home ) === $value ? $value : '';
	}
}
