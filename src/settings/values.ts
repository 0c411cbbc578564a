/**
 * The settings as sent by the server, and small functions to work with them.
 */

import type { TypeOfContent } from './sections/content-types';

export type Values = Record< string, Record< string, unknown > >;

/** Of a number: both count as valid. */
export interface Limits {
	min: number;
	max: number;
}

export interface State {
	settings: Values;
	defaults: Values;
	/** The smallest and the largest number that the server takes, by path. */
	limits: Record< string, Limits >;
	/** Notes for the owner about valid settings, by path. */
	notes: Record< string, string >;
	/** All content types, enabled or not. */
	types: TypeOfContent[];
	/** Whether WooCommerce is active. */
	shop: boolean;
	/** Scripts and styles that lean pages did without. */
	leftOut: { handle: string; what: string; why: string; pages: string }[];
	/** Address of the site. */
	home: string;
	/** Whether the demo site can be imported. */
	demo: boolean;
}

export type Errors = Record< string, string >;

const split = ( path: string ): [ string, string ] => {
	const [ group = '', name = '' ] = path.split( '.' );
	return [ group, name ];
};

/** Returns the setting at `group.name`. */
export function valueAt( values: Values, path: string ): unknown {
	const [ group, name ] = split( path );
	return values[ group ]?.[ name ];
}

/** Returns a copy of the settings with another value at `group.name`. */
export function withValue( values: Values, path: string, value: unknown ): Values {
	const [ group, name ] = split( path );
	return { ...values, [ group ]: { ...values[ group ], [ name ]: value } };
}

/** Returns the paths whose values differ. */
export function differing( one: Values, other: Values, paths: readonly string[] ): string[] {
	return paths.filter( ( path ) => valueAt( one, path ) !== valueAt( other, path ) );
}

/** Returns only the settings with these paths, in their groups. */
export function pick( values: Values, paths: readonly string[] ): Values {
	return paths.reduce< Values >( ( picked, path ) => withValue( picked, path, valueAt( values, path ) ), {} );
}
