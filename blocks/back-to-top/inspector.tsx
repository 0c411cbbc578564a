import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import type { BackToTopAttributes } from './attributes';
import metadata from './block.json';
import { rangeOf } from '@eidan/editor';

interface Props {
	attributes: BackToTopAttributes;
	setAttributes: ( attributes: Partial< BackToTopAttributes > ) => void;
}

const controlProps = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;

export function Inspector( { attributes, setAttributes }: Props ) {
	const { label, showLabel, position, offset, progress, duration } = attributes;
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Layout', 'eidan' ) }>
					<SelectControl
						{ ...controlProps }
						label={ __( 'Position', 'eidan' ) }
						value={ position }
						options={ [
							{ value: 'left', label: __( 'Left', 'eidan' ) },
							{ value: 'right', label: __( 'Right', 'eidan' ) },
						] }
						onChange={ ( value ) => setAttributes( { position: value } ) }
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Progress ring', 'eidan' ) }
						help={ __( 'Shows how much of the page has been scrolled.', 'eidan' ) }
						checked={ progress }
						onChange={ ( on ) => setAttributes( { progress: on } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Settings', 'eidan' ) }>
					<TextControl
						{ ...controlProps }
						label={ _x( 'Label', 'of a button', 'eidan' ) }
						placeholder={ __( 'Back to top', 'eidan' ) }
						maxLength={ metadata.attributes.label.maxLength }
						value={ label }
						onChange={ ( text ) => setAttributes( { label: text } ) }
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Show label', 'eidan' ) }
						help={ __( 'Without it the label is there for screen readers.', 'eidan' ) }
						checked={ showLabel }
						onChange={ ( on ) => setAttributes( { showLabel: on } ) }
					/>
					<RangeControl
						{ ...controlProps }
						label={ __( 'Offset (px)', 'eidan' ) }
						help={ __( 'Shows once the middle of the screen is this far down the page.', 'eidan' ) }
						{ ...rangeOf( metadata.attributes.offset ) }
						step={ 50 }
						allowReset
						resetFallbackValue={ metadata.attributes.offset.default }
						value={ offset }
						onChange={ ( value = metadata.attributes.offset.default ) =>
							setAttributes( { offset: value } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="advanced">
				<RangeControl
					{ ...controlProps }
					label={ __( 'Scroll duration (ms)', 'eidan' ) }
					help={ __( 'Maximum. None with reduced motion.', 'eidan' ) }
					{ ...rangeOf( metadata.attributes.duration ) }
					step={ 50 }
					allowReset
					resetFallbackValue={ metadata.attributes.duration.default }
					value={ duration }
					onChange={ ( value = metadata.attributes.duration.default ) =>
						setAttributes( { duration: value } )
					}
				/>
			</InspectorControls>
		</>
	);
}
