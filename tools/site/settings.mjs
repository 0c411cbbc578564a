/**
 * Settings of a site: a file beside its database.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} folder State folder.
 * @return {Object} Settings of the state; {} if there are none.
 */
export function readSettings( folder ) {
	const file = join( folder, 'wordpress-data', 'settings.json' );
	try {
		return JSON.parse( readFileSync( file, 'utf8' ) );
	} catch {
		return {};
	}
}

/**
 * @param {string} folder   State folder.
 * @param {Object} settings All settings of the state.
 */
export function writeSettings( folder, settings ) {
	writeFileSync( join( folder, 'wordpress-data', 'settings.json' ), JSON.stringify( settings, null, '\t' ) );
}
