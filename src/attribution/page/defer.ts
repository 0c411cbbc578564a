/** Delays work until the browser is idle, but runs it before the page goes away. */

declare global {
	interface Document {
		/** Whether the page is prerendered: opened in advance and not seen yet. */
		prerendering?: boolean;
	}
}

let due: ( () => void ) | undefined;

/** Runs the delayed work now, if there is any. */
export const flushDeferred = () => {
	const act = due;
	drop();
	act?.();
};

/**
 * Drops the delayed work. Returns undefined, so that callers can clear a variable of their own in the same statement.
 */
export const drop = (): undefined => ( due = undefined );

/**
 * Delays `act` until the browser is idle, two seconds at most. If the page is hidden or left it runs at once, since the
 * page may never run again. On a prerendered page it runs when the visitor sees it.
 */
export const defer = ( act: () => void ) => {
	due = act;
	if ( ! document.prerendering ) {
		( window.requestIdleCallback || setTimeout )( flushDeferred, { timeout: 2000 } as IdleRequestOptions & number );
	}
};

addEventListener( 'pagehide', flushDeferred );
// The event is fired on the document and bubbles up to the window.
addEventListener( 'visibilitychange', flushDeferred );
