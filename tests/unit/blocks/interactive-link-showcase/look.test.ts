import { behindOf, lookOf } from '../../../../blocks/interactive-link-showcase/look';
import type { InteractiveLinkShowcaseAttributes } from '../../../../blocks/interactive-link-showcase/attributes';

it( 'shows the shade that the images need, where words stand on them', () => {
	const attributes = { layout: 'columns', speed: 300, overlayGradient: {} } as InteractiveLinkShowcaseAttributes;
	expect( lookOf( attributes, 2, 31 ).style ).toMatchObject( { '--eidan-shade': 0.31 } );
	expect( lookOf( { ...attributes, layout: 'list' }, 2, 31 ).style ).not.toHaveProperty( '--eidan-shade' );
} );

it( 'measures images only that the server measures, too', () => {
	const image = { type: 'image', id: 5, url: '/oak.webp' } as const;
	expect(
		behindOf( [ image, {}, { ...image, type: 'video' }, { ...image, narrow: { url: '/small.webp' } } ] )
	).toEqual( [ { id: 5, url: '/oak.webp' }, { isFilm: true }, { isFilm: false } ] );
} );
