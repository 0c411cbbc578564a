/**
 * Checks attributes against their schemas in block.json, by the same rules as `Eidan\Support\Attributes` on the server.
 * Unlike the block parser, it also checks ranges, lengths, patterns and nested members.
 */

/** The parts of JSON Schema that our block.json files use. */
export interface Schema {
	type?: string | string[];
	enum?: readonly unknown[];
	minimum?: number;
	maximum?: number;
	maxLength?: number;
	pattern?: string;
	maxItems?: number;
	items?: Schema;
	properties?: Record< string, Schema >;
	default?: unknown;
	source?: string;
}

const isObject = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const hasType = ( value: unknown, type: string ): boolean => {
	switch ( type ) {
		case 'string':
		case 'rich-text':
			return typeof value === 'string' || isObject( value );
		case 'integer':
			return Number.isInteger( value );
		case 'number':
			return typeof value === 'number' && Number.isFinite( value );
		case 'boolean':
			return typeof value === 'boolean';
		case 'array':
			return Array.isArray( value );
		case 'object':
			// PHP prints an empty object as `[]`, for instance a default from block.json.
			return isObject( value ) || ( Array.isArray( value ) && ! value.length );
		case 'null':
			return value === null;
		default:
			return true;
	}
};

const fits = ( schema: Schema, value: unknown ): boolean => {
	const types = [ schema.type ?? [] ].flat();
	if ( types.length && ! types.some( ( type ) => hasType( value, type ) ) ) {
		return false;
	}
	if ( schema.enum && ! schema.enum.includes( value ) ) {
		return false;
	}
	if ( typeof value === 'number' ) {
		return value >= ( schema.minimum ?? -Infinity ) && value <= ( schema.maximum ?? Infinity );
	}
	if ( typeof value === 'string' ) {
		return (
			value.length <= ( schema.maxLength ?? Infinity ) &&
			( ! schema.pattern || new RegExp( schema.pattern, 'u' ).test( value ) )
		);
	}
	if ( Array.isArray( value ) ) {
		return (
			value.length <= ( schema.maxItems ?? Infinity ) &&
			value.every( ( item ) => ! schema.items || fits( schema.items, item ) )
		);
	}
	return true;
};

/**
 * Finds values that do not match their schema.
 *
 * @param schemas    Attribute schemas by name.
 * @param attributes Values by name. Missing and undefined values are valid.
 * @return Paths of the invalid values: names, and nested names with dots, such as `slider.speed`.
 */
export function invalidPaths( schemas: Record< string, Schema >, attributes: Record< string, unknown > ): string[] {
	return Object.entries( schemas ).flatMap( ( [ name, schema ] ) => {
		const value = attributes[ name ];
		if ( value === undefined || schema.source ) {
			return [];
		}
		if ( schema.properties && isObject( value ) ) {
			return invalidPaths( schema.properties, value ).map( ( path ) => `${ name }.${ path }` );
		}
		return fits( schema, value ) ? [] : [ name ];
	} );
}

/**
 * Describes an invalid value to the author: its name, and the allowed range if it is a number.
 *
 * @param schemas Attribute schemas by name.
 * @param path    A path from `invalidPaths()`.
 * @return For instance `breakpoint (0–4000)`.
 */
export function withRange( schemas: Record< string, Schema >, path: string ): string {
	const [ name = '', ...rest ] = path.split( '.' );
	const { properties = {}, minimum, maximum } = schemas[ name ] ?? {};
	if ( rest.length ) {
		return `${ name }.${ withRange( properties, rest.join( '.' ) ) }`;
	}
	return minimum === undefined || maximum === undefined ? name : `${ name } (${ minimum }–${ maximum })`;
}

/**
 * Returns the attributes to set so that each invalid value gets its default.
 *
 * @param schemas    Attribute schemas by name.
 * @param attributes Values by name.
 * @param paths      Paths from `invalidPaths()`.
 * @return New values of the affected attributes, for `setAttributes()`.
 */
export function repaired(
	schemas: Record< string, Schema >,
	attributes: Record< string, unknown >,
	paths: readonly string[]
): Record< string, unknown > {
	const next: Record< string, unknown > = {};
	for ( const path of paths ) {
		const [ name = '', ...rest ] = path.split( '.' );
		const [ member ] = rest;
		if ( member === undefined ) {
			next[ name ] = schemas[ name ]?.default;
			continue;
		}
		const object = { ...( ( next[ name ] ?? attributes[ name ] ) as Record< string, unknown > ) };
		const nested = repaired( schemas[ name ]?.properties ?? {}, object, [ rest.join( '.' ) ] )[ member ];
		if ( nested === undefined ) {
			delete object[ member ];
		} else {
			object[ member ] = nested;
		}
		next[ name ] = object;
	}
	return next;
}
