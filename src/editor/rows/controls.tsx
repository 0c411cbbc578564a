/**
 * Controls for rows that move by themselves: the text marquee and scrolling tiles.
 */
import {
	RangeControl,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { rangeOf, type NumberSchema } from '../controls/range-of';

type Direction = 'start' | 'end';

/** Chooses the direction in which a row moves. */
export const DirectionControl = ( {
	value,
	onChange,
}: {
	value: Direction;
	onChange: ( value: Direction ) => void;
} ) => (
	<ToggleGroupControl
		label={ __( 'Direction', 'eidan' ) }
		value={ value }
		onChange={ ( next ) => onChange( next === 'end' ? 'end' : 'start' ) }
		help={ __( 'Start is left, in right-to-left languages right.', 'eidan' ) }
		isBlock
		__next40pxDefaultSize
		__nextHasNoMarginBottom
	>
		<ToggleGroupControlOption value="start" label={ _x( 'Start', 'side of a line', 'eidan' ) } />
		<ToggleGroupControlOption value="end" label={ _x( 'End', 'side of a line', 'eidan' ) } />
	</ToggleGroupControl>
);

interface SpeedProps {
	/** The attribute in block.json. */
	schema: NumberSchema & { default: number };
	/** Percent of the visible width that the row moves in each frame; see src/view/motion/pace.ts. */
	value: number;
	onChange: ( value: number ) => void;
	/** Returns the help text; gets the number of seconds that a point needs to cross the block. */
	help: ( seconds: number ) => string;
}

/** Sets the speed of a row. */
export const SpeedControl = ( { schema, value, onChange, help }: SpeedProps ) => (
	<RangeControl
		label={ __( 'Speed', 'eidan' ) }
		help={ help( Math.round( 1 / value / 0.6 ) ) }
		value={ value }
		{ ...rangeOf( schema ) }
		step={ 0.01 }
		allowReset
		resetFallbackValue={ schema.default }
		onChange={ ( next = schema.default ) => onChange( next ) }
		__next40pxDefaultSize
		__nextHasNoMarginBottom
	/>
);
