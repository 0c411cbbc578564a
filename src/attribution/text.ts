/**
 * The two layers of encoding of a cookie.
 *
 * Outer layer: the whole cookie is URI-encoded, and then base64-encoded if configured so. Inner layer: readers decode
 * every value once more. Values in that inner form are called texts here. A text never contains `|`, since the
 * delimiter is made of it.
 */

/** Stands for a missing value, in cookies and in the data. */
export const NONE = '(none)';

/** Splits `name=value` pairs. Without `=` the value is missing. */
export const pairs = ( text: string, delimiter: string | RegExp ) =>
	text.split( delimiter ).map( ( pair ) => pair.split( /=(.*)/s ) as [ name: string, value?: string ] );

/** Removes unpaired surrogates, on which `encodeURIComponent` throws. */
export const clean = ( value: string ) => value.replace( /[\uD800-\uDFFF]/gu, '' );

/** Decodes a value. If it is not valid UTF-8, it is read as Latin-1, as `escape()` writes it. */
export const decode = ( value: string ) => {
	try {
		value = decodeURIComponent( value );
	} catch {
		value = unescape( value );
	}
	return clean( value );
};

/** Converts a value from an address into a text. It is percent-encoded already. */
export const keepText = ( value: string ) => clean( value ).replace( /\|/g, '%7C' );

/** Encodes a whole cookie. */
export const encodeCookie = ( cookie: string, base64?: boolean ) => {
	const value = encodeURIComponent( cookie )
		.replace( /[!~'()]/g, escape )
		.replace( /\*/g, '%2A' );
	return base64 ? btoa( value ).replace( /=/g, '' ) : value;
};

/** Decodes a whole cookie, with or without base64. A damaged cookie does not throw. */
export const decodeCookie = ( cookie: string ) => {
	try {
		// atob() throws on the `%` that every cookie without base64 contains.
		cookie = atob( cookie );
	} catch {}
	return decode( cookie );
};
