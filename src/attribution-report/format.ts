import { __ } from '@wordpress/i18n';
import type { Cost, Metric, Shop } from './types';

/** Formats the numbers of a shop. Amounts look as in WooCommerce. Everything else follows the user's language. */
export interface Format {
	number: ( value: number ) => string;
	money: ( value: number, currency?: string ) => string;
	/** Formats a day, short or with its year. */
	day: ( day: string, withYear?: boolean ) => string;
	/** Formats a range of days. */
	range: ( first: string, last: string ) => string;
	/** Formats a time in the shop's time zone. It is given as ISO 8601 with its offset. */
	moment: ( moment: string ) => string;
	/** Formats a metric's value, as an amount of money if it is one. */
	metric: ( metric: Metric, value: number ) => string;
	/** Formats a figure of ad costs. "–" where nothing can be said. */
	cost: ( cost: Cost, value?: number | null ) => string;
	/** Formats a metric's value as briefly as an axis needs it. */
	short: ( metric: Metric, value: number ) => string;
	/** Formats a change in percent with its sign. '' if the previous value is 0. */
	change: ( current: number, previous: number ) => string;
}

/** Figures that are amounts of money. */
const MONEY: readonly Metric[] = [ 'revenue', 'average', 'value', 'average_value', 'total' ];

/** Whether a figure need not be a whole number. */
export const isFraction = ( metric: Metric ) => metric === 'rate' || MONEY.includes( metric );

/** Returns one of the formatters by what a figure is. */
const byMetric =
	< T >( money: T, share: T, count: T ) =>
	( metric: Metric ) =>
		( MONEY.includes( metric ) && money ) || ( metric === 'rate' && share ) || count;

/**
 * Returns the currency of a report's amounts. '' if there are several.
 *
 * @param shop       The shop's currency is the one of a report without orders.
 * @param chosen     The currency to filter by, if any.
 * @param currencies The currencies in the report.
 */
export const currencyOf = ( shop: Shop, chosen: string, currencies: string[] ): string =>
	chosen || ( currencies.length > 1 ? '' : ( currencies[ 0 ] ?? shop.currency ) );

/**
 * Creates the formatters of a shop.
 *
 * @param shop     Locale, currency and format of prices, from PHP.
 * @param currency Currency of the totals. '' for plain numbers.
 */
export function formatOf( shop: Shop, currency = shop.currency ): Format {
	const { locale, price } = shop;
	const make = ( options: Intl.NumberFormatOptions ) => {
		try {
			return new Intl.NumberFormat( locale, options );
		} catch {
			// The browser does not know this language.
			return new Intl.NumberFormat( 'en', options );
		}
	};
	const number = make( { maximumFractionDigits: 0 } );
	const ratio = make( { minimumFractionDigits: 2, maximumFractionDigits: 2 } );
	const share = make( { style: 'percent', maximumFractionDigits: 1 } );
	const percent = make( { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' } );
	const signed = ( value: number, amount: string, code: string ) => {
		const parts = [ price.symbols[ code ] ?? code, amount ];
		const written = code ? price.format.replace( /%([12])\$s/g, ( _, place ) => parts[ place - 1 ] ?? '' ) : amount;
		return value < 0 ? `-${ written }` : written;
	};
	const plain = new Intl.NumberFormat( 'en', {
		useGrouping: false,
		minimumFractionDigits: price.decimals,
		maximumFractionDigits: price.decimals,
	} );
	// Like wc_price(): with the shop's number of decimals for every currency.
	const money = ( value: number, code = currency ) => {
		const [ whole = '', rest = '' ] = plain.format( Math.abs( value ) ).split( '.' );
		const isWhole = ! rest || ( price.trims && ! Number( rest ) );
		const thousands = whole.replace( /\B(?=(\d{3})+$)/g, () => price.comma );
		return signed( value, isWhole ? thousands : thousands + price.point + rest, code );
	};
	const shortAmount = make( { notation: 'compact', maximumFractionDigits: 1, numberingSystem: 'latn' } );
	const compactMoney = ( value: number ) => {
		const own: Partial< Record< Intl.NumberFormatPartTypes, string > > = {
			decimal: price.point,
			group: price.comma,
		};
		const parts = shortAmount.formatToParts( Math.abs( value ) );
		return signed( value, parts.map( ( part ) => own[ part.type ] ?? part.value ).join( '' ), currency );
	};
	const compact = make( { notation: 'compact', maximumFractionDigits: 1 } );
	const day = new Intl.DateTimeFormat( locale, { day: 'numeric', month: 'short', timeZone: 'UTC' } );

	const date = new Intl.DateTimeFormat( locale, { dateStyle: 'medium', timeZone: 'UTC' } );
	type Write = ( value: number ) => string;
	const shareOf: Write = ( value ) => share.format( value );
	const whole = byMetric< Write >(
		( value ) => money( value ),
		shareOf,
		( value ) => number.format( value )
	);
	const brief = byMetric< Write >( compactMoney, shareOf, ( value ) => compact.format( value ) );
	const toDate = ( text: string ) => new Date( `${ text }T00:00:00Z` );
	const moment = new Intl.DateTimeFormat( locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } );

	return {
		// Drop the offset, so that the time is shown in the shop's time zone and not in the user's.
		moment: ( text ) => moment.format( new Date( `${ text.slice( 0, 19 ) }Z` ) ),
		number: ( value ) => number.format( value ),
		money,
		day: ( text, withYear = false ) => ( withYear ? date : day ).format( toDate( text ) ),
		range: ( first, last ) => date.formatRange( toDate( first ), toDate( last ) ),
		metric: ( metric, value ) => whole( metric )( value ),
		cost: ( name, value ) => {
			if ( value === null || value === undefined ) {
				return '–';
			}
			return name === 'return' ? ratio.format( value ) : money( value );
		},
		short: ( metric, value ) => brief( metric )( value ),
		change: ( current, previous ) =>
			previous === 0 ? '' : percent.format( ( current - previous ) / Math.abs( previous ) ),
	};
}

/** Labels of the figures of ad costs. */
export const costLabels = (): Record< Cost, string > => ( {
	cost: __( 'Ad costs', 'eidan' ),
	cost_order: __( 'Cost per order', 'eidan' ),
	cost_enquiry: __( 'Cost per enquiry', 'eidan' ),
	return: __( 'Return on ad costs', 'eidan' ),
} );

/** Labels of the metrics. */
export const metricLabels = (): Record< Metric, string > => ( {
	revenue: __( 'Revenue', 'eidan' ),
	orders: __( 'Orders', 'eidan' ),
	average: __( 'Average order value', 'eidan' ),
	new: __( 'First orders', 'eidan' ),
	returning: __( 'Repeat orders', 'eidan' ),
	enquiries: __( 'Enquiries', 'eidan' ),
	won: __( 'Won enquiries', 'eidan' ),
	rate: __( 'Share won', 'eidan' ),
	value: __( 'Value won', 'eidan' ),
	average_value: __( 'Average value won', 'eidan' ),
	total: __( 'Revenue and value won', 'eidan' ),
} );
