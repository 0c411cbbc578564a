/**
 * @param act What other people's events and scripts set off.
 * @return The same; what goes wrong in it is logged, and nothing else.
 */
export const safely =
	< A extends unknown[], R >( act: ( ...given: A ) => R ) =>
	( ...given: A ): R | undefined => {
		try {
			return act( ...given );
		} catch ( error ) {
			// eslint-disable-next-line no-console -- As said above.
			console.error( error );
		}
	};
