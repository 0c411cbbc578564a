import type { SbjsData } from './types';

/**
 * Looks up each field's path (`current.typ`) in the data. Never throws, never
 * gives anything but a string or null: the checkout refuses all else.
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
