/**
 * Pure part of media sources: what is stored of an image or video that an author chose.
 */
import type { MediaSource } from '../../schemas/media-source';
import type { Width } from '../widths/use-width';

export type MediaType = NonNullable< MediaSource[ 'type' ] >;

/** A source without its variant for narrow screens. */
export type OneSource = Omit< MediaSource, 'narrow' >;

/** A record that the media library hands over. */
export interface Chosen {
	id?: number;
	url?: string;
	alt?: string;
	/** `image` or `video`; before it is uploaded a MIME type. */
	type?: string;
	mime?: string;
}

const EXTENSIONS: Record< MediaType, readonly string[] > = {
	image: [ 'avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp' ],
	video: [ 'm4v', 'mov', 'mp4', 'ogv', 'webm' ],
};

/**
 * What is stored of a record.
 *
 * @param chosen What the media library hands over.
 * @param allow  What is possible here.
 * @return Null for a file that is neither.
 */
export function sourceOfMedia( { id, url, alt, type, mime }: Chosen, allow: readonly MediaType[] ): OneSource | null {
	const kind = allow.find( ( one ) => type === one || ( mime ?? type ?? '' ).startsWith( `${ one }/` ) );
	return kind && url ? { type: kind, url, ...( id ? { id } : {} ), ...( alt ? { alt } : {} ) } : null;
}

/**
 * What is stored of an address.
 *
 * @param text  What was typed.
 * @param allow What is possible here; an address that tells nothing by its end is taken for the first of these.
 * @return Null for what is no web address or ends like another kind of file.
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
 * What is shown at a width: the variant for narrow screens where there is one. Its words are those of the source.
 *
 * @param source Source.
 * @param width  Width that the canvas previews.
 */
export const sourceAt = ( { narrow, ...source }: MediaSource, width: Width ): OneSource =>
	width === 'phone' && narrow?.url ? { ...narrow, ...( source.alt ? { alt: source.alt } : {} ) } : source;

/**
 * A focal point as CSS.
 *
 * @param source            Source.
 * @param source.focalPoint Its focal point, shares of width and height.
 * @return For `object-position`; the middle without one.
 */
export const positionOf = ( { focalPoint }: OneSource ): string =>
	[ focalPoint?.x, focalPoint?.y ].map( ( share ) => `${ Math.round( 100 * ( share ?? 0.5 ) ) }%` ).join( ' ' );
