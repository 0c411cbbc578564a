import { speak } from '@wordpress/a11y';
import { Button, Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, dragHandle } from '@wordpress/icons';
import type { MouseEvent, ReactNode } from 'react';
import { moved } from './order';
import './order-list.scss';

interface Props< Id extends string | number > {
	/** Accessible name of the list. */
	label: string;
	items: { id: Id; label: string }[];
	onChange: ( ids: Id[] ) => void;
	/** Returns further buttons of an item. */
	actions?: ( item: { id: Id; label: string } ) => ReactNode;
}

/**
 * A list that authors reorder by dragging items or with buttons.
 */
export function OrderList< Id extends string | number >( { label, items, onChange, actions }: Props< Id > ) {
	const [ dragged, setDragged ] = useState< number >();
	const [ over, setOver ] = useState< number >();
	const ids = items.map( ( { id } ) => id );

	const move = ( from: number, to: number ) => {
		const item = items[ from ];
		if ( ! item || from === to || to < 0 || to >= items.length ) {
			return;
		}
		onChange( moved( ids, from, to ) );
		speak(
			sprintf(
				/* translators: 1: name of an item, 2: its new position, 3: number of items. */
				__( '%1$s: now %2$d of %3$d.', 'eidan' ),
				item.label,
				to + 1,
				items.length
			)
		);
	};

	// If a field above the list loses the focus, its suggestions close and the list moves up. The button would move
	// away from the pointer before the click. So the button gets the focus on click, not on mousedown.
	const buttonOf = ( { target }: MouseEvent ) => ( target as Element ).closest< HTMLElement >( 'button' );
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- The buttons inside handle the keyboard.
		<ol
			className="eidan-order-list"
			aria-label={ label }
			onMouseDown={ ( event ) => buttonOf( event ) && event.preventDefault() }
			onClick={ ( event ) => buttonOf( event )?.focus() }
		>
			{ items.map( ( item, index ) => (
				<li
					key={ item.id }
					className={ [ 'eidan-order-list__item', over === index && dragged !== index && 'is-over' ]
						.filter( Boolean )
						.join( ' ' ) }
					draggable
					onDragStart={ ( event ) => {
						event.dataTransfer.effectAllowed = 'move';
						setDragged( index );
					} }
					onDragOver={ ( event ) => {
						if ( dragged !== undefined ) {
							event.preventDefault();
							setOver( index );
						}
					} }
					onDrop={ ( event ) => {
						event.preventDefault();
						if ( dragged !== undefined ) {
							move( dragged, index );
						}
					} }
					onDragEnd={ () => {
						setDragged( undefined );
						setOver( undefined );
					} }
				>
					<Icon icon={ dragHandle } className="eidan-order-list__handle" />
					{ /* A long label is cut off at its end, also if its writing direction is not the sidebar's. */ }
					<span className="eidan-order-list__label" dir="auto">
						{ item.label }
					</span>
					<Button
						size="small"
						icon={ chevronUp }
						/* translators: %s: name of an item. */
						label={ sprintf( __( 'Move %s up', 'eidan' ), item.label ) }
						disabled={ index === 0 }
						accessibleWhenDisabled
						onClick={ () => move( index, index - 1 ) }
					/>
					<Button
						size="small"
						icon={ chevronDown }
						/* translators: %s: name of an item. */
						label={ sprintf( __( 'Move %s down', 'eidan' ), item.label ) }
						disabled={ index === items.length - 1 }
						accessibleWhenDisabled
						onClick={ () => move( index, index + 1 ) }
					/>
					{ actions?.( item ) }
				</li>
			) ) }
		</ol>
	);
}
