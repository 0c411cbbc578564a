import { InspectorControls } from '@wordpress/block-editor';
import {
	ExternalLink,
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { MenuAttributes } from './attributes';
import metadata from './block.json';
import { rangeOf, MenuControl } from '@eidan/editor';

interface Props {
	attributes: MenuAttributes;
	setAttributes: ( attributes: Partial< MenuAttributes > ) => void;
	/** Chooses another menu. */
	onChoose: ( menu: string ) => void;
	/** URL of the screen that edits the menu. '' if there is none. */
	editUrl: string;
	/** The list of the menu's items. */
	items: ReactNode;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** Settings of which menu is shown, and how much of it. */
function MenuPanel( { attributes, setAttributes, onChoose, editUrl, items }: Props ) {
	const { menu, entries, depth, descriptions } = attributes;
	return (
		<PanelBody title={ __( 'Menu', 'eidan' ) }>
			<MenuControl automatic value={ menu } onChange={ onChoose } />
			{ items }
			{ editUrl && (
				<p>
					<ExternalLink href={ editUrl }>{ __( 'Edit menu', 'eidan' ) }</ExternalLink>
				</p>
			) }
			<SelectControl
				{ ...controlProps }
				label={ __( 'Items', 'eidan' ) }
				value={ entries }
				options={ [
					{ value: 'all', label: __( 'All', 'eidan' ) },
					{ value: 'first', label: __( 'First half', 'eidan' ) },
					{ value: 'second', label: __( 'Second half', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { entries: value as typeof entries } ) }
			/>
			<RangeControl
				{ ...controlProps }
				label={ __( 'Levels', 'eidan' ) }
				{ ...rangeOf( metadata.attributes.depth ) }
				value={ depth }
				onChange={ ( value ) => setAttributes( { depth: value ?? metadata.attributes.depth.default } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Descriptions', 'eidan' ) }
				checked={ descriptions }
				onChange={ ( value ) => setAttributes( { descriptions: value } ) }
			/>
		</PanelBody>
	);
}

/** Settings of how the items are arranged. */
function LayoutPanel( { attributes: { form, justify }, setAttributes }: Props ) {
	return (
		<PanelBody title={ __( 'Layout', 'eidan' ) } initialOpen={ false }>
			<SelectControl
				{ ...controlProps }
				label={ _x( 'Form', 'shape', 'eidan' ) }
				value={ form }
				options={ [
					{ value: 'auto', label: __( 'Automatic', 'eidan' ) },
					{ value: 'bar', label: __( 'Bar', 'eidan' ) },
					{ value: 'accordion', label: __( 'Accordion', 'eidan' ) },
					{ value: 'list', label: __( 'List', 'eidan' ) },
				] }
				help={
					form === 'auto'
						? __( 'A bar; an accordion inside panels and vertical headers.', 'eidan' )
						: undefined
				}
				onChange={ ( value ) => setAttributes( { form: value as typeof form } ) }
			/>
			{ ( form === 'auto' || form === 'bar' ) && (
				<SelectControl
					{ ...controlProps }
					label={ __( 'Justification', 'eidan' ) }
					value={ justify }
					options={ [
						{ value: 'start', label: __( 'Left', 'eidan' ) },
						{ value: 'center', label: __( 'Center', 'eidan' ) },
						{ value: 'end', label: __( 'Right', 'eidan' ) },
						{ value: 'between', label: __( 'Space between', 'eidan' ) },
					] }
					onChange={ ( value ) => setAttributes( { justify: value as typeof justify } ) }
				/>
			) }
		</PanelBody>
	);
}

/** Settings of when and how fast submenus open. */
function SubmenusPanel( props: Props ) {
	const { attributes, setAttributes } = props;
	const { openOn, openSpeed, closeSpeed } = attributes;
	return (
		<PanelBody title={ __( 'Submenus', 'eidan' ) } initialOpen={ false }>
			<SelectControl
				{ ...controlProps }
				label={ __( 'Open on', 'eidan' ) }
				value={ openOn }
				options={ [
					{ value: 'click', label: __( 'Click', 'eidan' ) },
					{ value: 'hover', label: __( 'Hover', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { openOn: value as typeof openOn } ) }
			/>
			{ openOn === 'hover' && <HoverFields { ...props } /> }
			<RangeControl
				{ ...controlProps }
				label={ __( 'Opening (ms)', 'eidan' ) }
				{ ...rangeOf( metadata.attributes.openSpeed ) }
				step={ 50 }
				value={ openSpeed }
				onChange={ ( value ) => setAttributes( { openSpeed: value ?? metadata.attributes.openSpeed.default } ) }
			/>
			<RangeControl
				{ ...controlProps }
				label={ __( 'Closing (ms)', 'eidan' ) }
				{ ...rangeOf( metadata.attributes.closeSpeed ) }
				step={ 50 }
				value={ closeSpeed }
				onChange={ ( value ) =>
					setAttributes( { closeSpeed: value ?? metadata.attributes.closeSpeed.default } )
				}
			/>
		</PanelBody>
	);
}

/** Settings that tell hovering on purpose from passing over. */
function HoverFields( { attributes: { delay, hoverInterval, hoverSensitivity }, setAttributes }: Props ) {
	return (
		<>
			<RangeControl
				{ ...controlProps }
				label={ __( 'Delay (ms)', 'eidan' ) }
				{ ...rangeOf( metadata.attributes.delay ) }
				step={ 50 }
				value={ delay }
				onChange={ ( value ) => setAttributes( { delay: value ?? metadata.attributes.delay.default } ) }
			/>
			<RangeControl
				{ ...controlProps }
				label={ __( 'Hover interval (ms)', 'eidan' ) }
				help={ __( 'How often the pointer is checked. A submenu opens where it has hardly moved.', 'eidan' ) }
				{ ...rangeOf( metadata.attributes.hoverInterval ) }
				step={ 10 }
				value={ hoverInterval }
				onChange={ ( value ) =>
					setAttributes( {
						hoverInterval: value ?? metadata.attributes.hoverInterval.default,
					} )
				}
			/>
			<RangeControl
				{ ...controlProps }
				label={ __( 'Hover sensitivity (px)', 'eidan' ) }
				{ ...rangeOf( metadata.attributes.hoverSensitivity ) }
				value={ hoverSensitivity }
				onChange={ ( value ) =>
					setAttributes( {
						hoverSensitivity: value ?? metadata.attributes.hoverSensitivity.default,
					} )
				}
			/>
		</>
	);
}

/** Sidebar with all settings of the block: menu, layout, submenus and advanced. */
export function Inspector( props: Props ) {
	const { attributes, setAttributes } = props;
	const { label } = attributes;

	return (
		<>
			<InspectorControls>
				<LayoutPanel { ...props } />
				<MenuPanel { ...props } />
				<SubmenusPanel { ...props } />
			</InspectorControls>
			<InspectorControls group="advanced">
				<TextControl
					{ ...controlProps }
					label={ __( 'Accessible label', 'eidan' ) }
					help={ __( 'Names the menu for screen readers.', 'eidan' ) }
					value={ label }
					maxLength={ metadata.attributes.label.maxLength }
					onChange={ ( value ) => setAttributes( { label: value } ) }
				/>
			</InspectorControls>
		</>
	);
}
