/**
 * What loads parts does not come itself: offline, blocked, or an old page after an update. Jest fails a test after which
 * a rejected promise is left that nobody handles.
 */
import type { View } from '../../../src/view/runtime';
import { linkShowcase } from '../../../blocks/interactive-link-showcase/view/showcase';
import { slider } from '../../../src/view/slider/slider';
import { swappingGallery } from '../../../blocks/swapping-image-gallery/view/gallery';

jest.mock( '@eidan/parts', () => {
	throw new TypeError( 'offline' );
} );

beforeEach( () => {
	Object.assign( window, {
		matchMedia: () => ( { matches: false, addEventListener() {} } ),
		ResizeObserver: class {
			observe() {}
			disconnect() {}
		},
		IntersectionObserver: class {
			observe() {}
			disconnect() {}
		},
	} );
	const matches = Element.prototype.matches;
	// jsdom knows no such selectors.
	jest.spyOn( Element.prototype, 'matches' ).mockImplementation( function ( this: Element, selector ) {
		return /:dir|:target/.test( selector ) ? false : matches.call( this, selector );
	} );
} );
afterEach( () => jest.restoreAllMocks() );

/** Starts a block, and waits for what it asks for. */
const begin = async ( html: string, view: View< never >, options: object = {} ) => {
	document.body.innerHTML = html;
	const root = document.body.firstElementChild as HTMLElement;
	view( root, options as never, { signal: new AbortController().signal } );
	return root;
};

const settle = () => new Promise( ( done ) => setTimeout( done, 50 ) );

it( 'a swapping gallery works by hand, without a pause button', async () => {
	const root = await begin(
		`<div><button>Pause</button><div><a href="#one">One</a><a href="#two">Two</a></div><div><figure id="one"></figure><figure id="two"><video controls></video></figure></div></div>`,
		swappingGallery,
		{ autoplay: 1000 }
	);
	await settle();
	expect( console ).toHaveErrored();
	expect( root.querySelector( 'button' )!.hidden ).toBe( true );
	root.querySelectorAll( 'a' )[ 1 ]!.click();
	expect( root.querySelector( '#two' )!.classList ).toContain( 'is-shown' );
	expect( root.querySelector( 'video' )!.controls ).toBe( true );
} );

it( 'a link showcase shows its films with the browser’s own controls', async () => {
	const root = await begin(
		`<div><ul><li><a class="eidan-links__link" href="/a"><span class="eidan-links__title">A</span></a><figure class="eidan-links__media"><video controls></video></figure></li></ul></div>`,
		linkShowcase,
		{ layout: 'columns' }
	);
	await settle();
	expect( console ).toHaveErrored();
	expect( root.querySelector( 'video' )!.controls ).toBe( true );
	root.querySelector( 'a' )!.dispatchEvent( new Event( 'pointerenter' ) );
	expect( root.querySelector( 'figure' )!.classList ).toContain( 'is-shown' );
} );

it( 'a slider takes new slides', async () => {
	const root = await begin(
		`<div><div class="eidan-slider__view"><div><div class="eidan-slider__slide"></div></div></div></div>`,
		( ( element, options, context ) =>
			slider( element, options, {
				...context,
				engine: () => ( { stops: 1, index: 0, to() {}, update: () => [] } ) as never,
			} ) ) as View< never >
	);
	root.querySelector( '.eidan-slider__slide' )!.after( document.createElement( 'div' ) );
	await settle();
	expect( console ).toHaveErrored();
} );
