import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ImageGalleryAttributes } from './attributes';
import metadata from './block.json';
import {
	rangeOf,
	CaptionsControl,
	ColumnsControl,
	GalleryLinkPanel,
	RatioControl,
	SliderControls,
	type Columns,
	registeredDefaults,
} from '@eidan/editor';
import type { Slider } from '../../src/schemas/slider';

interface Props {
	attributes: ImageGalleryAttributes;
	setAttributes: ( attributes: Partial< ImageGalleryAttributes > ) => void;
	onLink: ( to: ImageGalleryAttributes[ 'linkTo' ] ) => void;
	onSize: ( size: string ) => void;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** Attributes in which a gallery stores its number of columns, by screen width. */
const COLUMN_ATTRIBUTES = { desktop: 'columns', tablet: 'columnsTablet', phone: 'columnsMobile' } as const;

const attributesOf = ( change: Partial< Columns > ): Partial< ImageGalleryAttributes > =>
	Object.fromEntries(
		Object.entries( change ).map( ( [ width, value ] ) => [ COLUMN_ATTRIBUTES[ width as keyof Columns ], value ] )
	);

/** Settings of how the images are arranged. */
function LayoutPanel( { attributes, setAttributes }: Props ) {
	const { layout, columns, columnsTablet, columnsMobile, rowHeight, lastRow } = attributes;
	const inColumns = layout === 'grid' || layout === 'masonry';
	return (
		<PanelBody title={ __( 'Layout', 'eidan' ) }>
			<SelectControl
				{ ...controlProps }
				label={ __( 'Layout', 'eidan' ) }
				hideLabelFromVision
				value={ layout }
				options={ [
					{ value: 'grid', label: __( 'Grid', 'eidan' ) },
					{ value: 'masonry', label: __( 'Masonry', 'eidan' ) },
					{ value: 'rows', label: __( 'Justified rows', 'eidan' ) },
					{ value: 'slider', label: __( 'Slider', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { layout: value as typeof layout } ) }
			/>
			{ inColumns && (
				<ColumnsControl
					value={ { desktop: columns, tablet: columnsTablet, phone: columnsMobile } }
					schema={ {
						desktop: metadata.attributes.columns,
						tablet: metadata.attributes.columnsTablet,
						phone: metadata.attributes.columnsMobile,
					} }
					onChange={ ( change ) => setAttributes( attributesOf( change ) ) }
				/>
			) }
			{ layout === 'rows' && (
				<>
					<RangeControl
						{ ...controlProps }
						label={ __( 'Row height (px)', 'eidan' ) }
						help={ __( 'Rows grow until they fill the width.', 'eidan' ) }
						value={ rowHeight }
						{ ...rangeOf( metadata.attributes.rowHeight ) }
						step={ 10 }
						onChange={ ( value ) =>
							setAttributes( { rowHeight: value ?? metadata.attributes.rowHeight.default } )
						}
					/>
					<RangeControl
						{ ...controlProps }
						label={ __( 'Justify last row from (%)', 'eidan' ) }
						help={ __( 'How much of the width it must fill.', 'eidan' ) }
						value={ Math.round( lastRow * 100 ) }
						{ ...rangeOf( metadata.attributes.lastRow, 0.01 ) }
						step={ 5 }
						onChange={ ( value ) => setAttributes( { lastRow: ( value ?? 75 ) / 100 } ) }
					/>
				</>
			) }
		</PanelBody>
	);
}

/** Settings of a single image: ratio and captions. */
function ImagesPanel( { attributes: { layout, ratio, captions }, setAttributes }: Props ) {
	return (
		<PanelBody title={ __( 'Images', 'eidan' ) }>
			{ layout !== 'rows' && (
				<RatioControl
					original="auto"
					value={ ratio }
					onChange={ ( value ) => setAttributes( { ratio: value } ) }
				/>
			) }
			<CaptionsControl
				label={ __( 'Captions', 'eidan' ) }
				value={ captions }
				onChange={ ( value ) => setAttributes( { captions: value } ) }
			/>
		</PanelBody>
	);
}

/** Sidebar with all settings of the block: content, slider, styles and advanced. */
export function Inspector( props: Props ) {
	const { attributes, setAttributes } = props;
	const { layout, slider, randomOrder } = attributes;

	return (
		<>
			<InspectorControls>
				<LayoutPanel { ...props } />
				<GalleryLinkPanel { ...props } />
			</InspectorControls>
			{ layout === 'slider' && (
				<SliderControls
					value={ slider }
					defaults={ registeredDefaults< Slider >( metadata.name, 'slider' ) }
					onChange={ ( value ) => setAttributes( { slider: value } ) }
				/>
			) }
			<InspectorControls group="styles">
				<ImagesPanel { ...props } />
			</InspectorControls>
			<InspectorControls group="advanced">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Randomize order', 'eidan' ) }
					help={ __( 'The order changes each time the page is generated.', 'eidan' ) }
					checked={ randomOrder }
					onChange={ ( value ) => setAttributes( { randomOrder: value } ) }
				/>
			</InspectorControls>
		</>
	);
}
