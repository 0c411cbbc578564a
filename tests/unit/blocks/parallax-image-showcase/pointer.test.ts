import { placeIn, pointerParallax, propertiesOf } from '../../../../blocks/parallax-image-showcase/view/pointer';

const box = { left: 100, top: 50, width: 200, height: 100 };

it.each( [
	[ 100, 50, -1, -1 ],
	[ 200, 100, 0, 0 ],
	[ 250, 150, 0.5, 1 ],
	[ 900, -900, 1, -1 ],
] )( 'a pointer at %d, %d is at %d, %d of the box', ( x, y, expectedX, expectedY ) =>
	expect( placeIn( x, y, box ) ).toEqual( { x: expectedX, y: expectedY } )
);

it( 'a box without size has its middle everywhere', () =>
	expect( placeIn( 5, 5, { left: 0, top: 0, width: 0, height: 0 } ) ).toEqual( { x: 0, y: 0 } ) );

it( 'moves up to 12 pixels and tilts up to 4 degrees', () =>
	expect( propertiesOf( { x: 1, y: -1 } ) ).toEqual( {
		'--eidan-shift-x': '12px',
		'--eidan-shift-y': '-12px',
		'--eidan-tilt-x': '4deg',
		'--eidan-tilt-y': '4deg',
	} ) );

describe( 'on a page', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	const start = ( matches: boolean ) => {
		Object.assign( window, { matchMedia: () => ( { matches } ) } );
		const root = document.createElement( 'div' );
		root.getBoundingClientRect = () => box as DOMRect;
		const controller = new AbortController();
		pointerParallax( root, controller.signal );
		root.dispatchEvent( new MouseEvent( 'pointermove', { clientX: 300, clientY: 100 } ) );
		return { root, controller, shift: () => parseFloat( root.style.getPropertyValue( '--eidan-shift-x' ) ) };
	};

	it( 'follows smoothly, arrives, and comes back to rest', () => {
		const { root, shift } = start( true );
		jest.advanceTimersByTime( 16 );
		expect( shift() ).toBeCloseTo( 12 / 30 );
		jest.advanceTimersByTime( 10000 );
		expect( shift() ).toBe( 12 );
		expect( jest.getTimerCount() ).toBe( 0 );
		root.dispatchEvent( new MouseEvent( 'pointerleave' ) );
		jest.advanceTimersByTime( 10000 );
		expect( shift() ).toBe( 0 );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'does nothing where it is not wanted', () => {
		start( false );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'ends at rest, and leaves nothing behind', () => {
		const { controller, shift } = start( true );
		jest.advanceTimersByTime( 100 );
		controller.abort();
		expect( [ shift(), jest.getTimerCount() ] ).toEqual( [ 0, 0 ] );
	} );
} );
