import { RichText } from '@wordpress/block-editor';
import { getBlobByURL, isBlobURL, revokeBlobURL } from '@wordpress/blob';
import { fileOf, linkOf, type Media } from './convert';
import { useMedia } from './use-media';

/** The attributes of a block that is an image or contains one. */
export type ImageAttributes = {
	id?: number | undefined;
	url?: string | undefined;
	alt: string;
	title?: string | undefined;
	caption?: string | undefined;
	decorative: boolean;
	/** Dimensions of the file in pixels. */
	width?: number | undefined;
	height?: number | undefined;
	sizeSlug: string;
	ratio: 'auto' | '1/1' | '4/5' | '3/4' | '2/3' | '5/4' | '4/3' | '3/2' | '16/9' | '21/9';
	focalPoint?: { x?: number | undefined; y?: number | undefined } | undefined;
	linkTo: 'none' | 'file' | 'page' | 'custom' | 'lightbox';
	href?: string | undefined;
	linkTarget?: string | undefined;
	rel?: string | undefined;
};

type LinkTo = ImageAttributes[ 'linkTo' ];

/** Actions on the image of a block: choose, replace, link, and change the size of its file. */
export function useImage(
	attributes: ImageAttributes,
	setAttributes: ( attributes: Partial< ImageAttributes > ) => void
) {
	const { id, url, alt, caption, sizeSlug, linkTo } = attributes;
	const media = useMedia( id ? [ id ] : [] ).get( id ?? 0 );

	const link = ( to: LinkTo, image: Media | undefined ) => {
		const { href } = to === 'custom' ? attributes : linkOf( image ?? ( url ? { url } : {} ), to );
		return { linkTo: to, href, ...( to === 'custom' ? {} : { linkTarget: undefined, rel: undefined } ) };
	};
	// A new image does not keep the alternative text of the old one. But text that the author wrote while there was no
	// image, or while it was uploading, is for the new image.
	const altOfPlace = ! url || isBlobURL( url ) ? alt : '';

	return {
		choose( image: Media ) {
			// While a file is uploading, it has a blob URL, which works in this browser only.
			if ( image.url && isBlobURL( image.url ) ) {
				setAttributes( { url: image.url, id: undefined, alt: altOfPlace } );
				return;
			}
			if ( url && isBlobURL( url ) && getBlobByURL( url ) ) {
				revokeBlobURL( url );
			}
			const file = fileOf( image, sizeSlug );
			setAttributes( {
				id: image.id,
				url: file.url,
				width: file.width,
				height: file.height,
				alt: altOfPlace || ( image.alt ?? image.alt_text ?? '' ),
				// A caption that the author wrote is kept.
				...( RichText.isEmpty( caption ?? '' ) && typeof image.caption === 'string' && image.caption
					? { caption: image.caption }
					: {} ),
				...link( linkTo, image ),
			} );
		},
		chooseAddress: ( address: string ) =>
			setAttributes( {
				url: address,
				id: undefined,
				width: undefined,
				height: undefined,
				...( url ? { alt: '' } : {} ),
				...link( linkTo === 'page' ? 'none' : linkTo, { url: address } ),
			} ),
		linkAs: ( to: LinkTo ) => setAttributes( link( to, media ) ),
		resize: ( slug: string ) => setAttributes( { sizeSlug: slug, ...( media ? fileOf( media, slug ) : {} ) } ),
	};
}
