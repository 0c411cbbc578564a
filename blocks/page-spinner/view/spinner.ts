import type { View } from '@eidan/runtime';
import { next, stepOf } from './steps';

/** Events that show that the visitor does not want to wait. */
const IMPATIENT = [ 'keydown', 'pointerdown', 'wheel', 'touchmove' ];

/** Milliseconds between two steps of the counter. */
const PAUSE = 60;

/** Options of `data-eidan-page-spinner`. */
interface Options {
	/** How much the counter grows in one step. */
	step?: unknown;
}

/** Counts up to the last step before 100, then to 100 once the page has loaded. Calls `done` at 100. */
const count = ( root: HTMLElement, given: unknown, signal: AbortSignal, done: () => void ) => {
	const step = stepOf( given );
	const number = root.querySelector( '.eidan-spinner__count' );
	let value = 0;
	const timer = setInterval( () => {
		value = next( value, step, document.readyState === 'complete' );
		root.style.setProperty( '--progress', `${ value }` );
		if ( number ) {
			number.textContent = `${ value }`;
		}
		if ( value === 100 ) {
			clearInterval( timer );
			done();
		}
	}, PAUSE );
	signal.addEventListener( 'abort', () => clearInterval( timer ), { once: true } );
};

/** Covers the page until it has loaded, or until the visitor does not want to wait any longer. */
export const pageSpinner: View< Options > = ( root, { step }, { signal } ) => {
	// The inline script after the spinner has decided not to show it on this visit.
	if ( root.hidden ) {
		return;
	}
	const over = new AbortController();
	signal.addEventListener( 'abort', () => over.abort(), { once: true } );
	const leave = () => root.classList.add( 'is-done' );
	root.addEventListener(
		'animationend',
		( { target } ) => {
			if ( target === root ) {
				over.abort();
				root.hidden = true;
				root.replaceChildren();
			}
		},
		{ signal: over.signal }
	);
	for ( const event of IMPATIENT ) {
		addEventListener( event, leave, { signal: over.signal, passive: true } );
	}
	if ( root.querySelector( '.eidan-spinner__count' ) ) {
		count( root, step, over.signal, leave );
		return;
	}
	const animations = root
		.getAnimations( { subtree: true } )
		.filter( ( { effect } ) => ( effect as KeyframeEffect ).target !== root );
	// An animation that was removed meanwhile does not matter, so ignore failures.
	void Promise.allSettled( animations.map( ( { finished } ) => finished ) ).then( () => {
		if ( document.readyState === 'complete' ) {
			leave();
		} else {
			addEventListener( 'load', leave, { signal: over.signal } );
		}
	} );
};
