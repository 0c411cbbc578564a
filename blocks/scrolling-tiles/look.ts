import { classNames, defaultsOf, gapStyle } from '@eidan/editor';
import type { CSSProperties } from 'react';

import type { ScrollingTilesAttributes } from './attributes';
import metadata from './block.json';

/** Attributes that WordPress's block supports store. */
export type Supports = { align?: string; style?: object };

/** Default heights of tiles in pixels, by screen width. */
export const HEIGHTS = defaultsOf( metadata.attributes.height.properties );

/** Greatest number of rows. */
export const MAX_ROWS = 4;

export type Heights = ScrollingTilesAttributes[ 'height' ];

/**
 * Returns the heights to store after a change. A height that equals its default is not stored.
 *
 * @param height Stored heights in pixels, by screen width.
 * @param change New heights in pixels, by screen width.
 */
export const withHeights = ( height: Heights, change: Heights ): Heights =>
	Object.fromEntries(
		Object.entries( { ...height, ...change } ).filter(
			( [ width, value ] ) => value !== undefined && value !== HEIGHTS[ width as keyof typeof HEIGHTS ]
		)
	);

/** Class names of the block, in the editor and as saved. */
export function classesOf( { captions, hoverEffect, ratio, pauseOnHover, fade }: ScrollingTilesAttributes ): string {
	return classNames(
		`has-captions-${ captions }`,
		hoverEffect === 'zoom' && 'has-zoom',
		ratio === 'auto' && 'has-own-ratio',
		pauseOnHover && 'is-restful',
		fade && 'is-faded'
	);
}

/** Custom properties of the block in the editor. ScrollingTiles.php prints those of the page. */
export function styleOf( { ratio, height, align, style }: ScrollingTilesAttributes & Supports ): CSSProperties {
	const properties: Record< string, string > = {
		...( ratio === 'auto' ? {} : { '--eidan-tile-ratio': ratio } ),
		...Object.fromEntries(
			Object.entries( height ).map( ( [ width, value ] ) => [ `--eidan-tile-${ width }`, `${ value }px` ] )
		),
		...( align === 'full' ? { '--eidan-edge': 'var(--wp--style--root--padding-right,1rem)' } : {} ),
		...gapStyle( style, { row: '--eidan-row-gap', column: '--eidan-tile-gap' } ),
	};
	return properties as CSSProperties;
}
