import { createBlock, type Block as AnyBlock } from '@wordpress/blocks';
import { duotoneStyle } from '@eidan/editor';
import type { VideoShowreelAttributes } from './attributes';
import { fiveLines } from './look';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- What other blocks stored can be anything, and each has its own type.
type Stored = Record< string, any >;
type Block = AnyBlock< Stored >;

const NAME = 'eidan/video-showreel';
const HEIGHTS = { screen: '100svh', large: '80svh', ratio: undefined };

const isText = ( { name }: Block ) => name === 'core/heading' || name === 'core/paragraph';
const withoutMarkup = ( html: unknown ) => String( html ?? '' ).replace( /<(?!br)[^>]+>/g, '' );

/** Turns a core/cover that shows a video into our block. Its first heading or paragraph becomes the text. */
export function fromCover( attributes: Stored, inner: Block[] ) {
	const {
		id,
		url,
		poster,
		focalPoint,
		dimRatio,
		overlayColor,
		isDark,
		contentPosition,
		minHeight,
		minHeightUnit,
		align,
	} = attributes;
	const text = inner.find( isText );
	return createBlock(
		NAME,
		{
			source: { type: 'video', url, ...( id ? { id } : {} ), ...( focalPoint ? { focalPoint } : {} ) },
			poster: poster ? { url: poster } : {},
			words: fiveLines( withoutMarkup( text?.attributes.content ) ),
			level: text?.name === 'core/heading' ? ( text.attributes.level ?? 2 ) : 0,
			typing: 'none',
			overlay: isDark === false || overlayColor === 'base' || overlayColor === 'white' ? 'light' : 'dark',
			...( typeof dimRatio === 'number' ? { overlayOpacity: dimRatio } : {} ),
			...( contentPosition ? { contentPosition } : { contentPosition: 'center center' } ),
			height: minHeightUnit === 'vh' && minHeight >= 95 ? 'screen' : 'large',
			align: align === 'wide' || align === 'full' ? align : '',
			...duotoneStyle( attributes.style ),
		},
		inner.filter( ( block ) => block !== text )
	);
}

/** Turns our block into a core/cover that looks the same. The text is not typed there. */
export function toCover( attributes: VideoShowreelAttributes & Stored, inner: Block[] ) {
	const { source, poster, words, level, overlay, overlayOpacity, measuredOpacity, contentPosition, height, align } =
		attributes;
	const content = String( words ?? '' );
	const text = level
		? createBlock( 'core/heading', { content, level } )
		: createBlock( 'core/paragraph', { content } );
	return createBlock(
		'core/cover',
		{
			backgroundType: 'video',
			url: source.url,
			...( source.id ? { id: source.id } : {} ),
			...( source.focalPoint ? { focalPoint: source.focalPoint } : {} ),
			...( poster.url ? { poster: poster.url } : {} ),
			customOverlayColor: overlay === 'light' ? '#ffffff' : '#000000',
			isDark: overlay === 'dark',
			isUserOverlayColor: true,
			// core/cover only has steps of ten percent.
			dimRatio: Math.round( ( overlayOpacity ?? measuredOpacity ) / 10 ) * 10,
			contentPosition,
			...( HEIGHTS[ height ] ? { minHeight: parseInt( HEIGHTS[ height ] ?? '', 10 ), minHeightUnit: 'vh' } : {} ),
			align: align || undefined,
			...duotoneStyle( attributes.style ),
		},
		[ ...( content ? [ text ] : [] ), ...inner ]
	);
}

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/cover' ],
			isMatch: ( { backgroundType, url }: Stored ) => backgroundType === 'video' && !! url,
			transform: fromCover,
		},
		{
			type: 'block',
			blocks: [ 'core/video' ],
			isMatch: ( { src }: Stored ) => !! src,
			transform: ( { id, src, poster }: Stored ) =>
				createBlock( NAME, {
					source: { type: 'video', url: src, ...( id ? { id } : {} ) },
					poster: poster ? { url: poster } : {},
				} ),
		},
	],
	to: [
		{ type: 'block', blocks: [ 'core/cover' ], transform: toCover },
		{
			type: 'block',
			blocks: [ 'core/video' ],
			transform: ( { source, poster }: VideoShowreelAttributes ) =>
				createBlock( 'core/video', {
					src: source.url,
					...( source.id ? { id: source.id } : {} ),
					...( poster.url ? { poster: poster.url } : {} ),
					muted: true,
					loop: true,
					playsInline: true,
				} ),
		},
	],
};
