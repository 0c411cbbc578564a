/**
 * Pure functions for media sources: the stored form of an image or video that an author chose.
 */
import type { MediaSource } from '../../schemas/media-source';
import type { Width } from '../widths/use-width';

export type MediaType = NonNullable< MediaSource[ 'type' ] >;

/** One image or video, without the other one for narrow screens. */
export type OneSource = Omit< MediaSource, 'narrow' >;

/** A file that the author chose in the media library. */
export interface Chosen {
	id?: number;
	url?: string;
	alt?: string;
	/** `image` or `video`; during an upload the MIME type. */
	type?: string;
	mime?: string;
}

const EXTENSIONS: Record< MediaType, readonly string[] > = {
	image: [ 'avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp' ],
	video: [ 'm4v', 'mov', 'mp4', 'ogv', 'webm' ],
};

/**
 * Converts a file from the media library to a source.
 *
 * @param chosen File from the media library.
 * @param allow  Allowed types.
 * @return Null if the file has none of the allowed types, or no address.
 */
export function sourceOfMedia( { id, url, alt, type, mime }: Chosen, allow: readonly MediaType[] ): OneSource | null {
	const kind = allow.find( ( one ) => type === one || ( mime ?? type ?? '' ).startsWith( `${ one }/` ) );
	return kind && url ? { type: kind, url, ...( id ? { id } : {} ), ...( alt ? { alt } : {} ) } : null;
}

/**
 * Converts an address to a source. The file extension tells the type.
 *
 * @param text  Address as the author typed it.
 * @param allow Allowed types. An address without a file extension gets the first one.
 * @return Null if the text is not a web address, or if its extension does not belong to an allowed type.
 */
export function sourceOfAddress( text: string, allow: readonly MediaType[] ): OneSource | null {
	const address = text.trim();
	if ( ! /^(https?:)?\/\/[^/\s]+\/\S*$/i.test( address ) && ! /^\/[^/\s]\S*$/.test( address ) ) {
		return null;
	}
	const end = /\.([a-z0-9]{2,5})$/i.exec( address.replace( /[?#].*$/, '' ) )?.[ 1 ]?.toLowerCase();
	const kind = end === undefined ? allow[ 0 ] : allow.find( ( one ) => EXTENSIONS[ one ].includes( end ) );
	return kind ? { type: kind, url: address } : null;
}

/**
 * Returns the image or video to show at a width. On phones this is the one for narrow screens, if there is one. It has
 * the alternative text of the main source.
 *
 * @param source The stored source.
 * @param width  Width that the canvas previews.
 */
export const sourceAt = ( { narrow, ...source }: MediaSource, width: Width ): OneSource =>
	width === 'phone' && narrow?.url ? { ...narrow, ...( source.alt ? { alt: source.alt } : {} ) } : source;

/**
 * Converts a focal point to CSS.
 *
 * @param source            The source with the focal point.
 * @param source.focalPoint `x` and `y` from 0 to 1, as shares of the width and the height.
 * @return A value for `object-position`. Without a focal point it is the center.
 */
export const positionOf = ( { focalPoint }: OneSource ): string =>
	[ focalPoint?.x, focalPoint?.y ].map( ( share ) => `${ Math.round( 100 * ( share ?? 0.5 ) ) }%` ).join( ' ' );
