import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Slider } from '../../schemas/slider';
import { withChange, withDefaults } from './defaults';
import { AdvancedFields, ControlFields, LayoutFields, MotionFields } from './panels';

export { SliderFrame } from './frame';

interface Props {
	/** The attribute `slider`. */
	value: Partial< Slider >;
	/** Defaults of the block, such as `metadata.attributes.slider.default`. */
	defaults?: Partial< Slider >;
	onChange: ( value: Partial< Slider > ) => void;
}

/**
 * The slider settings of a block in the sidebar: panels for layout, motion and controls, with rarely used options under
 * Advanced.
 */
export function SliderControls( { value, defaults = {}, onChange }: Props ) {
	const options = withDefaults( value, defaults );
	const set = ( change: Partial< Slider > ) => onChange( withChange( value, change, defaults ) );
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Slides', 'eidan' ) } initialOpen={ false }>
					<LayoutFields { ...{ options, set } } />
				</PanelBody>
				<PanelBody title={ __( 'Motion', 'eidan' ) } initialOpen={ false }>
					<MotionFields { ...{ options, set } } />
				</PanelBody>
				<PanelBody title={ __( 'Controls', 'eidan' ) } initialOpen={ false }>
					<ControlFields { ...{ options, set } } />
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="advanced">
				<AdvancedFields { ...{ options, set } } />
			</InspectorControls>
		</>
	);
}
