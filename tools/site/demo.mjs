/**
 * Runs the plugin's demo importer on a development site, once per state folder.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, writeSettings } from './settings.mjs';

/** Where PHP says how far it is, in the folder of the site's data. */
const PROGRESS = 'demo-progress.json';

/** How often that file is read. */
const LOOK_EVERY_MS = 250;

/**
 * All steps in one PHP process: each process would load WordPress anew, which takes longer than most steps. And in one
 * transaction: with PHP by WebAssembly, SQLite would else spend half of the time on its journal.
 */
const IMPORT = `
if ( ! class_exists( 'Eidan\\Demo\\Importer' ) ) {
	return null;
}
wp_set_current_user( 1 );
global $wpdb;
$wpdb->query( 'START TRANSACTION' );
$errors = \\Eidan\\Demo\\Importer::import(
	true,
	static function ( int $number, int $steps, string $label ): void {
		file_put_contents( DB_DIR . '/${ PROGRESS }', json_encode( array( ( $number - 1 ) / $steps, $label ) ) );
	}
);
flush_rewrite_rules( false );
$wpdb->query( 'COMMIT' );
return $errors;
`;

/**
 * @param {Object}                          site  Running site.
 * @param {{ share: number, note: string }} state Progress. It is updated while the import runs.
 * @return {Promise<string>} What was done; "none" if the plugin has no importer.
 */
export async function importDemo( site, state ) {
	if ( readSettings( site.folder ).demo ) {
		return 'there already';
	}
	const file = join( site.folder, 'wordpress-data', PROGRESS );
	const look = () => {
		try {
			[ state.share, state.note ] = JSON.parse( readFileSync( file, 'utf8' ) );
		} catch {
			// There is none yet, or it is just being written.
		}
	};
	const ticker = setInterval( look, LOOK_EVERY_MS );
	const errors = await site.php( IMPORT ).finally( () => {
		clearInterval( ticker );
		rmSync( file, { force: true } );
	} );
	if ( ! Array.isArray( errors ) ) {
		return 'none';
	}
	writeSettings( site.folder, { ...readSettings( site.folder ), demo: true } );
	return [ 'imported', ...errors ].join( '; ' );
}
