import type { View } from '@eidan/runtime';

import { drag } from '../pointer/drag';
import { rests, type Point } from '../pointer/intent';
import { swiped } from '../pointer/swipe';
import { isFilled, turns } from '../pointer/wheel';
import { pictureLinks } from '../swap/links';
import { middleOf } from '../swap/swap';

/** Options of `data-eidan-portfolio-interactive-showcase`. */
interface Options {
	/** Milliseconds until the next turn of the wheel counts; without it the wheel scrolls the page. */
	wheelLock?: unknown;
}

/** Where images lie behind the titles; the same as `on-stage` in src/styles/_swap.scss. */
const WIDE = '(scripting: enabled) and (min-width: 681px)';

/**
 * Images stand with their titles in the HTML, and stay there on narrow screens. Elsewhere they are gathered behind the
 * titles. What is shown stays when nothing is pointed at: the wheel and swipes go on from there.
 */
export const portfolioShowcase: View< Options > = ( root, { wheelLock }, { signal } ) => {
	const items = [ ...root.querySelectorAll( 'li' ) ];
	const stage = document.createElement( 'div' );
	const query = matchMedia( WIDE );
	let index = 0;
	// Where the pointer was when the wheel was turned.
	let turned: Point | undefined;

	stage.className = 'eidan-works__stage';
	const activate = pictureLinks(
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
		// A hand on the wheel trembles: the title below the pointer would come back.
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
