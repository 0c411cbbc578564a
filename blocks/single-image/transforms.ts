import { createBlock, type Block } from '@wordpress/blocks';
import type { SingleImageAttributes } from './attributes';
import { singleFromCore, singleToCore, type CoreImage } from '@eidan/editor';

const many = < T >( attributes: T | T[] ): T[] => ( Array.isArray( attributes ) ? attributes : [ attributes ] );

export const transforms = {
	from: [
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			transform: ( attributes: CoreImage | CoreImage[] ) =>
				many( attributes ).map( ( image ) => createBlock( 'eidan/single-image', singleFromCore( image ) ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( { linkTo, aspectRatio }: { linkTo?: string; aspectRatio?: string }, inner: Block[] ) =>
				inner.map( ( { attributes } ) =>
					createBlock(
						'eidan/single-image',
						singleFromCore( {
							...( aspectRatio ? { aspectRatio } : {} ),
							...( linkTo === 'lightbox' ? { lightbox: { enabled: true } } : {} ),
							...attributes,
						} )
					)
				),
		},
	],
	to: [
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			transform: ( attributes: SingleImageAttributes | SingleImageAttributes[] ) =>
				many( attributes ).map( ( image ) => createBlock( 'core/image', singleToCore( image ) ) ),
		},
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/gallery' ],
			transform: ( attributes: SingleImageAttributes | SingleImageAttributes[] ) =>
				createBlock(
					'core/gallery',
					{},
					many( attributes ).map( ( image ) => createBlock( 'core/image', singleToCore( image ) ) )
				),
		},
	],
};
