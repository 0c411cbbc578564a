/**
 * Fields for what an author adds to a menu item: a label, an icon and a wide drop-down.
 */
import { Button, SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { IconPicker } from '../icons/picker';
import type { MenuLink } from './drop-down-content';
import { WideDropDown } from './wide-drop-down';

/** Attributes of an item. includes/Menus/Extras.php has the same names. */
export interface Extras {
	eidanLabel?: string | undefined;
	eidanIcon?: string | undefined;
	eidanWide?: string | undefined;
	eidanBoxed?: boolean | undefined;
}

interface Props {
	attributes: Extras;
	/** The item, with what is below it. */
	item: MenuLink;
	setAttributes: ( attributes: Extras ) => void;
}

export function ExtrasFields( { attributes, item, setAttributes }: Props ) {
	const { eidanLabel = '', eidanIcon = '', eidanWide = '', eidanBoxed = false } = attributes;
	const [ isPicking, setPicking ] = useState( false );

	return (
		<>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ _x( 'Label', 'of a menu item', 'eidan' ) }
				placeholder={ __( 'New', 'eidan' ) }
				maxLength={ 40 }
				value={ eidanLabel }
				onChange={ ( value ) => setAttributes( { eidanLabel: value || undefined } ) }
			/>
			<p>
				<Button __next40pxDefaultSize variant="secondary" onClick={ () => setPicking( true ) }>
					{ eidanIcon
						? /* translators: %s: name of an icon. */
							sprintf( __( 'Icon: %s', 'eidan' ), eidanIcon.replace( /^.*\//, '' ) )
						: __( 'Choose icon', 'eidan' ) }
				</Button>
				{ eidanIcon && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ () => setAttributes( { eidanIcon: undefined } ) }
					>
						{ __( 'Remove', 'eidan' ) }
					</Button>
				) }
			</p>
			<WideDropDown
				value={ eidanWide }
				item={ item }
				onChange={ ( value ) => setAttributes( { eidanWide: value || undefined } ) }
			/>
			{ eidanWide && (
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Width', 'eidan' ) }
					value={ eidanBoxed ? 'boxed' : 'full' }
					options={ [
						{ value: 'full', label: __( 'Full width', 'eidan' ) },
						{ value: 'boxed', label: __( 'Wide width', 'eidan' ) },
					] }
					onChange={ ( value ) => setAttributes( { eidanBoxed: value === 'boxed' || undefined } ) }
				/>
			) }
			{ isPicking && (
				<IconPicker
					value={ eidanIcon }
					onChange={ ( value ) => setAttributes( { eidanIcon: value || undefined } ) }
					onClose={ () => setPicking( false ) }
				/>
			) }
		</>
	);
}
