/**
 * Loads modules later, and says what failed. Whoever loads something before `@eidan/parts` is there has this in their
 * own bundle.
 */

/** Longest time to wait for a module, in milliseconds. The specification's limit. */
const TIMEOUT = 120000;

/** Returns the address of a module from the page's import map. The editor's bundle has its own addresses. */
export const addressOf = ( id: string ): string | undefined =>
	JSON.parse( document.querySelector( 'script[type=importmap]' )?.textContent || '{}' ).imports?.[ id ];

/**
 * Waits for a module. It never throws: if loading fails the block keeps its simple form, and the console shows a
 * `ChunkLoadError`. Its `type` is `missing` (not in the import map), `timeout` or `error`.
 *
 * @param id   ID of the module, such as `@eidan/parts`.
 * @param load Imports it.
 * @return The module, or undefined.
 */
export const late = < T >( id: string, load: () => Promise< T > ): Promise< T | undefined > =>
	Promise.race( [
		load(),
		new Promise< never >( ( _, reject ) => {
			AbortSignal.timeout( TIMEOUT ).onabort = () => reject( 'timeout' );
		} ),
	] ).catch( ( cause ) => {
		const reason = addressOf( id ) ? 'error' : 'missing';
		const type = cause === 'timeout' ? cause : reason;
		const error = new Error( `Loading chunk ${ id.replace( '@eidan/', '' ) } failed`, { cause } );
		// eslint-disable-next-line no-console -- The specification asks for this log.
		console.error( Object.assign( error, { name: 'ChunkLoadError', type } ) );
		return undefined;
	} );
