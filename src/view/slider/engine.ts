/**
 * The interface between the controls and an engine. Both engines are tested through it.
 */
export interface Engine {
	/** Positions at which the slider can stand. */
	stops: number;
	/** The current position, or the target of a running move. */
	index: number;
	/** Whether it loops: after the last position comes the first. */
	loop?: boolean;
	/**
	 * Moves to a position. For an engine that loops, one more than the last position is the first.
	 *
	 * @param index    Position to go to.
	 * @param duration Milliseconds that the move takes; 0 for at once.
	 */
	to: ( index: number, duration: number ) => void;
	/** Updates the engine after slides were added or removed. Returns them in the order in which visitors see them. */
	update: () => Element[];
}

/** Options from the HTML, not checked yet. */
export type StoredOptions = Record< string, unknown >;

/** Everything an engine needs to start. */
export interface Setting {
	/** The viewport: it shows a part of its only child, the track of slides. */
	view: HTMLElement;
	/** Whether slides stand one below the other. */
	vertical: boolean;
	/** Whether the next slide is on the left; false if slides stand one below the other. */
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
