/**
 * Reads and writes `document.cookie`. js-cookie writes and deletes. Reading is done here, because js-cookie silently
 * drops one of two cookies with the same name, and both must be seen.
 */
import Cookies from 'js-cookie';
import { NAMES } from './record';
import { pairs } from './text';
import type { Jar, Result } from './types';

/** Catches errors: a browser that blocks cookies throws. Then no cookies are found and none are written. */
const attempt = ( act: () => string | undefined | void ): string => {
	try {
		return act() || '';
	} catch {
		return '';
	}
};

/** All cookies of the page, as one string. */
export const cookies = () => attempt( () => document.cookie );

/** Whether a host can only have cookies for itself: IP addresses, and names without a dot. */
const isHostOnly = ( host: string ) => ! /\..*[a-z]$/i.test( host );

/** Returns the parent domain. Going up from `www.shop.example`: `shop.example`, `example`, ''. */
const parentDomain = ( host: string ) => ( isHostOnly( host ) ? '' : host.replace( /^[^.]*\./, '' ) );

/** js-cookie without its own encoding, since the values are encoded already. */
const rawCookies = Cookies.withConverter( { write: ( value ) => value } );

/** The cookie attribute `domain`. '' means this host only. The path is always `/`. */
const domainAttribute = ( domain: string ) => ( { domain: isHostOnly( domain ) ? '' : domain } );

/**
 * Picks our cookies from the string of all cookies. If two have the same name the last one counts, since it was created
 * later.
 */
export const jarOf = ( stored: string ): { jar: Jar; shadowed: boolean } => {
	const jar: Jar = {};
	let shadowed = false;
	for ( const [ name, value = '' ] of pairs( stored, '; ' ) ) {
		if ( NAMES.includes( name ) ) {
			shadowed ||= name in jar;
			jar[ name ] = value;
		}
	}
	return { jar, shadowed };
};

/** Removes our cookies from this host and all its parent domains, or, with `own`, only up to that domain. */
export const removeCookies = ( host: string, own = '' ) => {
	for ( const name of NAMES ) {
		// The last round uses a name without a dot, which means this host only.
		for ( let domain = host; domain; domain = domain === own ? 'alone' : parentDomain( domain ) ) {
			attempt( () => rawCookies.remove( name, domainAttribute( domain ) ) );
		}
	}
};

export const save = ( { clear, writes }: Result, host: string ) => {
	if ( clear ) {
		// A cookie that is removed and written again comes last among those of its name. So it wins over a cookie that
		// a shop on the parent domain has set.
		removeCookies( host, writes[ 0 ]!.domain );
	}
	for ( const { name, value, minutes, domain } of writes ) {
		attempt( () =>
			rawCookies.set( name, value, {
				...domainAttribute( domain ),
				'max-age': minutes ? `${ minutes * 60 }` : '',
			} )
		);
	}
};
