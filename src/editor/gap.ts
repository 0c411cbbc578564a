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

/** Widths with styles of their own in WordPress, the widest first. */
const WIDTHS = [ 'tablet', 'mobile' ] as const;

/** The space between rows, and between columns. */
function pairOf( style: unknown ): [ row: string | undefined, column: string | undefined ] {
	const gap = ( style as { spacing?: { blockGap?: unknown } } | undefined )?.spacing?.blockGap;
	const { top, left } = ( gap && typeof gap === 'object' ? gap : { top: gap, left: gap } ) as {
		top?: unknown;
		left?: unknown;
	};
	return [ length( top ), length( left ) ];
}

/**
 * Turns the block spacing that an author chose into custom properties for the canvas. `Eidan\Support\Gap` does the same
 * for the page. Where a width has a space of its own (`style['@mobile']`), the property has that at this width.
 *
 * @param style        The attribute `style`. Its `spacing.blockGap` is one length, or an object with one length for
 *                     rows (`top`) and one for columns (`left`).
 * @param names        Names of the custom properties to set.
 * @param names.row    Property for the space between rows.
 * @param names.column Property for the space between columns.
 * @return Inline style. A length that is missing or invalid is left out.
 */
export function gapStyle( style: unknown, { row, column }: { row: string; column: string } ): Record< string, string > {
	const all = pairOf( style );
	const ofWidths = WIDTHS.map(
		( width ) => [ width, pairOf( ( style as Record< string, unknown > | undefined )?.[ `@${ width }` ] ) ] as const
	);
	const css: Record< string, string > = {};
	[ row, column ].forEach( ( property, side ) => {
		let value = all[ side ];
		for ( const [ width, pair ] of ofWidths ) {
			const own = pair[ side ];
			if ( own ) {
				css[ `${ property }-${ width }` ] = `var(--eidan-on-${ width }) ${ own }`;
				// What a style sheet says counts where nothing was chosen.
				value = `var(${ property }-${ width },${ value ?? 'revert-layer' })`;
			}
		}
		if ( value ) {
			css[ property ] = value;
		}
	} );
	return css;
}
