/**
 * What a release decides before anything is written.
 *
 * @jest-environment node
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOf } from '../../../../tools/release/bill.mjs';
import { fits, packagesOf, unlicensedMedia, unlicensedPackages } from '../../../../tools/release/licences.mjs';
import { tooBig } from '../../../../tools/release/size.mjs';
import { hasVersion, lacks, stamp, versionOf } from '../../../../tools/release/version.mjs';
import { writeZip } from '../../../../tools/site/zip.mjs';

const ROOT = join( __dirname, '../../../..' );
const read = ( path ) => readFileSync( join( ROOT, path ), 'utf8' );
const { version } = JSON.parse( read( 'package.json' ) );
const blocks = [ 'blocks', 'tools/new-block/template' ].flatMap( ( folder ) =>
	readdirSync( join( ROOT, folder ) )
		.map( ( slug ) => `${ folder }/${ slug }/block.json` )
		.filter( ( path ) => existsSync( join( ROOT, path ) ) )
);

describe( 'the version', () => {
	it.each( [
		[ '', '0.1.0' ],
		[ 'patch', '0.1.1' ],
		[ 'minor', '0.2.0' ],
		[ 'major', '1.0.0' ],
		[ '1.0.0', '1.0.0' ],
		[ '0.10.0', '0.10.0' ],
	] )( '“%s” after 0.1.0 is %s', ( wanted, next ) => expect( versionOf( '0.1.0', wanted ) ).toBe( next ) );

	it.each( [ '0.0.9', 'v1.0.0', '1.0', 'newest' ] )( '“%s” after 0.1.0 is refused', ( wanted ) => {
		expect( () => versionOf( '0.1.0', wanted ) ).toThrow( wanted );
	} );

	it.each( [ 'plugin.php', 'readme.txt', 'package.json', 'package-lock.json', ...blocks ] )(
		'stands in %s, is put there, and nothing else changes',
		( path ) => {
			const text = read( path );
			expect( hasVersion( path ) ).toBe( true );
			expect( stamp( path, text, version ) ).toBe( text );
			const stamped = stamp( path, text, '98.7.6' );
			const places = stamped.split( '98.7.6' );
			expect( places.length - 1 ).toBe( [ 'plugin.php', 'package-lock.json' ].includes( path ) ? 2 : 1 );
			expect( places.join( version ) ).toBe( text );
		}
	);

	it( 'is missed where a file does not say it', () => {
		expect( () => stamp( 'plugin.php', '<?php', '1.0.0' ) ).toThrow( 'plugin.php has no version' );
	} );
} );

describe( 'the documents', () => {
	const readme = 'Tested up to: 7.1\n\n== Changelog ==\n\n= 1.0.0 =\n* A first release.\n';
	const changelog = '# Changelog\n\n## Unreleased\n\n## 1.0.0 – 2026-12-01\n\n### Added\n\n- All.\n\n## 0.1.0\n';
	const lacking = ( texts ) => lacks( '1.0.0', { changelog, readme, newest: '7.1', ...texts } );

	it( 'are whole', () => expect( lacking( {} ) ).toEqual( [] ) );

	it( 'lack a section of the changelog', () => {
		expect( lacking( { changelog: '## Unreleased\n\n- All.\n' } ).join() ).toContain( 'no section “## 1.0.0”' );
		expect( lacking( { changelog: '## 1.0.0\n\n## 0.1.0\n\n- All.\n' } ).join() ).toContain( 'says nothing' );
	} );

	it( 'lack something in readme.txt', () => {
		expect( lacking( { readme: readme.replace( '* A first release.', '' ) } ).join() ).toContain( '= 1.0.0 =' );
		expect( lacking( { readme: readme.replace( 'Tested up to', 'Tried with' ) } ).join() ).toContain(
			'no “Tested'
		);
		expect( lacking( { newest: '7.2' } ).join() ).toContain( 'the tests run on 7.2' );
	} );
} );

describe( 'licences', () => {
	const locked = {
		'node_modules/swiper': { version: '1.0.0', license: 'MIT', dependencies: { dom: '1' } },
		'node_modules/swiper/node_modules/dom': { version: '1.0.0', license: 'Proprietary' },
		'node_modules/dom': { version: '2.0.0', license: 'MIT' },
		'node_modules/unused': { version: '2.0.0' },
	};

	it( 'are looked at of what is imported and of what that needs, from the nearest folder', () => {
		const packages = packagesOf( [ `import Swiper from 'swiper';\nimport x from './dom';` ], locked );
		expect( packages ).toEqual( [ 'node_modules/swiper', 'node_modules/swiper/node_modules/dom' ] );
		expect( unlicensedPackages( packages, locked ) ).toEqual( [
			'node_modules/swiper/node_modules/dom is under Proprietary, which does not go with GPL-2.0-or-later.',
		] );
	} );

	it( 'fit alone, or together, or one of several', () => {
		expect( [ 'MIT', '(MIT OR Proprietary)', 'MIT AND ISC', 'MIT AND Proprietary', '' ].map( fits ) ).toEqual( [
			true,
			true,
			true,
			false,
			false,
		] );
	} );

	it( 'of the packages in this plugin are there', () => {
		const { packages } = JSON.parse( read( 'package-lock.json' ) );
		const found = packagesOf( [ `import Swiper from 'swiper'; import Cookies from 'js-cookie';` ], packages );
		expect( found ).toContain( 'node_modules/swiper' );
		expect( unlicensedPackages( found, packages ) ).toEqual( [] );
	} );

	it( 'of the demo’s pictures and films are in its credits, and a new file is missed there', () => {
		const credits = read( 'assets/demo/CREDITS.md' );
		const media = [ 'images', 'films' ].flatMap( ( folder ) => readdirSync( join( ROOT, 'assets/demo', folder ) ) );
		expect( unlicensedMedia( media, credits ) ).toEqual( [] );
		expect( unlicensedMedia( [ 'holiday.webp' ], credits ) ).toEqual( [
			'holiday.webp has no credit in CREDITS.md.',
		] );
	} );
} );

it( 'the bill names what is built in, once, and is the same each time', () => {
	const bill = ( serialNumber, timestamp ) =>
		JSON.stringify( {
			bomFormat: 'CycloneDX',
			specVersion: '1.5',
			serialNumber,
			version: 1,
			metadata: { timestamp, component: { 'bom-ref': 'eidan-blocks@1.0.0', name: 'some-folder' } },
			components: [ { 'bom-ref': 'swiper@1.0.0' } ],
			dependencies: [ { ref: 'eidan-blocks@1.0.0', dependsOn: [ 'swiper@1.0.0' ] } ],
		} );
	const built = { version: '1.0.0', license: 'MIT', integrity: 'sha512-YWJj' };
	const shipped = [
		{ ...built, name: 'swiper' },
		{ ...built, name: '@scope/name' },
	];
	const made = ( ...of ) => billOf( bill( ...of ), shipped, '2026-12-01T00:00:00Z', 'abc' );
	expect( made( 'urn:uuid:1', 'now' ) ).toBe( made( 'urn:uuid:2', 'then' ) );
	const { serialNumber, metadata, components, dependencies } = JSON.parse( made( 'urn:uuid:1', 'now' ) );
	expect( serialNumber ).toMatch( /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/ );
	expect( metadata.component.name ).toBe( 'eidan-blocks' );
	expect( components.map( ( one ) => one[ 'bom-ref' ] ) ).toEqual( [ 'swiper@1.0.0', '@scope/name@1.0.0' ] );
	expect( components[ 1 ] ).toMatchObject( {
		purl: 'pkg:npm/%40scope/name@1.0.0',
		hashes: [ { alg: 'SHA-512', content: '616263' } ],
		licenses: [ { expression: 'MIT' } ],
	} );
	expect( dependencies[ 0 ].dependsOn ).toEqual( [ 'swiper@1.0.0', '@scope/name@1.0.0' ] );
} );

it( 'the zip of the same files is the same at another time', () => {
	const files = [ { name: 'eidan/plugin.php', data: Buffer.from( '<?php' ) } ];
	jest.useFakeTimers( { now: new Date( '2026-01-01' ) } );
	const once = writeZip( files );
	jest.setSystemTime( new Date( '2027-02-03' ) );
	expect( writeZip( files ).equals( once ) ).toBe( true );
	jest.useRealTimers();
} );

it( 'a zip that is too big is refused', () => {
	expect( tooBig( 1000 ) ).toEqual( [] );
	expect( tooBig( 20_000_000 ).join() ).toContain( '20000 kB' );
} );
