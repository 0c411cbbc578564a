/** Work that can wait until the browser has nothing else to do, but not until the page is gone. */

declare global {
	interface Document {
		/** Whether the page was opened ahead and nobody has seen it yet. */
		prerendering?: boolean;
	}
}

let due: ( () => void ) | undefined;

/** Does now what was put off, if anything was. */
export const finish = () => {
	const act = due;
	drop();
	act?.();
};

/** Forgets what was put off; gives nothing, for callers that forget something of their own with it. */
export const drop = (): undefined => ( due = undefined );

/**
 * Puts off `act`: until the browser is idle, two seconds at most. A page that is left or hidden, and may never run
 * again, does it at once; one that the browser opened ahead, when somebody comes to see it.
 */
export const later = ( act: () => void ) => {
	due = act;
	if ( ! document.prerendering ) {
		( window.requestIdleCallback || setTimeout )( finish, { timeout: 2000 } as IdleRequestOptions & number );
	}
};

addEventListener( 'pagehide', finish );
// From the document up to here.
addEventListener( 'visibilitychange', finish );
