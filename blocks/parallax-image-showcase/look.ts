import type { CSSProperties } from 'react';
import type { ParallaxImageShowcaseItemAttributes } from '../parallax-image-showcase-item/attributes';
import type { ParallaxImageShowcaseAttributes } from './attributes';

type Item = Partial< ParallaxImageShowcaseItemAttributes >;

export const ITEM = 'eidan/parallax-image-showcase-item';

/** A main image and up to four others. */
export const MOST = 5;

/** The specification's offsets at rest, in pixels; the same as in includes/Blocks/ParallaxImageShowcase.php. */
export const OFFSETS = { main: -88, mainBand: -32, auxiliary: -32, auxiliaryBand: -16 };

const PROPERTIES = {
	main: '--main',
	mainBand: '--main-band',
	auxiliary: '--auxiliary',
	auxiliaryBand: '--auxiliary-band',
} as const;

const ALIGN: Record< string, string > = { top: 'start', left: 'start', center: 'center', bottom: 'end', right: 'end' };

/**
 * Custom properties of the style sheet, as the server prints them.
 *
 * @param attributes                 Attributes of the block.
 * @param attributes.contentPosition Where words stand.
 * @param attributes.offsets         Offsets at rest.
 * @param attributes.perspective     Perspective in pixels.
 * @param items                      What its images and words have stored.
 */
export function styleOf(
	{ contentPosition, offsets, perspective }: ParallaxImageShowcaseAttributes,
	items: readonly Item[]
): CSSProperties {
	const [ vertical = 'bottom', horizontal = 'left' ] = contentPosition.split( ' ' );
	// Only at the foot words hang, by the depth of the main image.
	const plate: Record< string, string | number > =
		vertical === 'bottom'
			? { '--depth': Math.abs( items.find( ( { main } ) => main )?.level ?? 0 ) }
			: { '--foot': '0px' };
	return {
		'--content': `${ ALIGN[ vertical ] } ${ ALIGN[ horizontal ] }`,
		...plate,
		'--perspective': `${ perspective }px`,
		...Object.fromEntries(
			Object.entries( { ...OFFSETS, ...offsets } ).map( ( [ name, value ] ) => [
				PROPERTIES[ name as keyof typeof OFFSETS ],
				`${ value }px`,
			] )
		),
	} as CSSProperties;
}

/** Where the main image lies, and the others by their number. */
const MAIN: Item = { main: true, corner: 'top-left', place: { x: 20, y: 0, width: 60 }, level: -1 };

const OTHERS: Item[] = [
	{ corner: 'bottom-right', place: { x: 2, y: 0, width: 24 }, level: 3 },
	{ corner: 'top-left', place: { x: 5, y: 0, width: 18 }, level: 1 },
	{ corner: 'bottom-left', place: { x: 10, y: 4, width: 18 }, level: 4 },
	{ corner: 'top-right', place: { x: 8, y: 4, width: 16 }, level: -3 },
];

/**
 * What a new image has.
 *
 * @param index Its number among the images, from 0, the main one.
 */
export const layerOf = ( index: number ): Item =>
	index === 0 ? MAIN : ( OTHERS[ ( index - 1 ) % OTHERS.length ] ?? {} );
