import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { PageSpinnerAttributes } from './attributes';

interface Props {
	attributes: PageSpinnerAttributes;
	setAttributes: ( attributes: Partial< PageSpinnerAttributes > ) => void;
}

const controls = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;

export function Inspector( { attributes, setAttributes }: Props ) {
	const { type, interval, step, limit, size } = attributes;
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'eidan' ) }>
					<SelectControl
						{ ...controls }
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
							{ ...controls }
							label={ __( 'Time between images', 'eidan' ) }
							help={ __( 'In milliseconds.', 'eidan' ) }
							min={ 50 }
							max={ 1000 }
							step={ 10 }
							allowReset
							resetFallbackValue={ 320 }
							value={ interval }
							onChange={ ( value = 320 ) => setAttributes( { interval: value } ) }
						/>
					) }
					{ type === 'progress' && (
						<RangeControl
							{ ...controls }
							label={ __( 'Step', 'eidan' ) }
							help={ __( 'The counter goes on by this, up to 100.', 'eidan' ) }
							min={ 1 }
							max={ 50 }
							allowReset
							resetFallbackValue={ 5 }
							value={ step }
							onChange={ ( value = 5 ) => setAttributes( { step: value } ) }
						/>
					) }
					<RangeControl
						{ ...controls }
						label={ __( 'Duration', 'eidan' ) }
						help={ __( 'At most, in milliseconds. It ends when the page has loaded, or when a visitor clicks, scrolls or presses a key. It is shown once a visit, and not to visitors who want less motion.', 'eidan' ) }
						min={ 1000 }
						max={ 3000 }
						step={ 100 }
						allowReset
						resetFallbackValue={ 3000 }
						value={ limit }
						onChange={ ( value = 3000 ) => setAttributes( { limit: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			{ type === 'images' && (
				<InspectorControls group="styles">
					<PanelBody title={ __( 'Images', 'eidan' ) }>
						<RangeControl
							{ ...controls }
							label={ __( 'Width', 'eidan' ) }
							min={ 48 }
							max={ 400 }
							allowReset
							resetFallbackValue={ 180 }
							value={ size }
							onChange={ ( value = 180 ) => setAttributes( { size: value } ) }
						/>
					</PanelBody>
				</InspectorControls>
			) }
		</>
	);
}
