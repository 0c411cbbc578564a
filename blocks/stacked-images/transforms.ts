import { createBlock, type Block } from '@wordpress/blocks';
import type { StackedImagesItemAttributes } from '../stacked-images-item/attributes';
import type { StackedImagesAttributes } from './attributes';
import { MIN_IMAGES, MAX_IMAGES } from './look';
import { stackedItems } from './use-stacked-images';
import { compact, singleToCore, type CoreImage, imageOf, type ImageAttributes } from '@eidan/editor';

const attributesOf = ( blocks: Block[] ) => blocks.map( ( { attributes } ) => attributes as CoreImage );
const shared = ( { align, anchor, className, caption }: { [ name: string ]: unknown } ) =>
	compact( { align: align === 'wide' || align === 'full' ? align : undefined, anchor, className, caption } );

/**
 * Turns images of a stack into core/image blocks. Items without an image are left out.
 *
 * @param items Item blocks of the stack.
 */
const imagesOf = ( items: Block[] ) =>
	items
		.filter( ( { attributes } ) => attributes.url )
		.map( ( { attributes } ) =>
			createBlock( 'core/image', singleToCore( attributes as ImageAttributes & StackedImagesItemAttributes ) )
		);

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: ( _attributes: object, { innerBlocks }: Block ) => innerBlocks.length <= MAX_IMAGES,
			transform: ( gallery: Record< string, unknown >, inner: Block[] ) =>
				createBlock(
					'eidan/stacked-images',
					shared( gallery ),
					stackedItems( attributesOf( inner ).map( imageOf ), 'cascade' )
				),
		},
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			isMatch: ( images: CoreImage[] ) => images.length >= MIN_IMAGES && images.length <= MAX_IMAGES,
			transform: ( images: CoreImage[] ) =>
				createBlock( 'eidan/stacked-images', {}, stackedItems( images.map( imageOf ), 'cascade' ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( attributes: StackedImagesAttributes, inner: Block[] ) =>
				createBlock( 'core/gallery', shared( attributes ), imagesOf( inner ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/image' ],
			transform: ( _attributes: StackedImagesAttributes, inner: Block[] ) => imagesOf( inner ),
		},
	],
};
