<?php
/**
 * A row of items that moves endlessly.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * The markup for the view module `@eidan/running` and the style `eidan-running`. Visitors can scroll the row before the
 * script moves it, and wherever motion is off. See `src/view/motion/rows.ts` for the engine.
 *
 * @phpstan-type Running array{
 *     label: string,
 *     speed: int|float,
 *     direction: 'start'|'end',
 *     pauseOnHover: bool,
 *     fade: bool,
 *     align?: string,
 *     style?: array<array-key, mixed>,
 *     ...,
 * }
 */
final class RunningRow {

	/**
	 * Prints a row, and enqueues what it needs.
	 *
	 * @param list<string>   $items      Escaped HTML of each item.
	 * @param Running        $attributes Valid attributes of the block.
	 * @param string         $label      Name of the row for assistive technology.
	 * @param string         $pause      What a press of the button does, such as "Pause scrolling logos".
	 * @return string HTML; '' if there are no items.
	 */
	public static function html( array $items, array $attributes, string $label, string $pause ): string {
		if ( array() === $items ) {
			return '';
		}
		wp_enqueue_style( 'eidan-running' );
		wp_enqueue_script_module( '@eidan/running' );
		$css = array_filter(
			array(
				'full' === ( $attributes['align'] ?? '' )
					? '--eidan-edge:var(--wp--style--root--padding-right,1rem)'
					: '',
				Gap::css( $attributes['style'] ?? null, '--eidan-running-row-gap', '--eidan-running-gap' ),
			),
			static fn( string $declarations ): bool => '' !== $declarations
		);

		return sprintf(
			'<div%s><div%s><div class="eidan-running__row" role="list"><div role="listitem">%s</div></div>'
				. '</div>%s</div>',
			Html::attributes(
				array(
					'class'              => Html::classes(
						array(
							'eidan-running',
							'is-restful' => $attributes['pauseOnHover'],
							'is-faded'   => $attributes['fade'],
						)
					),
					'data-eidan-running' => Html::json( array( 'speed' => (float) $attributes['speed'] ) ),
					'style'              => array() === $css ? null : implode( ';', $css ),
				)
			),
			Html::attributes(
				array(
					'class'      => 'eidan-running__view'
						. ( 'end' === $attributes['direction'] ? ' is-towards-end' : '' ),
					// Lets the keyboard scroll it while it does not move. Once the script moves it, Tab skips it.
					'tabindex'   => '0',
					'role'       => 'group',
					'aria-label' => $label,
				)
			),
			implode( '</div><div role="listitem">', $items ),
			PlayButton::toggle( 'eidan-running__pause', $pause )
		);
	}
}
