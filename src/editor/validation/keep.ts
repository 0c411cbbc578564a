import { addFilter } from '@wordpress/hooks';
import { invalidPaths, repaired, type Schema } from './schema';

interface BlockTypeLike {
	name: string;
	attributes?: Record< string, Schema >;
}

/**
 * Gives back what the block parser throws away: it silently drops values of a
 * wrong type or outside an enum, and the next save would lose them. Kept, the
 * author sees the notice and decides.
 *
 * @param attributes What the parser made of the block.
 * @param blockType  Block type.
 * @param _html      Inner HTML.
 * @param raw        Attributes as stored in the block's comment.
 * @return The attributes with the stored values that are not valid.
 */
export function keepInvalid(
	attributes: Record< string, unknown >,
	blockType: BlockTypeLike,
	_html: unknown,
	raw: Record< string, unknown > | undefined
): Record< string, unknown > {
	if ( ! blockType.name.startsWith( 'eidan/' ) || ! raw ) {
		return attributes;
	}
	const names = new Set(
		invalidPaths( blockType.attributes ?? {}, raw ).map( ( path ) => path.split( '.' )[ 0 ] ?? path )
	);
	return names.size
		? { ...attributes, ...Object.fromEntries( [ ...names ].map( ( name ) => [ name, raw[ name ] ] ) ) }
		: attributes;
}

/**
 * The attributes with every invalid value replaced by its default.
 *
 * @param schemas    Attribute schemas by name.
 * @param attributes Stored values.
 * @return The same object when nothing is wrong.
 */
export function safeAttributes< A extends Record< string, unknown > >(
	schemas: Record< string, Schema >,
	attributes: A
): A {
	const broken = invalidPaths( schemas, attributes );
	return broken.length ? { ...attributes, ...repaired( schemas, attributes, broken ) } : attributes;
}

addFilter( 'blocks.getBlockAttributes', 'eidan/keep-invalid-attributes', keepInvalid );
