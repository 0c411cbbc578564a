import type { CSSProperties } from 'react';
import type { ParallaxImageShowcaseItemAttributes } from '../parallax-image-showcase-item/attributes';
import type { ParallaxImageShowcaseAttributes } from './attributes';

type Item = Partial< ParallaxImageShowcaseItemAttributes >;

export const ITEM = 'eidan/parallax-image-showcase-item';

/** Greatest number of images: a main image and four others. */
export const MAX_IMAGES = 5;

/**
 * Vertical offsets of the images in pixels, as the specification wants them. includes/Blocks/ParallaxImageShowcase.php
 * has the same ones.
 */
export const OFFSETS = { main: -88, mainBand: -32, auxiliary: -32, auxiliaryBand: -16 };

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

/** Default position and depth of the main image, and of the other images in their order. */
const MAIN_IMAGE: Item = { main: true, corner: 'top-left', place: { x: 20, y: 0, width: 60 }, level: -1 };

const OTHER_IMAGES: Item[] = [
	{ corner: 'bottom-right', place: { x: 2, y: 0, width: 24 }, level: 3 },
	{ corner: 'top-left', place: { x: 5, y: 0, width: 18 }, level: 1 },
	{ corner: 'bottom-left', place: { x: 10, y: 4, width: 18 }, level: 4 },
	{ corner: 'top-right', place: { x: 8, y: 4, width: 16 }, level: -3 },
];

/**
 * Returns the default attributes of a new image.
 *
 * @param index Index of the image, from 0. The first one is the main image.
 */
export const defaultsOfImage = ( index: number ): Item =>
	index === 0 ? MAIN_IMAGE : ( OTHER_IMAGES[ ( index - 1 ) % OTHER_IMAGES.length ] ?? {} );
