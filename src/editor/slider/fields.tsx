import {
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import type { Slider } from '../../schemas/slider';
import schema from '../../schemas/slider.json';
import { rangeOf } from '../controls/range-of';

/** Props of every field of the slider's settings. */
export interface FieldsProps {
	/** Effective options. */
	options: Slider;
	/** Stores new values. */
	set: ( change: Partial< Slider > ) => void;
}

type Named< T > = { [ N in keyof Slider ]: Slider[ N ] extends T ? N : never }[ keyof Slider ];

interface FieldProps< T > extends FieldsProps {
	name: Named< T >;
	label: string;
	help?: string;
}

const modern = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;
const change = ( name: keyof Slider, value: unknown ) => ( { [ name ]: value } ) as Partial< Slider >;
const helped = ( help?: string ) => ( help ? { help } : {} );

/** A toggle for a boolean option. */
export const Toggle = ( { options, set, name, label, help }: FieldProps< boolean > ) => (
	<ToggleControl
		__nextHasNoMarginBottom
		label={ label }
		{ ...helped( help ) }
		checked={ options[ name ] }
		onChange={ ( value ) => set( change( name, value ) ) }
	/>
);

/** A range control for a number. `unit` divides the stored value, such as 1000 to show milliseconds as seconds. */
export const Range = ( {
	options,
	set,
	name,
	label,
	help,
	unit = 1,
	step = 1,
}: FieldProps< number > & { unit?: number; step?: number } ) => (
	<RangeControl
		{ ...modern }
		label={ label }
		{ ...helped( help ) }
		value={ options[ name ] / unit }
		{ ...rangeOf( schema.properties[ name ], unit ) }
		step={ step }
		onChange={ ( value ) => value !== undefined && set( change( name, value * unit ) ) }
	/>
);

/** A drop-down for an option with several values. */
export const Choice = ( {
	options,
	set,
	name,
	label,
	help,
	choices,
}: FieldProps< string > & { choices: { value: string; label: string }[] } ) => (
	<SelectControl
		{ ...modern }
		label={ label }
		{ ...helped( help ) }
		value={ options[ name ] }
		options={ choices }
		onChange={ ( value: string ) => set( change( name, value ) ) }
	/>
);

/** Buttons side by side for an option with few values. */
export const Buttons = ( {
	label,
	value,
	choices,
	onChange,
}: {
	label: string;
	value: string;
	choices: { value: string; label: string }[];
	onChange: ( value: string ) => void;
} ) => (
	<ToggleGroupControl
		{ ...modern }
		isBlock
		label={ label }
		value={ value }
		onChange={ ( next ) => onChange( String( next ) ) }
	>
		{ choices.map( ( choice ) => (
			<ToggleGroupControlOption key={ choice.value } { ...choice } />
		) ) }
	</ToggleGroupControl>
);

/** A text field. It does not store invalid text. */
export const Text = ( {
	options,
	set,
	name,
	label,
	help,
	valid,
}: FieldProps< string > & { valid: ( value: string ) => boolean } ) => (
	<TextControl
		{ ...modern }
		label={ label }
		{ ...helped( help ) }
		value={ options[ name ] }
		onChange={ ( value ) => valid( value ) && set( change( name, value ) ) }
	/>
);
