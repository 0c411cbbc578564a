import type { Block } from '@wordpress/blocks';

/** Blocks that are closed on the page. In the canvas they have a bar, which an image should not show. */
const PANELS = [ 'eidan/panel', 'eidan/search-cover' ];

const withoutPanels = ( block: Block ): Block => ( {
	...block,
	innerBlocks: block.innerBlocks.filter( ( { name } ) => ! PANELS.includes( name ) ).map( withoutPanels ),
} );

/** The blocks that an image of a block shows: of a panel its content, of others what is seen while panels are closed. */
export const imageOf = ( block: Block ): Block[] =>
	PANELS.includes( block.name ) ? block.innerBlocks : [ withoutPanels( block ) ];
