/**
 * Pure functions that convert between core/image, eidan/single-image and records of the media library. Block transforms
 * and bulk edits of galleries use them.
 */
import { RATIOS } from '../controls/ratios';

/** The attributes of core/image that we use. */
export interface CoreImage {
	id?: number | undefined;
	url?: string | undefined;
	blob?: string | undefined;
	alt?: string | undefined;
	title?: string | undefined;
	caption?: string | undefined;
	href?: string | undefined;
	rel?: string | undefined;
	linkTarget?: string | undefined;
	linkDestination?: string | undefined;
	lightbox?: { enabled?: boolean } | undefined;
	sizeSlug?: string | undefined;
	width?: string | undefined;
	aspectRatio?: string | undefined;
	scale?: string | undefined;
	focalPoint?: { x?: number; y?: number } | undefined;
	isDecorative?: boolean | undefined;
	[ other: string ]: unknown;
}

/** An image or video, in the format of the media modal, of an upload or of the REST API. */
export interface Media {
	id?: number;
	/** `image` or `video`. */
	type?: string;
	/** MIME type, such as `image/png`. */
	mime?: string;
	url?: string;
	source_url?: string;
	link?: string;
	alt?: string;
	alt_text?: string;
	caption?: string | { raw?: string; rendered?: string };
	sizes?: Record< string, { url?: string; width?: number; height?: number } >;
	media_details?: {
		width?: number;
		height?: number;
		sizes?: Record< string, { source_url?: string; width?: number; height?: number } >;
	};
	width?: number;
	height?: number;
}

export type LinkTo = 'none' | 'file' | 'page' | 'custom' | 'lightbox';

type Ratio = 'auto' | ( typeof RATIOS )[ number ];

/** The attributes of eidan/single-image that have a counterpart in core/image. */
export type SingleImage = {
	id?: number | undefined;
	url?: string | undefined;
	alt?: string | undefined;
	title?: string | undefined;
	caption?: string | undefined;
	decorative?: boolean | undefined;
	displayWidth?: number | undefined;
	sizeSlug?: string | undefined;
	ratio?: Ratio | undefined;
	focalPoint?: { x?: number | undefined; y?: number | undefined } | undefined;
	linkTo?: LinkTo | undefined;
	href?: string | undefined;
	linkTarget?: string | undefined;
	rel?: string | undefined;
};

/** Attributes of block supports that both blocks have. */
const SHARED = [ 'align', 'anchor', 'className', 'style', 'borderColor', 'metadata', 'lock' ];

/** Removes members that are undefined or '', so that converted blocks have no empty attributes. */
export function compact< T extends object >( object: T ): Partial< T > {
	return Object.fromEntries(
		Object.entries( object ).filter( ( [ , value ] ) => value !== undefined && value !== '' )
	) as Partial< T >;
}

const shared = ( attributes: object ) =>
	Object.fromEntries( Object.entries( attributes ).filter( ( [ name ] ) => SHARED.includes( name ) ) );

/** Converts an aspect ratio of core (`1`, `4/5`, `auto`) to ours. Ratios that we do not offer become `auto`. */
export function ratioFromCore( ratio: string | undefined ): Ratio {
	const [ across = '', down = '1' ] = ( ratio ?? '' ).replace( /\s/g, '' ).split( '/' );
	return RATIOS.find( ( known ) => known === `${ across }/${ down }` ) ?? 'auto';
}

export const ratioToCore = ( ratio: Ratio ) => ( ratio === '1/1' ? '1' : ratio );

/**
 * Determines where an image of core links to. Core has no value for our lightbox, so we store it as a link to the file
 * with core's own lightbox turned on. Core ignores its lightbox on linked images.
 */
export function linkFromCore( { href, linkDestination, lightbox }: CoreImage ): LinkTo {
	if ( lightbox?.enabled && ( ! href || linkDestination === 'media' ) ) {
		return 'lightbox';
	}
	if ( ! href ) {
		return 'none';
	}
	return ( { media: 'file', attachment: 'page' } as const )[ linkDestination ?? '' ] ?? 'custom';
}

