import * as blockEditor from '@wordpress/block-editor';
import type { ComponentType } from 'react';
import { shownColor, storedColor, withColor, type ColorTarget, type State, type StateColors } from './parts';

interface Preset {
	slug: string;
	[ value: string ]: unknown;
}

// WordPress's own control for colors. The published types do not have it.
const components: Record< string, unknown > = blockEditor;
const ColorSettings = components.__experimentalColorGradientSettingsDropdown as ComponentType<
	Record< string, unknown >
>;
const usePalettes = components.__experimentalUseMultipleOriginColorsAndGradients as () => {
	colors: { colors: Preset[] }[];
};

interface Props< C extends StateColors > {
	clientId: string;
	value: C;
	onChange: ( colors: C ) => void;
	/** The colors that can be set. `ground` is what gets the color: the text or the background. */
	settings: readonly { state: State; ground: ColorTarget; label: string }[];
}

/** Controls for the colors of one part by state. Use it inside `<InspectorControls group="color">`. */
export function PartColors< C extends StateColors >( { clientId, value, onChange, settings }: Props< C > ) {
	const palettes = usePalettes();
	const palette = palettes.colors.flatMap( ( origin ) => origin.colors );
	return (
		<ColorSettings
			__experimentalIsRenderedInSidebar
			panelId={ clientId }
			settings={ settings.map( ( { state, ground, label } ) => {
				const set = ( color?: string ) =>
					onChange( withColor( value, state, ground, storedColor( palette, color ) ) );
				return {
					label,
					colorValue: shownColor( palette, value[ state ]?.[ ground ] ),
					onColorChange: set,
					resetAllFilter: () => set(),
					isShownByDefault: false,
					enableAlpha: true,
					clearable: true,
				};
			} ) }
			{ ...palettes }
		/>
	);
}
