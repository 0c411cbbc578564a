import { cloneBlock, type Block } from '@wordpress/blocks';
import { useRegistry, useSelect } from '@wordpress/data';
import { selectBlockEditor, useBlockEditorActions } from '@eidan/editor';
import type { Node } from './tree';

/** Name of the menu of a block that has its links in itself, as core's navigation block may have them. */
export const INSIDE = 'inside';

/**
 * The links in the block itself.
 *
 * @param menu     Short name of the menu, as the block stores it.
 * @param clientId Id of the block.
 * @return The items; null for other menus.
 */
export function useInside( menu: string, clientId: string ): Node[] | null {
	return useSelect(
		( select ) => {
			if ( menu !== INSIDE ) {
				return null;
			}
			const [ navigation ] = selectBlockEditor( select ).getBlocks( clientId );
			return ( navigation?.innerBlocks ?? [] ) as unknown as Node[];
		},
		[ menu, clientId ]
	);
}

/** Items as new blocks: two blocks must not have one id. */
export const copied = ( nodes: readonly Node[] ): Node[] =>
	nodes.map( ( node ) => cloneBlock( node as unknown as Block ) as unknown as Node );

/**
 * Returns a function that chooses another menu for a block. Links in the block itself go then, in the same step of undo.
 *
 * @param clientId Id of the block.
 * @param menu     The menu that it shows now.
 */
export function useChooseMenu( clientId: string, menu: string ) {
	const registry = useRegistry();
	const { updateBlockAttributes, replaceInnerBlocks } = useBlockEditorActions();
	return ( next: string ) =>
		registry.batch( () => {
			updateBlockAttributes( clientId, { menu: next } );
			if ( menu === INSIDE && next !== INSIDE ) {
				replaceInnerBlocks( clientId, [] );
			}
		} );
}
