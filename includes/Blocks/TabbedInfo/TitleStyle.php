<?php
/**
 * Colours and typography of the titles of a tabbed info.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\TabbedInfo;

/**
 * Prints what an author chose with the styles of core's block supports, so that a page without it pays nothing.
 *
 * @phpstan-import-type TabbedInfoAttributes from \Eidan\Attributes\TabbedInfo
 */
final class TitleStyle {

	/**
	 * Adds the rules to the page; blocks with the same choices share them.
	 *
	 * @param TabbedInfoAttributes['titles'] $titles Colours and letters.
	 * @return string The class that the rules are for, '' when there are none.
	 */
	public static function add( array $titles ): string {
		$class = 'eidan-titles-' . substr( md5( (string) wp_json_encode( $titles ) ), 0, 8 );
		$css   = '';
		foreach ( self::rules( $titles, ".$class>.eidan-tabs" ) as $selector => $style ) {
			$css .= wp_style_engine_get_styles(
				$style,
				array(
					'selector' => $selector,
					'context'  => 'block-supports',
				)
			)['css'] ?? '';
		}
		return '' === $css ? '' : $class;
	}

	/**
	 * Styles by selector, each stronger than the one before.
	 *
	 * @param TabbedInfoAttributes['titles'] $titles Choices.
	 * @param string                         $items  Selector of the element around the items.
	 * @return array<string, array<string, mixed>>
	 */
	private static function rules( array $titles, string $items ): array {
		$colors = array_intersect_key( $titles, array_flip( array( 'color', 'hover', 'active' ) ) );
		// A title with its subtitle; the view makes a tab with the same class.
		$summary = "$items>*>.eidan-tabs__summary";
		return array(
			$summary                             => array(
				'color'   => $titles['color'],
				// On a ground of their own, words stand away from its edges.
				'spacing' => array() === array_column( $colors, 'background' ) ? array() : array(
					'padding' => array(
						'left'  => '1rem',
						'right' => '1rem',
					),
				),
			),
			"$summary:is(:hover,:focus-visible)" => array( 'color' => $titles['hover'] ),
			"{$summary}[aria-selected=true],$items>[open]>.eidan-tabs__summary" => array(
				'color' => $titles['active'],
			),
			"$summary>.eidan-tabs__title"        => array(
				'typography' => $titles['typography'],
				// A theme may give headings a colour.
				'color'      => array() === array_column( $colors, 'text' ) ? array() : array( 'text' => 'inherit' ),
			),
		);
	}
}
