import type { SbjsData } from './types';

/**
 * Looks up each field's path (such as `current.typ`) in the data. Never throws. Returns only strings or null, since the
 * checkout refuses anything else.
 */
export const fieldsOf = (
	data: Partial< SbjsData >,
	fields: Record< string, string >
): Record< string, string | null > => {
	const found: Record< string, string | null > = {};
	for ( const field in fields ) {
		let at: unknown = data;
		for ( const key of `${ fields[ field ] }`.split( '.' ) ) {
			at = at && Object.hasOwn( at, key ) ? ( at as SbjsData )[ key as keyof SbjsData ] : null;
		}
		found[ field ] = typeof at === 'string' ? at : null;
	}
	return found;
};
