/**
 * Values of fields; includes/Posts/FieldValue.php has the same rules.
 */
import { dateI18n, getSettings } from '@wordpress/date';
import { __ } from '@wordpress/i18n';

const DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

/** A year, month or day that exists. */
export function isDate( value: string ): boolean {
	if ( ! DATE.test( value ) ) {
		return false;
	}
	const [ year, month, day ] = value.split( '-' ).map( Number );
	if ( year === undefined || month === undefined || day === undefined ) {
		return true;
	}
	const date = new Date( Date.UTC( year, month - 1, day ) );
	date.setUTCFullYear( year );
	return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The date in the site's language, as exact as it was given. */
export function readableDate( value: string ): string {
	const parts = isDate( value ) ? value.split( '-' ) : [];
	if ( parts.length < 2 ) {
		return parts.length ? value : '';
	}
	if ( parts.length === 2 ) {
		/* translators: Date format of a month with its year, see https://www.php.net/manual/datetime.format.php */
		return dateI18n( __( 'F Y', 'eidan' ), `${ value }-01T12:00:00Z`, 'UTC' );
	}
	return dateI18n( getSettings().formats.date, `${ value }T12:00:00Z`, 'UTC' );
}

/** An address as the server will store it, or null if it is none. */
export function cleanUrl( value: string ): string | null {
	const text = value.trim();
	if ( ! text ) {
		return '';
	}
	try {
		const url = new URL( /^[a-z][a-z0-9+.-]*:/i.test( text ) ? text : `https://${ text.replace( /^\/+/, '' ) }` );
		return /^https?:$/.test( url.protocol ) && /\.|^localhost$|^\[/.test( url.hostname ) ? url.href : null;
	} catch {
		return null;
	}
}

/** An address as people write it. */
export const shortUrl = ( url: string ) => url.replace( /^https?:\/\/(?:www\.)?|\/$/gi, '' );

/** A date as it is stored, or null if a text is none. */
export const cleanDate = ( text: string ): string | null =>
	! text.trim() || isDate( text.trim() ) ? text.trim() : null;

/** An e-mail address, or null if a text is none. */
export const cleanEmail = ( text: string ): string | null =>
	/^$|^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test( text.trim() ) ? text.trim() : null;

/** A telephone number, or null if a text is none. */
export const cleanPhone = ( text: string ): string | null =>
	/^(?:[+(]?[0-9][0-9 ()/.-]{1,38}(?: ?(?:x|ext\.?) ?[0-9]{1,6})?)?$/.test( text.trim() ) ? text.trim() : null;

/** The address that dials a number. */
export function phoneUrl( phone: string ): string {
	const number = phone
		.replace( / ?(?:x|ext).*$/, '' )
		// “+44 (0)20 …” is dialled without the nought.
		.replace( /^(\+.*)\(0\)/, '$1' )
		.replace( /[^0-9+]/g, '' );
	return number && `tel:${ number }`;
}
