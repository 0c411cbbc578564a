import { parse, serialize, type Block } from '@wordpress/blocks';
import { imageOf } from './image-of';

interface Pattern {
	name: string;
	title: string;
	content: string;
}

/** A block out of a pattern, to be chosen by its image. */
export interface Offer {
	/** Name of the pattern. */
	name: string;
	/** What the card says. */
	title: string;
	block: Block;
	/** What its image shows. */
	image: Block[];
}

/** The first block of a name, at any depth. */
export const findBlock = ( blocks: readonly Block[], name: string ): Block | undefined => {
	for ( const block of blocks ) {
		const found = block.name === name ? block : findBlock( block.innerBlocks, name );
		if ( found ) {
			return found;
		}
	}
	return undefined;
};

/** The block's own name: given by an author, or as visitors are told. The pattern may hold much besides the block. */
const nameOf = ( { attributes }: Block ): string => {
	const { metadata, label } = attributes as { metadata?: { name?: unknown }; label?: unknown };
	return [ metadata?.name, label ].find( ( name ): name is string => typeof name === 'string' && name !== '' ) ?? '';
};

/** What two blocks that look the same have in common: all but the anchor, which links lead to. */
const lookOf = ( block: Block ): string =>
	serialize( { ...block, attributes: { ...block.attributes, anchor: undefined } } );

/**
 * What patterns have of a block, each once: several headers have the same panel.
 *
 * @param patterns Patterns of the site.
 * @param name     Name of the block.
 */
export function offersOf( patterns: readonly Pattern[], name: string ): Offer[] {
	const seen = new Set< string >();
	return patterns
		.filter( ( { content } ) => content.includes( `<!-- wp:${ name } ` ) )
		.flatMap( ( pattern ) => {
			const block = findBlock( parse( pattern.content ), name );
			const look = block && lookOf( block );
			if ( ! block || ! look || seen.has( look ) ) {
				return [];
			}
			seen.add( look );
			return [ { name: pattern.name, title: nameOf( block ) || pattern.title, block, image: imageOf( block ) } ];
		} );
}
