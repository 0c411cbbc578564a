/** What of a block is read here. */
interface Read {
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: Read[];
}

const isEmpty = ( text: unknown ) => String( text ?? '' ).trim() === '';

/**
 * Whether nothing was written into an item: it has no title, and no block but an empty paragraph.
 *
 * @param item The item.
 */
export const isBlank = ( { attributes, innerBlocks }: Read ): boolean =>
	isEmpty( attributes.title ) &&
	isEmpty( attributes.subtitle ) &&
	innerBlocks.every( ( inner ) => inner.name === 'core/paragraph' && isEmpty( inner.attributes.content ) );
