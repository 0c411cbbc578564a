import { createBlock, type Block } from '@wordpress/blocks';
import type { ImageGalleryAttributes } from './attributes';
import type { SingleImageAttributes } from '../single-image/attributes';
import {
	compact,
	linkFromCore,
	ratioFromCore,
	ratioToCore,
	singleFromCore,
	singleToCore,
	type CoreImage,
	type LinkTo,
} from '@eidan/editor';

/** The attributes of core/gallery that we read or write. */
export interface CoreGallery {
	columns?: number | undefined;
	linkTo?: string | undefined;
	sizeSlug?: string | undefined;
	randomOrder?: boolean | undefined;
	aspectRatio?: string | undefined;
	imageCrop?: boolean | undefined;
	caption?: string | undefined;
	[ other: string ]: unknown;
}

const SHARED = [
	'align',
	'anchor',
	'className',
	'style',
	'borderColor',
	'backgroundColor',
	'gradient',
	'metadata',
	'lock',
];

const shared = ( attributes: object ) =>
	Object.fromEntries( Object.entries( attributes ).filter( ( [ name ] ) => SHARED.includes( name ) ) );

/** What all images of a gallery link to. `none` if they link to different things, or to custom addresses. */
export function commonLink( images: CoreImage[] ): Exclude< LinkTo, 'custom' > {
	const [ first = 'none', ...others ] = new Set( images.map( linkFromCore ) );
	return others.length || first === 'custom' ? 'none' : first;
}

const clampColumns = ( columns: number | undefined, max: number ) =>
	columns ? Math.min( Math.max( Math.round( columns ), 1 ), max ) : undefined;

export function galleryFromCore( gallery: CoreGallery, images: CoreImage[] ): Partial< ImageGalleryAttributes > {
	const columns = clampColumns( gallery.columns ?? Math.min( 3, images.length ), 8 );
	return {
		...shared( gallery ),
		...compact( {
			columns,
			columnsTablet: columns && Math.min( 2, columns ),
			sizeSlug: gallery.sizeSlug,
			caption: gallery.caption,
		} ),
		...( gallery.randomOrder ? { randomOrder: true } : {} ),
		ratio: ratioFromCore( gallery.aspectRatio ),
		linkTo: gallery.linkTo === 'lightbox' ? 'lightbox' : commonLink( images ),
	} as Partial< ImageGalleryAttributes >;
}

const CORE_LINKS = { none: 'none', file: 'media', page: 'attachment', lightbox: 'media' } as const;

export function galleryToCore( gallery: Partial< ImageGalleryAttributes > ): CoreGallery {
	const cropped = ( gallery.ratio ?? 'auto' ) !== 'auto';
	return {
		...shared( gallery ),
		...compact( {
			columns: gallery.columns,
			sizeSlug: gallery.sizeSlug,
			caption: gallery.caption,
		} ),
		...( gallery.randomOrder ? { randomOrder: true } : {} ),
		...( cropped ? { aspectRatio: ratioToCore( gallery.ratio ?? 'auto' ) } : {} ),
		imageCrop: cropped || gallery.layout === 'grid' || gallery.layout === undefined,
		linkTo: CORE_LINKS[ gallery.linkTo ?? 'none' ],
	};
}

/**
 * In a gallery with a lightbox, marks each image that links to its file to open in the lightbox. linkFromCore() reads
 * this mark.
 */
const imageToCore = ( image: CoreImage, linkTo: string | undefined ): CoreImage =>
	linkTo === 'lightbox' && image.linkDestination === 'media' ? { ...image, lightbox: { enabled: true } } : image;

const imageBlocks = ( images: CoreImage[] ) => images.map( ( image ) => createBlock( 'core/image', image ) );
const attributesOf = ( blocks: Block[] ) => blocks.map( ( { attributes } ) => attributes as CoreImage );
const toArray = ( attributes: unknown ) => ( Array.isArray( attributes ) ? attributes : [ attributes ] );

const gallery = ( images: CoreImage[], attributes?: Partial< ImageGalleryAttributes > ) =>
	createBlock(
		'eidan/image-gallery',
		attributes ??
			( { linkTo: commonLink( images ), columns: Math.min( 3, Math.max( 1, images.length ) ) } as never ),
		imageBlocks( images )
	);

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( attributes: CoreGallery, inner: Block[] ) => {
				const images = attributesOf( inner );
				return gallery( images, galleryFromCore( attributes, images ) );
			},
		},
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			transform: ( attributes: CoreImage | CoreImage[] ) => gallery( toArray( attributes ) as CoreImage[] ),
		},
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'eidan/single-image' ],
			transform: ( attributes: SingleImageAttributes | SingleImageAttributes[] ) =>
				gallery( ( toArray( attributes ) as SingleImageAttributes[] ).map( singleToCore ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( attributes: ImageGalleryAttributes, inner: Block[] ) =>
				createBlock(
					'core/gallery',
					galleryToCore( attributes ),
					imageBlocks( attributesOf( inner ).map( ( image ) => imageToCore( image, attributes.linkTo ) ) )
				),
		},
		{
			type: 'block',
			blocks: [ 'core/image' ],
			transform: ( { linkTo }: ImageGalleryAttributes, inner: Block[] ) =>
				imageBlocks( attributesOf( inner ).map( ( image ) => imageToCore( image, linkTo ) ) ),
		},
		{
			type: 'block',
			blocks: [ 'eidan/single-image' ],
			transform: ( { linkTo, group, ratio, captions }: ImageGalleryAttributes, inner: Block[] ) =>
				attributesOf( inner ).map( ( image ) =>
					createBlock( 'eidan/single-image', {
						...singleFromCore( imageToCore( image, linkTo ) ),
						...( image.aspectRatio ? {} : { ratio } ),
						captions,
						group,
					} )
				),
		},
	],
};
