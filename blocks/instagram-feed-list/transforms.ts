import { createBlock, type Block } from '@wordpress/blocks';
import metadata from './block.json';

const GALLERIES = [ 'core/gallery', 'eidan/image-gallery' ];

const cloneImages = ( images: Block[] ) =>
	images
		.filter( ( { name } ) => name === 'core/image' )
		.map( ( { attributes } ) => createBlock( 'core/image', attributes ) );

const list = ( images: Block[], align?: string ) =>
	createBlock( metadata.name, { source: 'media', ...( align ? { align } : {} ) }, images );

/** From and to galleries. All of them contain core/image blocks, so the images are copied as they are. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: GALLERIES,
			transform: ( { align }: { align?: string }, inner: Block[] ) => list( cloneImages( inner ), align ),
		},
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			transform: ( attributes: object | object[] ) =>
				list(
					[ attributes ]
						.flat()
						.map( ( image ) => createBlock( 'core/image', image as Record< string, unknown > ) )
				),
		},
	],
	to: GALLERIES.map( ( name ) => ( {
		type: 'block',
		blocks: [ name ],
		isMatch: ( { source }: { source: string } ) => source === 'media',
		transform: ( { align }: { align?: string }, inner: Block[] ) =>
			createBlock( name, align ? { align } : {}, cloneImages( inner ) ),
	} ) ),
};
