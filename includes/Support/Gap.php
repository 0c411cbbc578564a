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

	/**
	 * The author's space between items, as declarations of custom properties.
	 *
	 * @param mixed  $style  The attribute `style`, any type.
	 * @param string $row    Name of the property for the space between rows.
	 * @param string $column Name of the property for the space between columns.
	 * @return string CSS declarations with `;` between them; '' for the default.
	 */
	public static function css( mixed $style, string $row, string $column ): string {
		$spacing = is_array( $style ) ? $style['spacing'] ?? null : null;
		$gap     = is_array( $spacing ) ? $spacing['blockGap'] ?? null : null;
		$pair    = is_array( $gap ) ? $gap : array(
			'top'  => $gap,
			'left' => $gap,
		);
		$css     = array();
		foreach ( array(
			'top'  => $row,
			'left' => $column,
		) as $side => $property ) {
			$length = self::length( $pair[ $side ] ?? null );
			if ( '' !== $length ) {
				$css[] = "$property:$length";
			}
		}

		return implode( ';', $css );
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
