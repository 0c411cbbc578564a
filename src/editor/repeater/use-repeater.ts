import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { selectBlockEditor } from '../stores';

/** One of the inner blocks that are repeated; all have the same block type. */
export interface RepeaterItem< A > {
	clientId: string;
	attributes: A;
}

/** The items of a block whose inner blocks all have the same type, and the actions on them. */
export interface Repeater< A > {
	items: RepeaterItem< A >[];
	/** Client id of the current item: the one that is shown or edited. */
	active: string | undefined;
	activate: ( clientId: string ) => void;
	/** Adds an item after the given one, or at the end. Returns the new client id. */
	add: ( after?: string ) => string;
	remove: ( clientId: string ) => void;
	/** Moves an item to a position, counted from 0. */
	move: ( clientId: string, index: number ) => void;
}

interface Options< A > {
	/** Name of the inner block. */
	block: string;
	/** Attributes of a new item, derived from the existing items. */
	attributes?: ( items: RepeaterItem< A >[] ) => Partial< A >;
	/** The item to show initially. Default: the first one. */
	first?: ( items: RepeaterItem< A >[] ) => RepeaterItem< A > | undefined;
}

/**
 * Manages the items of a block whose inner blocks all have the same type.
 *
 * The current item is never stored. It is the item that is selected or contains the selection. If there is none, it is
 * the item that was current last, and otherwise the initial item.
 *
 * @param parent             Client id of the block that contains the items.
 * @param options            Describes the items.
 * @param options.block      Name of the inner block.
 * @param options.attributes Returns the attributes of a new item, derived from the existing items.
 * @param options.first      Returns the item to show initially. Default: the first one.
 */
export function useRepeater< A extends object >(
	parent: string,
	{ block, attributes, first }: Options< A >
): Repeater< A > {
	const { insertBlock, moveBlockToPosition, removeBlock } = useDispatch( blockEditorStore );
	const { items, selected } = useSelect(
		( select ) => {
			const { getBlockParents, getSelectedBlockClientId } = select( blockEditorStore );
			const current = getSelectedBlockClientId();
			const path = current ? [ ...getBlockParents( current ), current ] : [];
			return {
				items: selectBlockEditor( select ).getBlocks< RepeaterItem< A > >( parent ),
				selected: path[ path.indexOf( parent ) + 1 ],
			};
		},
		[ parent ]
	);
	const [ last, setLast ] = useState< string >();
	const has = ( clientId?: string ) => items.some( ( item ) => item.clientId === clientId );
	const active = [ selected, last ].find( has ) ?? ( first?.( items ) ?? items[ 0 ] )?.clientId;
	if ( active !== last && has( selected ) ) {
		setLast( active );
	}

	return useMemo(
		() => ( {
			items,
			active,
			activate: setLast,
			add: ( after ) => {
				const item = createBlock( block, attributes?.( items ) ?? {} );
				const at = items.findIndex( ( { clientId } ) => clientId === after );
				insertBlock( item, at < 0 ? items.length : at + 1, parent, false );
				setLast( item.clientId );
				return item.clientId;
			},
			remove: ( clientId ) => {
				const at = items.findIndex( ( item ) => item.clientId === clientId );
				setLast( ( items[ at - 1 ] ?? items[ at + 1 ] )?.clientId );
				removeBlock( clientId, false );
			},
			move: ( clientId, index ) => moveBlockToPosition( clientId, parent, parent, index ),
		} ),
		// eslint-disable-next-line react-hooks/exhaustive-deps -- `attributes` is a new function at each render, but always does the same.
		[ items, active, parent, block, insertBlock, moveBlockToPosition, removeBlock ]
	);
}
