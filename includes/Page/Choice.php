<?php
/**
 * A drop-down of pages in a text.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use Eidan\Support\Markup;

/**
 * Recognises a `<select>` whose choices are pages of this site, and makes a field of it that `Dropdowns::lead()`
 * understands.
 */
final class Choice {

	/** Name of the field. */
	public const FIELD = 'eidan-lead';

	/** Values that mean that nothing is chosen. */
	private const NOTHING = array( '', '#', '0', '-1' );

	/**
	 * The field.
	 *
	 * @param string $html A `<select>`; anything else is none.
	 * @return string HTML; '' where its choices are something else.
	 */
	public static function of( string $html ): string {
		$markup = new Markup( $html );
		if (
			! $markup->next_tag() || 'SELECT' !== $markup->get_tag() || null !== $markup->get_attribute( 'multiple' )
		) {
			return '';
		}
		$markup->set_attribute( 'name', self::FIELD );
		$markup->set_attribute( 'required', true );
		// Where it would lead away by itself, with every arrow key.
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
				// The first one says what to choose.
				++$others;
				$markup->set_attribute( 'value', '' );
			} else {
				return '';
			}
		}

		return 0 === $places ? '' : $markup->get_updated_html();
	}

	/**
	 * The whole address of a page of this site.
	 *
	 * @param string $value Address, or path from the root of the host on.
	 * @return string '' where it is something else, or elsewhere.
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
