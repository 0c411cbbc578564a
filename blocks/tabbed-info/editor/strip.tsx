import { RichText, useBlockEditingMode } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { useMergeRefs } from '@wordpress/compose';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { dragHandle, plus } from '@wordpress/icons';
import type { KeyboardEvent } from 'react';

import { titleTag } from '@eidan/editor';
import { useDrag } from '../use-drag';
import type { TabItems } from '../use-items';
import { formats, withoutLinks } from './formats';

/**
 * The tabs in the canvas. Authors write the titles here. Enter adds a tab after the current one, Backspace removes a
 * tab with an empty title, and tabs are reordered by dragging their handles.
 *
 * @param props          Props.
 * @param props.handle   The items and the actions on them.
 * @param props.selected Whether the tabbed info block or a block inside it is selected.
 */
export function TabStrip( { handle, selected }: { handle: TabItems; selected: boolean } ) {
	const { items, active, activate, update, add, remove, move } = handle;
	const strip = useRef< HTMLDivElement >( null );
	const focusNext = useRef< string >();
	// In a pattern that allows editing only its text, authors can neither add nor move tabs.
	const mayArrange = useBlockEditingMode() === 'default';

	useEffect( () => {
		if ( focusNext.current ) {
			strip.current
				?.querySelector< HTMLElement >( `[data-item="${ focusNext.current }"] .eidan-tabs__title` )
				?.focus();
			focusNext.current = undefined;
		}
	}, [ items ] );

	const onKeyDown = ( event: KeyboardEvent, index: number ) => {
		const item = items[ index ];
		if ( ! item || event.nativeEvent.isComposing ) {
			return;
		}
		if ( event.key === 'Enter' && ! event.shiftKey ) {
			event.preventDefault();
			focusNext.current = add( item.clientId );
		} else if ( event.key === 'Backspace' && items.length > 1 && RichText.isEmpty( item.attributes.title ?? '' ) ) {
			event.preventDefault();
			event.stopPropagation();
			focusNext.current = ( items[ index - 1 ] ?? items[ index + 1 ] )?.clientId;
			remove( item.clientId );
		}
	};

	return (
		<div className="eidan-tabs__strip" ref={ useMergeRefs( [ strip, useDrag( move ) ] ) }>
			{ items.map( ( { clientId, attributes: { title, subtitle, level } }, index ) => (
				<div
					key={ clientId }
					role="presentation"
					data-item={ clientId }
					className={ `eidan-tabs__summary eidan-tabs__tab${ clientId === active ? ' is-active' : '' }` }
					// Focus does not activate a tab, because the editor focuses the first title when the block is
					// selected.
					onClick={ () => activate( clientId ) }
					onKeyUp={ () => activate( clientId ) }
				>
					{ selected && mayArrange && items.length > 1 && (
						<span className="eidan-tabs__handle" draggable aria-hidden="true">
							{ dragHandle }
						</span>
					) }
					<RichText
						tagName={ titleTag( level ) }
						className="eidan-tabs__title"
						value={ title ?? '' }
						onChange={ ( value: string ) => update( [ clientId ], { title: withoutLinks( value ) } ) }
						onKeyDown={ ( event: KeyboardEvent< never > ) => onKeyDown( event, index ) }
						allowedFormats={ formats }
						disableLineBreaks
						placeholder={ __( 'Title', 'eidan' ) }
						/* translators: %d: number of the tab. */
						aria-label={ sprintf( __( 'Title of tab %d', 'eidan' ), index + 1 ) }
					/>
					{ ( ! RichText.isEmpty( subtitle ?? '' ) || ( selected && clientId === active ) ) && (
						<RichText
							tagName="span"
							className="eidan-tabs__subtitle"
							value={ subtitle ?? '' }
							onChange={ ( value: string ) =>
								update( [ clientId ], { subtitle: withoutLinks( value ) } )
							}
							allowedFormats={ formats }
							disableLineBreaks
							placeholder={ __( 'Subtitle', 'eidan' ) }
							/* translators: %d: number of the tab. */
							aria-label={ sprintf( __( 'Subtitle of tab %d', 'eidan' ), index + 1 ) }
						/>
					) }
				</div>
			) ) }
			{ selected && mayArrange && (
				<Button
					className="eidan-tabs__add"
					icon={ plus }
					label={ __( 'Add tab', 'eidan' ) }
					onClick={ () => ( focusNext.current = add() ) }
				/>
			) }
		</div>
	);
}
