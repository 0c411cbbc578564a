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
 * The host of the site whose page an AMP cache shows: `a--b-example.cdn.ampproject.org` is `a-b.example`. A host whose
 * second hyphen stands fourth is put between `0-` and `-0`. Long ones are hashes, without a hyphen, and stay.
 */
const publisher = ( host: string ) =>
	host.replace( /^(?:0-(.+)-0|(.+-.+))\.(?:cdn\.ampproject\.org|bing-amp\.com)$/i, ( _, quoted, plain ) =>
		( quoted || plain ).replace( /-(-?)/g, ( __: string, hyphen: string ) => hyphen || '.' )
	);

/**
 * What stands between parameters. Links are broken in many ways: an `&` as HTML has it, once or twice, or a second `?`
 * where a parameter was added to an address that had some.
 */
const SEPARATOR = /&(?:(?:amp|#0*38)(?:;|%3B))*|(?:\?|%3F)(?=\w+=)/i;

/**
 * Parses an address. A host of more than 253 characters, the most that there can be, is none. If a parameter is
 * repeated, the first value wins. A repetition without a value adds a comma. If a value contains another separator, it
 * ends at the next `=`. The last two rules match what was recorded of WooCommerce's library. A slash at the end of a
 * value was added by a redirect, unless the value is a path.
 */
export const parseAddress = ( address: string ): Address => {
	const [ , host = '', path = '', query = '' ] =
		/^[\w.+-]+:\/\/(?:[^/?#]*@)?([^/?#:]{0,253})(?![^/?#:])[^/?#]*([^?#]*)\??((?:&#0*38;|[^#])*)/.exec( address ) ||
		[];
	const params = Object.create( null ) as Values;
	for ( const [ given, sent = '' ] of pairs( query, SEPARATOR ) ) {
		const name = given.toLowerCase();
		const value = sent.replace( /^([^/]*)\/$/, '$1' );
		if ( params[ name ] ) {
			params[ name ] += value ? '' : ',';
		} else {
			params[ name ] = /[;|]|%7C/i.test( value ) ? value.split( '=' )[ 0 ]! : value;
		}
	}
	return { host: bareHost( publisher( host ) ), path, params, bare: ! query && ! path[ 1 ] };
};
