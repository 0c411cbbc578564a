<?php
/**
 * The button that stops and starts what moves by itself.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * The labels are printed here, where they can be translated; the view modules `@eidan/motion` and `@eidan/silent-video`
 * switch between them.
 */
final class PlayButton {

	/** Its two icons: the first is shown while something moves, the second while it is paused (`is-paused`). */
	private const ICON =
		'<svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.5" '
		. 'aria-hidden="true"><path d="M7 4v12M13 4v12"/><path d="M6 4l10 6-10 6z"/></svg>';

	/**
	 * Prints a button whose label changes with its state.
	 *
	 * @param string $classes Class names.
	 * @param string $stop    Label while something moves.
	 * @param string $start   Label while it is paused.
	 * @param bool   $hidden  Whether it is hidden until a script shows it.
	 */
	public static function render( string $classes, string $stop, string $start, bool $hidden = true ): string {
		return '<button' . Html::attributes(
			array(
				'type'       => 'button',
				'class'      => Html::classes( array( $classes ) ),
				'aria-label' => $stop,
				'data-stop'  => $stop,
				'data-start' => $start,
				'hidden'     => $hidden,
			)
		) . '>' . self::ICON . '</button>';
	}

	/**
	 * Prints a button that keeps its label and has the state pressed while it pauses something
	 * (`src/view/motion/rows.ts`).
	 *
	 * @param string $classes Class names.
	 * @param string $label   What a press does, such as "Pause scrolling tiles".
	 */
	public static function toggle( string $classes, string $label ): string {
		return '<button' . Html::attributes(
			array(
				'type'         => 'button',
				'class'        => Html::classes( array( $classes ) ),
				'aria-label'   => $label,
				'aria-pressed' => 'false',
				'hidden'       => true,
			)
		) . '>' . self::ICON . '</button>';
	}
}
