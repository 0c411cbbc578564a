import { addCopies, copiesNeeded } from '../../../src/view/motion/copies';
import { toLines } from '../../../src/editor/lines';

describe( 'copies of a row', () => {
	it.each( [
		[ 1000, 400, 1 ],
		[ 400, 1000, 3 ],
		[ 500, 1000, 2 ],
	] )( 'cover what the original leaves at the end of a round: %d px in %d px', ( width, view, count ) => {
		expect( copiesNeeded( width, view ) ).toBe( count );
	} );

	it( 'are not needed where nothing is laid out', () => {
		expect( copiesNeeded( 0, 1000 ) ).toBe( 0 );
		expect( copiesNeeded( 400, 0 ) ).toBe( 0 );
	} );

	it( 'are added where they are missing, each behind the one before, and hold no copies themselves', () => {
		const row = document.createElement( 'div' );
		row.innerHTML = '<p>Words</p>';
		addCopies( row, 1 );
		addCopies( row, 3 );
		addCopies( row, 2 );
		const copies = row.querySelectorAll< HTMLElement >( '[inert]' );
		expect( row.querySelectorAll( 'p' ) ).toHaveLength( 4 );
		expect( Array.from( copies, ( { style } ) => style.insetInlineStart ) ).toEqual( [ '100%', '200%', '300%' ] );
	} );
} );

describe( 'lines of a text', () => {
	it( 'are parted at breaks, also inside formats', () => {
		expect( toLines( 'One <strong>two<br>three</strong><br><br/> four' ) ).toEqual( [ 'One <strong>two</strong>', '<strong>three</strong>', 'four' ] );
	} );

	it( 'are none of what has no words', () => {
		expect( toLines( ' <br> ' ) ).toEqual( [] );
	} );
} );
