/**
 * Pure functions on the items of a menu. Items are blocks: core's links of navigation menus. Items of classic menus have
 * the same form, see wire.ts.
 */
import { plainText } from '@eidan/editor';

/** An item: the members of a block that are used here. Other members are kept. */
export interface Node {
	clientId: string;
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: Node[];
}

/** An item with its position, as the list shows it. */
export interface Row {
	node: Node;
	/** Id of the item above; '' on the first level. */
	parent: string;
	/** Level, from 1. */
	level: number;
	/** Position among its siblings, from 0. */
	index: number;
	/** Number of siblings, itself included. */
	count: number;
	/** Whether it can go below the item before it. */
	canIndent: boolean;
}

export type Where = 'before' | 'after' | 'inside';

const LINK = 'core/navigation-link';
const SUBMENU = 'core/navigation-submenu';

/** Most levels that the block shows. */
export const LEVELS = 5;

/** Whether an item is a link that can have items below it. */
export const canHold = ( { name }: Node ): boolean => name === LINK || name === SUBMENU;

/** Whether an item stands for all pages of the site. */
export const isPageList = ( { name, attributes }: Node ): boolean =>
	name === 'core/page-list' && ! attributes.parentPageID;

/** Number of levels that an item has, itself included. */
const heightOf = ( { innerBlocks }: Node ): number => 1 + Math.max( 0, ...innerBlocks.map( heightOf ) );

/** Plain text of an item's label; '' if it has none. */
export const titleOf = ( { attributes }: Node ): string =>
	plainText( String( attributes.label ?? '' ) )
		.replace( /\s+/g, ' ' )
		.trim();

/** All items in their order, each with its level. */
export const rowsOf = ( nodes: readonly Node[], parent = '', level = 1 ): Row[] =>
	nodes.flatMap( ( node, index ) => {
		const before = nodes[ index - 1 ];
		return [
			{
				node,
				parent,
				level,
				index,
				count: nodes.length,
				canIndent: !! before && canHold( before ) && level + heightOf( node ) <= LEVELS,
			},
			...rowsOf( node.innerBlocks, node.clientId, level + 1 ),
		];
	} );

/** Finds an item and its position. */
export const find = ( nodes: readonly Node[], id: string ): Row | undefined =>
	rowsOf( nodes ).find( ( { node } ) => node.clientId === id );

/**
 * Core has one block for links and another one for links with links below them. Items keep their ids when they become
 * the other one.
 */
const settle = ( nodes: readonly Node[] ): Node[] =>
	nodes.map( ( node ) => {
		if ( ! canHold( node ) ) {
			return node;
		}
		const innerBlocks = settle( node.innerBlocks );
		return { ...node, innerBlocks, name: innerBlocks.length ? SUBMENU : LINK };
	} );

const without = ( nodes: readonly Node[], id: string ): Node[] =>
	nodes
		.filter( ( { clientId } ) => clientId !== id )
		.map( ( node ) => ( { ...node, innerBlocks: without( node.innerBlocks, id ) } ) );

const within = ( nodes: readonly Node[], parent: string, change: ( children: Node[] ) => Node[] ): Node[] =>
	parent === ''
		? change( [ ...nodes ] )
		: nodes.map( ( node ) => ( {
				...node,
				innerBlocks:
					node.clientId === parent
						? change( [ ...node.innerBlocks ] )
						: within( node.innerBlocks, parent, change ),
			} ) );

/**
 * Adds an item.
 *
 * @param nodes  All items.
 * @param node   The new item.
 * @param parent Id of the item above; '' for the first level.
 * @param index  Position among its siblings; at their end if it is left out.
 */
export const insert = ( nodes: readonly Node[], node: Node, parent = '', index = Infinity ): Node[] =>
	settle(
		within( nodes, parent, ( children ) => [ ...children.slice( 0, index ), node, ...children.slice( index ) ] )
	);

/** Removes an item and those below it. */
export const remove = ( nodes: readonly Node[], id: string ): Node[] => settle( without( nodes, id ) );

/** Changes attributes of an item. An attribute that becomes undefined is removed. */
export const update = ( nodes: readonly Node[], id: string, attributes: Record< string, unknown > ): Node[] =>
	nodes.map( ( node ) =>
		node.clientId === id
			? {
					...node,
					attributes: Object.fromEntries(
						Object.entries( { ...node.attributes, ...attributes } ).filter(
							( [ , value ] ) => value !== undefined
						)
					),
				}
			: { ...node, innerBlocks: update( node.innerBlocks, id, attributes ) }
	);

/**
 * Moves an item before, after or below another one. Nothing changes if it would be below itself or too deep.
 *
 * @param nodes  All items.
 * @param id     The item that moves.
 * @param target The other item.
 * @param where  Where it goes.
 */
export function place( nodes: readonly Node[], id: string, target: string, where: Where ): Node[] {
	const item = find( nodes, id )?.node;
	const goal = find( nodes, target );
	const level = ( goal?.level ?? 0 ) + ( where === 'inside' ? 1 : 0 );
	if (
		! item ||
		! goal ||
		find( [ item ], target ) ||
		level - 1 + heightOf( item ) > LEVELS ||
		( where === 'inside' && ! canHold( goal.node ) )
	) {
		return [ ...nodes ];
	}
	const rest = without( nodes, id );
	if ( where === 'inside' ) {
		return insert( rest, item, target, 0 );
	}
	const { parent, index } = find( rest, target ) as Row;
	return insert( rest, item, parent, where === 'before' ? index : index + 1 );
}

/** Moves an item among its siblings. */
export function shift( nodes: readonly Node[], id: string, by: 1 | -1 ): Node[] {
	const row = find( nodes, id );
	const sibling =
		row && rowsOf( nodes ).find( ( { parent, index } ) => parent === row.parent && index === row.index + by );
	return sibling ? place( nodes, id, sibling.node.clientId, by < 0 ? 'before' : 'after' ) : [ ...nodes ];
}

/** Moves an item below the one before it, as its last. */
export function indent( nodes: readonly Node[], id: string ): Node[] {
	const row = find( nodes, id );
	const before =
		row?.canIndent &&
		rowsOf( nodes ).find( ( { parent, index } ) => parent === row.parent && index === row.index - 1 );
	return row && before ? insert( without( nodes, id ), row.node, before.node.clientId ) : [ ...nodes ];
}

/** Moves an item out of the one above it, and behind that. */
export function outdent( nodes: readonly Node[], id: string ): Node[] {
	const row = find( nodes, id );
	return row?.parent ? place( nodes, id, row.parent, 'after' ) : [ ...nodes ];
}
