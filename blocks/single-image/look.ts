import type { CSSProperties } from 'react';
import type { SingleImageAttributes } from './attributes';
import { classNames, cropOf } from '@eidan/editor';
import metadata from './block.json';

/**
 * The width that the author gave the image. Undefined if a wide or full alignment decides the width.
 *
 * @param attributes The block's attributes.
 * @return Width in pixels.
 */
export const widthOf = ( { displayWidth, align }: SingleImageAttributes & { align?: string } ) =>
	align === 'wide' || align === 'full' ? undefined : displayWidth;

/** Class names of the figure, in the editor and as saved. */
export function classesOf( attributes: SingleImageAttributes ): string {
	const { mask, blend, filter, captions, ratio } = attributes;
	return classNames(
		mask !== 'none' && `has-mask-${ mask }`,
		blend !== 'normal' && `has-blend-${ blend }`,
		filter !== 'none' && `has-filter-${ filter }`,
		captions !== 'under' && `has-captions-${ captions }`,
		ratio !== 'auto' && 'has-ratio',
		widthOf( attributes ) && 'is-resized'
	);
}

/** Style of the saved image. It only has properties that WordPress lets every author save. */
export function styleOf( attributes: SingleImageAttributes ): CSSProperties | undefined {
	const width = widthOf( attributes );
	const style: CSSProperties = { ...( width ? { width: `${ width }px` } : {} ), ...cropOf( attributes ) };
	return Object.keys( style ).length ? style : undefined;
}

const camelCase = ( property: string ) => property.replace( /-(\w)/g, ( _, letter: string ) => letter.toUpperCase() );

/** Style of the image in the editor: the saved one, and mask, blend mode and filter, which PHP adds on the page. */
export function editorStyleOf( attributes: SingleImageAttributes ): CSSProperties {
	const chosen = ( [ 'mask', 'blend', 'filter' ] as const ).map(
		( kind ) =>
			( metadata.eidanLooks[ kind ] as Record< string, Record< string, string > > )[ attributes[ kind ] ] ?? {}
	);
	return Object.assign(
		{},
		styleOf( attributes ),
		...chosen.map( ( style ) =>
			Object.fromEntries( Object.entries( style ).map( ( [ name, value ] ) => [ camelCase( name ), value ] ) )
		)
	) as CSSProperties;
}
