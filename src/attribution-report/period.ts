import { __, _x } from '@wordpress/i18n';

/** A range of days. Both are YYYY-MM-DD and part of the range. */
export interface Period {
	after: string;
	before: string;
}

export const PRESETS = [ 'week', 'month', 'quarter', 'this-month', 'last-month', 'this-year', 'custom' ] as const;
export type Preset = ( typeof PRESETS )[ number ];

const DAY = 86_400_000;

const toTime = ( day: string ) => Date.parse( `${ day }T00:00:00Z` );
const toDay = ( time: number ) => new Date( time ).toISOString().slice( 0, 10 );

/**
 * Adds days to a day.
 *
 * @param day  YYYY-MM-DD.
 * @param days Number of days. Negative for an earlier day.
 */
export const addDays = ( day: string, days: number ): string => toDay( toTime( day ) + days * DAY );

/**
 * Returns the number of days of a period.
 */
export const lengthOf = ( { after, before }: Period ): number =>
	Math.round( ( toTime( before ) - toTime( after ) ) / DAY ) + 1;

/**
 * Returns the period of a preset.
 *
 * @param preset `week`, `quarter`, `this-month` and so on.
 * @param today  YYYY-MM-DD in the site's time zone.
 */
export function periodOf( preset: Exclude< Preset, 'custom' >, today: string ): Period {
	const [ year = '', month = '' ] = today.split( '-' );
	const firstOfMonth = `${ year }-${ month }-01`;
	switch ( preset ) {
		case 'week':
			return { after: addDays( today, -6 ), before: today };
		case 'quarter':
			return { after: addDays( today, -89 ), before: today };
		case 'this-month':
			return { after: firstOfMonth, before: today };
		case 'last-month': {
			const before = addDays( firstOfMonth, -1 );
			return { after: `${ before.slice( 0, 7 ) }-01`, before };
		}
		case 'this-year':
			return { after: `${ year }-01-01`, before: today };
		default:
			return { after: addDays( today, -29 ), before: today };
	}
}

/**
 * Returns the preset that matches a period, as of today. `custom` if none does.
 *
 * @param period First and last day, as in the address.
 * @param today  YYYY-MM-DD.
 */
export function presetOf( period: Period, today: string ): Preset {
	for ( const preset of PRESETS ) {
		if ( preset !== 'custom' ) {
			const { after, before } = periodOf( preset, today );
			if ( after === period.after && before === period.before ) {
				return preset;
			}
		}
	}
	return 'custom';
}

/**
 * Whether both days exist, are in order, and span at most 3660 days.
 */
export function isPeriod( { after, before }: Period ): boolean {
	const exists = ( day: string ) =>
		/^\d{4}-\d\d-\d\d$/.test( day ) && ! Number.isNaN( toTime( day ) ) && toDay( toTime( day ) ) === day;
	return exists( after ) && exists( before ) && after <= before && lengthOf( { after, before } ) <= 3660;
}

/**
 * Returns the length of a step that divides a period into a readable number of points.
 */
export function intervalOf( period: Period ): 'day' | 'week' | 'month' {
	const days = lengthOf( period );
	if ( days <= 92 ) {
		return 'day';
	}
	return days <= 370 ? 'week' : 'month';
}

/**
 * Labels of the presets.
 */
export const presetLabels = (): Record< Preset, string > => ( {
	week: __( 'Last 7 days', 'eidan' ),
	month: __( 'Last 30 days', 'eidan' ),
	quarter: __( 'Last 90 days', 'eidan' ),
	'this-month': __( 'This month', 'eidan' ),
	'last-month': __( 'Last month', 'eidan' ),
	'this-year': __( 'This year', 'eidan' ),
	custom: _x( 'Custom', 'period', 'eidan' ),
} );
