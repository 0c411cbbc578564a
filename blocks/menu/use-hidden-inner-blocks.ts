import { store } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';

/** The parts of the block editor's store that are used here. */
interface Selectors {
	getBlockOrder: ( clientId: string ) => string[];
}
interface Actions {
	setBlockEditingMode: ( clientId: string, mode: 'disabled' ) => void;
}

/**
 * Hides the inner blocks of a menu in the editor. They are only stored for sites without the plugin.
 *
 * @param clientId Id of the menu block.
 */
export function useHiddenInnerBlocks( clientId: string ): void {
	const innerIds = useSelect(
		( select ) => ( select( store ) as unknown as Selectors ).getBlockOrder( clientId ),
		[ clientId ]
	);
	const { setBlockEditingMode } = useDispatch( store ) as unknown as Actions;
	useEffect(
		() => innerIds.forEach( ( id ) => setBlockEditingMode( id, 'disabled' ) ),
		[ innerIds, setBlockEditingMode ]
	);
}
