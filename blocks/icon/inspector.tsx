import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { rangeOf, LinkFields, PartColors } from '@eidan/editor';
import type { IconAttributes } from './attributes';
import metadata from './block.json';

interface Props {
	attributes: IconAttributes;
	setAttributes: ( attributes: Partial< IconAttributes > ) => void;
	clientId: string;
}

const SHAPES = (): Array< { value: IconAttributes[ 'shape' ]; label: string } > => [
	{ value: 'none', label: _x( 'None', 'shape', 'eidan' ) },
	{ value: 'circle', label: __( 'Circle', 'eidan' ) },
	{ value: 'square', label: __( 'Square', 'eidan' ) },
	{ value: 'rounded', label: __( 'Rounded', 'eidan' ) },
];
const STYLES = (): Array< { value: IconAttributes[ 'shapeStyle' ]; label: string } > => [
	{ value: 'outline', label: __( 'Outline', 'eidan' ) },
	{ value: 'fill', label: __( 'Fill', 'eidan' ) },
];
const HOVERS = (): Array< { value: IconAttributes[ 'hover' ]; label: string } > => [
	{ value: 'none', label: _x( 'None', 'effect', 'eidan' ) },
	{ value: 'colors', label: __( 'Colors', 'eidan' ) },
	{ value: 'nudge', label: __( 'Nudge', 'eidan' ) },
	{ value: 'draw', label: __( 'Draw', 'eidan' ) },
];
const ANGLES = [ 0, 90, 180, 270 ] as const;

const controlProps = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;

/** Settings of the link, the label and the rotation. */
function SettingsPanel( { attributes, setAttributes }: Props ) {
	const { rotation, flipHorizontal, flipVertical, hover, label, url, linkTarget, rel } = attributes;

	return (
		<PanelBody title={ __( 'Settings', 'eidan' ) }>
			<LinkFields value={ { url, linkTarget, rel } } onChange={ setAttributes } />
			<TextControl
				{ ...controlProps }
				label={ __( 'Accessible label', 'eidan' ) }
				help={
					url
						? __( 'Says where the link leads. Screen readers need it.', 'eidan' )
						: __( 'Leave empty if the icon is decorative.', 'eidan' )
				}
				value={ label }
				onChange={ ( text ) => setAttributes( { label: text } ) }
			/>
			<SelectControl
				{ ...controlProps }
				label={ __( 'Rotation', 'eidan' ) }
				value={ `${ rotation }` }
				options={ ANGLES.map( ( angle ) => ( { value: `${ angle }`, label: `${ angle }°` } ) ) }
				onChange={ ( value ) =>
					setAttributes( { rotation: ANGLES.find( ( angle ) => `${ angle }` === value ) ?? 0 } )
				}
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Flip horizontally', 'eidan' ) }
				checked={ flipHorizontal }
				onChange={ ( checked ) => setAttributes( { flipHorizontal: checked } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Flip vertically', 'eidan' ) }
				checked={ flipVertical }
				onChange={ ( checked ) => setAttributes( { flipVertical: checked } ) }
			/>
			<SelectControl
				{ ...controlProps }
				label={ __( 'Hover effect', 'eidan' ) }
				value={ hover }
				options={ HOVERS() }
				onChange={ ( value ) => setAttributes( { hover: value } ) }
			/>
		</PanelBody>
	);
}

/** Settings of size and shape. */
function IconPanel( { attributes, setAttributes }: Props ) {
	const { size, strokeWidth, shape, shapeStyle, shapePadding } = attributes;
	const hasStroke = attributes.icon.startsWith( 'eidan/' );

	return (
		<PanelBody title={ __( 'Icon', 'eidan' ) }>
			<RangeControl
				{ ...controlProps }
				label={ __( 'Icon size (px)', 'eidan' ) }
				{ ...rangeOf( metadata.attributes.size ) }
				value={ size }
				onChange={ ( value ) => setAttributes( { size: value ?? metadata.attributes.size.default } ) }
			/>
			{ hasStroke && (
				<RangeControl
					{ ...controlProps }
					label={ __( 'Stroke width', 'eidan' ) }
					{ ...rangeOf( metadata.attributes.strokeWidth ) }
					step={ 0.25 }
					value={ strokeWidth }
					onChange={ ( value ) =>
						setAttributes( { strokeWidth: value ?? metadata.attributes.strokeWidth.default } )
					}
				/>
			) }
			<SelectControl
				{ ...controlProps }
				label={ __( 'Shape', 'eidan' ) }
				value={ shape }
				options={ SHAPES() }
				onChange={ ( value ) => setAttributes( { shape: value } ) }
			/>
			{ shape !== 'none' && (
				<>
					<SelectControl
						{ ...controlProps }
						label={ __( 'Shape style', 'eidan' ) }
						value={ shapeStyle }
						options={ STYLES() }
						onChange={ ( value ) => setAttributes( { shapeStyle: value } ) }
					/>
					<RangeControl
						{ ...controlProps }
						label={ __( 'Shape padding (px)', 'eidan' ) }
						{ ...rangeOf( metadata.attributes.shapePadding ) }
						value={ shapePadding }
						onChange={ ( value ) =>
							setAttributes( { shapePadding: value ?? metadata.attributes.shapePadding.default } )
						}
					/>
				</>
			) }
		</PanelBody>
	);
}

/** Color settings that apply to the current shape and hover effect. */
function ShapeColors( { attributes: { shape, colors, hover }, setAttributes, clientId }: Props ) {
	return (
		<PartColors
			clientId={ clientId }
			value={ colors }
			onChange={ ( value ) => setAttributes( { colors: value } ) }
			settings={ [
				...( shape === 'none'
					? []
					: [ { state: 'color', ground: 'background', label: __( 'Shape', 'eidan' ) } as const ] ),
				...( hover === 'colors'
					? [ { state: 'hover', ground: 'text', label: __( 'Icon on hover', 'eidan' ) } as const ]
					: [] ),
				...( hover === 'colors' && shape !== 'none'
					? [
							{
								state: 'hover',
								ground: 'background',
								label: __( 'Shape on hover', 'eidan' ),
							} as const,
						]
					: [] ),
			] }
		/>
	);
}

/** Sidebar with all settings of the block: content, styles and colors. */
export function Inspector( props: Props ) {
	return (
		<>
			<InspectorControls>
				<SettingsPanel { ...props } />
			</InspectorControls>
			<InspectorControls group="styles">
				<IconPanel { ...props } />
			</InspectorControls>
			<InspectorControls group="color">
				<ShapeColors { ...props } />
			</InspectorControls>
		</>
	);
}
