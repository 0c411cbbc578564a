import type { CSSProperties } from 'react';

import type { ScrollingTilesItemAttributes } from './attributes';
import { addressOf, positionOf, plainText } from '@eidan/editor';

type Attributes = Partial< ScrollingTilesItemAttributes >;

/** What of a tile carries its link: what names it best. */
export type Linked = 'title' | 'image' | 'text' | 'none';

/**
 * What of a tile carries its link; the link's area is the whole tile.
 *
 * @param attributes The tile.
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
 * The link as HTML has it.
 *
 * @param attributes            The tile.
 * @param attributes.url        Stored address, anything.
 * @param attributes.linkTarget Stored target.
 * @param attributes.rel        Stored relation.
 * @return Null without an address, and for a script.
 */
export function linkOf( { url, linkTarget, rel }: Attributes ): { href: string; target?: string; rel?: string } | null {
	const href = typeof url === 'string' ? addressOf( url ) : null;
	return href ? { href, ...( linkTarget ? { target: linkTarget } : {} ), ...( rel ? { rel } : {} ) } : null;
}

/**
 * Whether screen readers would have nothing to say for the link.
 *
 * @param attributes The tile.
 */
export const isNameless = ( attributes: Attributes ): boolean =>
	( { none: false, title: false, image: ! attributes.source?.alt, text: ! plainText( attributes.text ) } )[
		linkedOf( attributes )
	];

export const classesOf = ( { source }: Attributes ): string => ( source?.url ? 'eidan-tile' : 'eidan-tile is-text' );

export const styleOf = ( { source }: Attributes ): CSSProperties | undefined =>
	source?.focalPoint ? { objectPosition: positionOf( source ) } : undefined;
