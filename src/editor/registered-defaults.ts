import { getBlockType } from '@wordpress/blocks';

interface Schema {
	default?: unknown;
	properties?: Record< string, Schema >;
}

/**
 * The default values of an object attribute's members, as registered on this site. They can differ from block.json,
 * because the site's owner can change defaults under Settings › Eidan.
 *
 * @param block     Block name.
 * @param attribute Name of the object attribute.
 */
export function registeredDefaults< T extends object >( block: string, attribute: string ): Partial< T > {
	const schema = ( getBlockType( block )?.attributes as Record< string, Schema > | undefined )?.[ attribute ];
	const members = Object.entries( schema?.properties ?? {} ).filter(
		( [ , member ] ) => member.default !== undefined
	);
	return {
		...Object.fromEntries( members.map( ( [ name, member ] ) => [ name, member.default ] ) ),
		...( schema?.default as object | undefined ),
	} as Partial< T >;
}

/**
 * The default values of an object attribute's members in block.json.
 *
 * @param properties Schemas of the members.
 */
export const defaultsOf = < Name extends string >( properties: Record< Name, { default: number } > ) =>
	Object.fromEntries(
		Object.entries< { default: number } >( properties ).map( ( [ name, schema ] ) => [ name, schema.default ] )
	) as Record< Name, number >;
