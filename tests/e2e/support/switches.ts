import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustUse } from './must-use';

/**
 * Installs the switches of `site-switches.php` on a test site. The sites of the projects have them from their start
 * (setup/global.ts); call it for a site that a test starts for itself.
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
	await site.php( mustUse( 'eidan-switches.php', readFileSync( join( __dirname, 'site-switches.php' ), 'utf8' ) ) );
}
