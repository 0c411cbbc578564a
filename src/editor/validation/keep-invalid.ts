import { addFilter } from '@wordpress/hooks';
import { invalidPaths, repaired, type Schema } from './schema';

interface BlockTypeLike {
	name: string;
	attributes?: Record< string, Schema >;
}

/**
 * Restores invalid values that the block parser drops. The parser silently removes values that have the wrong type or
 * are not in an enum, and the next save would lose them. Here they are kept, so that the author sees a notice and
 * decides; see notice.tsx.
 *
 * @param attributes Attributes as the parser returns them.
 * @param blockType  The registered type, for its schema and defaults.
 * @param _html      Inner HTML; not used.
 * @param raw        Attributes as stored in the block's comment delimiter.
 * @return The attributes, with the invalid stored values.
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
 * Replaces invalid values with their defaults.
 *
 * @param schemas    Attribute schemas by name.
 * @param attributes Stored values.
 * @return The attributes; the same object if all values are valid.
 */
export function safeAttributes< A extends Record< string, unknown > >(
	schemas: Record< string, Schema >,
	attributes: A
): A {
	const broken = invalidPaths( schemas, attributes );
	return broken.length ? { ...attributes, ...repaired( schemas, attributes, broken ) } : attributes;
}

addFilter( 'blocks.getBlockAttributes', 'eidan/keep-invalid-attributes', keepInvalid );
