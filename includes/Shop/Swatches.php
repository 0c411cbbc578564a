<?php
/**
 * Variations as swatches and buttons.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Support\AttachmentImage;
use Eidan\Support\Html;
use Eidan\Support\Text;
use WP_Term;

/**
 * Prints them after the native field of a variation, which keeps the form's value and works without script.
 */
final class Swatches {

	/** Attributes with more values get no swatches. */
	public const MOST = 16;

	/**
	 * Filter `woocommerce_dropdown_variation_attribute_options_html`: adds the swatches.
	 *
	 * @param mixed $html A field.
	 * @param mixed $args Arguments of the field.
	 */
	public static function complete( mixed $html, mixed $args = null ): mixed {
		if ( ! is_string( $html ) || ! is_array( $args ) || ! Switches::on( Switches::SWATCHES ) ) {
			return $html;
		}
		$attribute = is_string( $args['attribute'] ?? null ) ? $args['attribute'] : '';
		$options   = self::options( $html );
		if ( '' === $attribute || array() === $options || count( $options ) > self::MOST ) {
			return $html;
		}
		wp_enqueue_script_module( '@eidan/shop-swatches' );
		$name = Text::plain( Text::of( wc_attribute_label( $attribute ) ) );

		return Style::html( 'eidan-shop-swatches' ) . $html . self::group( $attribute, $options, $name );
	}

	/**
	 * The swatches of an attribute. They belong to the native field in front of them.
	 *
	 * @param string                    $attribute Name of the attribute.
	 * @param array<string|int, string> $options   Names that visitors see, by value.
	 * @param string                    $label     Name of the attribute, as visitors see it.
	 */
	public static function group( string $attribute, array $options, string $label ): string {
		$swatches = '';
		foreach ( $options as $value => $text ) {
			$swatches .= self::swatch( (string) $value, $text, self::term( $attribute, (string) $value ) );
		}

		return '<span' . Html::attributes(
			array(
				'class'               => 'eidan-swatches',
				'role'                => 'radiogroup',
				'aria-label'          => $label,
				'data-eidan-swatches' => '',
			)
		) . ">$swatches</span>";
	}

	/**
	 * The values and labels of a native field, after WooCommerce's filters.
	 *
	 * @param string $html The field.
	 * @return array<string|int, string> Labels by value.
	 */
	private static function options( string $html ): array {
		$options = array();
		preg_match_all( '~<option\b[^>]*\bvalue="([^"]*)"[^>]*>(.*?)</option>~s', $html, $found, PREG_SET_ORDER );
		foreach ( $found as list( , $value, $label ) ) {
			if ( '' !== $value ) {
				$options[ html_entity_decode( $value, ENT_QUOTES ) ] = Text::plain( $label );
			}
		}

		return $options;
	}

	/**
	 * Id of the term of a value; 0 if the attribute has no terms.
	 *
	 * @param string $attribute Name of the attribute.
	 * @param string $value     Slug of the term.
	 */
	private static function term( string $attribute, string $value ): int {
		$term = taxonomy_exists( $attribute ) ? get_term_by( 'slug', $value, $attribute ) : false;

		return $term instanceof WP_Term ? $term->term_id : 0;
	}

	/**
	 * A swatch: the term's image, or its color, or its name.
	 *
	 * @param string $value Value in the native field.
	 * @param string $label Name that visitors see, unescaped.
	 * @param int    $term  Id of the term, 0 for none.
	 */
	private static function swatch( string $value, string $label, int $term ): string {
		$image = $term > 0 ? SwatchTerms::image_of( $term ) : 0;
		$color = $term > 0 ? SwatchTerms::color_of( $term ) : '';
		$face  = esc_html( $label );
		$kind  = 'text';
		if ( $image > 0 ) {
			$kind = 'image';
			$face = AttachmentImage::img( $image, array( 88, 88 ), array( 'alt' => '' ) );
		} elseif ( '' !== $color ) {
			$kind = 'color';
			$face = '';
		}

		return '<button' . Html::attributes(
			array(
				'type'         => 'button',
				'role'         => 'radio',
				'aria-checked' => 'false',
				'class'        => "eidan-swatch is-$kind",
				'data-value'   => $value,
				'title'        => 'text' === $kind ? null : $label,
				'aria-label'   => 'text' === $kind ? null : $label,
				'style'        => 'color' === $kind ? "--eidan-swatch:$color" : null,
			)
		) . ">$face</button>";
	}
}
