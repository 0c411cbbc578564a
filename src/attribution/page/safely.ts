/**
 * Wraps a function that events and scripts of others may call. Errors in it are only logged.
 *
 * @return The wrapped function.
 */
export const safely =
	< A extends unknown[], R >( act: ( ...given: A ) => R ) =>
	( ...given: A ): R | undefined => {
		try {
			return act( ...given );
		} catch ( error ) {
			// eslint-disable-next-line no-console -- Errors are logged, see above.
			console.error( error );
		}
	};
