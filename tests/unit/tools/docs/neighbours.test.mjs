/**
 * The rows of docs/neighbours.md, its tables, and what is read from a report.
 *
 * @jest-environment node
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layOut, versionIn } from '../../../../tools/neighbours/folders.mjs';
import { COLUMNS, NEIGHBOURS, STORY, testsOf } from '../../../../tools/neighbours/neighbours.mjs';
import { outcomesOf, testsIn } from '../../../../tools/neighbours/outcomes.mjs';
import { neededFor, roundsOf } from '../../../../tools/neighbours/rounds.mjs';
import { cell, CLOSE, OPEN, page } from '../../../../tools/neighbours/table.mjs';

const ROOT = join( __dirname, '../../../..' );
const read = ( path ) => readFileSync( join( ROOT, path ), 'utf8' );

describe( 'the rows', () => {
	it.each( NEIGHBOURS )( 'of $name name columns and tests that are there', ( one ) => {
		expect( Object.keys( one.tests ).filter( ( key ) => ! ( key in COLUMNS ) ) ).toEqual( [] );
		expect( testsOf( one ).filter( ( file ) => ! existsSync( join( ROOT, file ) ) ) ).toEqual( [] );
		expect( testsOf( one ).length ).toBeGreaterThan( 0 );
		expect( one.know ).toMatch( /\.$/ );
		// Each column has a test, or says why it has none.
		const without = Object.keys( one.without ?? {} );
		expect( [ ...Object.keys( one.tests ), ...without ].sort() ).toEqual( Object.keys( COLUMNS ).sort() );
		// The same way goes beside each plugin with a main file, and beside no other.
		expect( Boolean( one.round ) ).toBe( Boolean( one.main ) );
		expect( testsOf( one ).includes( STORY ) ).toBe( Boolean( one.main ) );
	} );

	it( 'are in the document as they came out last', () => {
		const before = read( 'docs/neighbours.md' );
		expect( page( before, NEIGHBOURS, JSON.parse( read( 'tools/neighbours/results.json' ) ) ) ).toBe( before );
	} );
} );

describe( 'the tables', () => {
	const one = { slug: 'one', name: 'One', know: 'Nothing.', tests: { lists: [ STORY, 'tests/e2e/a.spec.ts' ] } };

	it( 'say what passed, what fails, what did not run and what is not tried', () => {
		const tests = { [ STORY ]: 'passed', 'tests/e2e/a.spec.ts': 'failed' };
		expect( cell( one.tests.lists, { tests } ) ).toBe(
			`[✓](../${ STORY }), **fails:** [a](../tests/e2e/a.spec.ts)`
		);
		expect( cell( one.tests.lists, undefined ) ).toBe( 'not run' );
		expect( cell( [], { tests } ) ).toBe( '–' );
		expect( cell( [], { tests }, 'It has none.' ) ).toBe( 'does not apply' );
	} );

	it( 'stand between marks, with what is written by hand around them', () => {
		const result = { one: { version: '1.2', date: '2026-11-27', tests: { [ STORY ]: 'passed' } } };
		const text = page( `# Name\n\n${ OPEN }\nold\n${ CLOSE }\n\nEnd.\n`, [ one ], result );
		expect( text ).toMatch(
			/^# Name\n[^]*\| One \| 1\.2 \| \[✓\][^]*\| One \| Nothing\. [^]*2026-11-27 \|[^]*End\.\n$/
		);
		expect( text ).not.toContain( 'old' );
		expect( () => page( '# Name', [ one ], {} ) ).toThrow( 'docs/neighbours.md needs the two lines' );
	} );
} );

it( 'goes beside several at once, or beside those that are named one by one', () => {
	const slugs = ( alone ) => roundsOf( NEIGHBOURS, alone ).map( ( round ) => round.map( ( { slug } ) => slug ) );
	const real = NEIGHBOURS.filter( ( { main } ) => main ).map( ( { slug } ) => slug );
	expect( slugs( '' ).flat().sort() ).toEqual( [ ...real ].sort() );
	expect( slugs( 'jetpack,polylang,wpml' ) ).toEqual( [ [ 'polylang' ], [ 'jetpack' ] ] );
	// Two that do the same are never on at once.
	for ( const same of [
		[ 'autodescription', 'wordpress-seo', 'seo-by-rank-math' ],
		[ 'wp-super-cache', 'w3-total-cache' ],
		[ 'relevanssi', 'elasticpress' ],
		[ 'jetpack', 'jetpack-forms' ],
	] ) {
		slugs( '' ).forEach( ( round ) =>
			expect( round.filter( ( slug ) => same.includes( slug ) ).length ).toBeLessThan( 2 )
		);
	}
} );

it( 'has those there that a test of the chosen is for, too', () => {
	const needed = ( ...slugs ) =>
		neededFor(
			NEIGHBOURS,
			NEIGHBOURS.filter( ( { slug } ) => slugs.includes( slug ) )
		);
	// One test of all caches needs all of them; a stand-in needs nothing.
	expect( needed( 'litespeed-cache', 'wpml' ) ).toEqual( [ 'wp-super-cache', 'w3-total-cache', 'litespeed-cache' ] );
	expect( needed( 'query-monitor' ) ).toEqual( [ 'query-monitor' ] );
} );

it( 'reads how the tests of a plugin ended, in files of its own and in those of several', () => {
	const spec = ( title, ...statuses ) => ( {
		title,
		file: title.includes( 'beside' ) ? 'neighbours.spec.ts' : 'a.spec.ts',
		tests: statuses.map( ( status ) => ( { status } ) ),
	} );
	const ran = testsIn( {
		suites: [
			{
				specs: [
					spec( 'beside One: lists', 'expected' ),
					spec( 'beside Two, Four Five: lists', 'unexpected' ),
				],
				suites: [ { specs: [ spec( 'goes on', 'flaky', 'skipped' ), spec( 'ends', 'expected' ) ] } ],
			},
		],
	} );
	const files = [ STORY, 'tests/e2e/a.spec.ts', 'tests/e2e/b.spec.ts' ];
	expect( outcomesOf( { slug: 'one', name: 'One' }, files, ran ) ).toEqual( {
		[ STORY ]: 'passed',
		'tests/e2e/a.spec.ts': 'passed',
	} );
	expect( outcomesOf( { slug: 'two', name: 'Two' }, [ STORY ], ran ) ).toEqual( { [ STORY ]: 'failed' } );
	expect( outcomesOf( { slug: 'four', name: 'Four Five' }, [ STORY ], ran ) ).toEqual( { [ STORY ]: 'failed' } );
	expect( outcomesOf( { slug: 'three', name: 'Three' }, [ STORY ], ran ) ).toEqual( {} );
} );

describe( 'the folder that EIDAN_NEIGHBOURS names', () => {
	let folder;
	beforeEach( () => {
		folder = mkdtempSync( join( tmpdir(), 'eidan-neighbours-' ) );
		process.env.EIDAN_NEIGHBOURS = join( folder, 'mine' );
		process.env.EIDAN_PLUGINS = join( folder, 'cache' );
		for ( const slug of [ 'one', 'redis-cache' ] ) {
			mkdirSync( join( folder, 'mine', slug ), { recursive: true } );
			writeFileSync(
				join( folder, 'mine', slug, 'main.php' ),
				'<?php\n/*\nPlugin Name: One\nVersion: 1.2-beta\n*/'
			);
		}
		mkdirSync( join( folder, 'cache/two-3.0' ), { recursive: true } );
	} );
	afterEach( () => {
		delete process.env.EIDAN_NEIGHBOURS;
		delete process.env.EIDAN_PLUGINS;
		rmSync( folder, { recursive: true, force: true } );
	} );

	it( 'is looked into first, and the cache for what it lacks', async () => {
		const place = join( folder, 'place' );
		expect( await layOut( [ 'one', 'two', 'three', 'redis-cache' ], place, () => {} ) ).toEqual( {
			versions: { one: '1.2beta', two: '3.0', 'redis-cache': '1.2beta' },
			env: { EIDAN_PLUGINS: place, EIDAN_REDIS_CACHE: join( folder, 'mine/redis-cache' ) },
		} );
		expect( versionIn( join( place, 'one-1.2beta' ) ) ).toBe( '1.2beta' );
		expect( existsSync( join( place, 'two-3.0' ) ) ).toBe( true );
	} );
} );
