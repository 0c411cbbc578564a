/**
 * Wide drop-downs in the canvas: a button at each item that has one, and the one that is open, to be edited in place.
 */
import { Button, Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import type { KeyboardEvent } from 'react';
import { classNames, selectBlockEditor } from '@eidan/editor';
import { useEntity, useIsLoaded, type Entity } from './entity';
import { DropDownBlocks, HOLDER } from './holder';
import { usePlaces, type Ground, type Place } from './places';

interface ItemProps {
	place: Place;
	ground: Ground;
	/** Id of the menu block. */
	menu: string;
	isOpen: boolean;
	onToggle: () => void;
}

/** The same elements and classes as on the page, so that it looks the same. */
function Panel( { place, ground, entity, menu }: Omit< ItemProps, 'isOpen' | 'onToggle' > & { entity: Entity } ) {
	return (
		<div
			className="eidan-menu-drop-down wp-block-eidan-menu is-form-bar"
			style={ { left: ground.left, top: ground.top, width: ground.width } }
		>
			<div className={ classNames( 'is-wide', place.isBoxed && 'is-boxed' ) }>
				<details open>
					{ /* The style of menus would show one that is `hidden`. */ }
					<summary style={ { display: 'none' } } />
					<div className="eidan-menu__panel" role="group" aria-label={ place.title }>
						{ useIsLoaded( entity ) ? <DropDownBlocks entity={ entity } menu={ menu } /> : <Spinner /> }
					</div>
				</details>
			</div>
		</div>
	);
}

function Item( { isOpen, onToggle, ...rest }: ItemProps ) {
	const { place } = rest;
	const button = useRef< HTMLButtonElement >( null );
	const entity = useEntity( place.value );
	if ( ! entity ) {
		return null;
	}
	const close = ( event: KeyboardEvent ) => {
		// Not if it closed something inside, nor from what only React has in here, such as the field of a link.
		if ( event.key !== 'Escape' || event.defaultPrevented || ! isOpen ) {
			return;
		}
		if ( event.currentTarget.contains( event.target as Node ) ) {
			event.preventDefault();
			event.stopPropagation();
			button.current?.focus();
			onToggle();
		}
	};
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape comes from the button and the blocks inside.
		<div onKeyDown={ close }>
			<Button
				ref={ button }
				className="eidan-menu-opener"
				style={ { left: place.x, top: place.y } }
				icon={ isOpen ? chevronUp : chevronDown }
				iconSize={ 20 }
				aria-expanded={ isOpen }
				/* translators: %s: title of a menu item. */
				aria-label={ sprintf( __( '%s submenu', 'eidan' ), place.title ) }
				onClick={ onToggle }
			/>
			{ isOpen && <Panel { ...rest } entity={ entity } /> }
		</div>
	);
}

/**
 * The drop-downs of a menu block.
 *
 * @param menu       Id of the block.
 * @param isSelected Whether it is selected: then its items have buttons.
 * @return Ref for its element, and what the component below needs.
 */
export function useDropDowns( menu: string, isSelected: boolean ) {
	const [ open, setOpen ] = useState( '' );
	// A menu in a drop-down could hold the drop-down itself.
	const isInside = useSelect(
		( select ) => selectBlockEditor( select ).getBlockParentsByBlockName( menu, HOLDER ).length > 0,
		[ menu ]
	);
	const isActive = ! isInside && ( isSelected || open !== '' );
	const [ ref, places, ground ] = usePlaces( isActive );
	const isGone = open !== '' && places.length > 0 && ! places.some( ( { key } ) => key === open );
	useEffect( () => {
		// The item is gone, or shows something else.
		if ( isGone ) {
			setOpen( '' );
		}
	}, [ isGone ] );
	return [ ref, { menu, ground, open, onOpen: setOpen, places: isActive ? places : [] } ] as const;
}

/** A button at each item that has a drop-down, and the drop-down that is open. */
export const DropDowns = ( { places, open, onOpen, ...rest }: ReturnType< typeof useDropDowns >[ 1 ] ) => (
	<>
		{ places.map( ( place ) => (
			<Item
				key={ place.key }
				{ ...rest }
				place={ place }
				isOpen={ place.key === open }
				onToggle={ () => onOpen( place.key === open ? '' : place.key ) }
			/>
		) ) }
	</>
);
