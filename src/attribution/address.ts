/**
 * Addresses, taken apart by hand: `URL` disagrees between browsers about
 * `android-app:`, and its parameters come decoded.
 */
import { pairs } from './text';
import type { Values } from './types';

export interface Address {
	/** In lower case, without `www.`. */
	host: string;
	path: string;
	/** Parameters with a value, names in lower case, values as they stand in the address. */
	params: Values;
	/** Nothing but an origin, which is what most browsers send as referrer. */
	bare: boolean;
}

/** Without the `www.` in front. */
export const bareHost = ( host: string ) => host.toLowerCase().replace( /^www\.(?=.+\.)/, '' );

/** Whether `host` is `parent` or below it. */
export const isUnder = ( host: string, parent: string ) => `.${ host }`.endsWith( `.${ parent }` );

/**
 * The first value of a name wins. A repetition without a value leaves a comma
 * behind, and a second `=` ends a value in which another separator stands:
 * both as recorded of WooCommerce's library.
 */
export const parseAddress = ( address: string ): Address => {
	const [ , host = '', path = '', query = '' ] =
		/^[\w.+-]+:\/\/(?:[^/?#]*@)?([^/?#:]*)[^/?#]*([^?#]*)\??([^#]*)/.exec( address ) || [];
	const params = Object.create( null ) as Values;
	for ( const [ given, value = '' ] of pairs( query, '&' ) ) {
		const name = given.toLowerCase();
		if ( params[ name ] ) {
			params[ name ] += value ? '' : ',';
		} else {
			params[ name ] = /[;|]|%7C/i.test( value ) ? value.split( '=' )[ 0 ]! : value;
		}
	}
	return { host: bareHost( host ), path, params, bare: ! query && ! path[ 1 ] };
};
