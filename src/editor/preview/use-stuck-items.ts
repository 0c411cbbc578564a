import { useCallback } from '@wordpress/element';
import type { Report } from './steps';
import { useStarted } from '../views/use-started';

/** A block whose items stay until the next one slides over them, as its HTML has it. */
export interface StuckItems {
	/** Finds what holds them: as high as all of them, wherever they stick. */
	list: string;
	/** Finds those that stick in it. */
	items: string;
}

const NONE: StuckItems = { list: 'eidan-none', items: '*' };

/** Browsers lay out in fractions of a pixel. */
const NEAR = 2;

/**
 * The item that has come to the top last, of items that stand one below the other and stay there.
 *
 * @param heights Heights of the items.
 * @param top     Where the first one would be without sticking, in pixels below the top of what scrolls.
 * @return Its number from 0; the first one while none has come.
 */
export function stuckAt( heights: readonly number[], top: number ): number {
	let edge = top;
	return heights.reduce( ( index, height, at ) => {
		const shown = edge <= NEAR ? at : index;
		edge += height;
		return shown;
	}, 0 );
}

/**
 * Where the top of what scrolls is on the screen: of the canvas, or of a part of the page in editors without a frame.
 */
function topOfScroller( element: Element ): number {
	for (
		let parent = element.parentElement;
		parent && parent !== element.ownerDocument.body;
		parent = parent.parentElement
	) {
		if ( /auto|scroll/.test( getComputedStyle( parent ).overflowY ) ) {
			return parent.getBoundingClientRect().top;
		}
	}
	return 0;
}

/**
 * Tells which item of a preview is at the top, and scrolls to others, of items that stay until the next one slides over
 * them: a ref for the element around the preview.
 *
 * @param report Told where it stands.
 * @param stuck  How the block is made, the same object at each render; none for blocks that do no such thing.
 */
export function useStuckItems( report: Report, { list: holder, items }: StuckItems = NONE ) {
	return useStarted(
		holder,
		useCallback(
			( list: HTMLElement, { signal }: { signal: AbortSignal } ) => {
				const { ownerDocument } = list;
				const parts = [ ...list.querySelectorAll( items ) ];
				let index = 0;
				const heights = () => parts.map( ( part ) => part.getBoundingClientRect().height );
				let asked = false;
				const tell = ( at: number ) => {
					index = at;
					report( { index, count: parts.length, go } );
				};
				const go = ( at: number ) => {
					// What sticks counts as seen already, so an element without styles of the block says where to
					// scroll to.
					const place = ownerDocument.createElement( 'i' );
					const top = heights()
						.slice( 0, at )
						.reduce( ( sum, height ) => sum + height, 0 );
					Object.assign( place.style, { position: 'absolute', insetBlockStart: `${ top }px` } );
					list.append( place );
					place.scrollIntoView( { block: 'start', behavior: 'instant' } );
					place.remove();
					// At the end of the canvas the last ones do not come to its top.
					asked = true;
					tell( at );
				};
				const look = () => {
					const at = stuckAt( heights(), list.getBoundingClientRect().top - topOfScroller( list ) );
					if ( ! asked && at !== index ) {
						tell( at );
					}
					asked = false;
				};
				ownerDocument.addEventListener( 'scroll', look, { capture: true, passive: true, signal } );
				signal.addEventListener( 'abort', () => report() );
				tell( stuckAt( heights(), list.getBoundingClientRect().top - topOfScroller( list ) ) );
			},
			[ items, report ]
		)
	);
}
