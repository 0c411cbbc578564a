<?php
/**
 * Swatches of terms.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Filters;

use Eidan\Support\Html;
use WP_Term;

/**
 * A colour or an image before the name of a term.
 */
final class TermSwatches {

	/**
	 * The swatches of terms, by id. Terms without one are left out.
	 *
	 * @param array<WP_Term> $terms
	 * @return array<int, string> HTML.
	 */
	public static function of( array $terms ): array {
		/**
		 * What terms look like in filters of a list that shows swatches.
		 *
		 * @param array<int, string> $swatches By id of the term: a colour such as #c00, or the address of an image.
		 * @param list<WP_Term>      $terms    The terms.
		 */
		$swatches = apply_filters( 'eidan_list_swatches', array(), array_values( $terms ) );
		$html     = array();
		foreach ( is_array( $swatches ) ? $swatches : array() as $id => $swatch ) {
			$color = is_string( $swatch ) ? (string) sanitize_hex_color( $swatch ) : '';
			$image = is_string( $swatch ) && '' === $color ? esc_url_raw( $swatch, array( 'http', 'https' ) ) : '';
			// An address may hold what would end it in CSS.
			$image = strtr(
				$image,
				array(
					"'" => '%27',
					'"' => '%22',
					'(' => '%28',
					')' => '%29',
				)
			);
			$style = '' === $color ? "background-image:url($image)" : "background-color:$color";
			if ( '' !== "$color$image" && is_int( $id ) ) {
				$html[ $id ] = '<span' . Html::attributes(
					array(
						'class' => 'eidan-list__swatch',
						'style' => $style,
					)
				) . '></span> ';
			}
		}
		wp_enqueue_style( 'eidan-list-facets' );

		return $html;
	}
}
