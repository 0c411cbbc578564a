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
	// A 0 without a unit is not valid in calc().
	if ( value === '0' ) {
		return '0px';
	}
	return LENGTH.test( value ) ? value : undefined;
};

/**
 * Turns the block spacing that an author chose into custom properties for the canvas. `Eidan\Support\Gap` does the same
 * for the page.
 *
 * @param gap          The attribute `style.spacing.blockGap`: one length, or an object with one length for rows (`top`)
 *                     and one for columns (`left`).
 * @param names        Names of the custom properties to set.
 * @param names.row    Property for the space between rows.
 * @param names.column Property for the space between columns.
 * @return Inline style. A length that is missing or invalid is left out.
 */
export function gapStyle( gap: unknown, { row, column }: { row: string; column: string } ): Record< string, string > {
	const pair = ( gap && typeof gap === 'object' ? gap : { top: gap, left: gap } ) as {
		top?: unknown;
		left?: unknown;
	};
	const [ top, left ] = [ length( pair.top ), length( pair.left ) ];
	return { ...( top ? { [ row ]: top } : {} ), ...( left ? { [ column ]: left } : {} ) };
}
