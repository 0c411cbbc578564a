import { __ } from '@wordpress/i18n';
import { rangeOf, type NumberSchema } from './range-of';
import { WidthRange } from '../widths/width-range';
import type { Width } from '../widths/use-width';

/** Columns by width: the attribute `columns` of new blocks. */
export type Columns = Record< Width, number >;

interface Props {
	value: Columns;
	/** Only what is new. */
	onChange: ( columns: Partial< Columns > ) => void;
	/** The members of the attribute in block.json: the most columns at each width. */
	schema: Record< Width, NumberSchema >;
}

/** How many columns there are, by the specification's two breakpoints of columns. */
export const ColumnsControl = ( { schema, value, onChange }: Props ) => (
	<WidthRange< Width >
		label={ __( 'Columns', 'eidan' ) }
		steps={ [
			{
				name: 'desktop',
				width: 'desktop',
				label: __( 'Wider than 1024 px', 'eidan' ),
				max: schema.desktop.maximum,
			},
			{ name: 'tablet', width: 'tablet', label: __( 'Up to 1024 px', 'eidan' ), max: schema.tablet.maximum },
			{ name: 'phone', width: 'phone', label: __( 'Up to 680 px', 'eidan' ), max: schema.phone.maximum },
		] }
		valueOf={ ( name ) => value[ name ] }
		onChange={ onChange }
		{ ...rangeOf( schema.desktop ) }
	/>
);
