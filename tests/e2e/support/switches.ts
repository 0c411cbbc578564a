import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the switches of `site-switches.php` on a test site.
 *
 * @param site      The site of the test.
 * @param site.root Its folder; '' if it was not started.
 * @param site.php  Runs PHP on it.
 */
export async function addSwitches( site: {
	root: string;
	php: ( code: string ) => Promise< unknown >;
} ): Promise< void > {
	if ( ! site.root ) {
		// The site was not started, so its tests are skipped.
		return;
	}
	const source = readFileSync( join( __dirname, 'site-switches.php' ) ).toString( 'base64' );
	await site.php(
		`wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/eidan-switches.php', base64_decode( '${ source }' ) );`
	);
}
