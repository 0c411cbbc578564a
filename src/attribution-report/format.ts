import { __ } from '@wordpress/i18n';
import type { Metric, Shop, Sums } from './types';

/** Formats the numbers of a shop. */
export interface Format {
	number: ( value: number ) => string;
	money: ( value: number, currency?: string ) => string;
	/** A day, short. */
	day: ( day: string ) => string;
	/** The days from one to another. */
	range: ( first: string, last: string ) => string;
	/** A moment of the shop's time zone, given as ISO 8601 with its offset. */
	moment: ( moment: string ) => string;
	/** A metric's value, as money where it is money. */
	metric: ( metric: Metric, value: number ) => string;
	/** The same, as short as an axis needs it. */
	short: ( metric: Metric, value: number ) => string;
	/** A change in per cent with its sign; empty where there is nothing to compare with. */
	change: ( current: number, previous: number ) => string;
}

const isMoney = ( metric: Metric ) => metric === 'revenue' || metric === 'average';

/**
 * The formats of a shop.
 *
 * @param shop The shop.
 */
export function formatOf( shop: Shop ): Format {
	const { locale, currency, decimals } = shop;
	const make = ( options: Intl.NumberFormatOptions ) => {
		try {
			return new Intl.NumberFormat( locale, options );
		} catch {
			// A currency or language that the browser does not know.
			const { style, currency: _, ...rest } = options;
			return new Intl.NumberFormat( 'en', style === 'percent' ? { style, ...rest } : rest );
		}
	};
	const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
	const number = make( { maximumFractionDigits: 0 } );
	const percent = make( { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' } );
	const money = ( value: number, other = currency ) => make( { style: 'currency', currency: other, ...digits } ).format( value );
	const compactMoney = make( { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 } );
	const compact = make( { notation: 'compact', maximumFractionDigits: 1 } );
	const day = new Intl.DateTimeFormat( locale, { day: 'numeric', month: 'short', timeZone: 'UTC' } );

	const date = new Intl.DateTimeFormat( locale, { dateStyle: 'medium', timeZone: 'UTC' } );
	const toDate = ( text: string ) => new Date( `${ text }T00:00:00Z` );
	const moment = new Intl.DateTimeFormat( locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } );

	return {
		// Without its offset: the shop's clock is shown, not the reader's.
		moment: ( text ) => moment.format( new Date( `${ text.slice( 0, 19 ) }Z` ) ),
		number: ( value ) => number.format( value ),
		money,
		day: ( text ) => day.format( toDate( text ) ),
		range: ( first, last ) => date.formatRange( toDate( first ), toDate( last ) ),
		metric: ( metric, value ) => ( isMoney( metric ) ? money( value ) : number.format( value ) ),
		short: ( metric, value ) => ( isMoney( metric ) ? compactMoney : compact ).format( value ),
		change: ( current, previous ) => ( previous === 0 ? '' : percent.format( ( current - previous ) / Math.abs( previous ) ) ),
	};
}

/** What the metrics are called. */
export const metricLabels = (): Record< keyof Sums, string > => ( {
	revenue: __( 'Revenue', 'eidan' ),
	orders: __( 'Orders', 'eidan' ),
	average: __( 'Average order value', 'eidan' ),
	new: __( 'New customers', 'eidan' ),
	returning: __( 'Returning customers', 'eidan' ),
} );
