import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { useRepeater, type Repeater } from '@eidan/editor';

import type { TabbedInfoItemAttributes } from '../tabbed-info-item/attributes';
import { setOpenTab } from '../tabbed-info-item/editor/open-tab';

export interface TabItems extends Repeater< TabbedInfoItemAttributes > {
	update: ( clientIds: string[], attributes: Partial< TabbedInfoItemAttributes > ) => void;
	/** Makes an item the one that is open when the page loads; undefined: none. */
	start: ( clientId: string | undefined ) => void;
}

/**
 * Manages the items of a tabbed info block in the editor. Initially the item that is open when the page loads is shown.
 *
 * @param parent Client id of the tabbed info block.
 */
export function useTabItems( parent: string ): TabItems {
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const repeater = useRepeater< TabbedInfoItemAttributes >( parent, {
		block: 'eidan/tabbed-info-item',
		attributes: ( [ item ] ) => ( item ? { level: item.attributes.level } : {} ),
		first: ( items ) => items.find( ( { attributes } ) => attributes.open ),
	} );

	return useMemo(
		() => ( {
			...repeater,
			update: ( clientIds, attributes ) => updateBlockAttributes( clientIds as never, attributes ),
			start: ( clientId ) => setOpenTab( repeater.items, clientId, updateBlockAttributes ),
		} ),
		[ repeater, updateBlockAttributes ]
	);
}
