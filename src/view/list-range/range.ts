/**
 * What the form of a range decides.
 */

/**
 * Returns the values of the two handles after one was moved. They do not pass each other.
 *
 * @param values Lowest and highest value, one of them new.
 * @param moved  Index of the handle that was moved.
 */
export const bounded = ( values: readonly number[], moved: number ): number =>
	moved ? Math.max( ...values ) : Math.min( ...values );

/**
 * Returns what a field says, as addresses have it.
 *
 * @param value    Value of the field; "" if it is empty or holds no number.
 * @param decimals Most digits behind the decimal point.
 */
export const written = ( value: string, decimals: number ): string =>
	value && `${ +Math.max( 0, +value ).toFixed( decimals ) }`;

/**
 * Returns the address of the list with a range, or without one.
 *
 * @param action Address that the form leads to.
 * @param data   Names and values of its fields. Both ends of the range have one name, which ends with `[]`.
 * @param ends   Both ends; "" for none.
 */
export const addressOf = (
	action: string,
	data: Iterable< [ string, FormDataEntryValue ] >,
	ends: readonly string[]
): string => {
	const address = new URL( action );
	for ( const [ name, value ] of data ) {
		const own = name.endsWith( '[]' );
		if ( ! own || ends.join( '' ) ) {
			address.searchParams.set( name.replace( '[]', '' ), own ? ends.join( '-' ) : `${ value }` );
		}
	}
	return address.href;
};