export function linkToCore( linkTo: LinkTo ): Pick< CoreImage, 'linkDestination' | 'lightbox' > {
	switch ( linkTo ) {
		case 'lightbox':
			return { linkDestination: 'media', lightbox: { enabled: true } };
		case 'file':
			return { linkDestination: 'media' };
		case 'page':
			return { linkDestination: 'attachment' };
		default:
			return { linkDestination: linkTo };
	}
}

/** The attributes that have the same name in both blocks. */
const sameNamed = ( image: CoreImage | SingleImage ) => ( {
	id: image.id,
	url: image.url,
	alt: image.alt,
	title: image.title,
	caption: image.caption,
	sizeSlug: image.sizeSlug,
	focalPoint: image.focalPoint,
	href: image.href,
	linkTarget: image.linkTarget,
	rel: image.rel,
} );

/** Converts a width of core, such as `300px`, to a number within our limits. Undefined for units other than pixels. */
const pixels = ( width: string | undefined ) => {
	const value = Number( /^(\d+(?:\.\d+)?)px$/.exec( width ?? '' )?.[ 1 ] );
	return value ? Math.min( 5000, Math.max( 20, Math.round( value ) ) ) : undefined;
};

export function singleFromCore( image: CoreImage ): SingleImage {
	const linkTo = linkFromCore( image );
	return {
		...shared( image ),
		...compact( { ...sameNamed( image ), href: image.href ?? ( linkTo === 'lightbox' ? image.url : undefined ) } ),
		...( image.isDecorative ? { decorative: true } : {} ),
		...( pixels( image.width ) ? { displayWidth: pixels( image.width ) } : {} ),
		ratio: ratioFromCore( image.aspectRatio ),
		linkTo,
	} as SingleImage;
}

export function singleToCore( image: SingleImage ): CoreImage {
	return {
		...shared( image ),
		...compact( sameNamed( image ) ),
		...( image.decorative ? { isDecorative: true } : {} ),
		...( image.displayWidth ? { width: `${ image.displayWidth }px` } : {} ),
		...( image.ratio && image.ratio !== 'auto' ? { aspectRatio: ratioToCore( image.ratio ), scale: 'cover' } : {} ),
		...linkToCore( image.linkTo ?? 'none' ),
	} as CoreImage;
}

/** The file of an image size and its dimensions. If the image does not have this size, its full-size file. */
export function fileOf( media: Media, sizeSlug: string ): { url?: string; width?: number; height?: number } {
	const size = media.sizes?.[ sizeSlug ];
	const detail = media.media_details?.sizes?.[ sizeSlug ];
	const found = {
		url: size?.url ?? detail?.source_url,
		width: size?.width ?? detail?.width,
		height: size?.height ?? detail?.height,
	};
	return compact(
		found.url
			? found
			: {
					url: media.source_url ?? media.url,
					width: media.media_details?.width ?? media.width,
					height: media.media_details?.height ?? media.height,
				}
	) as { url?: string; width?: number; height?: number };
}

const captionOf = ( { caption }: Media ) =>
	typeof caption === 'string' ? caption : ( caption?.raw ?? caption?.rendered ?? '' );

/** Attributes of a core/image for an image that an author chose. */
export function imageFromMedia( media: Media, sizeSlug: string, linkTo: LinkTo ): CoreImage {
	return {
		...compact( {
			id: media.id,
			url: fileOf( media, sizeSlug ).url,
			alt: media.alt ?? media.alt_text ?? '',
			caption: captionOf( media ),
		} ),
		sizeSlug,
		...linkOf( media, linkTo ),
	};
}

/**
 * The link of an image in a gallery. For the lightbox, too, it leads to the file: the lightbox opens images that link
 * to their file. So the link also works without script and without the plugin.
 */
export function linkOf( media: Media, linkTo: LinkTo ): Pick< CoreImage, 'href' | 'linkDestination' | 'lightbox' > {
	const href = linkTo === 'page' ? media.link : ( media.source_url ?? media.url );
	return linkTo === 'none' || ! href
		? { href: undefined, linkDestination: 'none', lightbox: undefined }
		: { href, linkDestination: linkTo === 'page' ? 'attachment' : 'media', lightbox: undefined };
}
