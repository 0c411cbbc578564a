import { sideOf } from '../../../../blocks/image-with-text/look';

it( 'names the side that an author sees the image on, whichever way the page reads', () => {
	expect( [ sideOf( 'left', false ), sideOf( 'right', false ) ] ).toEqual( [ 'left', 'right' ] );
	expect( [ sideOf( 'left', true ), sideOf( 'right', true ) ] ).toEqual( [ 'right', 'left' ] );
} );
