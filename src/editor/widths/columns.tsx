import { __ } from '@wordpress/i18n';
import { rangeOf, type NumberSchema } from '../controls/range-of';
import { WidthRange } from './width-range';
import type { Width } from './use-width';

/** Number of columns by screen width: the attribute `columns`. */
export type Columns = Record< Width, number >;

interface Props {
	value: Columns;
	/** Gets only the numbers that change. */
	onChange: ( columns: Partial< Columns > ) => void;
	/** The properties of the attribute in block.json, with the limits at each width. */
	schema: Record< Width, NumberSchema >;
	/** Whether buttons choose the width that the canvas previews. */
	withPreviews?: boolean;
}

/**
 * Sets the number of columns for desktop, tablet and phone, and resets each to its default. The breakpoints are those of
 * the specification.
 */
export const ColumnsControl = ( { schema, value, onChange, withPreviews }: Props ) => (
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
		{ ...( schema.desktop.default === undefined
			? {}
			: { defaultOf: ( name: Width ) => schema[ name ].default ?? value[ name ] } ) }
		onChange={ onChange }
		withPreviews={ withPreviews }
		{ ...rangeOf( schema.desktop ) }
	/>
);
