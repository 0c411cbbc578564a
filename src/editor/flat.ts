/**
 * Returns blocks and all blocks inside them, in document order.
 *
 * @param blocks Blocks, or the parts of them that are needed.
 * @param keep   Leaves a block out, with all inside it, where it says no.
 */
export const flat = < T extends { innerBlocks: readonly T[] } >(
	blocks: readonly T[],
	keep: ( block: T ) => boolean = () => true
): T[] => blocks.filter( keep ).flatMap( ( block ) => [ block, ...flat( block.innerBlocks, keep ) ] );
