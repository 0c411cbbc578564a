/** Visits, pages and the date. */
import type { Options, Values } from './types';

const count = ( text: string | undefined ) => Math.min( Math.max( parseInt( text || '', 10 ) || 0, 0 ), 1e6 );

export const pages = ( session: Values | undefined ) => String( session ? ( count( session.pgs ) || 1 ) + 1 : 1 );

/** A damaged count starts over. */
export const visits = ( udata: Values | undefined, session: Values | undefined ) => {
	const known = count( udata?.vst );
	return String( known + ( session && known ? 0 : 1 ) );
};

/** `YYYY-MM-DD HH:MM:SS` in the configured zone, else in local time. */
export const stamp = ( now: Date, { zone = -now.getTimezoneOffset() }: Options ) =>
	new Date( +now + zone * 60000 ).toISOString().slice( 0, 19 ).replace( 'T', ' ' );

const BOT = /([^u]bot|crawler|spider|slurp|externalhit|mediapartners-google)([/;,) -]|$)/i;

export const isBot = ( userAgent: string ) => BOT.test( userAgent );
