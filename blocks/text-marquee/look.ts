import { decodeEntities } from '@wordpress/html-entities';
import { isRTL } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { classNames } from '@eidan/editor';

import type { TextMarqueeAttributes } from './attributes';
import metadata from './block.json';

/**
 * Default font sizes on smaller screens, from the specification: greatest screen width in pixels, and share of the full
 * size.
 */
export const scales = { 1480: 0.9, 1200: 0.8, 768: 0.65, 600: 0.5, 480: 0.4 } as const;

export const widths = [ 1480, 1200, 768, 600, 480 ] as const;

/** The preview in which the editor shows each of these widths. */
export const previews = { 1480: 'desktop', 1200: 'tablet', 768: 'tablet', 600: 'phone', 480: 'phone' } as const;

type Scales = TextMarqueeAttributes[ 'fontScale' ];

/**
 * Returns the font sizes to store after a change. A size that equals its default is not stored.
 *
 * @param fontScale Stored shares of the full font size, by screen width.
 * @param change    New shares, by screen width.
 */
export const withScales = (
	fontScale: Scales,
	change: Partial< Record< ( typeof widths )[ number ], number > >
): Scales =>
	Object.fromEntries(
		widths.flatMap( ( width ) => {
			const share = change[ width ] ?? fontScale[ width ];
			return share === undefined || share === scales[ width ] ? [] : [ [ width, share ] ];
		} )
	);

const cssString = ( text: string ) => JSON.stringify( text );

/** Position and size of the separator's icon or image, in CSS of backgrounds and masks. */
const BACKGROUND = ' 50%/.6em no-repeat';

const cssUrl = ( address: string ) => `url(${ cssString( address ) })${ BACKGROUND }`;

const edge = ( { align, style }: Supports ) =>
	align === 'full' && ! style?.spacing?.padding
		? { '--eidan-edge': 'var(--wp--style--root--padding-left,1rem)' }
		: {};

/** Attributes that WordPress's block supports store. */
export type Supports = {
	align?: string;
	style?: { spacing?: { padding?: unknown } };
};

/** Class names and custom properties in the editor. PHP prints those of the page. */
export function lookOf( attributes: TextMarqueeAttributes & Supports ): { className: string; style: CSSProperties } {
	const {
		separator,
		separatorCharacter,
		separatorIcon,
		separatorImage,
		stroke,
		strokeWidth,
		fontScale,
		fade,
		direction,
		pauseOnHover,
	} = attributes;
	const separators = {
		none: ' ',
		// For authors without unfiltered HTML, WordPress stores `&amp;` in place of `&`.
		character: decodeEntities( separatorCharacter ),
		icon: '\u00a0\u00a0',
		image: '\u00a0\u00a0',
	};
	const style: Record< string, string > = {
		'--eidan-mark': cssString( separators[ separator ] ),
		'--eidan-stroke': `${ strokeWidth }px`,
		...( fade ? { '--eidan-fade': 'linear-gradient(90deg,#0000,#000 8% 92%,#0000)' } : {} ),
		...( direction === 'end' ? { '--eidan-turn': 'reverse', '--eidan-back': 'normal' } : {} ),
		...edge( attributes ),
	};
	if ( separator === 'icon' ) {
		const turn = separatorIcon === 'arrow' && isRTL() ? " transform='matrix(-1 0 0 1 24 0)'" : '';
		const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path${ turn } d='${ metadata.eidanIcons[ separatorIcon ] }'/></svg>`;
		style[ '--eidan-fill' ] = 'currentcolor';
		style[ '--eidan-mask' ] = cssUrl( `data:image/svg+xml,${ encodeURIComponent( svg ) }` );
	}
	if ( separator === 'image' && separatorImage.url ) {
		style[ '--eidan-fill' ] = cssUrl( separatorImage.url );
	}
	for ( const width of widths ) {
		const scale = fontScale[ width ];
		if ( scale ) {
			style[ `--eidan-${ width }` ] = `${ scale }em`;
		}
	}
	return {
		className: classNames(
			stroke === 'all' && 'has-stroke',
			stroke === 'alternate' && 'has-alternate-stroke',
			pauseOnHover && 'is-restful'
		),
		style: style as CSSProperties,
	};
}
