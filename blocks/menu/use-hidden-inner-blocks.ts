import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { selectBlockEditor, useBlockEditorActions } from '@eidan/editor';

/**
 * Hides the inner blocks of a menu in the editor. They are only stored for sites without the plugin.
 *
 * @param clientId Id of the menu block.
 */
export function useHiddenInnerBlocks( clientId: string ): void {
	const innerIds = useSelect( ( select ) => selectBlockEditor( select ).getBlockOrder( clientId ), [ clientId ] );
	const { setBlockEditingMode } = useBlockEditorActions();
	useEffect(
		() => innerIds.forEach( ( id ) => setBlockEditingMode( id, 'disabled' ) ),
		[ innerIds, setBlockEditingMode ]
	);
}
