/** Themes in which the body scrolls and the window does not: `html, body { height: 100%; overflow-x: hidden }`. */
import { globSync } from 'fast-glob';
import { readFileSync } from 'fs';
import { glide, scroller } from '../../../../src/view/scroll/glide';

const heights = ( element: Element, scrollHeight: number, clientHeight: number ) =>
	Object.defineProperties( element, {
		scrollHeight: { value: scrollHeight, configurable: true },
		clientHeight: { value: clientHeight, configurable: true },
	} );

const { body, documentElement: root } = document;

beforeEach( () => {
	window.matchMedia = () => ( { matches: false } ) as MediaQueryList;
	window.requestAnimationFrame = ( act ) => ( act( 0 ), 1 );
	for ( const element of [ root, body ] ) {
		element.scrollTop = 0;
		element.scrollTo = ( ( { top }: ScrollToOptions ) => {
			element.scrollTop = top!;
		} ) as typeof element.scrollTo;
	}
} );

it.each( [
	[ 'a long page', 3000, 600, 3000, 3000, 'HTML' ],
	[ 'a short page', 600, 600, 300, 300, 'HTML' ],
	[ 'a long page that its body scrolls', 600, 600, 3000, 600, 'BODY' ],
] )( 'of %s', ( _, all, window, inside, box, name ) => {
	heights( root, all, window );
	heights( body, inside, box );
	expect( scroller().tagName ).toBe( name );
	const done = jest.fn();
	glide( () => 1000, 0, done );
	expect( scroller().scrollTop ).toBe( 1000 );
	expect( done ).toHaveBeenCalledTimes( 1 );
} );

it( 'is asked wherever code that visitors run reads how far the page is scrolled', () => {
	// Panels and drawers ask the window: what closes them by scrolling weighs more than it is worth in such themes.
	const files = globSync( [ 'src/view/**/*.ts', 'blocks/*/view/**/*.ts', 'blocks/*/view.ts' ], {
		ignore: [ 'src/view/panel/index.ts', 'src/view/header/drawer.ts' ],
	} );
	expect( files.length ).toBeGreaterThan( 100 );
	expect( files.filter( ( file ) => /\bscrollY\b|\bpageYOffset\b/.test( readFileSync( file, 'utf8' ) ) ) ).toEqual(
		[]
	);
} );
