import { getBlockType } from '@wordpress/blocks';

interface Schema {
	default?: unknown;
	properties?: Record< string, Schema >;
}

/**
 * The defaults inside an attribute as they are registered, not as block.json
 * has them: an owner may have changed them under Settings › Eidan.
 *
 * @param block     Name of the block.
 * @param attribute Name of an attribute that is an object.
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
