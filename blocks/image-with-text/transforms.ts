import { createBlock, type Block } from '@wordpress/blocks';
import { linkIn, withLink } from '@eidan/editor';
import type { MediaSource } from '../../src/schemas/media-source';
import type { ImageWithTextAttributes } from './attributes';

/** The attributes of core/media-text that we read or write. */
interface CoreMediaText {
	mediaType?: string | undefined;
	mediaId?: number | undefined;
	mediaUrl?: string | undefined;
	mediaAlt?: string | undefined;
	mediaPosition?: 'left' | 'right' | undefined;
	/** Percent. */
	mediaWidth?: number | undefined;
	verticalAlignment?: ImageWithTextAttributes[ 'verticalAlignment' ] | undefined;
	imageFill?: boolean | undefined;
	focalPoint?: MediaSource[ 'focalPoint' ];
	/** Of the image. */
	href?: string | undefined;
	linkTarget?: string | undefined;
	rel?: string | undefined;
	[ other: string ]: unknown;
}

/** The attributes of core/cover that we read. */
interface CoreCover {
	id?: number | undefined;
	url?: string | undefined;
	alt?: string | undefined;
	backgroundType?: string | undefined;
	useFeaturedImage?: boolean | undefined;
	focalPoint?: MediaSource[ 'focalPoint' ];
	dimRatio?: number | undefined;
	isDark?: boolean | undefined;
	contentPosition?: string | undefined;
	[ other: string ]: unknown;
}

type Ours = Partial< ImageWithTextAttributes > & { align?: string };

/** What block supports store; all three blocks have them. */
const SHARED = [
	'align',
	'anchor',
	'className',
	'style',
	'textColor',
	'backgroundColor',
	'gradient',
	'fontSize',
	'metadata',
	'lock',
];

const shared = ( attributes: object ) =>
	Object.fromEntries( Object.entries( attributes ).filter( ( [ name ] ) => SHARED.includes( name ) ) );

/** Leaves out what is not set, so that nothing is stored for it. */
const compact = < T extends object >( object: T ) =>
	Object.fromEntries(
		Object.entries( object ).filter( ( [ , value ] ) => value !== undefined && value !== '' )
	) as T;

const mediaOf = ( id?: number, url?: string, alt?: string, focalPoint?: MediaSource[ 'focalPoint' ] ): MediaSource =>
	url ? compact( { type: 'image' as const, id, url, alt, focalPoint } ) : {};

const COLUMNS = [ 4, 5, 6, 7 ] as const;

export function fromMediaText( {
	mediaId,
	mediaUrl,
	mediaAlt,
	mediaPosition,
	mediaWidth = 50,
	verticalAlignment,
	imageFill,
	focalPoint,
	...core
}: CoreMediaText ): Ours {
	const columns = COLUMNS.find( ( value ) => value >= Math.round( ( mediaWidth * 12 ) / 100 ) ) ?? 7;
	return {
		// It is as wide as our own default where nothing is stored.
		...shared( core ),
		media: mediaOf( mediaId, mediaUrl, mediaAlt, focalPoint ),
		mediaPosition: mediaPosition ?? 'left',
		mediaColumns: columns,
		verticalAlignment: verticalAlignment ?? 'center',
		imageFill: imageFill ?? false,
	};
}

export function toMediaText( {
	media = {},
	mediaPosition,
	mediaColumns = 7,
	verticalAlignment,
	imageFill,
	...ours
}: Ours ): CoreMediaText {
	return {
		...shared( ours ),
		...compact( {
			mediaType: media.url ? 'image' : undefined,
			mediaId: media.id,
			mediaUrl: media.url,
			mediaAlt: media.alt,
			focalPoint: imageFill ? media.focalPoint : undefined,
		} ),
		mediaPosition: mediaPosition ?? 'left',
		mediaWidth: Math.round( ( mediaColumns * 100 ) / 12 ),
		verticalAlignment: verticalAlignment ?? 'center',
		imageFill: imageFill ?? false,
	};
}

export function fromCover( {
	id,
	url,
	alt,
	focalPoint,
	dimRatio,
	isDark = true,
	contentPosition = 'center center',
	...core
}: CoreCover ): Ours {
	const [ down = '', across ] = contentPosition.split( ' ' );
	return {
		...shared( core ),
		layout: 'over',
		media: mediaOf( id, url, alt, focalPoint ),
		mediaPosition: across === 'right' ? 'left' : 'right',
		mediaColumns: 5,
		verticalAlignment: down === 'top' || down === 'bottom' ? down : 'center',
		overlay: isDark ? 'dark' : 'light',
		...( dimRatio === undefined ? {} : { overlayOpacity: dimRatio } ),
	};
}

const isHeading = ( { name }: Block ) => name === 'core/heading';

/**
 * Core links the image, we the whole block by its heading: the link of the image becomes the heading's, unless that
 * has one already.
 *
 * @param inner Blocks of core/media-text.
 * @param core  Its attributes.
 * @return The blocks, and whether the block is a link now.
 */
export function withPictureLink(
	inner: Block[],
	{ href, linkTarget, rel }: CoreMediaText
): { inner: Block[]; isLinked: boolean } {
	const heading = inner.find( isHeading );
	const words = String( heading?.attributes.content ?? '' );
	if ( ! heading || ! href || linkIn( words ).url ) {
		return { inner, isLinked: false };
	}
	const linked = {
		...heading,
		attributes: { ...heading.attributes, content: withLink( words, { url: href, linkTarget, rel } ) },
	};
	return { inner: inner.map( ( block ) => ( block === heading ? linked : block ) ), isLinked: true };
}

/** The link of core's image that a linked block stands for. */
export function pictureLink( inner: Block[], isLinked = false ): Partial< CoreMediaText > {
	const { url, linkTarget, rel } = linkIn( String( inner.find( isHeading )?.attributes.content ?? '' ) );
	return isLinked && url ? compact( { href: url, linkTarget, rel, linkDestination: 'custom' } ) : {};
}

const inside = ( blocks: Block[] ): Block[] =>
	blocks.map( ( { name, attributes, innerBlocks } ) =>
		createBlock( name, attributes, inside( innerBlocks as Block[] ) )
	);

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/media-text' ],
			isMatch: ( { mediaType }: CoreMediaText ) => mediaType !== 'video',
			transform: ( attributes: CoreMediaText, blocks: Block[] ) => {
				const { inner, isLinked } = withPictureLink( blocks, attributes );
				return createBlock(
					'eidan/image-with-text',
					{ ...fromMediaText( attributes ), isLinked },
					inside( inner )
				);
			},
		},
		{
			type: 'block',
			blocks: [ 'core/cover' ],
			// A video or the featured image of the page is not an image of its own.
			isMatch: ( { backgroundType, useFeaturedImage }: CoreCover ) =>
				( backgroundType ?? 'image' ) === 'image' && ! useFeaturedImage,
			transform: ( attributes: CoreCover, inner: Block[] ) =>
				createBlock( 'eidan/image-with-text', fromCover( attributes ), inside( inner ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/media-text' ],
			transform: ( attributes: Ours, inner: Block[] ) =>
				createBlock(
					'core/media-text',
					{ ...toMediaText( attributes ), ...pictureLink( inner, attributes.isLinked ) },
					inside( inner )
				),
		},
	],
} as never;
