const length = ( value: unknown ): string | undefined =>
	typeof value === 'string' && value
		? // Without a unit it could not be reckoned with.
		  value.replace( /^0$/, '0px' ).replace( /^var:preset\|spacing\|(.+)$/, 'var(--wp--preset--spacing--$1)' )
		: undefined;

/**
 * The author's block spacing as the custom properties that the list's style
 * reads; the server does the same.
 *
 * @param gap The attribute `style.spacing.blockGap`.
 */
export const gapStyle = ( gap: unknown ): Record< string, string > => {
	const { top, left } = ( gap && typeof gap === 'object' ? gap : { top: gap, left: gap } ) as {
		top?: unknown;
		left?: unknown;
	};
	const row = length( top );
	const column = length( left );
	return {
		...( row ? { '--eidan-list-row-gap': row } : {} ),
		...( column ? { '--eidan-gap': column } : {} ),
	};
};
