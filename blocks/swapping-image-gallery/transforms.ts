import { createBlock, type Block } from '@wordpress/blocks';
import type { SwappingImageGalleryAttributes } from './attributes';
import { commonLink, galleryFromCore, galleryToCore, type CoreGallery } from '../image-gallery/transforms';
import type { ImageGalleryAttributes } from '../image-gallery/attributes';
import type { CoreImage } from '@eidan/editor';

type Gallery = Partial< ImageGalleryAttributes >;
type Swapping = Partial< SwappingImageGalleryAttributes >;

/** Attributes that this block and our image gallery have under the same name, including those of block supports. */
const SHARED = [
	'align',
	'anchor',
	'className',
	'style',
	'borderColor',
	'backgroundColor',
	'textColor',
	'gradient',
	'fontSize',
	'metadata',
	'lock',
	'captions',
	'linkTo',
	'group',
	'sizeSlug',
	'caption',
];

const shared = ( attributes: object ) =>
	Object.fromEntries( Object.entries( attributes ).filter( ( [ name ] ) => SHARED.includes( name ) ) );

/**
 * All images need the same ratio, so that nothing shifts when they are swapped. If the gallery shows original ratios,
 * the default is used.
 */
export const swappingFromGallery = ( gallery: Gallery ): Swapping => ( {
	...shared( gallery ),
	...( gallery.ratio && gallery.ratio !== 'auto' ? { ratio: gallery.ratio } : {} ),
} );

export const galleryFromSwapping = ( swapping: Swapping ): Gallery => ( {
	...shared( swapping ),
	ratio: swapping.ratio ?? '3/2',
} );

const cloneBlocks = ( blocks: readonly Block[] ) =>
	blocks.map( ( { name, attributes, innerBlocks } ) => createBlock( name, attributes, innerBlocks ) );
const cloneImages = ( blocks: readonly Block[] ) =>
	cloneBlocks( blocks.filter( ( { name } ) => name === 'core/image' ) );
const hasOnlyImages = ( _: unknown, block: Block | Block[] ) =>
	[ block ].flat().some( ( { innerBlocks } ) => innerBlocks.every( ( { name } ) => name === 'core/image' ) );

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( attributes: CoreGallery, inner: Block[] ) =>
				createBlock(
					'eidan/swapping-image-gallery',
					swappingFromGallery(
						galleryFromCore(
							attributes,
							inner.map( ( block ) => block.attributes as CoreImage )
						)
					),
					cloneBlocks( inner )
				),
		},
		{
			type: 'block',
			blocks: [ 'eidan/image-gallery' ],
			transform: ( attributes: Gallery, inner: Block[] ) =>
				createBlock( 'eidan/swapping-image-gallery', swappingFromGallery( attributes ), cloneBlocks( inner ) ),
		},
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			transform: ( attributes: CoreImage | CoreImage[] ) => {
				const list = [ attributes ].flat();
				return createBlock(
					'eidan/swapping-image-gallery',
					{ linkTo: commonLink( list ) },
					list.map( ( image ) => createBlock( 'core/image', image ) )
				);
			},
		},
	],
	// Only offered if all inner blocks are images. The other galleries cannot show videos, so videos would be lost.
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: hasOnlyImages,
			transform: ( attributes: Swapping, inner: Block[] ) =>
				createBlock( 'core/gallery', galleryToCore( galleryFromSwapping( attributes ) ), cloneImages( inner ) ),
		},
		{
			type: 'block',
			blocks: [ 'eidan/image-gallery' ],
			isMatch: hasOnlyImages,
			transform: ( attributes: Swapping, inner: Block[] ) =>
				createBlock( 'eidan/image-gallery', galleryFromSwapping( attributes ), cloneImages( inner ) ),
		},
	],
};
