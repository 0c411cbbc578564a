import { createBlock, type Block } from '@wordpress/blocks';

import type { ImageGalleryAttributes } from '../image-gallery/attributes';
import type { ScrollingTilesItemAttributes } from '../scrolling-tiles-item/attributes';
import type { ScrollingTilesAttributes } from './attributes';
import { compact, ratioFromCore, ratioToCore, type CoreImage } from '@eidan/editor';

type Tile = Partial< ScrollingTilesItemAttributes >;

/** Greatest number of tiles in a single row. More tiles are split into two rows. */
const ONE_ROW = 6;

const WRAPPER = [ 'align', 'anchor', 'className', 'backgroundColor', 'textColor', 'gradient', 'metadata' ];
const wrapper = ( attributes: object ) =>
	Object.fromEntries( Object.entries( attributes ).filter( ( [ name ] ) => WRAPPER.includes( name ) ) );

/**
 * Creates rows of tiles. A second row runs in the opposite direction.
 *
 * @param tiles Attributes of the tiles, in their order.
 */
export function rowsOf( tiles: Tile[] ): Block[] {
	const half = tiles.length > ONE_ROW ? Math.ceil( tiles.length / 2 ) : tiles.length;
	return [ tiles.slice( 0, half ), tiles.slice( half ) ]
		.filter( ( row ) => row.length )
		.map( ( row, index ) =>
			createBlock(
				'eidan/scrolling-tiles-row',
				index ? { direction: 'end' } : {},
				row.map( ( tile ) => createBlock( 'eidan/scrolling-tiles-item', tile ) )
			)
		);
}

/**
 * Turns a core/image into a tile. Custom links are kept. Links to the image file or the attachment page are dropped.
 */
export function tileFromImage( {
	id,
	url,
	alt,
	caption,
	href,
	linkDestination,
	linkTarget,
	rel,
	focalPoint,
}: CoreImage ): Tile {
	const source = { type: 'image' as const, ...compact( { id, url, alt, focalPoint } ) };
	const own = href && linkDestination !== 'media' && linkDestination !== 'attachment';
	return { source, ...compact( { title: caption } ), ...( own ? compact( { url: href, linkTarget, rel } ) : {} ) };
}

/** Turns a tile into a core/image. Null if the tile has no image. */
export function imageFromTile( { source, title, url, linkTarget, rel }: Tile ): CoreImage | null {
	if ( ! source?.url ) {
		return null;
	}
	const { id, url: file, alt, focalPoint } = source;
	return compact( {
		id,
		url: file,
		alt,
		focalPoint,
		caption: title,
		...( url ? { href: url, linkDestination: 'custom', linkTarget, rel } : {} ),
	} ) as CoreImage;
}

const imagesOf = ( blocks: Block[] ) =>
	blocks.filter( ( { name } ) => name === 'core/image' ).map( ( { attributes } ) => attributes as CoreImage );

const tiles = ( attributes: Partial< ScrollingTilesAttributes >, images: CoreImage[] ) =>
	createBlock( 'eidan/scrolling-tiles', attributes, rowsOf( images.map( tileFromImage ) ) );

const imagesOfRows = ( rows: Block[] ) =>
	rows.flatMap( ( { innerBlocks } ) =>
		innerBlocks.flatMap( ( { attributes } ) => imageFromTile( attributes as Tile ) ?? [] )
	);

const imageBlocks = ( rows: Block[] ) =>
	imagesOfRows( rows ).map( ( image ) => createBlock( 'core/image', image as never ) );

// Only if every tile has an image. The text of other tiles would be lost.
const allImages = ( _: unknown, block: Block | Block[] ) => {
	const one = [ block ].flat()[ 0 ];
	const all = one?.innerBlocks.flatMap( ( { innerBlocks } ) => innerBlocks ) ?? [];
	return all.length > 0 && all.every( ( { attributes } ) => ( attributes as Tile ).source?.url );
};

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( attributes: { aspectRatio?: string }, inner: Block[] ) =>
				tiles(
					{ ...wrapper( attributes ), ratio: ratioFromCore( attributes.aspectRatio ) },
					imagesOf( inner )
				),
		},
		{
			type: 'block',
			blocks: [ 'eidan/image-gallery' ],
			transform: ( attributes: ImageGalleryAttributes, inner: Block[] ) =>
				tiles(
					{ ...wrapper( attributes ), ratio: attributes.ratio, captions: attributes.captions },
					imagesOf( inner )
				),
		},
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			isMatch: ( images: CoreImage[] ) => images.length > 1,
			transform: ( images: CoreImage[] ) => tiles( {}, images ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: allImages,
			transform: ( attributes: ScrollingTilesAttributes, rows: Block[] ) =>
				createBlock(
					'core/gallery',
					{
						...wrapper( attributes ),
						...( attributes.ratio === 'auto' ? {} : { aspectRatio: ratioToCore( attributes.ratio ) } ),
					},
					imageBlocks( rows )
				),
		},
		{
			type: 'block',
			blocks: [ 'eidan/image-gallery' ],
			isMatch: allImages,
			transform: ( attributes: ScrollingTilesAttributes, rows: Block[] ) =>
				createBlock(
					'eidan/image-gallery',
					{ ...wrapper( attributes ), ratio: attributes.ratio, captions: attributes.captions },
					imageBlocks( rows )
				),
		},
	],
};
