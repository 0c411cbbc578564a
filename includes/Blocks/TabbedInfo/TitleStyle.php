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
 */
final class TitleStyle {

	/**
	 * Adds the rules to the page; blocks with the same choices share them.
	 *
	 * @param mixed $titles Valid attribute `titles`: `color`, `hover` and `active` with `text` and `background`, `typography`.
	 * @return string The class that the rules are for, '' when there are none.
	 */
	public static function add( mixed $titles ): string {
		$titles = is_array( $titles ) ? $titles : array();
		$class  = 'eidan-titles-' . substr( md5( (string) wp_json_encode( $titles ) ), 0, 8 );
		$css    = '';
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
	 * @param array<array-key, mixed> $titles Choices.
	 * @param string                  $items  Selector of the element around the items.
	 * @return array<string, array<string, mixed>>
	 */
	private static function rules( array $titles, string $items ): array {
		$colors = array_intersect_key( $titles, array_flip( array( 'color', 'hover', 'active' ) ) );
		// A title with its subtitle; the view makes a tab with the same class.
		$summary = "$items>*>.eidan-tabs__summary";
		return array(
			$summary                             => array(
				'color'   => $titles['color'] ?? array(),
				// On a ground of their own, words stand away from its edges.
				'spacing' => array() === array_column( $colors, 'background' ) ? array() : array(
					'padding' => array(
						'left'  => '1rem',
						'right' => '1rem',
					),
				),
			),
			"$summary:is(:hover,:focus-visible)" => array( 'color' => $titles['hover'] ?? array() ),
			"{$summary}[aria-selected=true],$items>[open]>.eidan-tabs__summary" => array( 'color' => $titles['active'] ?? array() ),
			"$summary>.eidan-tabs__title"        => array(
				'typography' => $titles['typography'] ?? array(),
				// A theme may give headings a colour.
				'color'      => array() === array_column( $colors, 'text' ) ? array() : array( 'text' => 'inherit' ),
			),
		);
	}
}
