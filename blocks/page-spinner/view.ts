import { define } from '@eidan/runtime';

/** What a visitor does who wants to get on. */
const IMPATIENT = [ 'keydown', 'pointerdown', 'wheel', 'touchmove' ];

/** The specification's steps of the counter, and the milliseconds between two. */
const STEP = 5;
const PAUSE = 60;

/** Counts to 95, and on to 100 when the page has loaded; then calls `done`. */
const count = ( root: HTMLElement, signal: AbortSignal, done: () => void ) => {
	const number = root.querySelector( '.eidan-spinner__count' );
	let value = 0;
	const timer = setInterval( () => {
		value = Math.min( value + STEP, document.readyState === 'complete' ? 100 : 100 - STEP );
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

define( 'page-spinner', ( root, _options, { signal } ) => {
	// The script behind it has decided that this visit is not to see it.
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
		count( root, over.signal, leave );
		return;
	}
	const pictures = root.getAnimations( { subtree: true } ).filter( ( { effect } ) => ( effect as KeyframeEffect ).target !== root );
	// One that is taken away in between is nobody's business any more.
	void Promise.allSettled( pictures.map( ( { finished } ) => finished ) ).then( () => {
		if ( document.readyState === 'complete' ) {
			leave();
		} else {
			addEventListener( 'load', leave, { signal: over.signal } );
		}
	} );
} );
