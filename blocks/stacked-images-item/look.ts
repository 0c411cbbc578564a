import type { CSSProperties } from 'react';
import { defaultsOf, type Box, type Width } from '@eidan/editor';
import type { StackedImagesItemAttributes } from './attributes';
import metadata from './block.json';

type Placed = Pick< StackedImagesItemAttributes, 'place' | 'narrow' >;

/** Default position and width in percent. */
const DEFAULTS: Box = defaultsOf( metadata.attributes.place.properties );

const UNITS: Record< keyof Box, string > = { x: '%', y: '%', width: '%', rotation: 'deg' };

const withoutUndefined = ( values: Partial< Record< keyof Box, number | undefined > > ) =>
	Object.fromEntries( Object.entries( values ).filter( ( [ , value ] ) => value !== undefined ) ) as Partial< Box >;

/**
 * Position, width and rotation of an image at a screen width. On phones, each value that was not changed for them is
 * the one of wide screens.
 *
 * @param attributes Attributes of the image.
 * @param width      Screen width that the editor previews.
 */
export const boxAt = ( { place, narrow }: Placed, width: Width ): Box => ( {
	...DEFAULTS,
	...withoutUndefined( place ),
	...( width === 'phone' ? withoutUndefined( narrow ) : {} ),
} );

/**
 * Returns the attributes to set after an image was moved. If the phone is previewed, only changed values are stored for
 * it.
 *
 * @param attributes Attributes of the image.
 * @param width      Screen width that the editor previews.
 * @param box        New position, width and rotation.
 */
export function placedAt( attributes: Placed, width: Width, box: Box ): Partial< Placed > {
	if ( width !== 'phone' ) {
		return { place: box };
	}
	const before = boxAt( attributes, 'phone' );
	const changed = Object.entries( box ).filter( ( [ name, value ] ) => value !== before[ name as keyof Box ] );
	return { narrow: { ...attributes.narrow, ...Object.fromEntries( changed ) } };
}

/** Custom properties for style.scss. The server prints the same ones. */
export function styleOf( attributes: StackedImagesItemAttributes ): CSSProperties {
	const properties = ( prefix: string, values: Partial< Box > ) =>
		Object.entries( values ).map( ( [ name, value ] ) => [
			`--${ prefix }${ name }`,
			`${ value }${ UNITS[ name as keyof Box ] }`,
		] );
	return Object.fromEntries( [
		...properties( '', boxAt( attributes, 'desktop' ) ),
		...properties( 'narrow-', withoutUndefined( attributes.narrow ) ),
		[ '--eidan-level', attributes.level ],
	] ) as CSSProperties;
}
