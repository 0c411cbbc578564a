/**
 * @jest-environment node
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importDemo } from '../../../../tools/site/demo.mjs';
import { readSettings, writeSettings } from '../../../../tools/site/settings.mjs';

let folder;
let file;

beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'eidan-demo-' ) );
	mkdirSync( join( folder, 'wordpress-data' ) );
	writeSettings( folder, { url: 'http://127.0.0.1' } );
	file = join( folder, 'wordpress-data', 'demo-progress.json' );
} );

afterEach( () => rmSync( folder, { recursive: true, force: true } ) );

it( 'imports in one PHP process, and tells how far it is', async () => {
	const state = { share: 0, note: '' };
	const php = jest.fn( async () => {
		writeFileSync( file, JSON.stringify( [ 0.5, 'Images' ] ) );
		for ( let looks = 0; state.share === 0 && looks < 100; looks++ ) {
			await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
		}
		return [];
	} );
	await expect( importDemo( { folder, php }, state ) ).resolves.toBe( 'imported' );
	expect( php ).toHaveBeenCalledTimes( 1 );
	expect( state ).toEqual( { share: 0.5, note: 'Images' } );
	expect( existsSync( file ) ).toBe( false );
	expect( readSettings( folder ) ).toMatchObject( { url: 'http://127.0.0.1', demo: true } );
} );

it( 'imports once', async () => {
	writeSettings( folder, { demo: true } );
	const php = jest.fn();
	await expect( importDemo( { folder, php }, {} ) ).resolves.toBe( 'there already' );
	expect( php ).not.toHaveBeenCalled();
} );

it( 'says what went wrong', async () => {
	const php = async () => [ 'The image a.webp could not be copied.' ];
	await expect( importDemo( { folder, php }, {} ) ).resolves.toBe(
		'imported; The image a.webp could not be copied.'
	);
} );

it( 'can be run again after it failed', async () => {
	const php = async () => {
		throw new Error( 'PHP ended' );
	};
	await expect( importDemo( { folder, php }, {} ) ).rejects.toThrow( 'PHP ended' );
	expect( readSettings( folder ).demo ).toBeUndefined();
	await expect( importDemo( { folder, php: async () => [] }, {} ) ).resolves.toBe( 'imported' );
} );

it( 'knows a plugin without a demo', async () => {
	await expect( importDemo( { folder, php: async () => '' }, {} ) ).resolves.toBe( 'none' );
	expect( readSettings( folder ).demo ).toBeUndefined();
} );
