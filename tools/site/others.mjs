/**
 * Finds other people's plugins, for tests that run Eidan together with the real ones. They are in folders named
 * `slug-version`, in the folder that EIDAN_PLUGINS names, or else in the cache.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cachePath } from './cache.mjs';

/**
 * @param {string} folder Folder with folders named `slug-version`.
 * @param {string} slug
 * @return {{ release: string, path: string }[]} Those with that slug, the oldest version first.
 */
export const releasesIn = ( folder, slug ) =>
	( existsSync( folder ) ? readdirSync( folder ) : [] )
		.filter( ( name ) => name.startsWith( `${ slug }-` ) && /^\d[\w.]*$/.test( name.slice( slug.length + 1 ) ) )
		.sort( ( a, b ) => a.localeCompare( b, 'en', { numeric: true } ) )
		.map( ( name ) => ( { release: name.slice( slug.length + 1 ), path: join( folder, name ) } ) );

/**
 * @param {string} slug Slug of a plugin.
 * @return {{ release: string, path: string }[]} Its versions that were found, the oldest first.
 */
export const otherPlugins = ( slug ) =>
	releasesIn( process.env.EIDAN_PLUGINS ? resolve( process.env.EIDAN_PLUGINS ) : cachePath( 'plugins' ), slug );

/** Returns the reason why a test is skipped if a plugin was not found. */
export const noPlugin = ( slug ) =>
	`there is no ${ slug }: put folders such as ${ slug }-2.0.1 into one that EIDAN_PLUGINS names, or into the tools' cache under plugins`;
