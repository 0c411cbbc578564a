import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	/** Words. */
	value: number;
	onChange: ( value: number ) => void;
}

/** How long excerpts and captions are at most; 1 to 100 words, as block.json of the lists has it. */
export const ExcerptLengthControl = ( { value, onChange }: Props ) => (
	<RangeControl
		__nextHasNoMarginBottom
		__next40pxDefaultSize
		label={ __( 'Max number of words', 'eidan' ) }
		value={ value }
		min={ 1 }
		max={ 100 }
		onChange={ ( length ) => length && onChange( length ) }
	/>
);
