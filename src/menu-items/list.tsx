import { speak } from '@wordpress/a11y';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { AddItem } from './add-item';
import { ItemRow, nameOf, type Action } from './row';
import { find, indent, insert, outdent, place, remove, rowsOf, shift, update, type Node } from './tree';
import { newLink } from './use-create-menu';

interface Props {
	nodes: Node[];
	onChange: ( nodes: Node[], isTyping?: boolean ) => void;
}

/** What is read out after an item has moved. */
function moveMessage( nodes: Node[], id: string ): string {
	const row = find( nodes, id );
	const parent = row?.parent && find( nodes, row.parent )?.node;
	if ( ! row ) {
		return '';
	}
	return parent
		? sprintf(
				/* translators: 1: name of an item, 2: name of the item above it, 3: its position, 4: number of items there. */
				__( '%1$s: below %2$s, now %3$d of %4$d.', 'eidan' ),
				nameOf( row.node ),
				nameOf( parent ),
				row.index + 1,
				row.count
			)
		: sprintf(
				/* translators: 1: name of an item, 2: its new position, 3: number of items. */
				__( '%1$s: now %2$d of %3$d.', 'eidan' ),
				nameOf( row.node ),
				row.index + 1,
				row.count
			);
}

const MOVES: Partial< Record< Action, ( nodes: Node[], id: string ) => Node[] > > = {
	up: ( nodes, id ) => shift( nodes, id, -1 ),
	down: ( nodes, id ) => shift( nodes, id, 1 ),
	indent,
	outdent,
};

/** The items of a menu as a list: add, rename, move by drag, button and key, indent, remove. */
export function ItemList( { nodes, onChange }: Props ) {
	const [ open, setOpen ] = useState( '' );
	const [ dragged, setDragged ] = useState( '' );
	const root = useRef< HTMLDivElement >( null );
	// What gets the focus after the next change: a row that moves would lose it.
	const focus = useRef< [ id: string, control: string ] >();
	useEffect( () => {
		if ( focus.current ) {
			const [ id, control ] = focus.current;
			focus.current = undefined;
			const row = id ? root.current?.querySelector( `[data-item="${ id }"]` ) : root.current;
			const selectors = [
				`[data-action="${ control }"]:not([aria-disabled="true"])`,
				'[data-action="name"]',
				'button',
			];
			selectors
				.map( ( selector ) => row?.querySelector< HTMLElement >( selector ) )
				.find( Boolean )
				?.focus();
		}
	} );

	const act = ( id: string, action: Action, from: string ) => {
		const move = MOVES[ action ];
		if ( move ) {
			const next = move( nodes, id );
			focus.current = [ id, from ];
			speak( moveMessage( next, id ) );
			onChange( next );
		} else if ( action === 'below' ) {
			const node = newLink( { label: __( 'Heading', 'eidan' ), kind: 'custom' } );
			focus.current = [ node.clientId, 'name' ];
			setOpen( node.clientId );
			onChange( insert( nodes, node, id ) );
		} else {
			const rows = rowsOf( nodes );
			const at = rows.findIndex( ( { node } ) => node.clientId === id );
			const next = remove( nodes, id );
			const neighbour = rowsOf( next )[ Math.min( at, rowsOf( next ).length - 1 ) ];
			focus.current = neighbour ? [ neighbour.node.clientId, 'name' ] : [ '', 'add' ];
			/* translators: %s: name of a menu item. */
			speak( sprintf( __( '%s was removed.', 'eidan' ), rows[ at ] ? nameOf( rows[ at ].node ) : '' ) );
			onChange( next );
		}
	};

	return (
		<div ref={ root } className="eidan-menu-items">
			{ nodes.length > 0 && (
				<ol className="eidan-menu-items__list" aria-label={ __( 'Menu items', 'eidan' ) }>
					{ rowsOf( nodes ).map( ( row ) => {
						const { clientId } = row.node;
						return (
							<ItemRow
								key={ clientId }
								row={ row }
								isOpen={ open === clientId }
								onToggle={ () => setOpen( open === clientId ? '' : clientId ) }
								onAction={ ( action, from ) => act( clientId, action, from ) }
								onChange={ ( attributes, isTyping ) =>
									onChange( update( nodes, clientId, attributes ), isTyping )
								}
								dragged={ dragged }
								onDrag={ setDragged }
								onDrop={ ( where ) => {
									const next = place( nodes, dragged, clientId, where );
									speak( moveMessage( next, dragged ) );
									setDragged( '' );
									onChange( next );
								} }
							/>
						);
					} ) }
				</ol>
			) }
			<AddItem onAdd={ ( node ) => onChange( insert( nodes, node ) ) } />
		</div>
	);
}
