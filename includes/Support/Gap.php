<?php
/**
 * Block spacing as custom properties.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * Reads what core's block supports store; src/editor/gap.ts does the same for the canvas.
 */
final class Gap {

	/** Widths with styles of their own, the narrowest first. */
	private const WIDTHS = array( 'mobile', 'tablet' );

	/**
	 * The author's space between items, as declarations of custom properties. Where a width has a space of its own,
	 * the property has that at this width: see Viewports.
	 *
	 * @param mixed  $style  The attribute `style`, any type.
	 * @param string $row    Name of the property for the space between rows.
	 * @param string $column Name of the property for the space between columns.
	 * @return string CSS declarations with `;` between them; '' for the default.
	 */
	public static function css( mixed $style, string $row, string $column ): string {
		$style = is_array( $style ) ? $style : array();
		$all   = self::pair( $style );
		$css   = array();
		foreach ( array( $row, $column ) as $side => $property ) {
			// What a style sheet says counts where nothing was chosen.
			$value = '' === $all[ $side ] ? 'revert-layer' : $all[ $side ];
			foreach ( array_reverse( self::WIDTHS ) as $width ) {
				$length = self::pair( $style[ "@$width" ] ?? null )[ $side ];
				if ( '' !== $length ) {
					$css[] = "$property-$width:var(--eidan-on-$width) $length";
					$value = "var($property-$width,$value)";
					Viewports::enqueue();
				}
			}
			if ( 'revert-layer' !== $value ) {
				$css[] = "$property:$value";
			}
		}

		return implode( ';', $css );
	}

	/**
	 * The space between rows, and between columns.
	 *
	 * @param mixed $style The attribute `style`, or the part of a width, any type.
	 * @return array{string, string} Lengths; '' where there is none.
	 */
	private static function pair( mixed $style ): array {
		$spacing = is_array( $style ) ? $style['spacing'] ?? null : null;
		$gap     = is_array( $spacing ) ? $spacing['blockGap'] ?? null : null;

		return is_array( $gap )
			? array( self::length( $gap['top'] ?? null ), self::length( $gap['left'] ?? null ) )
			: array( self::length( $gap ), self::length( $gap ) );
	}

	/**
	 * A preset or a length.
	 *
	 * @param mixed $value Stored value.
	 * @return string CSS; '' if it is neither.
	 */
	private static function length( mixed $value ): string {
		if ( ! is_string( $value ) ) {
			return '';
		}
		if ( 1 === preg_match( '/^var:preset\|spacing\|([a-z0-9-]{1,40})$/D', $value, $match ) ) {
			return "var(--wp--preset--spacing--$match[1])";
		}
		if ( '0' === $value ) {
			// `calc()` needs a unit.
			return '0px';
		}

		return 1 === preg_match( '/^\d{1,4}(?:\.\d{1,4})?(?:px|r?em|%|vw|vh)$/D', $value ) ? $value : '';
	}
}
