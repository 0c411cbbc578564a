import type { CSSProperties } from 'react';
import type { Box, Width } from '@eidan/editor';
import type { StackedImagesItemAttributes } from './attributes';

type Placed = Pick< StackedImagesItemAttributes, 'place' | 'narrow' >;

/** What an image without a place has; the same as in includes/Blocks/StackedImagesItem.php. */
const DEFAULTS: Box = { x: 20, y: 0, width: 60, rotation: 0 };

const UNITS: Record< keyof Box, string > = { x: '%', y: '%', width: '%', rotation: 'deg' };

const known = ( values: Partial< Record< keyof Box, number | undefined > > ) =>
	Object.fromEntries( Object.entries( values ).filter( ( [ , value ] ) => value !== undefined ) ) as Partial< Box >;

/**
 * Where an image lies at a width: narrow screens inherit each number that was not changed for them.
 *
 * @param attributes Attributes.
 * @param width      Width that the canvas previews.
 */
export const boxAt = ( { place, narrow }: Placed, width: Width ): Box => ( {
	...DEFAULTS,
	...known( place ),
	...( width === 'phone' ? known( narrow ) : {} ),
} );

/**
 * The attributes after an image was moved at a width. On narrow screens only what differs from the wide ones is kept.
 *
 * @param attributes Attributes.
 * @param width      Width that the canvas previews.
 * @param box        Where it lies now.
 */
export function placedAt( attributes: Placed, width: Width, box: Box ): Partial< Placed > {
	if ( width !== 'phone' ) {
		return { place: box };
	}
	const before = boxAt( attributes, 'phone' );
	const changed = Object.entries( box ).filter( ( [ name, value ] ) => value !== before[ name as keyof Box ] );
	return { narrow: { ...attributes.narrow, ...Object.fromEntries( changed ) } };
}

/** Custom properties of the style sheet, as the server prints them. */
export function styleOf( attributes: StackedImagesItemAttributes ): CSSProperties {
	const properties = ( prefix: string, values: Partial< Box > ) =>
		Object.entries( values ).map( ( [ name, value ] ) => [
			`--${ prefix }${ name }`,
			`${ value }${ UNITS[ name as keyof Box ] }`,
		] );
	return Object.fromEntries( [
		...properties( '', boxAt( attributes, 'desktop' ) ),
		...properties( 'narrow-', known( attributes.narrow ) ),
		[ '--eidan-level', attributes.level ],
	] ) as CSSProperties;
}
