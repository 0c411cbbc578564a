/** The edge: `document.cookie`. */
import { NAMES } from './record';
import { pairs } from './text';
import type { Jar, Result } from './types';

/** Reads all cookies, or writes one. A browser that blocks them throws: then there are none. */
export const cookies = ( line?: string ): string => {
	try {
		return line ? ( document.cookie = line ) : document.cookie;
	} catch {
		return '';
	}
};

/** IP addresses and names without a dot have cookies of their own host only. */
const isAlone = ( host: string ) => ! /\..*[a-z]$/i.test( host );

/** The domain above: `www.shop.example`, `shop.example`, `example`, ''. */
const above = ( host: string ) => ( isAlone( host ) ? '' : host.replace( /^[^.]*\./, '' ) );

const set = ( name: string, value: string, domain: string, minutes: number ) =>
	cookies(
		`${ name }=${ value };path=/` + ( isAlone( domain ) ? '' : `;domain=${ domain }` ) + ( minutes ? `;max-age=${ minutes * 60 }` : '' )
	);

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
			set( name, '', domain, -1 );
		}
	}
};

export const save = ( { clear, writes }: Result, host: string ) => {
	if ( clear ) {
		// What is written anew comes last of its name, so that it counts beside that of a shop on the domain above.
		removeCookies( host, writes[ 0 ]!.domain );
	}
	for ( const { name, value, minutes, domain } of writes ) {
		set( name, value, domain, minutes );
	}
};
