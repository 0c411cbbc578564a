import type { Options } from './options';

/**
 * What the controls need of an engine; both engines are tested through it.
 */
export interface Engine {
	/** Positions at which the slider can stand. */
	stops: number;
	/** The position where it stands or is going to. */
	index: number;
	/** Whether it goes on from the last position to the first. */
	loop: boolean;
	/**
	 * Moves; an engine that loops takes one more than the last position as the first.
	 *
	 * @param index    Position to go to.
	 * @param duration Milliseconds the move takes, 0 at once.
	 */
	to( index: number, duration: number ): void;
}

/**
 * Starts an engine.
 *
 * @param view    The element that shows a part of its only child, the track of slides.
 * @param options Options of the slider.
 * @param changed Called when `index` or `stops` may have changed.
 * @param signal  Ends the engine.
 */
export type Start = ( view: HTMLElement, options: Options, changed: () => void, signal: AbortSignal ) => Engine;
