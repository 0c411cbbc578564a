import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { mustUse } from './must-use';

/** How the slug of a page begins whose lists show items of the demo only (site-switches.php). */
export const OF_DEMO = 'of-demo-';

/**
 * Lets lists of all pages that a browser opens show items of the demo only, and not what other tests create meanwhile.
 *
 * @param page A page of the browser.
 * @param url  Address of the site.
 */
export const onlyDemo = ( page: Page, url: string ): Promise< void > =>
	page.context().addCookies( [ { name: 'demo-entries', value: '1', url } ] );

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

/**
 * Query string for a page of a site without forms of enquiries. A site with such a form loads the attribution script
 * on each page, as visits begin anywhere.
 */
export const WITHOUT_ENQUIRIES = `?${ new URLSearchParams( { 'eidan-attribution': '{"enquiries":false}' } ) }`;
