import type { Columns } from './columns';
import type { Width } from './use-width';

interface Schema {
	default?: unknown;
	minimum?: number;
	maximum?: number;
	properties?: Record< string, Schema >;
}

/** What is known of a block in the editor. */
export interface ColumnsBlock {
	name: string;
	attributes: Record< string, unknown >;
}

/** The columns of a block by width, whatever its attributes are called. */
export interface BlockColumns {
	schema: Record< Width, Schema >;
	defaults: Partial< Columns >;
	/** What is stored. */
	value: Partial< Columns >;
	toAttributes: ( change: Partial< Columns > ) => Record< string, unknown >;
}

/** Layouts that have columns. */
const LAYOUTS = [ 'grid', 'masonry', 'tiles', 'square', 'mosaic' ];

/** Names of the attributes in a block that stores each width in one of its own. */
const NAMES: Record< Width, string > = { desktop: 'columns', tablet: 'columnsTablet', phone: 'columnsMobile' };

const byWidth = < T >( of: ( width: Width ) => T ) =>
	( { desktop: of( 'desktop' ), tablet: of( 'tablet' ), phone: of( 'phone' ) } ) as Record< Width, T >;

/**
 * Finds the columns of a block that has a number of them for each width.
 *
 * @param block  The block.
 * @param schema Attributes of its type.
 * @return Null if it has none, or none in its layout.
 */
export function columnsOf(
	{ attributes }: ColumnsBlock,
	schema: Record< string, Schema > | undefined
): BlockColumns | null {
	if ( ! schema || ! LAYOUTS.includes( String( attributes.layout ?? 'grid' ) ) ) {
		return null;
	}
	const { columns } = schema;
	const inside = columns?.properties;
	if ( inside?.desktop && inside.tablet && inside.phone ) {
		const value = ( attributes.columns ?? {} ) as Partial< Columns >;
		return {
			schema: byWidth( ( width ) => inside[ width ]! ),
			defaults: byWidth( ( width ) => inside[ width ]!.default as number ),
			value,
			toAttributes: ( change ) => ( { columns: { ...value, ...change } } ),
		};
	}
	if ( columns && schema[ NAMES.tablet ] && schema[ NAMES.phone ] ) {
		return {
			schema: byWidth( ( width ) => schema[ NAMES[ width ] ]! ),
			defaults: byWidth( ( width ) => schema[ NAMES[ width ] ]!.default as number ),
			value: byWidth( ( width ) => attributes[ NAMES[ width ] ] as number ),
			toAttributes: ( change ) =>
				Object.fromEntries(
					Object.entries( change ).map( ( [ width, number ] ) => [ NAMES[ width as Width ], number ] )
				),
		};
	}
	return null;
}
