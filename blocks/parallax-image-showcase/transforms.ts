import { createBlock, type Block } from '@wordpress/blocks';
import type { ParallaxImageShowcaseAttributes } from './attributes';
import { ITEM, MAX_IMAGES } from './look';
import { blocksOf, inLayers } from './sample';
import { compact, singleToCore, type CoreImage, imageOf, type ImageAttributes } from '@eidan/editor';

const shared = ( { align, anchor, className }: { [ name: string ]: unknown } ) =>
	compact( { align: align === 'wide' || align === 'full' ? align : undefined, anchor, className } );

const showcase = ( attributes: object, images: CoreImage[], textBlocks: Block[] = [] ) => {
	const imageItems = blocksOf( inLayers( images.map( imageOf ), [] ) );
	return createBlock( 'eidan/parallax-image-showcase', { ...attributes }, [
		...imageItems.slice( 0, 1 ),
		...textBlocks,
		...imageItems.slice( 1 ),
	] );
};

const imagesOf = ( inner: Block[] ) =>
	inner
		.filter( ( { name, attributes } ) => name === ITEM && attributes.url )
		.map( ( { attributes } ) => createBlock( 'core/image', singleToCore( attributes as ImageAttributes ) ) );

const textBlocksOf = ( inner: Block[] ) =>
	inner
		.filter( ( { name } ) => name !== ITEM )
		.map( ( { name, attributes, innerBlocks } ) => createBlock( name, attributes, innerBlocks ) );

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: ( _attributes: object, { innerBlocks }: Block ) => innerBlocks.length <= MAX_IMAGES,
			transform: ( gallery: { caption?: string }, inner: Block[] ) =>
				showcase(
					shared( gallery ),
					inner.map( ( { attributes } ) => attributes as CoreImage ),
					gallery.caption ? [ createBlock( 'core/paragraph', { content: gallery.caption } ) ] : []
				),
		},
		{
			type: 'block',
			blocks: [ 'core/cover' ],
			isMatch: ( { url, backgroundType = 'image' }: { url?: string; backgroundType?: string } ) =>
				!! url && backgroundType === 'image',
			transform: (
				{ id, url, alt, contentPosition, ...cover }: CoreImage & { contentPosition?: string },
				inner: Block[]
			) =>
				showcase(
					{ ...shared( cover ), ...( contentPosition ? { contentPosition } : {} ) },
					[ { id, url, alt } ],
					inner.length > 1 ? [ createBlock( 'core/group', {}, inner ) ] : inner
				),
		},
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			isMatch: ( images: CoreImage[] ) => images.length <= MAX_IMAGES,
			transform: ( images: CoreImage[] ) => showcase( {}, images ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( attributes: ParallaxImageShowcaseAttributes, inner: Block[] ) => [
				createBlock( 'core/gallery', shared( attributes ), imagesOf( inner ) ),
				...textBlocksOf( inner ),
			],
		},
		{
			type: 'block',
			blocks: [ 'core/image' ],
			transform: ( _attributes: ParallaxImageShowcaseAttributes, inner: Block[] ) => [
				...imagesOf( inner ),
				...textBlocksOf( inner ),
			],
		},
	],
};
