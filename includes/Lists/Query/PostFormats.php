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
 * Formats are terms of the taxonomy `post_format`; items of the standard format have no term.
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
	 * Labels in the editor.
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
	 * The rules that a format sets for items.
	 *
	 * @param string|int|float|bool $format Value of the condition.
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
			// A format that was never used has no term. An id that cannot exist finds nothing.
			: array( new TermRule( 'post_format', array() === $ids ? array( PHP_INT_MAX ) : $ids ) );
	}
}
