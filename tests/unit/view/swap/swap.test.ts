import { insetFrom, swapper } from '../../../../src/view/swap/swap';

const box = { left: 100, top: 100, width: 400, height: 200 };

it.each( [
	[ 'left', { x: 20, y: 210 }, '0 100% 0 0' ],
	[ 'right', { x: 480, y: 190 }, '0 0 0 100%' ],
	[ 'above', { x: 310, y: 40 }, '0 0 100%' ],
	[ 'below', { x: 480, y: 400 }, '100% 0 0' ],
] )( 'a pointer %s of the middle uncovers from there', ( _, point, inset ) => {
	expect( insetFrom( point, box ) ).toBe( inset );
} );

it( 'a box without a size does not divide by zero', () => {
	expect( insetFrom( { x: 0, y: 0 }, { left: 0, top: 0, width: 0, height: 0 } ) ).toBe( '0 0 100%' );
} );

it( 'one is shown, and only the one before it lies right below', () => {
	const stage = document.createElement( 'div' );
	stage.append( ...[ 'a', 'b', 'c' ].map( ( id ) => Object.assign( document.createElement( 'i' ), { id } ) ) );
	const images = [ ...stage.children ] as HTMLElement[];
	const ids = ( name: string ) => [ ...stage.querySelectorAll( `.${ name }` ) ].map( ( { id } ) => id ).join();
	const show = swapper( stage, images );
	expect( show( 0 ) ).toBe( true );
	expect( [ ids( 'is-shown' ), ids( 'is-last' ) ] ).toEqual( [ 'a', '' ] );
	show( 2, { x: 1, y: 1 } );
	expect( [ ids( 'is-shown' ), ids( 'is-last' ) ] ).toEqual( [ 'c', 'a' ] );
	expect( stage.style.getPropertyValue( '--from' ) ).toBe( '100% 0 0' );
	expect( show( 2 ) ).toBe( false );
	show( 1 );
	expect( [ ids( 'is-shown' ), ids( 'is-last' ) ] ).toEqual( [ 'b', 'c' ] );
	show( -1 );
	expect( [ ids( 'is-shown' ), ids( 'is-last' ) ] ).toEqual( [ '', 'b' ] );
} );
