/**
 * The mark of a block that shows sample content. It is in the attribute `metadata`, which every block has, and
 * `Eidan\Support\Sample` reads it: visitors get nothing of a marked block.
 */

/** Key in `metadata`. */
const KEY = 'eidanSample';

export interface Mark {
	/** Post type of the sample items, for blocks that show items. */
	items?: string;
	/** Names of the attributes that the sample has filled, for blocks that hold their content. */
	attributes?: string[];
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

/** The attribute `metadata` without the mark; undefined if nothing else is in it. */
export const withoutMark = ( attributes: Attributes ) => {
	const { [ KEY ]: mark, ...metadata } = metadataOf( attributes );
	return { metadata: Object.keys( metadata ).length ? metadata : undefined };
};
