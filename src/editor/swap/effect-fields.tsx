import { RangeControl, SelectControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { rangeOf, type NumberSchema } from '../controls/range-of';

/** The attributes for the transition between two images. */
export interface EffectAttributes {
	effect: 'fade' | 'clip' | 'zoom';
	/** Duration in milliseconds. */
	speed: number;
}

/** Hover and focus effect of titles that show an image. */
export type TitleEffect = 'none' | 'dim' | 'underline' | 'outline' | 'slide';

interface Props {
	attributes: EffectAttributes;
	setAttributes: ( change: Partial< EffectAttributes > ) => void;
	/** The attribute `speed` in block.json. */
	schema: NumberSchema & { default: number };
}

const common = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** Settings for the effect and the duration of the transition between two images. */
export const SwapEffectFields = ( { attributes: { effect, speed }, setAttributes, schema }: Props ) => (
	<>
		<SelectControl
			{ ...common }
			label={ __( 'Effect', 'eidan' ) }
			value={ effect }
			options={ [
				{ value: 'fade', label: __( 'Fade', 'eidan' ) },
				{ value: 'clip', label: __( 'Clip', 'eidan' ) },
				{ value: 'zoom', label: __( 'Zoom', 'eidan' ) },
			] }
			onChange={ ( value ) => setAttributes( { effect: value as EffectAttributes[ 'effect' ] } ) }
		/>
		<RangeControl
			{ ...common }
			label={ __( 'Transition (ms)', 'eidan' ) }
			value={ speed }
			{ ...rangeOf( schema ) }
			step={ 50 }
			onChange={ ( value ) => setAttributes( { speed: value ?? schema.default } ) }
		/>
	</>
);

/** Chooses the effect of titles on hover and focus. */
export const TitleEffectControl = ( {
	value,
	onChange,
}: {
	value: TitleEffect;
	onChange: ( value: TitleEffect ) => void;
} ) => (
	<SelectControl
		{ ...common }
		label={ __( 'Hover effect', 'eidan' ) }
		value={ value }
		options={ [
			{ value: 'none', label: _x( 'None', 'effect', 'eidan' ) },
			{ value: 'dim', label: __( 'Dim the others', 'eidan' ) },
			{ value: 'underline', label: __( 'Underline', 'eidan' ) },
			{ value: 'outline', label: __( 'Outline to fill', 'eidan' ) },
			{ value: 'slide', label: __( 'Slide', 'eidan' ) },
		] }
		onChange={ ( chosen ) => onChange( chosen as TitleEffect ) }
	/>
);
