import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { captionOptions } from './options';

const common = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

interface Props< V > {
	value: V;
	onChange: ( value: V ) => void;
}

/** The longest name of a group, as in block.json of every block with images. */
export const GROUP_LENGTH = 60;

/** Name of the lightbox group. Visitors can browse all images of a group in one lightbox. */
export const GroupControl = ( props: Props< string > ) => (
	<TextControl
		{ ...common }
		label={ __( 'Lightbox group', 'eidan' ) }
		help={ __( 'Images with the same group open in one lightbox.', 'eidan' ) }
		maxLength={ GROUP_LENGTH }
		{ ...props }
	/>
);

export const CaptionsControl = < V extends string >( { label, value, onChange }: Props< V > & { label: string } ) => (
	<SelectControl< string >
		{ ...common }
		label={ label }
		value={ value }
		options={ captionOptions() }
		onChange={ ( next ) => onChange( next as V ) }
	/>
);
