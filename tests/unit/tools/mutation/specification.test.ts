/**
 * docs/specification.md names tests for each number and each error. These tests have to exist. docs/specification.json
 * has to say how each number can be changed, as `npm run test:mutation:spec` does.
 */
import { existsSync, readFileSync } from 'fs';
import { join } from 'path';
import {
	changed,
	chosen,
	endOf,
	hasTitle,
	isQuick,
	rowsOf,
	sample,
	testsOf,
	touched,
} from '../../../../tools/mutation/rows.mjs';

type Change = [ file: string, place: string, value: string | number ];

const ROOT = join( __dirname, '../../../..' );
const read = ( path: string ) => readFileSync( join( ROOT, path ), 'utf8' );
const changes: Record< string, Change[] > = JSON.parse( read( 'docs/specification.json' ) );
const rows = rowsOf( read( 'docs/specification.md' ) );

/** Returns what is wrong with the last cell of a row; '' if nothing is. */
const fault = ( cell: string ): string => {
	const tests = testsOf( cell );
	const wrong = tests.find(
		( { file, title } ) => ! existsSync( join( ROOT, file ) ) || ! hasTitle( read( file ), title )
	);
	return tests.length && ! wrong ? '' : `no such test: ${ wrong?.file ?? cell }: ${ wrong?.title }`;
};

it( 'reads all rows', () => {
	expect( rows.length ).toBeGreaterThan( 40 );
	expect( new Set( rows.map( ( { name } ) => name ) ).size ).toBe( rows.length );
} );

it.each( rows.map( ( { name, cells } ) => [ name, cells.at( -1 )! ] ) )( '%s: its tests are there', ( _, cell ) => {
	expect( fault( cell ) ).toBe( '' );
} );

// Rows with four cells are numbers: what it is, its default, its setting or option, its tests. Those with three are
// errors and rules: what it is, what is done, its tests.
const isOurs = ( { cells }: { cells: string[] } ) =>
	cells.length === 4 ? /\d/.test( cells[ 1 ]! ) : ! cells[ 1 ]!.startsWith( 'WordPress’s own' );

it.each( rows.filter( isOurs ) )(
	'$name: what it says can be changed, and a quick test looks at it',
	( { name, cells } ) => {
		expect( changes[ name ]?.length ).toBeGreaterThan( 0 );
		expect( testsOf( cells.at( -1 )! ).some( isQuick ) ).toBe( true );
	}
);

it.each( Object.entries( changes ) )( '%s: every change is possible, in one place', ( name, list ) => {
	expect( rows.map( ( row ) => row.name ) ).toContain( name );
	for ( const change of list ) {
		expect( changed( read( change[ 0 ] ), change ) ).not.toBe( read( change[ 0 ] ) );
	}
} );

it( 'sees a row without a test', () => {
	expect( fault( '' ) ).not.toBe( '' );
	expect( fault( '`tests/unit/none.test.ts`: x' ) ).not.toBe( '' );
	expect( fault( '`tests/unit/tools/mutation/specification.test.ts`: no such ' + 'title' ) ).not.toBe( '' );
} );

it( 'knows a title from a word in a test', () => {
	const source = `const codes = { code: 'a_code' }; it( 'is said', async () => {} );
		it.each( [ [ 'HTML', 'a_code' ] ] )( 'reports %s, once', () => {} ); test( \`\${ RUNS } times\`, () => {} );`;
	for ( const title of [ 'is said', 'said', 'reports HTML, once', 'reports', ' times' ] ) {
		expect( hasTitle( source, title ) ).toBe( true );
	}
	for ( const title of [ 'a_code', 'HTML', 'reports nothing, once', 'is said twice' ] ) {
		expect( hasTitle( source, title ) ).toBe( false );
	}
	expect( hasTitle( '<?php function test_a(): void { test_b(); }', 'test_a' ) ).toBe( true );
	expect( hasTitle( '<?php function test_a(): void { test_b(); }', 'test_b' ) ).toBe( false );
} );

it( 'wants a test that ran and passed', () => {
	const results = [
		{ name: 'list is said', status: 'passed' },
		{ name: 'list is left out', status: 'pending' },
		{ name: 'list with a is told', status: 'passed' },
		{ name: 'list with b is told', status: 'failed' },
		{ name: 'a shop (name its folder in EIDAN_WOOCOMMERCE) sells', status: 'pending' },
	];
	const titles = [ 'is said', 'is left out', 'is none', 'is told', 'sells' ];
	expect( titles.map( ( title ) => endOf( title, results ) ) ).toEqual( [
		'passed',
		'absent',
		'absent',
		'failed',
		'WooCommerce',
	] );
} );

it( 'refuses a change that is not in one place', () => {
	expect( () => changed( 'A = 1; B = 1', [ 'a.ts', '= 1', '= 2' ] ) ).toThrow( '2 times' );
	expect( () => changed( 'A = 1', [ 'a.ts', '= 3', '= 2' ] ) ).toThrow( '0 times' );
	expect( () => changed( '{"a":{"b":1}}', [ 'a.json', 'a.c', 2 ] ) ).toThrow( 'a.c' );
	expect( () => changed( '{"a":{"b":1}}', [ 'a.json', 'a.b', 1 ] ) ).toThrow( 'already' );
	expect( changed( '{"a":{"b":1}}', [ 'a.json', 'a.b', 2 ] ) ).toBe( '{"a":{"b":2}}' );
	expect( changed( 'A = 1', [ 'a.ts', '= 1', '= 2' ] ) ).toBe( 'A = 2' );
} );

it( 'tries rows whose source or test changed, and a sample where nobody knows', () => {
	const some = Array.from( { length: 35 }, ( _, index ) => ( {
		changes: [ [ `a${ index }.ts`, '', '' ] as Change ],
		tests: [ { file: `t${ index }.ts` } ],
	} ) );
	expect( touched( some, [ 'a3.ts', 't7.ts', 'x.ts' ] ) ).toEqual( [ some[ 3 ], some[ 7 ] ] );
	expect( touched( some, [] ) ).toEqual( [] );
	expect( chosen( some, [ 'a3.ts' ], 'main', 5 ).few ).toEqual( [ some[ 3 ] ] );
	expect( chosen( some, null, '', 5 ).few.length ).toBeGreaterThan( 5 );
	const none = chosen( some, [], 'main', 5 );
	expect( none.few.length ).toBeGreaterThan( 1 );
	expect( none.why ).toContain( 'No row has changed since main' );
} );

it.each( [ 1, 3, 10, 11, 35, 52 ] )( 'lets every one of %d rows have its turn, and each of them begin', ( count ) => {
	const all = Array.from( { length: count }, ( _, index ) => index );
	const turns = Array.from( { length: 100 }, ( _, turn ) => sample( all, turn ) );
	expect( Math.max( ...turns.map( ( some ) => some.length ) ) ).toBeLessThanOrEqual( 10 );
	expect( new Set( turns.flat() ).size ).toBe( count );
	expect( new Set( turns.map( ( [ first ] ) => first ) ).size ).toBe( count );
	expect( sample( [], 7 ) ).toEqual( [] );
} );
