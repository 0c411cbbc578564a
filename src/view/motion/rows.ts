import { addCopies, copiesNeeded } from './copies';
import { duration } from './pace';
import { playState } from './play-state';

interface Options {
	/** The visible area of each row. Its first child moves. */
	views: NodeListOf< HTMLElement >;
	/** Returns the pace of a row by its index, see pace.ts. */
	speed: ( index: number ) => unknown;
	/** The pause button of all rows. It is hidden until now. */
	button: HTMLElement;
}

/**
 * Makes rows scroll endlessly: the text marquee, scrolling tiles.
 *
 * CSS moves them, with the mixin `running-row` of src/styles. This file adds the copies that fill the gap, sets how
 * long a round of each row takes, and keeps the motion contract. CSS handles two parts of that: reduced motion, and the
 * pointer over a row.
 *
 * @param root           The block.
 * @param options        Rows and button.
 * @param options.views  The rows.
 * @param options.speed  Their pace.
 * @param options.button The pause button.
 * @param signal         Stops everything when aborted.
 */
export function runRows( root: HTMLElement, { views, speed, button }: Options, signal: AbortSignal ): void {
	// The observer runs after layout, so measuring in it causes no extra layout.
	const observer = new ResizeObserver( () =>
		views.forEach( ( view, index ) => {
			const mover = view.firstElementChild as HTMLElement;
			const width = mover.offsetWidth;
			const space = view.offsetWidth;
			const count = copiesNeeded( width, space );
			addCopies( mover, count );
			if ( count ) {
				view.style.setProperty( '--eidan-round', `${ duration( width, space, speed( index ) ) }s` );
			}
		} )
	);
	const update = ( playing: boolean, visible: boolean ) => {
		const starts = playing && button.ariaPressed === 'true';
		button.ariaPressed = `${ ! playing }`;
		root.style.setProperty( '--eidan-play', playing && visible ? '' : 'paused' );
		if ( starts ) {
			// Undo the scrolling by which the browser brought a focused link into view. Only on a start, since it
			// forces a layout.
			views.forEach( ( view ) => ( view.scrollLeft = 0 ) );
		}
	};
	playState( root, { button, playing: true, update }, signal );
	button.hidden = false;
	views.forEach( ( view ) => {
		observer.observe( view );
		observer.observe( view.firstElementChild! );
	} );
	signal.onabort = () => observer.disconnect();
}
