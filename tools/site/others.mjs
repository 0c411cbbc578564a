/**
 * Finds other people's plugins, for tests that run Eidan together with the real ones. They are in folders named
 * `slug-version`, in the folder that EIDAN_PLUGINS names, or else in the cache.
 */
import { resolve } from 'node:path';
import { cachePath, releasesIn } from './cache.mjs';

/**
 * @param {string} slug Slug of a plugin.
 * @return {{ release: string, path: string }[]} Its versions that were found, the oldest first.
 */
export const otherPlugins = ( slug ) =>
	releasesIn( process.env.EIDAN_PLUGINS ? resolve( process.env.EIDAN_PLUGINS ) : cachePath( 'plugins' ), slug );

/** Returns the reason why a test is skipped if a plugin was not found. */
export const noPlugin = ( slug ) =>
	`there is no ${ slug }: put folders such as ${ slug }-2.0.1 into one that EIDAN_PLUGINS names, or into the tools' cache under plugins`;
