/**
 * The module `@eidan/count`: the first number of a text counts up to itself, once, when it comes into view. Without it,
 * and with reduced motion, the number is there from the beginning.
 */
import { define } from '@eidan/runtime';
import { numberIn, partOf } from './part';

/** How long it takes, in milliseconds. */
const DURATION = 1200;

/**
 * Counts. Meanwhile the number stands in a box of its final width, so that nothing moves beside it.
 *
 * @param text   Begins with the number.
 * @param number The number.
 * @param signal Ends it at once.
 */
const count = ( text: Text, number: string, signal: AbortSignal ) => {
	const box = document.createElement( 'span' );
	text.splitText( number.length );
	text.replaceWith( box );
	box.append( text );
	const width = `${ box.getBoundingClientRect().width }px`;
	Object.assign( box.style, { display: 'inline-block', minInlineSize: width } );
	let began = 0;
	const step = ( now: number ) => {
		began ||= now;
		const rest = 1 - ( now - began ) / DURATION;
		if ( rest > 0 && ! signal.aborted ) {
			text.data = partOf( number, 1 - rest ** 3 );
			requestAnimationFrame( step );
		} else {
			text.data = number;
			box.replaceWith( text );
		}
	};
	requestAnimationFrame( step );
};

define( 'count', ( root, _options, { signal } ) => {
	const texts = document.createTreeWalker( root, NodeFilter.SHOW_TEXT );
	const observer = new IntersectionObserver(
		( entries ) => {
			if ( ! entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
				return;
			}
			observer.disconnect();
			for ( let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null ) {
				const found = numberIn( text.data );
				if ( found ) {
					count( text.splitText( found.index ), found.number, signal );
					return;
				}
			}
		},
		{ rootMargin: '0px 0px -10%' }
	);
	if ( ! matchMedia( '(prefers-reduced-motion)' ).matches ) {
		observer.observe( root );
	}
	signal.addEventListener( 'abort', () => observer.disconnect() );
} );
