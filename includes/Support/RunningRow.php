<?php
/**
 * A row of printed things that runs past without an end.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * The markup for the view module `@eidan/running` and the style `eidan-running`: a scroller until the script runs it,
 * and where nothing may move. See `src/view/motion/rows.ts` for the engine.
 */
final class RunningRow {

	/** The specification's step for each frame; see src/view/motion/pace.ts. */
	private const SPEED = 0.05;

	/**
	 * Prints a row, and enqueues what it needs.
	 *
	 * @param list<string>         $items      Escaped HTML of each thing.
	 * @param array<string, mixed> $attributes Of the block: `speed` 0.01 to 0.5, `direction` start or end, `pauseOnHover`, `fade`, `align`, and its block spacing.
	 * @param string               $label      Name of the row for assistive technology.
	 * @param string               $pause      What a press of the button does, such as "Pause scrolling logos".
	 * @return string HTML, '' without things.
	 */
	public static function html( array $items, array $attributes, string $label, string $pause ): string {
		if ( array() === $items ) {
			return '';
		}
		wp_enqueue_style( 'eidan-running' );
		wp_enqueue_script_module( '@eidan/running' );
		$speed = $attributes['speed'] ?? null;
		$speed = is_float( $speed ) || is_int( $speed ) ? max( 0.01, min( 0.5, (float) $speed ) ) : self::SPEED;
		$css   = array_filter(
			array(
				'full' === ( $attributes['align'] ?? '' ) ? '--eidan-edge:var(--wp--style--root--padding-right,1rem)' : '',
				Gap::css( $attributes['style'] ?? null, '--eidan-running-row-gap', '--eidan-running-gap' ),
			),
			static fn( string $declarations ): bool => '' !== $declarations
		);

		return sprintf(
			'<div%s><div%s><div class="eidan-running__row" role="list"><div role="listitem">%s</div></div></div>%s</div>',
			Html::attributes(
				array(
					'class'              => Html::classes(
						array(
							'eidan-running',
							'is-restful' => false !== ( $attributes['pauseOnHover'] ?? true ),
							'is-faded'   => true === ( $attributes['fade'] ?? false ),
						)
					),
					'data-eidan-running' => Html::json( array( 'speed' => $speed ) ),
					'style'              => array() === $css ? null : implode( ';', $css ),
				)
			),
			Html::attributes(
				array(
					'class'      => 'eidan-running__view' . ( 'end' === ( $attributes['direction'] ?? '' ) ? ' is-towards-end' : '' ),
					// Can be scrolled by keyboard where it does not run; the script takes it out of the order of the tab key.
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
