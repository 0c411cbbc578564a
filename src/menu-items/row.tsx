import { getBlockType } from '@wordpress/blocks';
import { Button, DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, dragHandle, moreVertical } from '@wordpress/icons';
import type { DragEvent, KeyboardEvent } from 'react';
import { ItemFields } from './fields';
import { canHold, LEVELS, titleOf, type Node, type Row, type Where } from './tree';

export type Action = 'up' | 'down' | 'indent' | 'outdent' | 'remove' | 'below';

interface Props {
	row: Row;
	isOpen: boolean;
	onToggle: () => void;
	/** Does something with the item. `from` is the control that has the focus afterwards. */
	onAction: ( action: Action, from: string ) => void;
	onChange: ( attributes: Record< string, unknown >, isTyping?: boolean ) => void;
	/** Id of the item that is dragged; '' for none. */
	dragged: string;
	onDrag: ( id: string ) => void;
	onDrop: ( where: Where ) => void;
}

/** The name of an item: its label, or what kind of block it is. */
export const nameOf = ( node: Node ): string =>
	titleOf( node ) ||
	( canHold( node ) ? __( 'Item without text', 'eidan' ) : getBlockType( node.name )?.title ) ||
	node.name;

/** Blocks whose label can be edited here. Others, such as a search, are moved and removed only. */
const hasFields = ( node: Node ) => canHold( node ) || node.name === 'core/home-link';

/** Where a dragged item goes: the upper part of a row is before it, the lower one behind it, the middle below it. */
function whereOf( { clientY, currentTarget }: DragEvent, node: Node ): Where {
	const { top, height } = currentTarget.getBoundingClientRect();
	const share = ( clientY - top ) / height;
	if ( canHold( node ) && share > 0.33 && share < 0.67 ) {
		return 'inside';
	}
	return share < 0.5 ? 'before' : 'after';
}

/** Which action an arrow key of the handle does. */
const actionOf = ( key: string ): Action | undefined =>
	(
		( {
			ArrowUp: 'up',
			ArrowDown: 'down',
			ArrowRight: isRTL() ? 'outdent' : 'indent',
			ArrowLeft: isRTL() ? 'indent' : 'outdent',
		} ) as const
	 )[ key as 'ArrowUp' ];

interface MenuProps {
	name: string;
	may: Record< Action, boolean >;
	onAction: ( action: Action ) => void;
}

/** Everything that can be done with an item, by name. */
function RowMenu( { name, may, onAction }: MenuProps ) {
	const item = ( action: Action, label: string, onClose: () => void ) => (
		<MenuItem
			disabled={ ! may[ action ] }
			onClick={ () => {
				onClose();
				onAction( action );
			} }
		>
			{ label }
		</MenuItem>
	);
	return (
		<DropdownMenu
			icon={ moreVertical }
			/* translators: %s: name of a menu item. */
			label={ sprintf( __( 'Options for %s', 'eidan' ), name ) }
			toggleProps={ { size: 'small', 'data-action': 'more' } as object }
		>
			{ ( { onClose } ) => (
				<>
					<MenuGroup>
						{ item( 'up', __( 'Move up', 'eidan' ), onClose ) }
						{ item( 'down', __( 'Move down', 'eidan' ), onClose ) }
						{ item( 'indent', __( 'Indent', 'eidan' ), onClose ) }
						{ item( 'outdent', __( 'Outdent', 'eidan' ), onClose ) }
					</MenuGroup>
					<MenuGroup>
						{ item( 'below', __( 'Add submenu heading', 'eidan' ), onClose ) }
						{ item( 'remove', __( 'Remove', 'eidan' ), onClose ) }
					</MenuGroup>
				</>
			) }
		</DropdownMenu>
	);
}

/** One item of the list, with the controls that move it, and its fields while it is open. */
export function ItemRow( { row, isOpen, onToggle, onAction, onChange, dragged, onDrag, onDrop }: Props ) {
	const { node, level, index, count, parent, canIndent } = row;
	const [ over, setOver ] = useState< Where >();
	const name = nameOf( node );
	const may: Record< Action, boolean > = {
		up: index > 0,
		down: index < count - 1,
		indent: canIndent,
		outdent: parent !== '',
		below: canHold( node ) && level < LEVELS,
		remove: true,
	};
	const labels = {
		/* translators: %s: name of a menu item. */
		up: sprintf( __( 'Move %s up', 'eidan' ), name ),
		/* translators: %s: name of a menu item. */
		down: sprintf( __( 'Move %s down', 'eidan' ), name ),
	};
	const step = ( action: 'up' | 'down', icon: JSX.Element, label: string ) => (
		<Button
			size="small"
			icon={ icon }
			data-action={ action }
			label={ label }
			disabled={ ! may[ action ] }
			accessibleWhenDisabled
			onClick={ () => onAction( action, action ) }
		/>
	);

	return (
		<li className="eidan-menu-items__item" aria-level={ level } data-item={ node.clientId }>
			<div
				className={ [ 'eidan-menu-items__row', over && dragged && `is-${ over }`, isOpen && 'is-open' ]
					.filter( Boolean )
					.join( ' ' ) }
				style={ { marginInlineStart: ( level - 1 ) * 16 } }
				draggable
				onDragStart={ ( event ) => {
					event.dataTransfer.effectAllowed = 'move';
					onDrag( node.clientId );
				} }
				onDragOver={ ( event ) => {
					if ( dragged && dragged !== node.clientId ) {
						event.preventDefault();
						setOver( whereOf( event, node ) );
					}
				} }
				onDragLeave={ () => setOver( undefined ) }
				onDrop={ ( event ) => {
					event.preventDefault();
					setOver( undefined );
					onDrop( whereOf( event, node ) );
				} }
				onDragEnd={ () => onDrag( '' ) }
			>
				<Button
					size="small"
					icon={ dragHandle }
					data-action="handle"
					/* translators: %s: name of a menu item. */
					label={ sprintf( __( 'Drag %s, or move it with the arrow keys', 'eidan' ), name ) }
					onKeyDown={ ( event: KeyboardEvent ) => {
						const action = actionOf( event.key );
						if ( action ) {
							event.preventDefault();
							event.stopPropagation();
							if ( may[ action ] ) {
								onAction( action, 'handle' );
							}
						}
					} }
				/>
				{ hasFields( node ) ? (
					<Button
						size="small"
						className="eidan-menu-items__name"
						data-action="name"
						aria-expanded={ isOpen }
						onClick={ onToggle }
					>
						<span dir="auto">{ name }</span>
					</Button>
				) : (
					<span className="eidan-menu-items__name is-block" dir="auto">
						{ name }
					</span>
				) }
				{ step( 'up', chevronUp, labels.up ) }
				{ step( 'down', chevronDown, labels.down ) }
				<RowMenu name={ name } may={ may } onAction={ ( action ) => onAction( action, 'more' ) } />
			</div>
			{ isOpen && <ItemFields node={ node } onChange={ onChange } /> }
		</li>
	);
}
