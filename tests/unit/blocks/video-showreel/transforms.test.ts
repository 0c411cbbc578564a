import { registerBlockType } from '@wordpress/blocks';
import { fromCover, toCover } from '../../../../blocks/video-showreel/transforms';

beforeAll( () =>
	[ 'core/cover', 'core/heading', 'core/paragraph', 'eidan/video-showreel' ].forEach( ( name ) =>
		registerBlockType( name, {
			apiVersion: 3,
			title: name,
			category: 'text',
			attributes: Object.fromEntries( [ 'url', 'source', 'style' ].map( ( key ) => [ key, {} ] ) ),
			save: () => null,
		} as never )
	)
);

it( 'keeps its duotone as a core/cover, and back', () => {
	const style = { color: { duotone: [ '#000000', '#ff4747' ] } };
	const cover = toCover( { source: { type: 'video', url: '/a.mp4' }, poster: {}, style } as never, [] );
	expect( cover.attributes ).toMatchObject( { url: '/a.mp4', style } );
	expect( fromCover( cover.attributes, [] ).attributes ).toMatchObject( { style } );
} );
