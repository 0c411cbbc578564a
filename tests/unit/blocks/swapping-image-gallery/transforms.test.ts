import { galleryFromSwapping, swappingFromGallery } from '../../../../blocks/swapping-image-gallery/transforms';

it( 'keeps what both galleries have, and gives pictures without a common ratio the default', () => {
	const gallery = {
		align: 'wide',
		captions: 'on',
		linkTo: 'file',
		group: 'g',
		sizeSlug: 'full',
		caption: 'All',
		columns: 4,
		ratio: 'auto',
	} as never;
	expect( swappingFromGallery( gallery ) ).toEqual( {
		align: 'wide',
		captions: 'on',
		linkTo: 'file',
		group: 'g',
		sizeSlug: 'full',
		caption: 'All',
	} );
	expect( swappingFromGallery( { ratio: '4/5' } ) ).toEqual( { ratio: '4/5' } );
} );

it( 'goes back to a gallery with its ratio, and without what only it has', () => {
	expect(
		galleryFromSwapping( { layout: 'titles', ratio: '16/9', autoplay: 4000, captions: 'none', linkTo: 'lightbox' } )
	).toEqual( { ratio: '16/9', captions: 'none', linkTo: 'lightbox' } );
} );
