/**
 * Loads parts of a view later, and handles parts that fail to load.
 */
import { addressOf, late } from './late';

/** Number of failures of each part. */
const failures = new Map< string, number >();

/**
 * Loads a part. It never throws, see `late()`. After a failure the next use tries again, once.
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
	const id = `@eidan/${ name }`;
	const address = addressOf( id );
	// Browsers remember that an address has failed. With a fragment it counts as a new address.
	const again = (): Promise< T > => ( address ? import( /* webpackIgnore: true */ `${ address }#again` ) : load() );
	const part = await late( id, failed ? again : load );
	if ( ! part ) {
		failures.set( name, failed + 1 );
	}
	return part;
}
