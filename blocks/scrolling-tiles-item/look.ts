import type { CSSProperties } from 'react';

import type { ScrollingTilesItemAttributes } from './attributes';
import { addressOf, positionOf, plainText } from '@eidan/editor';

type Attributes = Partial< ScrollingTilesItemAttributes >;

/** Part of a tile that contains the link. */
export type Linked = 'title' | 'image' | 'text' | 'none';

/**
 * Returns the part of a tile that contains the link: the one that names the link best. The clickable area is the whole
 * tile.
 *
 * @param attributes Attributes of the tile.
 */
export function linkedOf( attributes: Attributes ): Linked {
	if ( ! linkOf( attributes ) ) {
		return 'none';
	}
	const { title, source } = attributes;
	if ( plainText( title ) ) {
		return 'title';
	}
	return source?.url ? 'image' : 'text';
}

/**
 * Returns the attributes of the HTML link.
 *
 * @param attributes            Attributes of the tile.
 * @param attributes.url        Stored URL. Can be any value, so it is checked.
 * @param attributes.linkTarget Value of `target`.
 * @param attributes.rel        Value of `rel`.
 * @return Null if there is no URL, or if it would run a script.
 */
export function linkOf( { url, linkTarget, rel }: Attributes ): { href: string; target?: string; rel?: string } | null {
	const href = typeof url === 'string' ? addressOf( url ) : null;
	return href ? { href, ...( linkTarget ? { target: linkTarget } : {} ), ...( rel ? { rel } : {} ) } : null;
}

/**
 * Whether the link has no accessible name, so that screen readers cannot say where it leads.
 *
 * @param attributes Attributes of the tile.
 */
export const isNameless = ( attributes: Attributes ): boolean =>
	( { none: false, title: false, image: ! attributes.source?.alt, text: ! plainText( attributes.text ) } )[
		linkedOf( attributes )
	];

export const classesOf = ( { source }: Attributes ): string => ( source?.url ? 'eidan-tile' : 'eidan-tile is-text' );

export const styleOf = ( { source }: Attributes ): CSSProperties | undefined =>
	source?.focalPoint ? { objectPosition: positionOf( source ) } : undefined;
