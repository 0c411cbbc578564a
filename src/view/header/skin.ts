import { setSkin } from '../skin/skin';

/**
 * Switches the colors of a header that lies over the page to suit the section beneath it: the last `data-eidan-skin`
 * section that reaches the header's middle.
 *
 * @param root   Box of the header.
 * @param signal When aborted, stops it and removes the light skin.
 */
export function followSkin( root: HTMLElement, signal: AbortSignal ): void {
	const sections = [
		...document.querySelectorAll< HTMLElement >( '[data-eidan-skin="light"], [data-eidan-skin="dark"]' ),
	];
	if ( ! sections.length ) {
		return;
	}
	const there = new Set< Element >();
	const line = Math.round( root.offsetHeight / 2 );
	const observer = new IntersectionObserver(
		( entries ) => {
			entries.forEach( ( { target, isIntersecting } ) => there[ isIntersecting ? 'add' : 'delete' ]( target ) );
			setSkin( sections.filter( ( section ) => there.has( section ) ).at( -1 )?.dataset.eidanSkin === 'light' );
		},
		{ rootMargin: `-${ line }px 0px ${ line + 1 - window.innerHeight }px` }
	);
	sections.forEach( ( section ) => observer.observe( section ) );
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		setSkin( false );
	} );
}
