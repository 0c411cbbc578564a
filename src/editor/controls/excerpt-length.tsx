import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { rangeOf, type NumberSchema } from './range-of';

interface Props {
	/** The attribute in block.json. */
	schema: NumberSchema;
	/** Words. */
	value: number;
	onChange: ( value: number ) => void;
}

/** How long excerpts and captions are at most. */
export const ExcerptLengthControl = ( { schema, value, onChange }: Props ) => (
	<RangeControl
		__nextHasNoMarginBottom
		__next40pxDefaultSize
		label={ __( 'Max number of words', 'eidan' ) }
		value={ value }
		{ ...rangeOf( schema ) }
		onChange={ ( length ) => length && onChange( length ) }
	/>
);
