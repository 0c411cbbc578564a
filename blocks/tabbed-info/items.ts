import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';

import { blockEditor } from '../../src/editor/stores';
import type { TabbedInfoItemAttributes } from '../tabbed-info-item/attributes';

export interface Item {
	clientId: string;
	attributes: TabbedInfoItemAttributes;
}

export interface Items {
	items: Item[];
	/** The item whose content is shown. */
	active: string | undefined;
	activate: ( clientId: string ) => void;
	update: ( clientIds: string[], attributes: Partial< TabbedInfoItemAttributes > ) => void;
	/** Adds an item after the given one, or at the end; says which. */
	add: ( after?: string ) => string;
	remove: ( clientId: string ) => void;
	move: ( clientId: string, index: number ) => void;
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
export function setOpen( items: Item[], clientId: string | undefined, update: unknown ) {
	const changes = Object.fromEntries(
		items
			.filter( ( item ) => item.attributes.open !== ( item.clientId === clientId ) )
			.map( ( item ) => [ item.clientId, { open: item.clientId === clientId } ] )
	);
	// Before WordPress 6.9 the third argument was a boolean; an object is as true.
	( update as ( ...args: unknown[] ) => void )( Object.keys( changes ), changes, { uniqueByBlock: true } );
}

/**
 * The items of a tabbed info in the editor, and what can be done with them.
 *
 * Which one is shown is worked out, never stored: the one that is selected or
 * holds the selection, else the one shown last, else the one open at the start.
 *
 * @param parent Client id of the tabbed info.
 */
export function useItems( parent: string ): Items {
	const { insertBlock, moveBlockToPosition, removeBlock, updateBlockAttributes } = useDispatch( blockEditorStore );
	const { blocks, selected } = useSelect(
		( select ) => {
			const { getBlockParents, getSelectedBlockClientId } = select( blockEditorStore );
			const current = getSelectedBlockClientId();
			const path = current ? [ ...getBlockParents( current ), current ] : [];
			return {
				blocks: blockEditor( select ).getBlocks< Item >( parent ),
				selected: path[ path.indexOf( parent ) + 1 ],
			};
		},
		[ parent ]
	);
	const [ last, setLast ] = useState< string >();
	const has = ( clientId?: string ) => blocks.some( ( block ) => block.clientId === clientId );
	const first = blocks.find( ( { attributes } ) => attributes.open ) ?? blocks[ 0 ];
	const active = [ selected, last ].find( has ) ?? first?.clientId;
	if ( active !== last && has( selected ) ) {
		setLast( active );
	}

	return useMemo(
		() => ( {
			items: blocks,
			active,
			activate: setLast,
			update: ( clientIds, attributes ) => updateBlockAttributes( clientIds as never, attributes ),
			add: ( after ) => {
				const level = blocks[ 0 ]?.attributes.level;
				const block = createBlock( 'eidan/tabbed-info-item', level === undefined ? {} : { level } );
				const at = blocks.findIndex( ( { clientId } ) => clientId === after );
				insertBlock( block, at < 0 ? blocks.length : at + 1, parent, false );
				setLast( block.clientId );
				return block.clientId;
			},
			remove: ( clientId ) => {
				const at = blocks.findIndex( ( block ) => block.clientId === clientId );
				setLast( ( blocks[ at - 1 ] ?? blocks[ at + 1 ] )?.clientId );
				removeBlock( clientId, false );
			},
			move: ( clientId, index ) => moveBlockToPosition( clientId, parent, parent, index ),
			start: ( clientId ) => setOpen( blocks, clientId, updateBlockAttributes ),
		} ),
		[ blocks, active, parent, insertBlock, moveBlockToPosition, removeBlock, updateBlockAttributes ]
	);
}
