import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { PageSpinnerAttributes } from './attributes';
import metadata from './block.json';
import { rangeOf } from '@eidan/editor';

interface Props {
	attributes: PageSpinnerAttributes;
	setAttributes: ( attributes: Partial< PageSpinnerAttributes > ) => void;
}

const controlProps = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;

export function Inspector( { attributes, setAttributes }: Props ) {
	const { type, interval, step, limit, size } = attributes;
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'eidan' ) }>
					<SelectControl
						{ ...controlProps }
						label={ __( 'Type', 'eidan' ) }
						value={ type }
						options={ [
							{ value: 'images', label: __( 'Images', 'eidan' ) },
							{ value: 'progress', label: __( 'Progress bar', 'eidan' ) },
						] }
						onChange={ ( value ) => setAttributes( { type: value } ) }
					/>
					{ type === 'images' && (
						<RangeControl
							{ ...controlProps }
							label={ __( 'Interval (ms)', 'eidan' ) }
							help={ __( 'Time from one image to the next.', 'eidan' ) }
							{ ...rangeOf( metadata.attributes.interval ) }
							step={ 10 }
							allowReset
							resetFallbackValue={ metadata.attributes.interval.default }
							value={ interval }
							onChange={ ( value = metadata.attributes.interval.default ) =>
								setAttributes( { interval: value } )
							}
						/>
					) }
					{ type === 'progress' && (
						<RangeControl
							{ ...controlProps }
							label={ __( 'Step', 'eidan' ) }
							help={ __( 'How far the counter goes at a time, up to 100.', 'eidan' ) }
							{ ...rangeOf( metadata.attributes.step ) }
							allowReset
							resetFallbackValue={ metadata.attributes.step.default }
							value={ step }
							onChange={ ( value = metadata.attributes.step.default ) =>
								setAttributes( { step: value } )
							}
						/>
					) }
					<RangeControl
						{ ...controlProps }
						label={ __( 'Duration (ms)', 'eidan' ) }
						help={ __(
							'Maximum. Ends once the page has loaded or a visitor acts. Once a visit, never with reduced motion.',
							'eidan'
						) }
						{ ...rangeOf( metadata.attributes.limit ) }
						step={ 100 }
						allowReset
						resetFallbackValue={ metadata.attributes.limit.default }
						value={ limit }
						onChange={ ( value = metadata.attributes.limit.default ) => setAttributes( { limit: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			{ type === 'images' && (
				<InspectorControls group="styles">
					<PanelBody title={ __( 'Images', 'eidan' ) }>
						<RangeControl
							{ ...controlProps }
							label={ __( 'Width (px)', 'eidan' ) }
							{ ...rangeOf( metadata.attributes.size ) }
							allowReset
							resetFallbackValue={ metadata.attributes.size.default }
							value={ size }
							onChange={ ( value = metadata.attributes.size.default ) =>
								setAttributes( { size: value } )
							}
						/>
					</PanelBody>
				</InspectorControls>
			) }
		</>
	);
}
