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

/** Removes halves of surrogate pairs, on which `encodeURIComponent` throws. */
export const clean = ( value: string ) => value.replace( /[\uD800-\uDFFF]/gu, '' );

/** Decodes, or gives `otherwise` for what cannot be decoded. */
export const decode = < T = string >( value: string, otherwise: string | T = value ) => {
	try {
		return decodeURIComponent( value );
	} catch {
		return otherwise as T;
	}
};

/** Reads a text as WooCommerce's library does, which decodes `! ~ * ' ( )` twice. */
export const fromText = ( text: string ) => decode( text ).replace( /%(21|7E|2[A789])/g, unescape );

/** Makes a text of what stands in an address: percent-encoded already. */
export const keepText = ( value: string ) => clean( value ).replace( /\|/g, '%7C' );

/** Makes a text of a value that is to be read back as it is. */
export const toText = ( value: string ) => keepText( value.replace( /%/g, '%25' ) );

/** Encodes a whole cookie. */
export const seal = ( cookie: string, base64: boolean ) => {
	const value = encodeURIComponent( cookie )
		.replace( /[!~'()]/g, escape )
		.replace( /\*/g, '%2A' );
	return base64 ? btoa( value ).replace( /=/g, '' ) : value;
};

/** Decodes a whole cookie, base64 or not, damaged or not. */
export const open = ( cookie = '' ) => {
	try {
		// Throws on the `%` that every other cookie has.
		cookie = atob( cookie );
	} catch {}
	return clean( decode( cookie, unescape( cookie ) ) );
};
