import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { rangeOf, type NumberSchema } from './range-of';

interface Props {
	/** The attribute in block.json. */
	schema: NumberSchema;
	/** Maximum number of words. */
	value: number;
	onChange: ( value: number ) => void;
}

/** Limits the length of excerpts and captions. */
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
