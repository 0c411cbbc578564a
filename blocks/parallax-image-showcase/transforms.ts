import { createBlock, type Block } from '@wordpress/blocks';
import type { ParallaxImageShowcaseAttributes } from './attributes';
import { ITEM, MOST } from './look';
import { blocksOf, layered } from './sample';
import { compact, singleToCore, type CoreImage, pictureOf, type PictureAttributes } from '@eidan/editor';

const shared = ( { align, anchor, className }: { [ name: string ]: unknown } ) =>
	compact( { align: align === 'wide' || align === 'full' ? align : undefined, anchor, className } );

const showcase = ( attributes: object, images: CoreImage[], words: Block[] = [] ) => {
	const pictures = blocksOf( layered( images.map( pictureOf ), [] ) );
	return createBlock( 'eidan/parallax-image-showcase', { ...attributes }, [
		...pictures.slice( 0, 2 ),
		...words,
		...pictures.slice( 2 ),
	] );
};

const imagesOf = ( inner: Block[] ) =>
	inner
		.filter( ( { name, attributes } ) => name === ITEM && attributes.url )
		.map( ( { attributes } ) => createBlock( 'core/image', singleToCore( attributes as PictureAttributes ) ) );

const wordsOf = ( inner: Block[] ) =>
	inner
		.filter( ( { name } ) => name !== ITEM )
		.map( ( { name, attributes, innerBlocks } ) => createBlock( name, attributes, innerBlocks ) );

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: ( _attributes: object, { innerBlocks }: Block ) => innerBlocks.length <= MOST,
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
			isMatch: ( images: CoreImage[] ) => images.length <= MOST,
			transform: ( images: CoreImage[] ) => showcase( {}, images ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( attributes: ParallaxImageShowcaseAttributes, inner: Block[] ) => [
				createBlock( 'core/gallery', shared( attributes ), imagesOf( inner ) ),
				...wordsOf( inner ),
			],
		},
		{
			type: 'block',
			blocks: [ 'core/image' ],
			transform: ( _attributes: ParallaxImageShowcaseAttributes, inner: Block[] ) => [
				...imagesOf( inner ),
				...wordsOf( inner ),
			],
		},
	],
} as never;
