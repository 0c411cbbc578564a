<?php
/**
 * The condition on post formats.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use WP_Term;

/**
 * Formats are terms of a taxonomy; items of the standard format have none.
 */
final class PostFormats {

	/**
	 * Action `eidan_list_conditions`.
	 */
	public static function register(): void {
		$formats =
			array( 'standard', 'aside', 'chat', 'gallery', 'link', 'image', 'quote', 'status', 'video', 'audio' );
		Conditions::register(
			new Condition(
				'format',
				static fn(): string => __( 'Post format', 'eidan' ),
				array(
					'type'    => 'string',
					'enum'    => array( '', ...$formats ),
					'default' => '',
				),
				self::rules( ... ),
				current_theme_supports( 'post-formats' ) ? array( 'post' ) : array( '' ),
				self::labels( ... )
			)
		);
	}

	/**
	 * What authors read.
	 *
	 * @return array<string, string>
	 */
	private static function labels(): array {
		$labels = array( '' => __( 'Any', 'eidan' ) );
		foreach ( get_post_format_strings() as $format => $label ) {
			$labels[ (string) $format ] = $label;
		}

		return $labels;
	}

	/**
	 * What a format asks of an item.
	 *
	 * @param string|int|float|bool $format The format.
	 * @return list<TermRule>
	 */
	private static function rules( string|int|float|bool $format ): array {
		$terms = get_terms(
			array(
				'taxonomy'   => 'post_format',
				'hide_empty' => false,
			)
		);
		$ids   = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			if ( $term instanceof WP_Term && ( 'standard' === $format || "post-format-$format" === $term->slug ) ) {
				$ids[] = $term->term_id;
			}
		}

		return 'standard' === $format
			? array( new TermRule( 'post_format', exclude: $ids ) )
			// Nothing has a format that nothing ever had.
			: array( new TermRule( 'post_format', array() === $ids ? array( PHP_INT_MAX ) : $ids ) );
	}
}
