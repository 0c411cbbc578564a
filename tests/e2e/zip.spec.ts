/**
 * The installable zip, as an owner uses it: uploaded on a fresh site, activated, used.
 *
 * @group slow
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { Editor } from './editor';
import { logIn } from './setup/global';

const checkout = join( __dirname, '..', '..' );
const archive = join( checkout, 'artifacts', 'eidan.zip' );

test( 'the zip is installed on a fresh site and used', async ( { browser } ) => {
	test.setTimeout( 240_000 );
	execFileSync( process.execPath, [ join( checkout, 'tools', 'plugin-zip.mjs' ), '--no-build', '--out', archive ] );

	const { readZip } = await import( '../../tools/site/zip.mjs' );
	const names = readZip( readFileSync( archive ) ).map( ( { name } ) => name );
	expect( names ).toEqual(
		expect.arrayContaining( [
			'eidan/plugin.php',
			'eidan/readme.txt',
			'eidan/LICENSE',
			'eidan/build/languages/eidan.pot',
			'eidan/build/languages/eidan-de_DE.l10n.php',
		] )
	);
	const ofDevelopment = /node_modules|vendor|\/tests?\/|\.tsx?$|\.scss$|\.map$|package\.json|composer|\/\./;
	expect( names.filter( ( name ) => ofDevelopment.test( name ) || ! name.startsWith( 'eidan/' ) ) ).toEqual( [] );

	const { startSite } = await import( '../../tools/site/site.mjs' );
	const site = await startSite( {
		name: 'zip',
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 10,
		eidan: false,
		reset: true,
	} );
	const context = await browser.newContext( {
		baseURL: site.url,
		storageState: await logIn( site.url ),
		viewport: { width: 1440, height: 900 },
	} );
	try {
		const page = await context.newPage();
		await page.goto( '/wp-admin/plugin-install.php?tab=upload' );
		await page.locator( '#pluginzip' ).setInputFiles( archive );
		await page.locator( '#install-plugin-submit' ).click();
		await page.getByRole( 'link', { name: 'Activate Plugin' } ).click();
		await expect( page.locator( 'tr[data-slug="eidan"], tr[data-plugin="eidan/plugin.php"]' ).first() ).toHaveClass(
			/active/
		);
		expect( await site.php( `return is_link( WP_PLUGIN_DIR . '/eidan' );` ) ).toBe( false );

		const rest = async < T >( method: string, route: string, data?: object ): Promise< T > => {
			const nonce = await ( await page.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
			const response = await page.request.fetch( `/wp-json/${ route }`, {
				method,
				headers: { 'X-WP-Nonce': nonce },
				...( data ? { data } : {} ),
			} );
			return ( await response.json() ) as T;
		};
		const editor = new Editor( page, rest );
		await editor.open(
			readFileSync( join( checkout, 'tests', 'fixtures', 'blocks', 'tabbed-info.html' ), 'utf8' )
		);
		await expect( editor.canvas.locator( '[data-type="eidan/tabbed-info"]' ).first() ).toBeVisible();
		const blocks = await editor.reload();
		expect( blocks.map( ( { name } ) => name ) ).toContain( 'eidan/tabbed-info' );

		await page.goto( await editor.publish() );
		await expect( page.locator( '.wp-block-eidan-tabbed-info' ).first() ).toBeVisible();
		const styles = page.locator( 'link[href*="/plugins/eidan/build/"], style[id^="eidan-"]' );
		expect( await styles.count() ).toBeGreaterThan( 0 );
		const log = existsSync( site.log ) ? readFileSync( site.log, 'utf8' ) : '';
		expect( log ).not.toContain( 'plugins/eidan' );
	} finally {
		await context.close();
		await site.stop();
	}
} );
