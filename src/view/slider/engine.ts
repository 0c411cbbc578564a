/**
 * What the controls need of an engine; both engines are tested through it.
 */
export interface Engine {
	/** Positions at which the slider can stand. */
	stops: number;
	/** The position where it stands or is going to. */
	index: number;
	/** Whether it goes on from the last position to the first. */
	loop?: boolean;
	/**
	 * Moves; an engine that loops takes one more than the last position as the first.
	 *
	 * @param index    Position to go to.
	 * @param duration Milliseconds the move takes, 0 at once.
	 */
	to: ( index: number, duration: number ) => void;
	/** Takes in that slides came or went; gives them in the order in which visitors see them. */
	update: () => Element[];
}

/** Options as the HTML has them: anything may stand there. */
export type StoredOptions = Record< string, unknown >;

/** What an engine is started with. */
export interface Setting {
	/** The element that shows a part of its only child, the track of slides. */
	view: HTMLElement;
	/** Whether slides stand one below the other. */
	vertical: boolean;
	/** Whether the next slide is on the left; never where they stand one below the other. */
	rtl: boolean;
	/** Milliseconds that a move by hand takes. */
	speed: number;
	options: StoredOptions;
	/** To be called when `index` or `stops` may have changed. */
	changed: () => void;
	/** Ends the engine. */
	signal: AbortSignal;
}

/** Starts an engine. */
export type Start = ( setting: Setting ) => Engine;
