/**
 * The mark of a block that shows sample content. It is in the attribute `metadata`, which every block has, and
 * `Eidan\Support\Sample` reads it: visitors get nothing of a marked block.
 */

/** Key in `metadata`. */
const KEY = 'eidanSample';

/** Key in `metadata` of the drafts that were made of a sample. */
const DRAFTS = 'eidanDrafts';

/** The most drafts that a block knows: samples have fewer. */
const MOST_DRAFTS = 20;

export interface Mark {
	/** Post type of the sample items, for blocks that show items. */
	items?: string;
	/** Names of the attributes that the sample has filled, for blocks that hold their content. */
	attributes?: string[];
}

/** Drafts that were made of the sample of a block. Visitors see them once somebody publishes them. */
export interface Drafts {
	/** Their post type. */
	type: string;
	ids: number[];
}

type Attributes = Record< string, unknown >;

const metadataOf = ( attributes: Attributes ) => ( attributes.metadata ?? {} ) as Record< string, unknown >;

/** The mark of a block, if it has one. */
export const markOf = ( attributes: Attributes ): Mark | undefined => {
	const mark = metadataOf( attributes )[ KEY ];
	return mark === true || ( typeof mark === 'object' && mark !== null ) ? ( mark as Mark ) : undefined;
};

/** The attribute `metadata` with a mark, next to what else is in it. */
export const withMark = ( attributes: Attributes, mark: Mark ) => ( {
	metadata: { ...metadataOf( attributes ), [ KEY ]: mark },
} );

const without = ( attributes: Attributes, key: string ) => {
	const { [ key ]: gone, ...metadata } = metadataOf( attributes );
	return { metadata: Object.keys( metadata ).length ? metadata : undefined };
};

/** The attribute `metadata` without the mark; undefined if nothing else is in it. */
export const withoutMark = ( attributes: Attributes ) => without( attributes, KEY );

/** The drafts that a block knows, as far as they are stored as they should be; undefined if it knows none. */
export const draftsOf = ( attributes: Attributes ): Drafts | undefined => {
	const { type, ids } = Object( metadataOf( attributes )[ DRAFTS ] ) as Record< string, unknown >;
	const numbers = ( Array.isArray( ids ) ? ids : [] )
		.filter( ( id ): id is number => Number.isInteger( id ) && id > 0 )
		.slice( 0, MOST_DRAFTS );
	return typeof type === 'string' && type && numbers.length ? { type, ids: numbers } : undefined;
};

/** The attribute `metadata` with drafts in the place of the mark. */
export const withDrafts = ( attributes: Attributes, drafts: Drafts ) => ( {
	metadata: { ...withoutMark( attributes ).metadata, [ DRAFTS ]: drafts },
} );

/** The attribute `metadata` without drafts; undefined if nothing else is in it. */
export const withoutDrafts = ( attributes: Attributes ) => without( attributes, DRAFTS );
