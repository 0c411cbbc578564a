/**
 * Other people's plugins, for tests of what Eidan does beside the real ones:
 * folders `slug-release` in one that the developer names, else in the cache.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cachePath } from './cache.mjs';

/**
 * @param {string} slug
 * @return {{ release: string, path: string }[]} What there is of the plugin, oldest release first.
 */
export function otherPlugins( slug ) {
	const folder = process.env.EIDAN_PLUGINS ? resolve( process.env.EIDAN_PLUGINS ) : cachePath( 'plugins' );
	return ( existsSync( folder ) ? readdirSync( folder ) : [] )
		.filter( ( name ) => name.startsWith( `${ slug }-` ) && /^\d[\w.]*$/.test( name.slice( slug.length + 1 ) ) )
		.sort( ( a, b ) => a.localeCompare( b, 'en', { numeric: true } ) )
		.map( ( name ) => ( { release: name.slice( slug.length + 1 ), path: join( folder, name ) } ) );
}

/** Said where a test needs one that is not there. */
export const noPlugin = ( slug ) =>
	`there is no ${ slug }: put folders such as ${ slug }-2.0.1 into one that EIDAN_PLUGINS names, or into the tools' cache under plugins`;
