import type { Block } from '@wordpress/blocks';
import type { CSSProperties } from 'react';
import { classNames, defaultsOf, type Band } from '@eidan/editor';
import type { ParallaxImageShowcaseItemAttributes } from '../parallax-image-showcase-item/attributes';
import { placeOf } from '../parallax-image-showcase-item/look';
import type { ParallaxImageShowcaseAttributes } from './attributes';
import { insets, type Sides } from './editor/front';
import metadata from './block.json';

type Item = Partial< ParallaxImageShowcaseItemAttributes >;

export const ITEM = 'eidan/parallax-image-showcase-item';

/** Greatest number of images: a main image and four others. */
export const MAX_IMAGES = 5;

/** Vertical offsets of the images in pixels, as the specification wants them. */
export const OFFSETS = defaultsOf( metadata.attributes.offsets.properties );

const PROPERTIES = {
	main: '--main',
	mainBand: '--main-band',
	auxiliary: '--auxiliary',
	auxiliaryBand: '--auxiliary-band',
} as const;

const ALIGN: Record< string, string > = { top: 'start', left: 'start', center: 'center', bottom: 'end', right: 'end' };

/**
 * Custom properties for style.scss. The server prints the same ones.
 *
 * @param attributes                 Attributes of the block.
 * @param attributes.contentPosition Where the text is placed, such as `bottom left`.
 * @param attributes.offsets         Vertical offsets in pixels that the author set.
 * @param attributes.perspective     Perspective in pixels.
 * @param items                      Attributes of the inner blocks, images and text.
 */
export function styleOf(
	{ contentPosition, offsets, perspective }: ParallaxImageShowcaseAttributes,
	items: readonly Item[]
): CSSProperties {
	const [ vertical = 'bottom', horizontal = 'left' ] = contentPosition.split( ' ' );
	// Text at the bottom hangs lower than the main image, by a length that depends on the image's depth. Other text does
	// not.
	const textProperties: Record< string, string | number > =
		vertical === 'bottom'
			? { '--depth': Math.abs( items.find( ( { main } ) => main )?.level ?? 0 ) }
			: { '--foot': '0px' };
	return {
		'--content': `${ ALIGN[ vertical ] } ${ ALIGN[ horizontal ] }`,
		...textProperties,
		'--perspective': `${ perspective }px`,
		...Object.fromEntries(
			Object.entries( { ...OFFSETS, ...offsets } ).map( ( [ name, value ] ) => [
				PROPERTIES[ name as keyof typeof OFFSETS ],
				`${ value }px`,
			] )
		),
	} as CSSProperties;
}

/** An inner block: an image, or the words. */
type Inner = Pick< Block, 'name' | 'attributes' | 'innerBlocks' >;

/** Colors that core's blocks store. */
interface Colors {
	backgroundColor?: string;
	gradient?: string;
	textColor?: string;
	style?: { color?: { background?: string; gradient?: string; text?: string; duotone?: unknown } };
}

const isHeading = ( { name }: Inner ) => name === 'core/heading';

const hasBackground = ( { attributes, innerBlocks }: Inner ): boolean => {
	const { backgroundColor, gradient, style }: Colors = attributes;
	return (
		!! ( backgroundColor || gradient || style?.color?.background || style?.color?.gradient ) ||
		innerBlocks.some( hasBackground )
	);
};

/** The font size that the author chose for the words. Presets of some themes are larger than the image. */
const sizeOf = ( { attributes, innerBlocks }: Inner ): string | undefined => {
	const { fontSize, style }: { fontSize?: string; style?: { typography?: { fontSize?: string } } } = attributes;
	return fontSize
		? `var(--wp--preset--font-size--${ fontSize })`
		: ( style?.typography?.fontSize ?? innerBlocks.filter( isHeading ).map( sizeOf ).find( Boolean ) );
};

const ratioOf = ( { ratio = 'auto', width = 0, height = 0 }: Item ): number => {
	const [ across, down ] = ratio === 'auto' ? [ width, height ] : ratio.split( '/' ).map( Number );
	return across && down ? across / down : 0;
};

const BANDS: Record< string, { at: number; band: Band } > = {
	top: { at: 0, band: 'upper' },
	center: { at: 0.5, band: 'all' },
	bottom: { at: 1, band: 'lower' },
};

