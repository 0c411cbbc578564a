import { toLines } from '../../../../blocks/text-marquee/editor/lines';

describe( 'lines of a text', () => {
	it( 'are parted at breaks, also inside formats', () => {
		expect( toLines( 'One <strong>two<br>three</strong><br><br/> four' ) ).toEqual( [
			'One <strong>two</strong>',
			'<strong>three</strong>',
			'four',
		] );
	} );

	it( 'are not made of items without text', () => {
		expect( toLines( ' <br> ' ) ).toEqual( [] );
	} );
} );
