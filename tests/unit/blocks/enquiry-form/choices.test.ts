import { choicesOf } from '../../../../blocks/enquiry-form/look';

it( 'offers each line that has words once', () => {
	expect( choicesOf( [ 'A  map ', '', ' ', 'A book', 'A map', '<b>' ] ) ).toEqual( [ 'A map', 'A book', '<b>' ] );
	expect( choicesOf( [] ) ).toEqual( [] );
} );
