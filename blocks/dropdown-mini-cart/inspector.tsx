import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import type { DropdownMiniCartAttributes } from './attributes';
import metadata from './block.json';
import { ElementsControl, rangeOf } from '@eidan/editor';
import { defaults, elementNames } from './look';

interface Props {
	attributes: DropdownMiniCartAttributes;
	setAttributes: ( attributes: Partial< DropdownMiniCartAttributes > ) => void;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** Settings of how the cart opens and what it contains. */
function BehaviourFields( { attributes: { drawer, openOnAdd, freeShipping, elements }, setAttributes }: Props ) {
	return (
		<VStack spacing={ 4 }>
			<SelectControl
				{ ...controlProps }
				label={ __( 'Opens as', 'eidan' ) }
				value={ drawer }
				options={ [
					{ value: 'narrow', label: __( 'Drop-down, on narrow screens a drawer', 'eidan' ) },
					{ value: 'always', label: __( 'Drawer', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { drawer: value as DropdownMiniCartAttributes[ 'drawer' ] } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Open when a product is added', 'eidan' ) }
				help={ __( 'Where products are added without leaving the page.', 'eidan' ) }
				checked={ openOnAdd }
				onChange={ ( value ) => setAttributes( { openOnAdd: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Free shipping progress', 'eidan' ) }
				help={ __(
					'Shown where the shipping zone of the visitor has free shipping from a minimum order amount.',
					'eidan'
				) }
				checked={ freeShipping }
				onChange={ ( value ) => setAttributes( { freeShipping: value } ) }
			/>
			<ElementsControl
				names={ elementNames() }
				value={ elements }
				onChange={ ( value ) => setAttributes( { elements: value } ) }
			/>
		</VStack>
	);
}

/** Settings of the button that opens the cart. */
function ButtonFields( { attributes: { icon, size, showLabel, showZero, showTotal }, setAttributes }: Props ) {
	return (
		<VStack spacing={ 4 }>
			<SelectControl
				{ ...controlProps }
				label={ __( 'Icon', 'eidan' ) }
				value={ icon }
				options={ [
					{ value: 'bag', label: __( 'Bag', 'eidan' ) },
					{ value: 'basket', label: __( 'Basket', 'eidan' ) },
					{ value: 'cart', label: __( 'Cart', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { icon: value as DropdownMiniCartAttributes[ 'icon' ] } ) }
			/>
			<RangeControl
				{ ...controlProps }
				label={ __( 'Icon size (px)', 'eidan' ) }
				value={ size }
				{ ...rangeOf( metadata.attributes.size ) }
				onChange={ ( value ) => value && setAttributes( { size: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show label', 'eidan' ) }
				checked={ showLabel }
				onChange={ ( value ) => setAttributes( { showLabel: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show total', 'eidan' ) }
				checked={ showTotal }
				onChange={ ( value ) => setAttributes( { showTotal: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show count of an empty cart', 'eidan' ) }
				checked={ showZero }
				onChange={ ( value ) => setAttributes( { showZero: value } ) }
			/>
		</VStack>
	);
}

export function Inspector( props: Props ) {
	const { attributes, setAttributes } = props;
	const texts = defaults();
	const field = ( name: keyof typeof texts, label: string ) => (
		<TextControl
			{ ...controlProps }
			label={ label }
			placeholder={ texts[ name ] }
			value={ attributes[ name ] }
			onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
		/>
	);
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'eidan' ) }>
					<BehaviourFields { ...props } />
				</PanelBody>
				<PanelBody title={ __( 'Texts', 'eidan' ) } initialOpen={ false }>
					<VStack spacing={ 4 }>
						{ field( 'label', _x( 'Label', 'of a button', 'eidan' ) ) }
						{ field( 'cartText', __( 'Link to the cart', 'eidan' ) ) }
						{ field( 'checkoutText', __( 'Link to the checkout', 'eidan' ) ) }
						{ field( 'emptyText', __( 'Empty cart', 'eidan' ) ) }
						{ field( 'shopText', __( 'Link to the shop', 'eidan' ) ) }
					</VStack>
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="styles">
				<PanelBody title={ __( 'Display', 'eidan' ) }>
					<ButtonFields { ...props } />
				</PanelBody>
			</InspectorControls>
		</>
	);
}
