import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { useMemo } from '@wordpress/element';

import { useRepeater, type Repeater, type RepeaterItem } from '../repeater/use-repeater';
import type { ItemAttributes } from './item';

export type TabItem = RepeaterItem< ItemAttributes >;

export interface TabItems extends Repeater< ItemAttributes > {
	update: ( clientIds: string[], attributes: Partial< ItemAttributes > ) => void;
	/** Makes an item open at the start, or none. */
	start: ( clientId: string | undefined ) => void;
}

/**
 * Makes an item the only one that is open at the start; in one change, so that
 * it is one step for undo.
 *
 * @param items    The items.
 * @param clientId The one to open; none if undefined.
 * @param update   `updateBlockAttributes`.
 */
export function setOpenTab( items: TabItem[], clientId: string | undefined, update: unknown ) {
	const changes = Object.fromEntries(
		items
			.filter( ( item ) => item.attributes.open !== ( item.clientId === clientId ) )
			.map( ( item ) => [ item.clientId, { open: item.clientId === clientId } ] )
	);
	// Before WordPress 6.9 the third argument was a boolean; an object is as true.
	( update as ( ...args: unknown[] ) => void )( Object.keys( changes ), changes, { uniqueByBlock: true } );
}

/**
 * The items of a tabbed info in the editor, and what can be done with them. At first the one open at the start is
 * shown.
 *
 * @param parent Client id of the tabbed info.
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
