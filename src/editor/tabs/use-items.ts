import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { useMemo } from '@wordpress/element';

import { useRepeater, type Repeater, type RepeaterItem } from '../repeater/use-repeater';
import type { ItemAttributes } from './item';

export type TabItem = RepeaterItem< ItemAttributes >;

export interface TabItems extends Repeater< ItemAttributes > {
	update: ( clientIds: string[], attributes: Partial< ItemAttributes > ) => void;
	/** Makes an item the one that is open when the page loads; undefined: none. */
	start: ( clientId: string | undefined ) => void;
}

/**
 * Makes one item the only one that is open when the page loads. All items change at once, so that it is one undo step.
 *
 * @param items    The tabs of one block, in their order.
 * @param clientId The item to open; if undefined, no item is open.
 * @param update   The editor's action `updateBlockAttributes`.
 */
export function setOpenTab( items: TabItem[], clientId: string | undefined, update: unknown ) {
	const changes = Object.fromEntries(
		items
			.filter( ( item ) => item.attributes.open !== ( item.clientId === clientId ) )
			.map( ( item ) => [ item.clientId, { open: item.clientId === clientId } ] )
	);
	// Before WordPress 6.9 the third argument was a boolean. An object counts as true there.
	( update as ( ...args: unknown[] ) => void )( Object.keys( changes ), changes, { uniqueByBlock: true } );
}

/**
 * Manages the items of a tabbed info block in the editor. Initially the item that is open when the page loads is shown.
 *
 * @param parent Client id of the tabbed info block.
 */
export function useTabItems( parent: string ): TabItems {
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const repeater = useRepeater< ItemAttributes >( parent, {
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
