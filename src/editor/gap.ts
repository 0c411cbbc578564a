const PRESET = /^var:preset\|spacing\|([a-z0-9-]{1,40})$/;
const LENGTH = /^\d{1,4}(?:\.\d{1,4})?(?:px|r?em|%|vw|vh)$/;

const length = ( value: unknown ): string | undefined => {
	if ( typeof value !== 'string' ) {
		return undefined;
	}
	const preset = PRESET.exec( value )?.[ 1 ];
	if ( preset ) {
		return `var(--wp--preset--spacing--${ preset })`;
	}
	// Without a unit it could not be reckoned with.
	if ( value === '0' ) {
		return '0px';
	}
	return LENGTH.test( value ) ? value : undefined;
};

/**
 * An author's block spacing as custom properties for the canvas; `Eidan\Support\Gap` does the same for the page.
 *
 * @param gap          The attribute `style.spacing.blockGap`: a length, or one each for rows (`top`) and columns
 *                     (`left`).
 * @param names        Names of the custom properties.
 * @param names.row    For the space between rows.
 * @param names.column For the space between columns.
 * @return Style; what is not set or not valid is absent.
 */
export function gapStyle( gap: unknown, { row, column }: { row: string; column: string } ): Record< string, string > {
	const pair = ( gap && typeof gap === 'object' ? gap : { top: gap, left: gap } ) as {
		top?: unknown;
		left?: unknown;
	};
	const [ top, left ] = [ length( pair.top ), length( pair.left ) ];
	return { ...( top ? { [ row ]: top } : {} ), ...( left ? { [ column ]: left } : {} ) };
}
