/** Counts, dates and promo codes. */
import type { Options } from './types';

/** Reads a count of at most six digits from a cookie. 0 if it is damaged. */
export const count = ( text = '' ) => Number( /^\d{1,6}/.exec( text ) );

/** Formats a date as `YYYY-MM-DD HH:MM:SS` in the configured time zone, or in UTC. */
export const stamp = ( now: Date, { zone = 0 }: Options ) =>
	new Date( +now - 6e4 * ( zone === 'local' ? now.getTimezoneOffset() : -zone ) )
		.toISOString()
		.slice( 0, 19 )
		.replace( 'T', ' ' );

/** Returns a random number of the range, padded with zeros to the length of its maximum. */
export const promoCode = ( [ min, max ]: [ number, number ], random: () => number ) =>
	`${ Math.floor( random() * ( max - min + 1 ) ) + min }`.padStart( `${ max }`.length, '0' );

/**
 * Whether a user agent calls itself a crawler. This includes the link previews of social networks and other services of
 * Google. CUBOT is a phone brand and does not count.
 */
export const isBot = ( userAgent: string ) =>
	/([^u]bot|crawler|spider|slurp|externalhit|-google)([/;,) -]|$)/i.test( userAgent );
