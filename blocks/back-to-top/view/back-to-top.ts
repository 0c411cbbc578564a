import type { View } from '@eidan/runtime';
import { giveFocus } from '../../../src/view/scroll/focus';
import { durationFor, glide, scroller } from '../../../src/view/scroll/glide';
import { marginFor } from '../../../src/view/scroll/margin';

/** Options of `data-eidan-back-to-top`. */
interface Options {
	/** The link shows once the middle of the window is this far down the page, in pixels. */
	offset?: number;
	/** Longest time that scrolling may take, in milliseconds. */
	duration?: number;
}

const numberOr = ( value: unknown, fallback: number ): number =>
	typeof value === 'number' && value >= 0 ? value : fallback;

const overlap = ( a: DOMRect, b: DOMRect ): boolean =>
	a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * A link to the top of the page. It shows once the visitor is far down, and moves aside if it would cover the focused
 * element or a slider's buttons.
 */
export const backToTop: View< Options > = ( root, options, { signal } ) => {
	// If a page has several, only the first one floats. The others stay in the text flow.
	const floats = document.querySelector( '[data-eidan-back-to-top]' ) === root;
	root.classList.toggle( 'is-in-flow', ! floats );
	root.addEventListener(
		'click',
		( event ) => {
			if ( event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ) {
				return;
			}
			event.preventDefault();
			giveFocus( document.body );
			glide( () => 0, durationFor( scroller().scrollTop, numberOr( options.duration, 1000 ) ) );
		},
		{ signal }
	);
	if ( ! floats ) {
		return;
	}

	const offset = numberOr( options.offset, 1000 );
	// Put a pixel at the top of the page and extend the observed area upwards by the offset: once the pixel leaves that
	// area, the link shows.
	const mark = document.createElement( 'i' );
	mark.style.cssText = 'position:absolute;inset:0 auto auto 0;inline-size:1px;block-size:1px;pointer-events:none';
	mark.ariaHidden = 'true';
	// Last, as an element before the others makes browsers style all of them again (`:first-child`).
	document.body.append( mark );

	let observer: IntersectionObserver | undefined;
	let shown: AbortController | undefined;
	const measure = () => {
		const { scrollTop, scrollHeight } = scroller();
		root.style.setProperty( '--progress', `${ scrollTop / Math.max( 1, scrollHeight - innerHeight ) }` );
	};
	const show = ( on: boolean ) => {
		root.classList.toggle( 'is-on', on );
		shown?.abort();
		shown = undefined;
		if ( on && ! CSS.supports( 'animation-timeline', 'scroll()' ) ) {
			shown = new AbortController();
			addEventListener( 'scroll', measure, { capture: true, passive: true, signal: shown.signal } );
			measure();
		}
	};
	const watch = () => {
		observer?.disconnect();
		observer = new IntersectionObserver( ( entries ) => show( ! entries.at( -1 )?.isIntersecting ), {
			rootMargin: `${ marginFor( offset, innerHeight ) }px 0px 0px`,
		} );
		observer.observe( mark );
	};
	watch();
	addEventListener( 'resize', watch, { signal } );
	// Where the body scrolls in place of the window, the mark stays where it is.
	const { body } = document;
	body.addEventListener( 'scroll', () => show( body.scrollTop > marginFor( offset, innerHeight ) ), {
		passive: true,
		signal,
	} );

	// The link must not cover the focused element, nor a slider's buttons once scrolling has stopped.
	const stepAside = () => {
		const { activeElement: focused } = document;
		const box = root.getBoundingClientRect();
		const covers = ( element: Element ) =>
			overlap( element.getBoundingClientRect(), box ) && element.checkVisibility( { visibilityProperty: true } );
		root.classList.toggle(
			'is-aside',
			( !! focused?.matches( ':focus-visible' ) &&
				! focused.contains( root ) &&
				! root.contains( focused ) &&
				covers( focused ) ) ||
				[ ...document.querySelectorAll( '.eidan-slider>button' ) ].some( covers )
		);
	};
	for ( const event of [ 'focusin', 'focusout', 'scrollend' ] ) {
		document.addEventListener( event, stepAside, { signal } );
	}
	signal.addEventListener(
		'abort',
		() => {
			observer?.disconnect();
			shown?.abort();
			mark.remove();
		},
		{ once: true }
	);
};
