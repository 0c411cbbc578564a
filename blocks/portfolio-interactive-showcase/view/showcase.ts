import type { View } from '@eidan/runtime';

import { drag } from '../../../src/view/pointer/drag';
import { rests, type Point } from '../../../src/view/pointer/intent';
import { swiped } from '../../../src/view/pointer/swipe';
import { isFilled, turns } from '../../../src/view/pointer/wheel';
import { imageLinks } from '../../../src/view/swap/links';
import { middleOf } from '../../../src/view/swap/swap';

/** Options of `data-eidan-portfolio-interactive-showcase`. */
interface Options {
	/** Milliseconds until the next turn of the wheel counts. Without a value the wheel scrolls the page. */
	wheelLock?: unknown;
}

/** Media query for images behind the titles. The same as `on-stage` in src/styles/_swap.scss. */
const WIDE = '(scripting: enabled) and (min-width: 681px)';

/**
 * In the HTML each image is beside its title, and stays there on narrow screens. On wide screens all images move behind
 * the titles. The last image stays when no title is pointed at; the wheel and swipes continue from there.
 */
export const portfolioShowcase: View< Options > = ( root, { wheelLock }, { signal } ) => {
	const items = [ ...root.querySelectorAll( 'li' ) ];
	const stage = document.createElement( 'div' );
	const query = matchMedia( WIDE );
	let index = 0;
	// Position of the pointer when the wheel was turned.
	let turned: Point | undefined;

	stage.className = 'eidan-works__stage';
	const activate = imageLinks(
		root,
		{
			items,
			media: 'figure',
			stage,
			query,
			together: () => query.matches,
			previews: () => query.matches,
			rest: () => index,
			changed( detail ) {
				index = detail;
				root.dispatchEvent( new CustomEvent( 'eidan:slide', { detail } ) );
			},
		},
		signal
	);
	const go = ( way = 0 ) => {
		const item = items[ index + way ];
		if ( way && item && query.matches ) {
			activate( index + way, middleOf( item ) );
		}
	};

	drag(
		root,
		{
			axis: 'clientX',
			touch: true,
			begin() {},
			follow() {},
			end: ( way ) => go( swiped( -way, 0, root.matches( ':dir(rtl)' ) ) ),
		},
		signal
	);
	if ( typeof wheelLock === 'number' ) {
		turns(
			root,
			wheelLock,
			() =>
				query.matches && isFilled( root.getBoundingClientRect(), innerHeight )
					? { index, stops: items.length }
					: undefined,
			( way, { x, y } ) => {
				turned = { x, y };
				go( way );
			},
			signal
		);
		// Turning the wheel moves the mouse a little. Ignore that, or the title under the pointer would become active
		// again.
		root.addEventListener(
			'pointermove',
			( event ) => {
				if ( turned && rests( turned, event ) ) {
					event.stopPropagation();
				} else {
					turned = undefined;
				}
			},
			{ signal, capture: true }
		);
	}
};
