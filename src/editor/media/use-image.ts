import { RichText } from '@wordpress/block-editor';
import { getBlobByURL, isBlobURL, revokeBlobURL } from '@wordpress/blob';
import { fileOf, linkOf, type Media } from './convert';
import { useMedia } from './use-media';

/** The attributes of a block that is an image or contains one. */
export type PictureAttributes = {
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

type LinkTo = PictureAttributes[ 'linkTo' ];

/** Actions on the image of a block: choose, replace, link, and change the size of its file. */
export function usePicture(
	attributes: PictureAttributes,
	setAttributes: ( attributes: Partial< PictureAttributes > ) => void
) {
	const { id, url, alt, caption, sizeSlug, linkTo } = attributes;
	const media = useMedia( id ? [ id ] : [] ).get( id ?? 0 );

	const link = ( to: LinkTo, picture: Media | undefined ) => {
		const { href } = to === 'custom' ? attributes : linkOf( picture ?? ( url ? { url } : {} ), to );
		return { linkTo: to, href, ...( to === 'custom' ? {} : { linkTarget: undefined, rel: undefined } ) };
	};
	// A new image does not keep the alternative text of the old one. But text that the author wrote while there was no
	// image, or while it was uploading, is for the new image.
	const altOfPlace = ! url || isBlobURL( url ) ? alt : '';

	return {
		choose( picture: Media ) {
			// While a file is uploading, it has a blob URL, which works in this browser only.
			if ( picture.url && isBlobURL( picture.url ) ) {
				setAttributes( { url: picture.url, id: undefined, alt: altOfPlace } );
				return;
			}
			if ( url && isBlobURL( url ) && getBlobByURL( url ) ) {
				revokeBlobURL( url );
			}
			const file = fileOf( picture, sizeSlug );
			setAttributes( {
				id: picture.id,
				url: file.url,
				width: file.width,
				height: file.height,
				alt: altOfPlace || ( picture.alt ?? picture.alt_text ?? '' ),
				// A caption that the author wrote is kept.
				...( RichText.isEmpty( caption ?? '' ) && typeof picture.caption === 'string' && picture.caption
					? { caption: picture.caption }
					: {} ),
				...link( linkTo, picture ),
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
