<?php
/**
 * Colours and typography of the titles of a tabbed info.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\TabbedInfo;

/**
 * Prints the author's choices with the styles of core's block supports, so that other pages load nothing.
 *
 * @phpstan-import-type TabbedInfoAttributes from \Eidan\Attributes\TabbedInfo
 */
final class TitleStyle {

	/**
	 * Adds the rules to the page; blocks with the same choices share them.
	 *
	 * @param TabbedInfoAttributes['titles'] $titles Colours and letters.
	 * @return string Class of the rules; '' if there are none.
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
	 * Styles by selector, in order of precedence.
	 *
	 * @param TabbedInfoAttributes['titles'] $titles Choices.
	 * @param string                         $items  Selector of the element around the items.
	 * @return array<string, array<string, mixed>>
	 */
	private static function rules( array $titles, string $items ): array {
		$colors = array_intersect_key( $titles, array_flip( array( 'color', 'hover', 'active' ) ) );
		// A title with its subtitle; the view module gives tabs the same class.
		$summary = "$items>*>.eidan-tabs__summary";
		return array(
			$summary                             => array(
				'color'   => $titles['color'],
				// With a background, titles need padding.
				'spacing' => array() === array_column( $colors, 'background' ) ? array() : array(
					'padding' => array(
						'left'  => 'calc(1rem*var(--eidan-rem,1))',
						'right' => 'calc(1rem*var(--eidan-rem,1))',
					),
				),
			),
			"$summary:is(:hover,:focus-visible)" => array( 'color' => $titles['hover'] ),
			"{$summary}[aria-selected=true],$items>[open]>.eidan-tabs__summary" => array(
				'color' => $titles['active'],
			),
			"$summary>.eidan-tabs__title"        => array(
				'typography' => $titles['typography'],
				// Overrides the theme's colour of headings.
				'color'      => array() === array_column( $colors, 'text' ) ? array() : array( 'text' => 'inherit' ),
			),
		);
	}
}
