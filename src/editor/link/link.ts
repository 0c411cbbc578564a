import { isEmail, prependHTTPS } from '@wordpress/url';

/** A link as blocks store it: the names of core/button. */
export interface Link {
	url?: string | undefined;
	/** `_blank` opens a new tab. */
	linkTarget?: string | undefined;
	rel?: string | undefined;
}

/** Schemes of addresses that WordPress keeps in links, as far as pages use them; never a script. */
const SCHEMES = [ 'http:', 'https:', 'mailto:', 'tel:', 'sms:' ];

/** Controls and spaces, which browsers leave out when they read a scheme. */
const IGNORED = /[\u0000-\u0020\u007f]/g;

/**
 * The address that a text stands for.
 *
 * @param text What was typed.
 * @return An address; '' for no link; null for what cannot be one, a script for instance.
 */
export function addressOf( text: string ): string | null {
	const address = text.trim();
	const scheme = /^[a-z][a-z0-9+.-]*:/i.exec( address.replace( IGNORED, '' ) )?.[ 0 ].toLowerCase();
	// What is before a port is no scheme.
	const isHost = /^[^/?#\s]+\.[a-z]{2,}:\d+/i.test( address );
	if ( scheme && ! isHost ) {
		return SCHEMES.includes( scheme ) ? address : null;
	}
	if ( /\s/.test( address ) ) {
		return null;
	}
	return isEmail( address ) ? `mailto:${ address }` : prependHTTPS( address );
}

const tokens = ( rel: string | undefined ) => ( rel ?? '' ).split( /\s+/ ).filter( Boolean );

/**
 * The link, opened in a new tab or not. The new page gets no hold of this one; what an author wrote in `rel` stays.
 *
 * @param link Link.
 * @param on   Whether it opens in a new tab.
 */
export function inNewTab( link: Link, on: boolean ): Link {
	const others = tokens( link.rel ).filter( ( token ) => token !== 'noopener' );
	const rel = [ ...others, ...( on ? [ 'noopener' ] : [] ) ].join( ' ' );
	return { ...link, linkTarget: on ? '_blank' : undefined, rel: rel || undefined };
}

/**
 * The link with other words in `rel`; only words that HTML allows there.
 *
 * @param link Link.
 * @param rel  What was typed.
 */
export const withRel = ( link: Link, rel: string ): Link => ( {
	...link,
	rel: rel.replace( /[^a-z0-9\s:._-]/gi, '' ).replace( /^\s+/, '' ) || undefined,
} );

/** No link. */
export const NO_LINK: Link = { url: undefined, linkTarget: undefined, rel: undefined };
