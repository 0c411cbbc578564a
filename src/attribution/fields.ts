import type { SbjsData } from './types';

/**
 * Looks up each field's path (`current.typ`) in the data. Never throws, never
 * gives anything but a string or null: the checkout refuses all else.
 */
export const fieldsOf = ( data: Partial< SbjsData >, fields: Record< string, string > ): Record< string, string | null > =>
	Object.fromEntries(
		Object.entries( fields ).map( ( [ field, path ] ) => {
			const value = String( path )
				.split( '.' )
				.reduce< unknown >(
					( at, key ) => ( at && Object.hasOwn( at, key ) ? ( at as Record< string, unknown > )[ key ] : null ),
					data
				);
			return [ field, typeof value === 'string' ? value : null ];
		} )
	);
