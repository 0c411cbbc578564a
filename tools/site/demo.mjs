/**
 * Runs the plugin's demo importer on a development site, once per state folder.
 */
import { readSettings, writeSettings } from './state.mjs';

/**
 * @param {Object}                          site  Running site.
 * @param {{ share: number, note: string }} state Progress. It is updated while the import runs.
 * @return {Promise<string>} What was done; "none" if the plugin has no importer.
 */
export async function importDemo( site, state ) {
	if ( readSettings( site.folder ).demo ) {
		return 'there already';
	}
	const importer = 'wp_set_current_user( 1 ); $importer = new \\Eidan\\Demo\\Importer( true );';
	const steps = await site.php(
		`if ( ! class_exists( 'Eidan\\Demo\\Importer' ) ) { return 0; } ${ importer } return count( $importer->steps() );`
	);
	if ( ! steps ) {
		return 'none';
	}
	const errors = [];
	for ( let number = 0; number < steps; number++ ) {
		// Run the steps one by one, to show the progress.
		const report = await site.php( `${ importer } return $importer->step( ${ number } );` );
		errors.push( ...report.errors );
		state.share = ( number + 1 ) / steps;
		state.note = report.label;
	}
	await site.php( 'flush_rewrite_rules( false ); return true;' );
	writeSettings( site.folder, { ...readSettings( site.folder ), demo: true } );
	return [ 'imported', ...errors ].join( '; ' );
}
