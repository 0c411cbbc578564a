import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { RATIOS } from './ratios';

type Ratio = ( typeof RATIOS )[ number ];

const names = (): Record< Ratio, string > => ( {
	'1/1': __( 'Square (1:1)', 'eidan' ),
	'4/5': __( 'Portrait (4:5)', 'eidan' ),
	'3/4': __( 'Portrait (3:4)', 'eidan' ),
	'2/3': __( 'Tall portrait (2:3)', 'eidan' ),
	'5/4': __( 'Landscape (5:4)', 'eidan' ),
	'4/3': __( 'Landscape (4:3)', 'eidan' ),
	'3/2': __( 'Landscape (3:2)', 'eidan' ),
	'16/9': __( 'Wide (16:9)', 'eidan' ),
	'21/9': __( 'Panorama (21:9)', 'eidan' ),
} );

interface Props< O extends string > {
	value: Ratio | O;
	onChange: ( ratio: Ratio | O ) => void;
	/**
	 * Value of the first option, with which images keep their own ratio: `auto` or '', whichever the block stores. A
	 * block with a ratio of its own passes that ratio.
	 */
	original: O;
	label?: string;
	help?: string;
	/** Label of the first option. */
	originalLabel?: string;
}

/** Chooses the aspect ratio of images. */
export const RatioControl = < O extends string >( {
	value,
	onChange,
	original,
	label = __( 'Aspect ratio', 'eidan' ),
	help,
	originalLabel = __( 'Original', 'eidan' ),
}: Props< O > ) => (
	<SelectControl< Ratio | O >
		__nextHasNoMarginBottom
		__next40pxDefaultSize
		label={ label }
		help={ help }
		value={ value }
		options={ [
			{ value: original, label: originalLabel },
			...RATIOS.map( ( ratio ) => ( { value: ratio, label: names()[ ratio ] } ) ),
		] }
		onChange={ ( ratio ) => onChange( ratio ) }
	/>
);
