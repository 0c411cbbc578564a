/**
 * Checks and formats the values of fields. includes/Posts/FieldValue.php has the same rules.
 */
import { dateI18n, getSettings } from '@wordpress/date';
import { __ } from '@wordpress/i18n';

const DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

/** Whether a text is an existing year, month or day: `2026`, `2026-05` or `2026-05-14`. */
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

/** Formats a date in the site's language. A year or month stays a year or month. */
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

/** Converts text to an address as the server stores it. Empty text gives '', an invalid address null. */
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

/** Shortens an address for display: without the scheme, `www.` and the slash at the end. */
export const shortUrl = ( url: string ) => url.replace( /^https?:\/\/(?:www\.)?|\/$/gi, '' );

/** Converts text to a date as it is stored. Empty text gives '', an invalid date null. */
export const cleanDate = ( text: string ): string | null =>
	! text.trim() || isDate( text.trim() ) ? text.trim() : null;

/** Converts text to an email address. Empty text gives '', an invalid address null. */
export const cleanEmail = ( text: string ): string | null =>
	/^$|^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test( text.trim() ) ? text.trim() : null;

/** Converts text to a phone number. Empty text gives '', an invalid number null. */
export const cleanPhone = ( text: string ): string | null =>
	/^(?:[+(]?[0-9][0-9 ()/.-]{1,38}(?: ?(?:x|ext\.?) ?[0-9]{1,6})?)?$/.test( text.trim() ) ? text.trim() : null;

/** Returns the `tel:` address of a phone number; '' if it has no digits. Extensions are left out. */
export function phoneUrl( phone: string ): string {
	const number = phone
		.replace( / ?(?:x|ext).*$/, '' )
		// In “+44 (0)20 …” the zero is not dialled after the country code.
		.replace( /^(\+.*)\(0\)/, '$1' )
		.replace( /[^0-9+]/g, '' );
	return number && `tel:${ number }`;
}
