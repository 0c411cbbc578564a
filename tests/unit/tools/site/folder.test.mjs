/**
 * @jest-environment node
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from '../../../../tools/site/folder.mjs';

let base;
beforeEach( () => {
	base = mkdtempSync( join( tmpdir(), 'eidan-folder-' ) );
	process.env.EIDAN_CACHE = join( base, 'cache' );
} );
afterEach( () => {
	delete process.env.EIDAN_CACHE;
	rmSync( base, { recursive: true } );
} );

it( 'keeps the sites of two checkouts apart, and out of both', () => {
	const one = siteFolder( 'start', join( base, 'a', 'eidan' ) );
	const other = siteFolder( 'start', join( base, 'b', 'eidan' ) );
	expect( one ).not.toBe( other );
	expect( one.startsWith( join( base, 'cache', 'sites' ) ) ).toBe( true );
	expect( siteFolder( 'start', join( base, 'a', 'eidan' ) ) ).toBe( one );
} );

it( 'stays in the checkout where there can be no cache', () => {
	writeFileSync( join( base, 'file' ), '' );
	process.env.EIDAN_CACHE = join( base, 'file', 'cache' );
	expect( siteFolder( 'start', base ) ).toBe( join( base, '.cache', 'sites', 'start' ) );
} );

it( 'refuses a name that leads elsewhere', () => {
	expect( () => siteFolder( '../start', base ) ).toThrow( 'Not a name' );
} );
