/**
 * Loads parts of a view later, and handles parts that fail to load.
 */

/** Longest time to wait for a part, in milliseconds. The specification's limit. */
const TIMEOUT = 120000;

/** Number of failures of each part. */
const failures = new Map< string, number >();

/** Returns the address of a part from the page's import map. The editor's bundle has its own addresses. */
const addressOf = ( name: string ): string | undefined =>
	JSON.parse( document.querySelector( 'script[type=importmap]' )?.textContent || '{}' ).imports?.[
		`@eidan/${ name }`
	];

/**
 * Loads a part. It never throws: if loading fails the block keeps its simple form, and the console shows a
 * `ChunkLoadError`. Its `type` is `missing` (not in the import map), `timeout` or `error`. After a failure the next use
 * tries again, once.
 *
 * @param name Name of the part's module, after `@eidan/`.
 * @param load Imports the module.
 * @return The part, or undefined.
 */
export async function loadPart< T >( name: string, load: () => Promise< T > ): Promise< T | undefined > {
	const failed = failures.get( name ) ?? 0;
	if ( failed > 1 ) {
		return undefined;
	}
	const address = addressOf( name );
	// Browsers remember that an address has failed. With a fragment it counts as a new address.
	const again = (): Promise< T > => ( address ? import( /* webpackIgnore: true */ `${ address }#again` ) : load() );
	const late = new Promise< never >( ( _, reject ) => {
		AbortSignal.timeout( TIMEOUT ).onabort = () => reject( 'timeout' );
	} );
	return Promise.race( [ failed ? again() : load(), late ] ).catch( ( cause ) => {
		failures.set( name, failed + 1 );
		const reason = address ? 'error' : 'missing';
		const type = cause === 'timeout' ? cause : reason;
		const error = new Error( `Loading chunk ${ name } failed`, { cause } );
		// eslint-disable-next-line no-console -- The specification asks for this log.
		console.error( Object.assign( error, { name: 'ChunkLoadError', type } ) );
		return undefined;
	} );
}
