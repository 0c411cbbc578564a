import { isEmail, prependHTTPS } from '@wordpress/url';

/** A link as blocks store it, with the attribute names of core/button. */
export interface Link {
	url?: string | undefined;
	/** `_blank` opens a new tab. */
	linkTarget?: string | undefined;
	rel?: string | undefined;
}

/**
 * Schemes that an address can have. WordPress keeps all of them in links. `javascript:` and the like are not allowed.
 */
const SCHEMES = [ 'http:', 'https:', 'mailto:', 'tel:', 'sms:' ];

/** Control characters and spaces, which browsers ignore when they read a scheme. */
const IGNORED = /[\u0000-\u0020\u007f]/g;

/**
 * Converts text that an author typed to an address. For instance, it adds `mailto:` or `https://` if that is missing.
 *
 * @param text Text that the author typed.
 * @return The address; '' if the text is empty; null if it is not an allowed address, such as a script.
 */
export function addressOf( text: string ): string | null {
	const address = text.trim();
	const scheme = /^[a-z][a-z0-9+.-]*:/i.exec( address.replace( IGNORED, '' ) )?.[ 0 ].toLowerCase();
	// In an address such as `example.com:8080`, the part before the colon is a host, not a scheme.
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
 * Sets whether a link opens in a new tab. Then it gets `noopener`, so that the new page cannot control this one. Other
 * words in `rel` are kept.
 *
 * @param link The current link.
 * @param on   Whether it opens in a new tab.
 */
export function inNewTab( link: Link, on: boolean ): Link {
	const others = tokens( link.rel ).filter( ( token ) => token !== 'noopener' );
	const rel = [ ...others, ...( on ? [ 'noopener' ] : [] ) ].join( ' ' );
	return { ...link, linkTarget: on ? '_blank' : undefined, rel: rel || undefined };
}

/**
 * Sets the attribute `rel` of a link. Characters that are not allowed there are removed.
 *
 * @param link The current link.
 * @param rel  Text that the author typed.
 */
export const withRel = ( link: Link, rel: string ): Link => ( {
	...link,
	rel: rel.replace( /[^a-z0-9\s:._-]/gi, '' ).replace( /^\s+/, '' ) || undefined,
} );

/** The value for no link. */
export const NO_LINK: Link = { url: undefined, linkTarget: undefined, rel: undefined };
