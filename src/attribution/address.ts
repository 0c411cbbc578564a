/**
 * Parses addresses without `URL`: browsers differ in how it parses `android-app:`, and it decodes the parameters.
 */
import { pairs } from './text';
import type { Values } from './types';

export interface Address {
	/** Host in lower case, without `www.`. */
	host: string;
	path: string;
	/** Parameters that have a value. Names are in lower case, values are not decoded. */
	params: Values;
	/** Whether the address is only an origin. Most browsers send only that as referrer. */
	bare: boolean;
}

/** Removes `www.` from the start. */
export const bareHost = ( host: string ) => host.toLowerCase().replace( /^www\.(?=.+\.)/, '' );

/** Whether `host` is `parent` or a subdomain of it. */
export const isUnder = ( host: string, parent: string ) => `.${ host }`.endsWith( `.${ parent }` );

/**
 * Parses an address. If a parameter is repeated, the first value wins. A repetition without a value adds a comma. If a
 * value contains another separator, it ends at the next `=`. The last two rules match what was recorded of
 * WooCommerce's library.
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
