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
	/** In percent of the block's width. */
	mediaWidth?: number | undefined;
	verticalAlignment?: ImageWithTextAttributes[ 'verticalAlignment' ] | undefined;
	imageFill?: boolean | undefined;
	focalPoint?: MediaSource[ 'focalPoint' ];
	/** Link of the image. */
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
	minHeight?: number | undefined;
	minHeightUnit?: string | undefined;
	[ other: string ]: unknown;
}

type Ours = Partial< ImageWithTextAttributes > & { align?: string };

/** Attributes of block supports that all three blocks have. */
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

/** Drops empty attributes, so that they are not stored. */
const compact = < T extends object >( object: T ) =>
	Object.fromEntries(
		Object.entries( object ).filter( ( [ , value ] ) => value !== undefined && value !== '' )
	) as T;

/** Our alignments are wide and full; whatever else core has stands in the text column. Without it ours would be wide. */
const alignOf = ( align: unknown ) => ( align === 'wide' || align === 'full' ? align : '' );

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
		...shared( core ),
		align: alignOf( core.align ),
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
		align: ours.align || 'none',
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

/** A cover is never as high as a ratio says: a large part of the screen is ours, all else a minimum height. */
function heightOfCover( minHeight = 0, unit = 'px', style: object = {} ): Ours & { style?: object } {
	if ( unit === 'vh' && minHeight >= 75 ) {
		return { height: minHeight >= 95 ? 'screen' : 'large' };
	}
	return minHeight > 0 ? { style: { ...style, dimensions: { minHeight: `${ minHeight }${ unit }` } } } : {};
}

export function fromCover( {
	id,
	url,
	alt,
	focalPoint,
	dimRatio,
	isDark = true,
	contentPosition = 'center center',
	minHeight,
	minHeightUnit,
	...core
}: CoreCover ): Ours {
	const [ down = '', across ] = contentPosition.split( ' ' );
	return {
		...shared( core ),
		align: alignOf( core.align ),
		layout: 'over',
		media: mediaOf( id, url, alt, focalPoint ),
		mediaPosition: across === 'right' ? 'left' : 'right',
		mediaColumns: 5,
		verticalAlignment: down === 'top' || down === 'bottom' ? down : 'center',
		overlay: isDark ? 'dark' : 'light',
		...( dimRatio === undefined ? {} : { overlayOpacity: dimRatio } ),
		...heightOfCover( minHeight, minHeightUnit, core.style as object | undefined ),
	};
}

const isHeading = ( { name }: Block ) => name === 'core/heading';

/**
 * Moves the link of core's image to the heading, because our block is linked by its heading. A link that the heading
 * already has is kept.
 *
 * @param inner Inner blocks of core/media-text.
 * @param core  Attributes of core/media-text.
 * @return The inner blocks, and whether the whole block is a link now.
 */
export function withImageLink(
	inner: Block[],
	{ href, linkTarget, rel }: CoreMediaText
): { inner: Block[]; isLinked: boolean } {
	const heading = inner.find( isHeading );
	const html = String( heading?.attributes.content ?? '' );
	if ( ! heading || ! href || linkIn( html ).url ) {
		return { inner, isLinked: false };
	}
	const linked = {
		...heading,
		attributes: { ...heading.attributes, content: withLink( html, { url: href, linkTarget, rel } ) },
	};
	return { inner: inner.map( ( block ) => ( block === heading ? linked : block ) ), isLinked: true };
}

/** The reverse: if the whole block is linked, core's image gets the link of the heading. */
export function imageLink( inner: Block[], isLinked = false ): Partial< CoreMediaText > {
	const { url, linkTarget, rel } = linkIn( String( inner.find( isHeading )?.attributes.content ?? '' ) );
	return isLinked && url ? compact( { href: url, linkTarget, rel, linkDestination: 'custom' } ) : {};
}

const cloneBlocks = ( blocks: Block[] ): Block[] =>
	blocks.map( ( { name, attributes, innerBlocks } ) =>
		createBlock( name, attributes, cloneBlocks( innerBlocks as Block[] ) )
	);

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/media-text' ],
			isMatch: ( { mediaType }: CoreMediaText ) => mediaType !== 'video',
			transform: ( attributes: CoreMediaText, blocks: Block[] ) => {
				const { inner, isLinked } = withImageLink( blocks, attributes );
				return createBlock(
					'eidan/image-with-text',
					{ ...fromMediaText( attributes ), isLinked },
					cloneBlocks( inner )
				);
			},
		},
		{
			type: 'block',
			blocks: [ 'core/cover' ],
			// A cover that shows a video or the featured image of the page has no image to take over.
			isMatch: ( { backgroundType, useFeaturedImage }: CoreCover ) =>
				( backgroundType ?? 'image' ) === 'image' && ! useFeaturedImage,
			transform: ( attributes: CoreCover, inner: Block[] ) =>
				createBlock( 'eidan/image-with-text', fromCover( attributes ), cloneBlocks( inner ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/media-text' ],
			transform: ( attributes: Ours, inner: Block[] ) =>
				createBlock(
					'core/media-text',
					{ ...toMediaText( attributes ), ...imageLink( inner, attributes.isLinked ) },
					cloneBlocks( inner )
				),
		},
	],
};
