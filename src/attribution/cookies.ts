/**
 * The edge: `document.cookie`. js-cookie writes and deletes; reading is ours, since js-cookie keeps one of two cookies
 * of a name without a word, and both must be seen.
 */
import Cookies from 'js-cookie';
import { NAMES } from './record';
import { pairs } from './text';
import type { Jar, Result } from './types';

/** A browser that blocks cookies throws: then there are none, and none are written. */
const attempt = ( act: () => string | undefined | void ): string => {
	try {
		return act() || '';
	} catch {
		return '';
	}
};

/** All cookies. */
export const cookies = () => attempt( () => document.cookie );

/** IP addresses and names without a dot have cookies of their own host only. */
const isAlone = ( host: string ) => ! /\..*[a-z]$/i.test( host );

/** The domain above: `www.shop.example`, `shop.example`, `example`, ''. */
const above = ( host: string ) => ( isAlone( host ) ? '' : host.replace( /^[^.]*\./, '' ) );

/** Values come encoded, and are stored as they are. */
const edge = Cookies.withConverter( { write: ( value ) => value } );

/** Where a cookie sits, beside the path `/`; nothing stands for this host only. */
const on = ( domain: string ) => ( { domain: isAlone( domain ) ? '' : domain } );

/** What all cookies, read once, say of ours. Of two of one name the last counts, which was made later. */
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

/** Removes cookies wherever a page of this host may have set them, or on `own` and below it alone. */
export const removeCookies = ( host: string, own = '' ) => {
	for ( const name of NAMES ) {
		// The last, a name without a dot, stands for this host only.
		for ( let domain = host; domain; domain = domain === own ? 'alone' : above( domain ) ) {
			attempt( () => edge.remove( name, on( domain ) ) );
		}
	}
};

export const save = ( { clear, writes }: Result, host: string ) => {
	if ( clear ) {
		// What is written anew comes last of its name, so that it counts beside that of a shop on the domain above.
		removeCookies( host, writes[ 0 ]!.domain );
	}
	for ( const { name, value, minutes, domain } of writes ) {
		attempt( () => edge.set( name, value, { ...on( domain ), 'max-age': minutes ? `${ minutes * 60 }` : '' } ) );
	}
};
