import { scroller } from '../scroll/glide';
import { isHere, placeOf } from './place';

/** Events by which a visitor scrolls. */
const SCROLLS = [ 'wheel', 'touchmove', 'keydown', 'pointerdown' ];

/**
 * Marks the menu link of the section being read: the last section whose top is above two fifths of the window's height.
 * After a click its link stays marked until the visitor scrolls. Its section may be too near the end of the page to
 * scroll that high.
 *
 * @param root   The menu.
 * @param signal Aborts when the menu leaves the page.
 */
export const spy = ( root: HTMLElement, signal: AbortSignal ): void => {
	const links = [ ...root.querySelectorAll< HTMLAnchorElement >( 'a[href*="#"]' ) ].flatMap( ( link ) => {
		const place = isHere( link ) && placeOf( link.hash );
		return place ? [ { link, place, before: link.getAttribute( 'aria-current' ) } ] : [];
	} );
	const places = [ ...new Set( links.map( ( { place } ) => place ) ) ].sort( ( a, b ) =>
		a.compareDocumentPosition( b ) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
	);
	const reached = new Set< Element >();
	let followed: HTMLElement | null = null;

	const mark = () => {
		const { scrollTop, scrollHeight } = scroller();
		const isEnd = scrollTop > 0 && scrollTop + innerHeight >= scrollHeight - 2;
		const current =
			followed ??
			places.findLast(
				( place ) => reached.has( place ) || ( isEnd && place.getBoundingClientRect().top < innerHeight )
			);
		for ( const { link, place, before } of links ) {
			const value = place === current ? 'location' : before;
			if ( value === null ) {
				link.removeAttribute( 'aria-current' );
			} else {
				link.setAttribute( 'aria-current', value );
			}
		}
	};
	const observer = new IntersectionObserver(
		( entries ) => {
			for ( const { target, isIntersecting } of entries ) {
				reached[ isIntersecting ? 'add' : 'delete' ]( target );
			}
			mark();
		},
		// Watch everything above two fifths of the window's height, to the top of the page.
		{ rootMargin: '9999999px 0px -60%' }
	);
	places.forEach( ( place ) => observer.observe( place ) );

	addEventListener(
		'hashchange',
		() => {
			const place = placeOf( location.hash );
			followed = place && places.includes( place ) ? place : null;
			mark();
		},
		{ signal }
	);
	for ( const event of SCROLLS ) {
		addEventListener( event, () => ( followed = null ), { signal, passive: true } );
	}
	// Captured, as the body may be what scrolls.
	document.addEventListener( 'scrollend', mark, { signal, capture: true } );
	signal.addEventListener( 'abort', () => observer.disconnect(), { once: true } );
};
