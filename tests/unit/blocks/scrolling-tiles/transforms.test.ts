import { createBlock, registerBlockType, type Block } from '@wordpress/blocks';

import { imageFromTile, rowsOf, tileFromImage, transforms } from '../../../../blocks/scrolling-tiles/transforms';
import { withHeights } from '../../../../blocks/scrolling-tiles/look';
import { isNameless, linkOf, linkedOf } from '../../../../blocks/scrolling-tiles-item/look';
import item from '../../../../blocks/scrolling-tiles-item/block.json';
import row from '../../../../blocks/scrolling-tiles-row/block.json';
import tiles from '../../../../blocks/scrolling-tiles/block.json';

beforeAll( () => {
	for ( const metadata of [ item, row, tiles ] ) {
		registerBlockType(
			{ ...metadata, category: 'media' } as never,
			{ edit: () => null, save: () => null } as never
		);
	}
	registerBlockType( 'core/image', {
		apiVersion: 3,
		title: 'Image',
		category: 'media',
		attributes: {
			id: { type: 'integer' },
			url: { type: 'string' },
			alt: { type: 'string' },
			caption: { type: 'string' },
			href: { type: 'string' },
			linkDestination: { type: 'string' },
		},
	} as never );
	registerBlockType( 'core/gallery', {
		apiVersion: 3,
		title: 'Gallery',
		category: 'media',
		attributes: { aspectRatio: { type: 'string' } },
	} as never );
} );

const source = { type: 'image' as const, id: 3, url: '/a.jpg', alt: 'A chair' };

describe( 'links of tiles', () => {
	it.each( [
		[ 'its title', { title: 'Chair', source }, 'title' ],
		[ 'its image', { title: '<strong> </strong>', source }, 'image' ],
		[ 'its text', { text: 'Words' }, 'text' ],
	] )( 'are carried by what names them best: %s', ( _, attributes, part ) => {
		expect( linkedOf( { ...attributes, url: '/chair' } ) ).toBe( part );
		expect( linkedOf( attributes ) ).toBe( 'none' );
	} );

	it( 'never lead into a script', () => {
		expect( linkOf( { url: 'java\tscript:alert(1)' } ) ).toBeNull();
		expect( linkOf( { url: 5 as never } ) ).toBeNull();
		expect( linkOf( { url: 'https://example.com/', linkTarget: '_blank', rel: 'noopener' } ) ).toEqual( {
			href: 'https://example.com/',
			target: '_blank',
			rel: 'noopener',
		} );
	} );

	it( 'without a name are told', () => {
		expect( isNameless( { url: '/chair', source } ) ).toBe( false );
		expect( isNameless( { url: '/chair', source: { ...source, alt: '' } } ) ).toBe( true );
		expect( isNameless( { url: '/chair' } ) ).toBe( true );
		expect( isNameless( { source: { ...source, alt: '' } } ) ).toBe( false );
	} );
} );

it( 'stores no height that is the default', () => {
	expect( withHeights( { desktop: 300, phone: 200 }, { desktop: 400, tablet: 100 } ) ).toEqual( {
		tablet: 100,
		phone: 200,
	} );
} );

describe( 'galleries', () => {
	it( 'become one row of up to six tiles, or two in opposite directions', () => {
		const many = ( count: number ) =>
			rowsOf( Array.from( { length: count }, ( _, index ) => ( { title: `${ index }` } ) ) );
		expect( many( 0 ) ).toEqual( [] );
		expect( many( 6 ).map( ( { innerBlocks } ) => innerBlocks.length ) ).toEqual( [ 6 ] );
		expect(
			many( 7 ).map( ( { innerBlocks, attributes } ) => [ innerBlocks.length, attributes.direction ] )
		).toEqual( [
			[ 4, 'start' ],
			[ 3, 'end' ],
		] );
	} );

	it( 'lose nothing on the way to tiles and back; a link to the file itself is none of a tile', () => {
		const image = {
			id: 3,
			url: '/a.jpg',
			alt: 'A chair',
			caption: 'Chair',
			href: 'https://example.com/',
			linkDestination: 'custom',
		};
		expect( imageFromTile( tileFromImage( image ) ) ).toEqual( image );
		expect( tileFromImage( { ...image, href: '/a.jpg', linkDestination: 'media' } ) ).not.toHaveProperty( 'url' );
	} );

	it( 'come from core with their ratio, and go back only where no tile is of words alone', () => {
		const [ fromGallery ] = transforms.from;
		const made = ( fromGallery!.transform as ( attributes: object, inner: Block[] ) => Block )(
			{ aspectRatio: '1' },
			[ createBlock( 'core/image', { url: '/a.jpg' } ) ]
		);
		expect( made.attributes ).toMatchObject( { ratio: '1/1' } );
		const [ toGallery ] = transforms.to;
		expect( toGallery!.isMatch( {}, made ) ).toBe( true );
		const back = ( toGallery!.transform as ( attributes: object, inner: Block[] ) => Block )(
			made.attributes,
			made.innerBlocks
		);
		expect( back.attributes ).toMatchObject( { aspectRatio: '1' } );
		expect( back.innerBlocks[ 0 ]!.attributes ).toMatchObject( { url: '/a.jpg' } );
		expect( toGallery!.isMatch( {}, { ...made, innerBlocks: rowsOf( [ { source }, { title: 'Words' } ] ) } ) ).toBe(
			false
		);
	} );
} );
