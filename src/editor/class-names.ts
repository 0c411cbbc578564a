/** Joins class names. Those whose condition is not met are left out. */
export const classNames = ( ...names: ( string | false | 0 | undefined )[] ): string =>
	names.filter( Boolean ).join( ' ' );
