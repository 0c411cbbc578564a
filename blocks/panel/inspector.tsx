import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { rangeOf, panelKind, PopupPanel } from '@eidan/editor';
import type { PanelAttributes } from './attributes';
import metadata from './block.json';

interface Props {
	attributes: PanelAttributes;
	setAttributes: ( attributes: Partial< PanelAttributes > ) => void;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;
const KINDS = [ 'side', 'fullscreen', 'popup' ] as const;

/** Style settings. They depend on the kind. */
function StyleFields( { attributes: { kind, edge, width, overlayOpacity, numbers }, setAttributes }: Props ) {
	if ( kind === 'fullscreen' ) {
		return (
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show numbers', 'eidan' ) }
				checked={ numbers }
				onChange={ ( value ) => setAttributes( { numbers: value } ) }
			/>
		);
	}
	return (
		<VStack spacing={ 4 }>
			{ kind === 'side' && (
				<SelectControl
					{ ...controlProps }
					label={ __( 'Position', 'eidan' ) }
					value={ edge }
					options={ [
						{
							value: 'end',
							label: isRTL() ? __( 'Left', 'eidan' ) : __( 'Right', 'eidan' ),
						},
						{ value: 'start', label: isRTL() ? __( 'Right', 'eidan' ) : __( 'Left', 'eidan' ) },
					] }
					onChange={ ( value ) => setAttributes( { edge: value as PanelAttributes[ 'edge' ] } ) }
				/>
			) }
			<RangeControl
				{ ...controlProps }
				label={ __( 'Width (px)', 'eidan' ) }
				{ ...( width ? { value: width } : {} ) }
				initialPosition={ kind === 'popup' ? 640 : 416 }
				{ ...rangeOf( metadata.attributes.width ) }
				allowReset
				onChange={ ( value ) => setAttributes( { width: value ?? metadata.attributes.width.default } ) }
			/>
			<RangeControl
				{ ...controlProps }
				label={ __( 'Overlay opacity', 'eidan' ) }
				help={
					kind === 'side' && overlayOpacity === 0
						? __( 'Nothing covers the page, so it scrolls behind the panel.', 'eidan' )
						: undefined
				}
				value={ overlayOpacity }
				{ ...rangeOf( metadata.attributes.overlayOpacity ) }
				step={ 5 }
				onChange={ ( value = metadata.attributes.overlayOpacity.default ) =>
					setAttributes( { overlayOpacity: value } )
				}
			/>
		</VStack>
	);
}

/** What closes the panel, besides its button, the Escape key and a click outside. */
function ClosingFields( { attributes: { kind, scrollDistance, breakpoint }, setAttributes }: Props ) {
	if ( kind === 'fullscreen' ) {
		return (
			<RangeControl
				{ ...controlProps }
				label={ __( 'Breakpoint (px)', 'eidan' ) }
				help={ __( 'The menu closes when the window grows wider than this. 0: never.', 'eidan' ) }
				value={ breakpoint }
				{ ...rangeOf( metadata.attributes.breakpoint ) }
				onChange={ ( value = metadata.attributes.breakpoint.default ) =>
					setAttributes( { breakpoint: value } )
				}
			/>
		);
	}
	return kind === 'side' ? (
		<RangeControl
			{ ...controlProps }
			label={ __( 'Close after scrolling (px)', 'eidan' ) }
			help={ __( '0: never. Not while somebody uses it by keyboard.', 'eidan' ) }
			value={ scrollDistance }
			{ ...rangeOf( metadata.attributes.scrollDistance ) }
			onChange={ ( value = metadata.attributes.scrollDistance.default ) =>
				setAttributes( { scrollDistance: value } )
			}
		/>
	) : null;
}

export function Inspector( props: Props ) {
	const { attributes, setAttributes } = props;
	const { kind, label } = attributes;
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'eidan' ) }>
					<VStack spacing={ 4 }>
						<SelectControl
							{ ...controlProps }
							label={ __( 'Type', 'eidan' ) }
							value={ kind }
							options={ KINDS.map( ( value ) => ( { value, label: panelKind( value ).name } ) ) }
							onChange={ ( value ) => setAttributes( { kind: value as PanelAttributes[ 'kind' ] } ) }
						/>
						<TextControl
							{ ...controlProps }
							label={ __( 'Accessible label', 'eidan' ) }
							placeholder={ panelKind( kind ).name }
							value={ label }
							onChange={ ( value ) => setAttributes( { label: value } ) }
						/>
					</VStack>
				</PanelBody>
				{ kind === 'popup' && (
					<PopupPanel schema={ metadata.attributes } value={ attributes } onChange={ setAttributes } />
				) }
			</InspectorControls>
			<InspectorControls group="styles">
				<PanelBody title={ __( 'Display', 'eidan' ) }>
					<StyleFields { ...props } />
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="advanced">
				<ClosingFields { ...props } />
			</InspectorControls>
		</>
	);
}
