import { __ } from '@wordpress/i18n';
import { WidthRange } from '../widths/width-range';
import type { Width } from '../widths/use-width';

/** Columns by width: the attribute `columns` of new blocks. */
export type Columns = Record< Width, number >;

interface Props {
	value: Columns;
	/** Only what is new. */
	onChange: ( columns: Partial< Columns > ) => void;
	/** Most columns at each width. */
	max?: Columns;
}

const MAX: Columns = { desktop: 6, tablet: 4, phone: 2 };

/** How many columns there are, by the specification's two breakpoints of columns. */
export const ColumnsControl = ( { value, onChange, max = MAX }: Props ) => (
	<WidthRange< Width >
		label={ __( 'Columns', 'eidan' ) }
		steps={ [
			{ name: 'desktop', width: 'desktop', label: __( 'Wider than 1024 px', 'eidan' ), max: max.desktop },
			{ name: 'tablet', width: 'tablet', label: __( 'Up to 1024 px', 'eidan' ), max: max.tablet },
			{ name: 'phone', width: 'phone', label: __( 'Up to 680 px', 'eidan' ), max: max.phone },
		] }
		valueOf={ ( name ) => value[ name ] }
		onChange={ onChange }
		max={ max.desktop }
	/>
);
