import { createBlocksFromInnerBlocksTemplate, type Block } from '@wordpress/blocks';

/** A block to begin with: its name, its attributes, what stands in it. */
export type Template = [ name: string, attributes?: Record< string, unknown >, innerBlocks?: Template[] ];

/** Makes blocks of templates. */
export const blocksOf = ( templates: readonly Template[] ): Block[] =>
	createBlocksFromInnerBlocksTemplate( [ ...templates ] );

/** The same as the `example` of a block wants it: objects. */
export const asExample = ( [ name, attributes = {}, innerBlocks = [] ]: Template ): object => ( {
	name,
	attributes,
	innerBlocks: innerBlocks.map( asExample ),
} );
