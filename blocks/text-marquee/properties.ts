import type { CSSProperties } from 'react';

import type { TextMarqueeAttributes } from './attributes';
import { icons } from './icons';

/** The widths of the specification, and the share of the full size at each. */
export const scales = { 1480: 0.9, 1200: 0.8, 768: 0.65, 600: 0.5, 480: 0.4 } as const;

export const widths = [ 1480, 1200, 768, 600, 480 ] as const;

const string = ( text: string ) => JSON.stringify( text );

/** Class names and custom properties of the canvas; PHP makes those of the page. */
export function looks( attributes: TextMarqueeAttributes ): { className: string; style: CSSProperties } {
	const { separator, separatorCharacter, separatorIcon, separatorImage, stroke, strokeWidth, fontScale } = attributes;
	const classes = {
		'has-stroke': stroke === 'all',
		'has-alternate-stroke': stroke === 'alternate',
		'has-mark': separator === 'icon' || separator === 'image',
	};
	const style: Record< string, string > = {
		'--eidan-separator': string( separator === 'character' ? separatorCharacter : ' ' ),
		'--eidan-stroke': `${ strokeWidth }px`,
	};
	if ( separator === 'icon' ) {
		const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${ icons[ separatorIcon ] }'/></svg>`;
		style[ '--eidan-icon' ] = `url(${ string( `data:image/svg+xml,${ encodeURIComponent( svg ) }` ) })`;
	}
	if ( separator === 'image' && separatorImage.url ) {
		style[ '--eidan-image' ] = `url(${ string( separatorImage.url ) })`;
	}
	for ( const width of widths ) {
		const scale = fontScale[ width ];
		if ( scale ) {
			style[ `--eidan-${ width }` ] = `${ scale }em`;
		}
	}
	return {
		className: Object.entries( classes )
			.filter( ( [ , on ] ) => on )
			.map( ( [ name ] ) => name )
			.join( ' ' ),
		style: style as CSSProperties,
	};
}
