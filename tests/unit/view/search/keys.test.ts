import { nextOf } from '../../../../src/view/search/keys';

it( 'goes round suggestions with the field between the last and the first', () => {
	const way = [ 1, 1, 1, 1 ];
	let at = -1;
	expect( way.map( ( one ) => ( at = nextOf( at, one, 3, true ) ) ) ).toEqual( [ 0, 1, 2, -1 ] );
	expect( nextOf( -1, -1, 3, true ) ).toBe( 2 );
	expect( nextOf( 0, -1, 3, true ) ).toBe( -1 );
} );

it( 'begins with the first one in a list that opens by the way down, with the last by the way up', () => {
	expect( nextOf( -1, 1, 3, false ) ).toBe( 0 );
	expect( nextOf( -1, -1, 3, false ) ).toBe( 2 );
} );
