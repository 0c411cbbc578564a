/** A number as it is written: groups of three digits, then decimals. */
const NUMBER = /\d+(?:[.,'’\s]\d{3}(?!\d))*(?:[.,]\d+)?/;

/**
 * Finds the first number of a text.
 *
 * @param text The text.
 * @return Where it begins, and its words; null if there is none.
 */
export const numberIn = ( text: string ): { index: number; number: string } | null => {
	const found = NUMBER.exec( text );
	return found && { index: found.index, number: found[ 0 ] };
};

/**
 * A part of a number, written like the whole.
 *
 * @param number The whole, such as `1.234,5`.
 * @param part   From 0 to 1.
 */
export const partOf = ( number: string, part: number ): string => {
	const decimals = /[.,](\d{1,2}|\d{4,})$/.exec( number )?.[ 1 ]?.length ?? 0;
	const whole = Number( number.replace( /\D/g, '' ) );
	const digits = [ ...`${ Math.round( whole * part ) }`.padStart( decimals + 1, '0' ) ];
	// From its end on: a separator stands where digits are left before it.
	return [ ...number ].reduceRight( ( end, sign ) => {
		const next = /\d/.test( sign ) ? digits.pop() : digits.length && sign;
		return ( next || '' ) + end;
	}, '' );
};
