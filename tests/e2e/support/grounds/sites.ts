/**
 * Grounds: sites that others have set up otherwise than the one tests run on (site-grounds.php).
 */
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { mustUse } from '../must-use';

export interface SiteGround {
	/** What the site is like, and the value of the cookie by which the page is asked for. */
	name: string;
	cookie?: string;
	/** Query of the page's address. */
	query?: string;
	/** Headers of each request of the browser. */
	headers?: Record< string, string >;
	/**
	 * @param url Address of the page on the tests' own site.
	 * @param id  The page's id.
	 * @return Its address on this ground.
	 */
	address?: ( url: URL, id: number ) => string;
	/** What fails there for a reason that is not ours, as the console or the request names it. */
	expected?: RegExp;
}

/** The folder that is a link to the folder of the site itself. */
const FOLDER = 'folder';

/** Every ground. A new one is one more object. */
export const siteGrounds: readonly SiteGround[] = [
	{ name: 'REST closed to visitors', cookie: 'rest-closed', expected: /get-posts|401/ },
	// The rest of the query is the switch of site-switches.php for pages of `publish()`.
	{
		name: 'plain permalinks',
		cookie: 'plain',
		address: ( { origin }, id ) => `${ origin }/?page_id=${ id }&at=/sheet-`,
	},
	{
		name: 'a subdirectory',
		cookie: 'subdirectory',
		address: ( { origin, pathname } ) => `${ origin }/${ FOLDER }${ pathname }`,
	},
	{ name: 'home other than the site’s address', cookie: 'home' },
	{ name: 'a part from right to left', cookie: 'rtl-part' },
	{ name: 'ids of another site', cookie: 'foreign' },
	{ name: 'an author who may not write all HTML', cookie: 'author' },
	{ name: 'line ends of Windows', cookie: 'crlf' },
	{ name: 'a page from yesterday’s cache', cookie: 'old' },
	{ name: 'Save-Data', headers: { 'Save-Data': 'on' } },
];

/**
 * Prepares a test site for these grounds.
 *
 * @param site      The site of the test.
 * @param site.root Its folder; '' if it was not started.
 * @param site.php  Runs PHP on it.
 */
export const addGrounds = async ( site: {
	root: string;
	php: ( code: string ) => Promise< unknown >;
} ): Promise< void > => {
	if ( ! site.root ) {
		// The site was not started, so its tests are skipped.
		return;
	}
	const link = join( site.root, FOLDER );
	try {
		symlinkSync( '.', link );
	} catch ( error ) {
		// Another worker was first.
		if ( ! existsSync( link ) ) {
			throw error;
		}
	}
	await site.php( mustUse( 'eidan-grounds.php', readFileSync( join( __dirname, 'site-grounds.php' ), 'utf8' ) ) );
};

/**
 * Brings a browser onto a ground.
 *
 * @param context The browser.
 * @param ground  The ground.
 * @param url     Address of the page there.
 */
export const stand = async (
	context: BrowserContext,
	{ cookie, headers }: SiteGround,
	url: string
): Promise< void > => {
	if ( cookie ) {
		await context.addCookies( [ { name: 'eidan-ground', value: cookie, url: new URL( url ).origin } ] );
	}
	if ( headers ) {
		await context.setExtraHTTPHeaders( headers );
	}
};
