import { progressOf, scrollParallax } from '../../../../src/view/parallax/scroll';

it( 'goes from the foot of the window to its top', () => {
	expect( progressOf( 900, 600, 900 ) ).toBe( 0 );
	expect( progressOf( 150, 600, 900 ) ).toBe( 0.5 );
	expect( progressOf( -600, 600, 900 ) ).toBe( 1 );
	expect( progressOf( 5000, 600, 900 ) ).toBe( 0 );
	expect( progressOf( -5000, 600, 900 ) ).toBe( 1 );
	expect( progressOf( 0, 0, 0 ) ).toBe( 0.5 );
} );

describe( 'where the browser has no timeline', () => {
	let matches = true;
	let frames: FrameRequestCallback[] = [];
	const root = document.createElement( 'div' );
	const run = () => frames.splice( 0 ).forEach( ( frame ) => frame( 0 ) );
	const media = new EventTarget();

	beforeEach( () => {
		matches = true;
		frames = [];
		Object.assign( globalThis, {
			CSS: { supports: () => false },
			matchMedia: () => Object.defineProperty( media, 'matches', { get: () => matches, configurable: true } ),
			requestAnimationFrame: ( frame: FrameRequestCallback ) => frames.push( frame ),
			cancelAnimationFrame: () => ( frames = [] ),
			innerHeight: 900,
		} );
	} );

	it( 'is moved by script, one frame a scroll, and ends at rest', () => {
		const controller = new AbortController();
		scrollParallax( root, controller.signal );
		root.getBoundingClientRect = () => ( { top: 900, height: 600 } ) as DOMRect;
		run();
		expect( root.style.getPropertyValue( '--eidan-progress' ) ).toBe( '0' );
		root.getBoundingClientRect = () => ( { top: -600, height: 600 } ) as DOMRect;
		window.dispatchEvent( new Event( 'scroll' ) );
		window.dispatchEvent( new Event( 'scroll' ) );
		expect( frames ).toHaveLength( 1 );
		run();
		expect( root.style.getPropertyValue( '--eidan-progress' ) ).toBe( '1' );

		// The screen has become narrow, or reduced motion was switched on.
		matches = false;
		media.dispatchEvent( new Event( 'change' ) );
		run();
		expect( root.style.getPropertyValue( '--eidan-progress' ) ).toBe( '' );

		matches = true;
		window.dispatchEvent( new Event( 'scroll' ) );
		run();
		controller.abort();
		expect( root.style.getPropertyValue( '--eidan-progress' ) ).toBe( '' );
		window.dispatchEvent( new Event( 'scroll' ) );
		expect( frames ).toHaveLength( 0 );
	} );

	it( 'is left to the style where there is one', () => {
		Object.assign( globalThis, { CSS: { supports: () => true } } );
		scrollParallax( root, new AbortController().signal );
		expect( frames ).toHaveLength( 0 );
	} );
} );
