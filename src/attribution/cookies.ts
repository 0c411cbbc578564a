/** The edge: `document.cookie`. */
import { bareHost } from './address';
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

/**
 * What all cookies, read once, say of ours. Of two of one name the first keeps its place for
 * what is written once, the last for what every page writes.
 */
export const jarOf = ( stored: string ): { jar: Jar; shadowed: boolean } => {
	const jar: Jar = {};
	let shadowed = false;
	for ( const [ name, value = '' ] of pairs( stored, '; ' ) ) {
		if ( NAMES.includes( name ) ) {
			shadowed ||= name in jar;
			jar[ name ] = ( /first/.test( name ) && jar[ name ] ) || value;
		}
	}
	return { jar, shadowed };
};

/** The widest domain on which the browser lets this host set cookies. */
export const site = ( host: string ): string => {
	const works = ( domain: string ) => {
		set( 'sbjs_site', '1', domain, 1 );
		const found = cookies().includes( 'sbjs_site=' );
		set( 'sbjs_site', '', domain, -1 );
		return found;
	};
	let widest = bareHost( host );
	for ( let wider; ( wider = above( widest ) ), ! isAlone( wider ) && works( wider ); ) {
		widest = wider;
	}
	return widest;
};

/** Removes cookies wherever a page of this host may have set them. */
export const removeCookies = ( host: string ) => {
	for ( const name of NAMES ) {
		// The last, a name without a dot, stands for this host only.
		for ( let domain = host; domain; domain = above( domain ) ) {
			set( name, '', domain, -1 );
		}
	}
};

export const save = ( { clear, writes }: Result, host: string ) => {
	if ( clear ) {
		removeCookies( host );
	}
	for ( const { name, value, minutes, domain } of writes ) {
		set( name, value, domain, minutes );
	}
};
