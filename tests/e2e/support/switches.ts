import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives a test site the switches of `site-switches.php`.
 *
 * @param site     The site of the test.
 * @param site.php Runs PHP inside it.
 */
export async function addSwitches( site: { php: ( code: string ) => Promise< unknown > } ): Promise< void > {
	const source = readFileSync( join( __dirname, 'site-switches.php' ) ).toString( 'base64' );
	await site.php( `wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/eidan-switches.php', base64_decode( '${ source }' ) );` );
}
