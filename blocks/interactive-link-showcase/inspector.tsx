import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import {
	ImageSizeControl,
	MenuControl,
	OverlayGradientControl,
	OverlayOpacityControl,
	plainText,
	QueryControls,
	type Repeater,
	RepeaterList,
	SliderControls,
	SwapEffectFields,
	TitleEffectControl,
	registeredDefaults,
} from '@eidan/editor';
import type { InteractiveLinkShowcaseAttributes } from './attributes';
import metadata from './block.json';
import type { InteractiveLinkShowcaseItemAttributes } from '../interactive-link-showcase-item/attributes';
import type { Query } from '../../src/schemas/query';
import type { Slider } from '../../src/schemas/slider';

interface Props {
	attributes: InteractiveLinkShowcaseAttributes;
	setAttributes: ( attributes: Partial< InteractiveLinkShowcaseAttributes > ) => void;
	handle: Repeater< InteractiveLinkShowcaseItemAttributes >;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** Props that every part of the query settings needs. */
const queryProps = ( { attributes: { query }, setAttributes }: Props ) => ( {
	value: query,
	defaults: registeredDefaults< Query >( metadata.name, 'query' ),
	onChange: ( value: typeof query ) => setAttributes( { query: value } ),
} );

/** Settings of where the links come from. */
function LinksPanel( props: Props ) {
	const { attributes, setAttributes, handle } = props;
	const { source, queryText, menu } = attributes;
	return (
		<PanelBody title={ __( 'Links', 'eidan' ) }>
			<SelectControl
				{ ...controlProps }
				label={ _x( 'Source', 'of the items', 'eidan' ) }
				value={ source }
				options={ [
					{ value: 'items', label: __( 'Links', 'eidan' ) },
					{ value: 'query', label: __( 'Query', 'eidan' ) },
					{ value: 'menu', label: __( 'Menu', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { source: value as typeof source } ) }
			/>
			{ source === 'items' && (
				<RepeaterList
					label={ __( 'Links', 'eidan' ) }
					handle={ handle }
					nameOf={ ( item ) => plainText( item.attributes.title ) }
				/>
			) }
			{ source === 'menu' && (
				<MenuControl value={ menu } onChange={ ( value ) => setAttributes( { menu: value } ) } />
			) }
			{ source === 'query' && (
				<>
					<QueryControls { ...queryProps( props ) } perPageLabel={ __( 'Number of items', 'eidan' ) } />
					<SelectControl
						{ ...controlProps }
						label={ __( 'Second line', 'eidan' ) }
						value={ queryText }
						options={ [
							{ value: 'none', label: _x( 'None', 'line', 'eidan' ) },
							{ value: 'terms', label: __( 'Categories', 'eidan' ) },
							{ value: 'date', label: __( 'Date', 'eidan' ) },
							{ value: 'excerpt', label: __( 'Excerpt', 'eidan' ) },
						] }
						onChange={ ( value ) => setAttributes( { queryText: value as typeof queryText } ) }
					/>
				</>
			) }
		</PanelBody>
	);
}

/** Settings of how the links are arranged, and what a tap does. */
function LayoutPanel( { attributes: { layout, overlayOpacity, touch }, setAttributes }: Props ) {
	return (
		<PanelBody title={ __( 'Layout', 'eidan' ) }>
			<SelectControl
				{ ...controlProps }
				label={ __( 'Layout', 'eidan' ) }
				hideLabelFromVision
				value={ layout }
				options={ [
					{ value: 'list', label: __( 'List', 'eidan' ) },
					{ value: 'columns', label: __( 'Full height', 'eidan' ) },
					{ value: 'slider', label: __( 'Slider', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { layout: value as typeof layout } ) }
			/>
			{ layout !== 'list' && (
				<OverlayOpacityControl
					value={ overlayOpacity }
					onChange={ ( value ) => setAttributes( { overlayOpacity: value } ) }
				/>
			) }
			<SelectControl
				{ ...controlProps }
				label={ __( 'On touch screens', 'eidan' ) }
				help={
					touch === 'preview'
						? __( 'The first tap shows the image, the second follows the link.', 'eidan' )
						: __( 'Each image is shown with its link.', 'eidan' )
				}
				value={ touch }
				options={ [
					{ value: 'preview', label: __( 'Preview', 'eidan' ) },
					{ value: 'inline', label: __( 'Images inline', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { touch: value as typeof touch } ) }
			/>
		</PanelBody>
	);
}

/** Settings of the images: transition and size. */
function ImagesPanel( { attributes, setAttributes }: Props ) {
	const { imageSize } = attributes;
	return (
		<PanelBody title={ __( 'Images', 'eidan' ) }>
			<SwapEffectFields
				attributes={ attributes }
				setAttributes={ setAttributes }
				schema={ metadata.attributes.speed }
			/>
			<ImageSizeControl value={ imageSize } onChange={ ( value ) => setAttributes( { imageSize: value } ) } />
		</PanelBody>
	);
}

/** Sidebar with all settings of the block: content, slider, styles and advanced. */
export function Inspector( props: Props ) {
	const { attributes, setAttributes } = props;
	const { layout, source, titleEffect, label, slider } = attributes;

	return (
		<>
			<InspectorControls>
				<LayoutPanel { ...props } />
				<LinksPanel { ...props } />
			</InspectorControls>
			{ layout === 'slider' && (
				<SliderControls
					value={ slider }
					defaults={ registeredDefaults< Slider >( metadata.name, 'slider' ) }
					onChange={ ( value ) => setAttributes( { slider: value } ) }
				/>
			) }
			<InspectorControls group="styles">
				<PanelBody title={ __( 'Links', 'eidan' ) }>
					<TitleEffectControl
						value={ titleEffect }
						onChange={ ( value ) => setAttributes( { titleEffect: value } ) }
					/>
				</PanelBody>
				<ImagesPanel { ...props } />
			</InspectorControls>
			{ layout !== 'list' && (
				<OverlayGradientControl
					value={ attributes.overlayGradient }
					onChange={ ( value ) => setAttributes( { overlayGradient: value } ) }
				/>
			) }
			<InspectorControls group="advanced">
				<TextControl
					{ ...controlProps }
					label={ __( 'Accessible label', 'eidan' ) }
					placeholder={ __( 'Links', 'eidan' ) }
					maxLength={ metadata.attributes.label.maxLength }
					value={ label }
					onChange={ ( value ) => setAttributes( { label: value } ) }
				/>
				{ source === 'query' && <QueryControls { ...queryProps( props ) } section="advanced" /> }
			</InspectorControls>
		</>
	);
}
