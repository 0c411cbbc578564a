/**
 * The two layers of encoding of a cookie.
 *
 * Outer: the whole cookie is URI-encoded (then base64, if so configured).
 * Inner: every value is decoded once more by whoever reads it. Values in that
 * inner form are called texts here; `%` and the `|` of the delimiter never
 * stand in a text unless as part of an escape.
 */

/** "No value", in cookies and data alike. */
export const NONE = '(none)';

/** Removes halves of surrogate pairs, on which `encodeURIComponent` throws. */
export const clean = ( value: string ) => value.replace( /[\uD800-\uDFFF]/gu, '' );

export const decodes = ( value: string ) => {
	try {
		return decodeURIComponent( value ) !== undefined;
	} catch {
		return false;
	}
};

/** Decodes what can be decoded, leaves the rest as it is. */
export const decode = ( value: string ) => ( decodes( value ) ? decodeURIComponent( value ) : value );

/** Reads a text as WooCommerce's library does, which decodes `! ~ * ' ( )` twice. */
export const fromText = ( text: string ) => decode( text ).replace( /%(?:21|7E|2[A789])/g, decode );

/** Makes a text of a value that is to be read back as it is. */
export const toText = ( value: string ) => clean( value ).replace( /[%|]/g, encodeURIComponent );

/** Makes a text of a value that is percent-encoded already, unless it is so badly. */
export const keepText = ( value: string ) =>
	decodes( value ) ? clean( value ).replace( /\|/g, encodeURIComponent ) : toText( value );

/** Encodes a whole cookie. */
export const seal = ( cookie: string, base64: boolean ) => {
	const value = encodeURIComponent( cookie ).replace(
		/[!~*'()]/g,
		( char ) => '%' + char.charCodeAt( 0 ).toString( 16 ).toUpperCase()
	);
	return base64 ? btoa( value ).replace( /=+$/, '' ) : value;
};

/** Decodes a whole cookie, base64 or not; damaged ones as far as possible. */
export const open = ( cookie: string ) => {
	let value = cookie;
	if ( /^[a-z\d+/]+$/i.test( value ) ) {
		try {
			value = atob( value );
		} catch {}
	}
	return clean( decodes( value ) ? decodeURIComponent( value ) : unescape( value ) );
};
