/**
 * The two layers of encoding of a cookie.
 *
 * Outer: the whole cookie is URI-encoded (then base64, if so configured).
 * Inner: every value is decoded once more by whoever reads it. Values in that
 * inner form are called texts here: `|`, of which the delimiter is made, never
 * stands in one.
 */

/** "No value", in cookies and data alike. */
export const NONE = '(none)';

/** Names and values of `name=value` pairs; no value where there is no `=`. */
export const pairs = ( text: string, delimiter: string ) =>
	text.split( delimiter ).map( ( pair ) => pair.split( /=(.*)/s ) as [ name: string, value?: string ] );

/** Removes halves of surrogate pairs, on which `encodeURIComponent` throws. */
export const clean = ( value: string ) => value.replace( /[\uD800-\uDFFF]/gu, '' );

/** Decodes; what is no UTF-8 is taken for Latin-1, as `escape()` wrote it. */
export const decode = ( value: string ) => {
	try {
		value = decodeURIComponent( value );
	} catch {
		value = unescape( value );
	}
	return clean( value );
};

/** Makes a text of what stands in an address: percent-encoded already. */
export const keepText = ( value: string ) => clean( value ).replace( /\|/g, '%7C' );

/** Encodes a whole cookie. */
export const seal = ( cookie: string, base64?: boolean ) => {
	const value = encodeURIComponent( cookie )
		.replace( /[!~'()]/g, escape )
		.replace( /\*/g, '%2A' );
	return base64 ? btoa( value ).replace( /=/g, '' ) : value;
};

/** Decodes a whole cookie, base64 or not, damaged or not. */
export const open = ( cookie: string ) => {
	try {
		// Throws on the `%` that every other cookie has.
		cookie = atob( cookie );
	} catch {}
	return decode( cookie );
};
