import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { captionOptions, ratioOptions } from './options';
import { useSizeOptions } from './use-media';

const common = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

interface Props< V > {
	value: V;
	onChange: ( value: V ) => void;
}

/** Which of the site's sizes is loaded; nothing where the site says none. */
export function SizeControl( props: Props< string > ) {
	const sizes = useSizeOptions();
	return sizes.length > 0 ? <SelectControl { ...common } label={ __( 'Picture size', 'eidan' ) } options={ sizes } { ...props } /> : null;
}

/** Pictures of one group are browsed together in the lightbox. */
export const GroupControl = ( props: Props< string > ) => (
	<TextControl
		{ ...common }
		label={ __( 'Lightbox group', 'eidan' ) }
		help={ __( 'Galleries and images with the same group are browsed together.', 'eidan' ) }
		maxLength={ 60 }
		{ ...props }
	/>
);

export const RatioControl = < V extends string >( { value, onChange }: Props< V > ) => (
	<SelectControl< string >
		{ ...common }
		label={ __( 'Ratio', 'eidan' ) }
		value={ value }
		options={ ratioOptions() }
		onChange={ ( next ) => onChange( next as V ) }
	/>
);

export const CaptionsControl = < V extends string >( { label, value, onChange }: Props< V > & { label: string } ) => (
	<SelectControl< string > { ...common } label={ label } value={ value } options={ captionOptions() } onChange={ ( next ) => onChange( next as V ) } />
);
