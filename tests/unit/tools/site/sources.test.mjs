/**
 * @jest-environment node
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillFolder, withLock } from '../../../../tools/site/cache.mjs';
import { findTheme } from '../../../../tools/site/themes.mjs';
import { findWooCommerce } from '../../../../tools/site/woocommerce.mjs';
import { findWordPress } from '../../../../tools/site/wordpress.mjs';

let folder;
const before = { ...process.env };

const tree = ( path, version ) => {
	mkdirSync( join( path, 'wp-includes' ), { recursive: true } );
	writeFileSync( join( path, 'wp-includes', 'version.php' ), `<?php\n$wp_version = '${ version }';\n` );
	return path;
};

const shop = ( path, version ) => {
	mkdirSync( path, { recursive: true } );
	writeFileSync( join( path, 'woocommerce.php' ), `<?php\n/**\n * Version: ${ version }\n */\n` );
	return path;
};

const theme = ( path, version ) => {
	mkdirSync( path, { recursive: true } );
	writeFileSync( join( path, 'style.css' ), `/*\nTheme Name: Old\nVersion: ${ version }\n*/\n` );
	return path;
};

beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'eidan-test-' ) );
	process.env = { ...before, EIDAN_CACHE: join( folder, 'cache' ) };
	delete process.env.EIDAN_WORDPRESS;
	delete process.env.EIDAN_WOOCOMMERCE;
	delete process.env.EIDAN_THEMES;
	delete process.env.EIDAN_WOOCOMMERCE_OLD;
	delete process.env.EIDAN_WP_VERSION;
	// As on a machine without a network and without Debian's tools.
	process.env.PATH = '';
	global.fetch = () =>
		Promise.reject( Object.assign( new TypeError( 'fetch failed' ), { cause: { code: 'ENOTFOUND' } } ) );
} );

afterEach( () => {
	process.env = before;
	rmSync( folder, { recursive: true, force: true } );
} );

describe( 'where a WordPress comes from', () => {
	it( 'is the named folder first', async () => {
		process.env.EIDAN_WORDPRESS = tree( join( folder, 'mine' ), '7.0.1' );
		tree( join( folder, 'cache', 'wordpress', '7.1.4' ), '7.1.4' );
		expect( await findWordPress() ).toMatchObject( { version: '7.0.1', source: 'EIDAN_WORDPRESS' } );
	} );

	it( 'is the cache when the named folder holds another release than wanted', async () => {
		process.env.EIDAN_WORDPRESS = tree( join( folder, 'mine' ), '7.1.4' );
		tree( join( folder, 'cache', 'wordpress', '6.8.7' ), '6.8.7' );
		const said = [];
		expect( await findWordPress( { wanted: '6.8', say: ( line ) => said.push( line ) } ) ).toMatchObject( {
			version: '6.8.7',
			source: 'cache',
		} );
		expect( said ).toEqual( [ 'EIDAN_WORDPRESS holds 7.1.4, wanted is 6.8' ] );
	} );

	it( 'is never half a folder of the cache', async () => {
		mkdirSync( join( folder, 'cache', 'wordpress', '7.1.4' ), { recursive: true } );
		await expect( findWordPress() ).rejects.toThrow( 'set EIDAN_WORDPRESS' );
	} );

	it( 'is named with the reasons when there is none', async () => {
		await expect( findWordPress( { wanted: '6.8' } ) ).rejects.toThrow(
			/No WordPress 6\.8 found.*wordpress\.org: not reachable \(ENOTFOUND\); Debian packages: not a Debian machine/
		);
	} );

	it( 'is refused when the named folder holds none', async () => {
		process.env.EIDAN_WORDPRESS = folder;
		await expect( findWordPress() ).rejects.toThrow( 'no WordPress in' );
	} );
} );

describe( 'where WooCommerce comes from', () => {
	it( 'is the named folder, then the cache, then nowhere', async () => {
		const said = [];
		expect( await findWooCommerce( { say: ( line ) => said.push( line ) } ) ).toBeUndefined();
		expect( said ).toEqual( [ 'wordpress.org: not reachable (ENOTFOUND)' ] );
		shop( join( folder, 'cache', 'woocommerce' ), '11.0.1' );
		expect( await findWooCommerce() ).toMatchObject( { version: '11.0.1', source: 'cache' } );
		process.env.EIDAN_WOOCOMMERCE = shop( join( folder, 'mine' ), '9.5.0' );
		expect( await findWooCommerce() ).toMatchObject( { version: '9.5.0', source: 'EIDAN_WOOCOMMERCE' } );
	} );

	it( 'is another place for the oldest one', async () => {
		process.env.EIDAN_WOOCOMMERCE = shop( join( folder, 'mine' ), '11.0.1' );
		expect( await findWooCommerce( { release: 'oldest' } ) ).toBeUndefined();
		shop( join( folder, 'cache', 'woocommerce-9.5' ), '9.5.2' );
		expect( await findWooCommerce( { release: 'oldest' } ) ).toMatchObject( { version: '9.5.2', source: 'cache' } );
		process.env.EIDAN_WOOCOMMERCE_OLD = shop( join( folder, 'old' ), '9.5.0' );
		expect( await findWooCommerce( { release: 'oldest' } ) ).toMatchObject( {
			version: '9.5.0',
			source: 'EIDAN_WOOCOMMERCE_OLD',
		} );
	} );
} );

describe( 'where a classic theme comes from', () => {
	it( 'is the newest in the named folder, or in the cache', async () => {
		const newest = theme( join( folder, 'cache', 'themes', 'old-1.10' ), '1.10' );
		theme( join( folder, 'cache', 'themes', 'old-1.9' ), '1.9' );
		// A folder of another theme, and an incomplete folder. Neither may be taken.
		theme( join( folder, 'cache', 'themes', 'old-fashioned-3' ), '3' );
		mkdirSync( join( folder, 'cache', 'themes', 'old-2.0' ) );
		expect( await findTheme( 'old' ) ).toBe( newest );
		process.env.EIDAN_THEMES = join( folder, 'mine' );
		const mine = theme( join( folder, 'mine', 'old-1.2' ), '1.2' );
		expect( await findTheme( 'old' ) ).toBe( mine );
	} );

	it( 'is told with the reasons when there is none', async () => {
		await expect( findTheme( 'old' ) ).rejects.toThrow(
			/There is no theme old: .*EIDAN_THEMES.*wordpress\.org: not reachable \(ENOTFOUND\); Debian packages: not a Debian machine/
		);
	} );
} );

describe( 'the cache', () => {
	it( 'is filled once by two at a time, and whole', async () => {
		const path = join( folder, 'cache', 'thing' );
		let fills = 0;
		const fill = async ( partial ) => {
			fills++;
			writeFileSync( join( partial, 'file' ), '' );
		};
		await Promise.all( [ fillFolder( path, fill ), fillFolder( path, fill ) ] );
		expect( fills ).toBe( 1 );
	} );

	it( 'is left as it was when filling fails', async () => {
		const path = join( folder, 'cache', 'thing' );
		await expect( fillFolder( path, () => Promise.reject( new Error( 'cut off' ) ) ) ).rejects.toThrow( 'cut off' );
		await expect( fillFolder( path, async () => {} ) ).resolves.toBe( path );
	} );

	it( 'takes over the lock of a process that died', async () => {
		const lock = join( folder, 'lock' );
		writeFileSync( lock, '999999999' );
		await expect( withLock( lock, async () => 'done' ) ).resolves.toBe( 'done' );
	} );
} );
