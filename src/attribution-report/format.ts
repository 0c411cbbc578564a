import { __ } from '@wordpress/i18n';
import type { Metric, Shop, Sums } from './types';

/** Formats the numbers of a shop: amounts as WooCommerce writes them everywhere, all else in the reader's language. */
export interface Format {
	number: ( value: number ) => string;
	money: ( value: number, currency?: string ) => string;
	/** A day, short, or with its year. */
	day: ( day: string, withYear?: boolean ) => string;
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
 * The currency of a report's amounts; empty where they are of several.
 *
 * @param shop       The shop.
 * @param chosen     The one that is filtered by, if any.
 * @param currencies Those of the report.
 */
export const currencyOf = ( shop: Shop, chosen: string, currencies: string[] ): string =>
	chosen || ( currencies.length > 1 ? '' : ( currencies[ 0 ] ?? shop.currency ) );

/**
 * The formats of a shop.
 *
 * @param shop     The shop.
 * @param currency Currency of the sums; empty for plain numbers.
 */
export function formatOf( shop: Shop, currency = shop.currency ): Format {
	const { locale, price } = shop;
	const make = ( options: Intl.NumberFormatOptions ) => {
		try {
			return new Intl.NumberFormat( locale, options );
		} catch {
			// A language that the browser does not know.
			return new Intl.NumberFormat( 'en', options );
		}
	};
	const number = make( { maximumFractionDigits: 0 } );
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
	// As wc_price() does it, with the shop's digits for every currency.
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
	const toDate = ( text: string ) => new Date( `${ text }T00:00:00Z` );
	const moment = new Intl.DateTimeFormat( locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } );

	return {
		// Without its offset: the shop's clock is shown, not the reader's.
		moment: ( text ) => moment.format( new Date( `${ text.slice( 0, 19 ) }Z` ) ),
		number: ( value ) => number.format( value ),
		money,
		day: ( text, withYear = false ) => ( withYear ? date : day ).format( toDate( text ) ),
		range: ( first, last ) => date.formatRange( toDate( first ), toDate( last ) ),
		metric: ( metric, value ) => ( isMoney( metric ) ? money( value ) : number.format( value ) ),
		short: ( metric, value ) => ( isMoney( metric ) ? compactMoney( value ) : compact.format( value ) ),
		change: ( current, previous ) =>
			previous === 0 ? '' : percent.format( ( current - previous ) / Math.abs( previous ) ),
	};
}

/** What the metrics are called. */
export const metricLabels = (): Record< keyof Sums, string > => ( {
	revenue: __( 'Revenue', 'eidan' ),
	orders: __( 'Orders', 'eidan' ),
	average: __( 'Average order value', 'eidan' ),
	new: __( 'First orders', 'eidan' ),
	returning: __( 'Repeat orders', 'eidan' ),
} );
