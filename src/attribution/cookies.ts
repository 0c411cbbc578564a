/** The edge: `document.cookie`, by js-cookie. */
import Cookies from 'js-cookie';
import { NAMES } from './record';
import type { Jar, Result } from './types';

const raw = Cookies.withConverter( { read: String, write: String } );

/** IP addresses and names without a dot have cookies of their own host only. */
const isAlone = ( host: string ) => ! /\..*[a-z]$/i.test( host );

/** The host's domains from wide to narrow: `shop.example`, `www.shop.example`. */
const domains = ( host: string ) => {
	const labels = isAlone( host ) ? [] : host.split( '.' );
	return labels.slice( 1 ).map( ( _, index ) => labels.slice( -index - 2 ).join( '.' ) );
};

const set = ( name: string, value: string, domain: string, minutes: number ) =>
	raw.set( name, value, {
		...( domain ? { domain: '.' + domain } : {} ),
		...( minutes ? { expires: minutes / 1440 } : {} ),
	} );

/**
 * Reads the cookies, once. js-cookie would keep the first of two cookies of
 * one name; here the first keeps its place for what is written once, the last
 * for what every page writes.
 */
export const readJar = (): { jar: Jar; shadowed: boolean } => {
	const jar: Jar = {};
	let shadowed = false;
	try {
		for ( const pair of document.cookie.split( '; ' ) ) {
			const [ name = '', ...value ] = pair.split( '=' );
			if ( NAMES.includes( name ) ) {
				shadowed ||= name in jar;
				jar[ name ] = ( /first/.test( name ) && jar[ name ] ) || value.join( '=' );
			}
		}
	} catch {}
	return { jar, shadowed };
};

/** The widest domain on which the browser lets this host set cookies. */
export const site = ( host: string ): string => {
	const bare = host.replace( /^www\./, '' );
	return (
		domains( bare ).find( ( domain ) => {
			if ( domain === bare ) {
				return true;
			}
			try {
				set( 'sbjs_site', '1', domain, 1 );
				const found = /(^|; )sbjs_site=/.test( document.cookie );
				set( 'sbjs_site', '', domain, -1 );
				return found;
			} catch {
				return true;
			}
		} ) || bare
	);
};

/** Removes cookies wherever a page of this host may have set them. */
export const removeCookies = ( host: string, names: readonly string[] = NAMES ) => {
	try {
		for ( const name of names ) {
			for ( const domain of [ '', host, ...domains( host ) ] ) {
				set( name, '', domain, -1 );
			}
		}
	} catch {}
};

export const save = ( { removals, writes }: Result, host: string ) => {
	removeCookies( host, removals );
	try {
		for ( const { name, value, minutes, domain } of writes ) {
			set( name, value, isAlone( domain ) ? '' : domain, minutes );
		}
	} catch {}
};
