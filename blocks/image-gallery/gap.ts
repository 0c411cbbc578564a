import type { CSSProperties } from 'react';

const PRESET = /^var:preset\|spacing\|([a-z0-9-]{1,40})$/;
const LENGTH = /^\d{1,4}(?:\.\d{1,3})?(?:px|r?em|%|vw|vh)$/;

const length = ( value: unknown ): string | undefined => {
	if ( typeof value !== 'string' ) {
		return undefined;
	}
	const preset = PRESET.exec( value )?.[ 1 ];
	if ( preset ) {
		return `var(--wp--preset--spacing--${ preset })`;
	}
	if ( value === '0' ) {
		return '0px';
	}
	return LENGTH.test( value ) ? value : undefined;
};

/** Block spacing as custom properties; the same as `Eidan\Gallery\Gallery::gap()`. */
export function gapStyle( gap: unknown ): CSSProperties {
	const pair = ( gap && typeof gap === 'object' ? gap : { top: gap, left: gap } ) as { top?: unknown; left?: unknown };
	const style = { '--gap-row': length( pair.top ), '--gap': length( pair.left ) };
	return Object.fromEntries( Object.entries( style ).filter( ( [ , value ] ) => value ) ) as CSSProperties;
}
