import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { selectBlockEditor } from '../stores';

/** An inner block of the one kind that a block repeats. */
export interface RepeaterItem< A > {
	clientId: string;
	attributes: A;
}

/** The items of a block that repeats inner blocks of one kind, and what can be done with them. */
export interface Repeater< A > {
	items: RepeaterItem< A >[];
	/** The item that is shown or edited now. */
	active: string | undefined;
	activate: ( clientId: string ) => void;
	/** Adds an item after the given one, or at the end; says which. */
	add: ( after?: string ) => string;
	remove: ( clientId: string ) => void;
	/** Puts an item at a position, from 0. */
	move: ( clientId: string, index: number ) => void;
}

interface Options< A > {
	/** Name of the inner block. */
	block: string;
	/** What a new item has in common with those that are there. */
	attributes?: ( items: RepeaterItem< A >[] ) => Partial< A >;
	/** The item that is shown at first; the first one by default. */
	first?: ( items: RepeaterItem< A >[] ) => RepeaterItem< A > | undefined;
}

/**
 * Which item is shown is worked out, never stored: the one that is selected or holds the selection, else the one shown
 * last, else the first.
 *
 * @param parent             Client id of the block.
 * @param options            What is repeated.
 * @param options.block      Name of the inner block.
 * @param options.attributes What a new item has in common with those that are there.
 * @param options.first      The item that is shown at first.
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
		// eslint-disable-next-line react-hooks/exhaustive-deps -- `attributes` is a function of the caller's, new at each render and the same all the time.
		[ items, active, parent, block, insertBlock, moveBlockToPosition, removeBlock ]
	);
}
