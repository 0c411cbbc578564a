import * as blockEditor from '@wordpress/block-editor';
import { RangeControl, __experimentalToolsPanelItem as ToolsPanelItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import type { OverlayGradient } from '../../schemas/overlay-gradient';
import { GRADIENT_OPACITY, shownGradient, withGradient } from './gradient';

// WordPress's own control for gradients. The published types do not have it.
const components: Record< string, unknown > = blockEditor;
const GradientSettings = components.__experimentalColorGradientSettingsDropdown as ComponentType<
	Record< string, unknown >
>;
const usePalettes = components.__experimentalUseMultipleOriginColorsAndGradients as () => {
	gradients: { gradients: { slug: string; gradient?: unknown }[] }[];
};

interface Props {
	value: OverlayGradient;
	onChange: ( value: OverlayGradient ) => void;
}

/** The gradient and its opacity, among the block's colors, as in core's cover block. */
export function OverlayGradientControl( { value, onChange }: Props ) {
	const { clientId } = blockEditor.useBlockEditContext();
	const palettes = usePalettes();
	const presets = palettes.gradients.flatMap( ( origin ) => origin.gradients );
	const shown = shownGradient( presets, value.gradient );
	const label = __( 'Gradient opacity', 'eidan' );
	return (
		<blockEditor.InspectorControls group="color">
			<GradientSettings
				__experimentalIsRenderedInSidebar
				panelId={ clientId }
				settings={ [
					{
						label: __( 'Overlay gradient', 'eidan' ),
						gradientValue: shown,
						onGradientChange: ( css?: string ) => onChange( withGradient( presets, value, css ) ),
						resetAllFilter: () => ( { overlayGradient: {} } ),
						isShownByDefault: true,
						clearable: true,
					},
				] }
				{ ...palettes }
			/>
			{ value.gradient && (
				<ToolsPanelItem
					panelId={ clientId }
					label={ label }
					hasValue={ () => value.opacity !== undefined }
					onDeselect={ () => onChange( { gradient: value.gradient } ) }
					resetAllFilter={ () => ( { overlayGradient: {} } ) }
					isShownByDefault
				>
					<RangeControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ label }
						min={ 0 }
						max={ 100 }
						step={ 10 }
						value={ value.opacity ?? GRADIENT_OPACITY }
						onChange={ ( opacity ) => onChange( { ...value, opacity } ) }
					/>
				</ToolsPanelItem>
			) }
		</blockEditor.InspectorControls>
	);
}
