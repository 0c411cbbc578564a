/**
 * Looks at the page where a blueprint lands.
 */

/** What a page says that went wrong on the server. */
const ERRORS = /(?:Fatal error|Parse error|Warning|Notice|Deprecated)<\/b>:|critical error on this website/;

/**
 * @param {string} html
 * @return {string[]} Addresses of the images and styles of a page.
 */
export const filesOf = ( html ) => [
	...new Set(
		[
			...html.matchAll(
				/<(?:img|link)\b[^>]*?\b(?:src|href)=["']([^"']+\.(?:webp|jpe?g|png|svg|css)[^"']*)["']/g
			),
		].map( ( [ , address ] ) => address.replaceAll( '&#038;', '&' ).replaceAll( '&amp;', '&' ) )
	),
];

/**
 * @param {string}  html         A page.
 * @param {Object}  options
 * @param {boolean} options.shop Whether it has to show the shop.
 * @return {string[]} What is wrong with it, in words; empty if nothing is.
 */
export const faultsIn = ( html, { shop } ) =>
	[
		ERRORS.test( html ) && 'PHP complains',
		! /class="[^"]*\bwp-block-eidan-/.test( html ) && 'no block of the plugin is there',
		! /<h1\b/.test( html ) && 'it has no heading',
		/wp-block-latest-posts|Hello world!/.test( html ) && 'the starter is not there',
		! html.includes( 'id="wpadminbar"' ) && 'nobody is logged in',
		shop && ! /\bwoocommerce\b/.test( html ) && 'WooCommerce is not there',
	].filter( Boolean );

/**
 * Opens a page as a browser that keeps cookies, and asks for its images and styles.
 *
 * @param {string}       address
 * @param {Object}       options See faultsIn().
 * @param {typeof fetch} [get]
 * @return {Promise<string[]>} What is wrong, in words.
 */
export async function faultsOf( address, options, get = fetch ) {
	const cookies = new Map();
	let response;
	let next = address;
	// Playground logs in by a redirect that sets cookies, which fetch() forgets.
	for ( let redirects = 0; next && redirects < 5; redirects++ ) {
		response = await get( next, {
			redirect: 'manual',
			headers: { cookie: [ ...cookies ].map( ( pair ) => pair.join( '=' ) ).join( '; ' ) },
		} );
		for ( const cookie of response.headers.getSetCookie() ) {
			const [ name, ...value ] = cookie.split( ';' )[ 0 ].split( '=' );
			cookies.set( name, value.join( '=' ) );
		}
		const to = response.headers.get( 'location' );
		next = to && new URL( to, next ).href;
	}
	if ( response.status !== 200 ) {
		return [ `it answers ${ response.status }` ];
	}
	const html = await response.text();
	const faults = faultsIn( html, options );
	for ( const file of filesOf( html ) ) {
		const { status } = await get( new URL( file, address ), { method: 'GET' } );
		if ( status !== 200 ) {
			faults.push( `${ file } answers ${ status }` );
		}
	}
	return faults;
}
