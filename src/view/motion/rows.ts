import { addCopies, copiesNeeded } from './copies';
import { duration } from './pace';
import { playState } from './play-state';

interface Options {
	/** What shows each row; its first child moves. */
	views: NodeListOf< HTMLElement >;
	/** Pace of the row with that number, from 0; see pace.ts. */
	speed: ( index: number ) => unknown;
	/** The pause button of all rows; it is shown now. */
	button: HTMLElement;
	/** Called at once and on each change: whether visitors let them run. */
	changed?: ( running: boolean ) => void;
}

/**
 * Lets rows of contents run past without an end: the text marquee, scrolling
 * tiles.
 *
 * CSS does the moving, by the mixin `running-row` of src/styles. This makes
 * the copies that close the gap, says how long a round of each row takes, and
 * keeps the motion contract, of which CSS has its part: reduced motion and the
 * pointer above a row.
 *
 * @param root            The block.
 * @param options         Rows and button.
 * @param options.views   The rows.
 * @param options.speed   Their pace.
 * @param options.button  The pause button.
 * @param options.changed Hears whether they run.
 * @param signal          Ends everything.
 */
export function runRows( root: HTMLElement, { views, speed, button, changed }: Options, signal: AbortSignal ): void {
	// An observer runs when layout is done: measuring in it causes no further layout.
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
		changed?.( playing );
		root.style.setProperty( '--eidan-play', playing && visible ? '' : 'paused' );
		if ( starts ) {
			// To where they were before a link in one was scrolled into sight. Only then: it asks for the layout.
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
