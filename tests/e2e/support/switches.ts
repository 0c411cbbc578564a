import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives a test site the switches of `site-switches.php`.
 *
 * @param site     The site of the test.
 * @param site.root Its folder.
 * @param site.php Runs PHP inside it.
 */
export async function addSwitches( site: {
	root: string;
	php: ( code: string ) => Promise< unknown >;
} ): Promise< void > {
	if ( ! site.root ) {
		// There is none: its tests are skipped.
		return;
	}
	const source = readFileSync( join( __dirname, 'site-switches.php' ) ).toString( 'base64' );
	await site.php(
		`wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/eidan-switches.php', base64_decode( '${ source }' ) );`
	);
}
