/**
 * Parts of a view that load later, and what is done when they do not come.
 */

/** Nobody waits longer for a part, in milliseconds: the specification's limit. */
const TIMEOUT = 120000;

/** How often each part has failed. */
const failures = new Map< string, number >();

/** The page's address of a part; the editor's bundle has addresses of its own. */
const addressOf = ( name: string ): string | undefined =>
	JSON.parse( document.querySelector( 'script[type=importmap]' )?.textContent || '{}' ).imports?.[
		`@eidan/${ name }`
	];

/**
 * Loads a part. It throws nothing: where the part does not come the block stays in its plain form, and the console
 * hears of a `ChunkLoadError`, whose `type` is `missing` (the page does not know it), `timeout` or `error`. The next
 * use tries once more.
 *
 * @param name Name of its module, after `@eidan/`.
 * @param load Imports it.
 * @return The part, or undefined.
 */
export async function loadPart< T >( name: string, load: () => Promise< T > ): Promise< T | undefined > {
	const failed = failures.get( name ) ?? 0;
	if ( failed > 1 ) {
		return undefined;
	}
	const address = addressOf( name );
	// Browsers remember that an address failed; with another fragment it is another one.
	const again = (): Promise< T > => ( address ? import( /* webpackIgnore: true */ `${ address }#again` ) : load() );
	const late = new Promise< never >( ( _, reject ) => {
		AbortSignal.timeout( TIMEOUT ).onabort = () => reject( 'timeout' );
	} );
	return Promise.race( [ failed ? again() : load(), late ] ).catch( ( cause ) => {
		failures.set( name, failed + 1 );
		const reason = address ? 'error' : 'missing';
		const type = cause === 'timeout' ? cause : reason;
		const error = new Error( `Loading chunk ${ name } failed`, { cause } );
		// eslint-disable-next-line no-console -- Where the specification wants it to be told.
		console.error( Object.assign( error, { name: 'ChunkLoadError', type } ) );
		return undefined;
	} );
}
