import { useCallback } from '@wordpress/element';
import type { Report } from '../views/steps';
import { useStarted } from '../views/use-started';

/** Selectors for the HTML of a block whose items stick at the top until the next one covers them. */
export interface StickyItems {
	/** Finds the element around the items. It is as high as all of them together. */
	list: string;
	/** Finds the items in it. */
	items: string;
}

const NONE: StickyItems = { list: 'eidan-none', items: '*' };

/** Tolerance in pixels, because browsers use fractions of a pixel in layouts. */
const NEAR = 2;

/**
 * Finds the item that reached the top last. The items are below one another, and stick at the top.
 *
 * @param heights Heights of the items in pixels.
 * @param top     Distance in pixels from the top of the scroll container to the place of the first item without
 *                sticking.
 * @return Index of the item, from 0. The first one if none has reached the top.
 */
export function stickyIndexAt( heights: readonly number[], top: number ): number {
	let edge = top;
	return heights.reduce( ( index, height, at ) => {
		const shown = edge <= NEAR ? at : index;
		edge += height;
		return shown;
	}, 0 );
}

/**
 * Returns the top of the scroll container in the window. In editors without an iframe, it is an element of the page.
 * Otherwise it is the canvas itself, whose top is 0.
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
 * Reports which item of a preview is at the top, and scrolls to other items on request. The items stick at the top
 * until the next one covers them.
 *
 * @param report Called with the item at the top.
 * @param stuck  Selectors for the block's HTML; the same object at each render. Undefined for other blocks.
 * @return Ref for the element around the preview.
 */
export function useStickyItems( report: Report, { list: holder, items }: StickyItems = NONE ) {
	return useStarted(
		holder,
		useCallback(
			( list: HTMLElement, { signal }: { signal: AbortSignal } ) => {
				const { ownerDocument } = list;
				const parts = [ ...list.querySelectorAll( items ) ];
				let index = 0;
				const heights = () => parts.map( ( part ) => part.getBoundingClientRect().height );
				let isRequested = false;
				const tell = ( at: number ) => {
					index = at;
					report( { index, count: parts.length, go } );
				};
				const go = ( at: number ) => {
					// scrollIntoView() does nothing for an item that sticks, because the item is visible already. So it
					// scrolls to a temporary element at the item's place without sticking.
					const place = ownerDocument.createElement( 'i' );
					const top = heights()
						.slice( 0, at )
						.reduce( ( sum, height ) => sum + height, 0 );
					Object.assign( place.style, { position: 'absolute', insetBlockStart: `${ top }px` } );
					list.append( place );
					place.scrollIntoView( { block: 'start', behavior: 'instant' } );
					place.remove();
					// The last items may not reach the top, because the canvas ends below them. So the next scroll
					// event does not change the current item.
					isRequested = true;
					tell( at );
				};
				const look = () => {
					const at = stickyIndexAt( heights(), list.getBoundingClientRect().top - topOfScroller( list ) );
					if ( ! isRequested && at !== index ) {
						tell( at );
					}
					isRequested = false;
				};
				ownerDocument.addEventListener( 'scroll', look, { capture: true, passive: true, signal } );
				signal.addEventListener( 'abort', () => report() );
				tell( stickyIndexAt( heights(), list.getBoundingClientRect().top - topOfScroller( list ) ) );
			},
			[ items, report ]
		)
	);
}
