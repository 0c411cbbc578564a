/**
 * The interface between the controls and an engine. Both engines are tested through it.
 */
export interface Engine {
	/** Number of positions at which the slider can stop. */
	stops: number;
	/** The current position, or the target of a running move. */
	index: number;
	/** Whether it loops: the first position follows the last. */
	loop?: boolean;
	/**
	 * Moves to a position. If the engine loops, the index after the last position means the first.
	 *
	 * @param index    The position to go to.
	 * @param duration Duration in milliseconds. 0 means at once.
	 */
	to: ( index: number, duration: number ) => void;
	/** Updates the engine after slides were added or removed. Returns them in the order in which visitors see them. */
	update: () => Element[];
}

/** Options from the HTML, not checked yet. */
export type StoredOptions = Record< string, unknown >;

/** Everything an engine needs to start. */
export interface Setting {
	/** The visible area. Its only child is the track of slides, of which it shows a part. */
	view: HTMLElement;
	/** Whether slides are one below the other. */
	vertical: boolean;
	/** Whether the next slide is on the left. False if slides are one below the other. */
	rtl: boolean;
	/** Duration in milliseconds of a move that the visitor asked for. */
	speed: number;
	options: StoredOptions;
	/** The engine calls it when `index` or `stops` may have changed. */
	changed: () => void;
	/** Ends the engine. */
	signal: AbortSignal;
}

/** Starts an engine. */
export type Start = ( setting: Setting ) => Engine;