/** Words on the main image, as Words.php places them. */
export interface WordsOnImage {
	className: string;
	style: CSSProperties;
	/** The images behind the words. */
	behind: { url?: string | undefined; id?: number | undefined; style?: Colors[ 'style' ] }[];
	band: Band;
	/** Color that the author chose, a preset's slug or a value. */
	color: string | undefined;
}

/** Left and right side of an image, in percent of the block's width. */
function sidesOf( { corner = 'top-left', place = {} }: Item ): Sides {
	const { x, width } = placeOf( { place } );
	const left = corner.endsWith( 'right' ) ? 100 - x - width : x;
	return [ left, left + width ];
}

/**
 * Where the words stand on the main image.
 *
 * @param attributes                 Attributes of the block.
 * @param attributes.contentPosition Where the words are placed, such as `bottom left`.
 * @param inner                      The inner blocks.
 * @return Null if there are no words or no main image, if its proportions are unknown, or if the words have a background.
 */
export function wordsOnImage(
	{ contentPosition }: ParallaxImageShowcaseAttributes,
	inner: readonly Inner[]
): WordsOnImage | null {
	const [ vertical = 'bottom', horizontal = 'left' ] = contentPosition.split( ' ' );
	const wordsAt = inner.findIndex( ( { name } ) => name !== ITEM );
	const mainAt = inner.findIndex( ( { name, attributes } ) => name === ITEM && attributes.main );
	const words = inner[ wordsAt ];
	const main: Item = inner[ mainAt ]?.attributes ?? {};
	const ratio = ratioOf( main );
	if ( ! words || ! ratio || hasBackground( words ) ) {
		return null;
	}
	const { at, band } = BANDS[ vertical ]!;
	const { corner = 'top-left', level = 0, place = {} } = main;
	const { y, width } = placeOf( { place } );
	const sides = sidesOf( main );
	const front = inner.slice( wordsAt + 1 ).filter( ( { name } ) => name === ITEM );
	// Where too little would be left for the words, they stand above all images, too.
	const kept =
		wordsAt < mainAt
			? null
			: insets(
					sides,
					front.map( ( { attributes } ) => sidesOf( attributes as Item ) )
				);
	const [ left, right ] = kept ?? [ 0, 0 ];
	const { textColor, style }: Colors = words.attributes;
	return {
		className: classNames(
			'has-words-on-image',
			vertical !== 'bottom' && `has-words-at-${ vertical }`,
			corner.startsWith( 'bottom' ) && 'has-words-from-bottom'
		),
		style: {
			'--words-x': sides[ 0 ],
			'--words-y': y,
			'--words-width': width,
			'--words-ratio': ratio,
			'--words-at': at,
			'--words-align': ALIGN[ horizontal ],
			'--words-level': level,
			'--words-above': kept ? 'auto' : 1,
			'--words-left': left || undefined,
			'--words-right': right || undefined,
			'--words-size': sizeOf( words ),
		} as CSSProperties,
		behind: inner
			.slice( mainAt, kept ? wordsAt : inner.length )
			.filter( ( { name } ) => name === ITEM )
			.map( ( { attributes: image } ) => {
				const { url, id, style: own } = image as Item & Colors;
				return own?.color?.duotone ? { url, id, style: own } : { url, id };
			} ),
		band,
		color: textColor ?? style?.color?.text,
	};
}

/** Default position and depth of the main image, and of the other images in their order. */
const MAIN_IMAGE: Item = { main: true, corner: 'top-left', place: { x: 12, y: 0, width: 76 }, level: -1 };

// They hang over the edges of the main image and leave its lower part to the words.
const OTHER_IMAGES: Item[] = [
	{ corner: 'top-right', place: { x: 0, y: 5, width: 24 }, level: 3 },
	{ corner: 'top-left', place: { x: 0, y: 9, width: 17 }, level: 1 },
	{ corner: 'bottom-right', place: { x: 3, y: 0, width: 15 }, level: 4 },
	{ corner: 'top-left', place: { x: 30, y: 0, width: 16 }, level: -3 },
];

/**
 * Returns the default attributes of a new image.
 *
 * @param index Index of the image, from 0. The first one is the main image.
 */
export const defaultsOfImage = ( index: number ): Item =>
	index === 0 ? MAIN_IMAGE : ( OTHER_IMAGES[ ( index - 1 ) % OTHER_IMAGES.length ] ?? {} );
