/** Visits, pages, dates and promo codes. */
import type { Options } from './types';

/** A count out of a cookie, at most six digits; 0 when it is damaged. */
export const count = ( text = '' ) => Number( /^\d{1,6}/.exec( text ) );

/** `YYYY-MM-DD HH:MM:SS` in the configured zone, else in UTC. */
export const stamp = ( now: Date, { zone = 0 }: Options ) =>
	new Date( +now - 6e4 * ( zone === 'local' ? now.getTimezoneOffset() : -zone ) )
		.toISOString()
		.slice( 0, 19 )
		.replace( 'T', ' ' );

/** A number of the range, with zeros in front up to the length of its end. */
export const promoCode = ( [ min, max ]: [ number, number ], random: () => number ) =>
	`${ Math.floor( random() * ( max - min + 1 ) ) + min }`.padStart( `${ max }`.length, '0' );

/**
 * Crawlers by their own words; social networks' previews and Google's further services among them. CUBOT is a brand of
 * phones.
 */
export const isBot = ( userAgent: string ) =>
	/([^u]bot|crawler|spider|slurp|externalhit|-google)([/;,) -]|$)/i.test( userAgent );
