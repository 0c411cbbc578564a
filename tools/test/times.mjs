/**
 * Where the time of the suite goes: seconds by file and by test, from the reports that it writes anyway.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CHECKOUT } from '../site/state.mjs';
import { specsOf } from './totals.mjs';

/**
 * @typedef {{ part: string, file: string, test: string, seconds: number }} Row
 */

/**
 * @param {Object} report Of Playwright's JSON reporter.
 * @return {Row[]} A row for each test, its repetitions included. The part is the project.
 */
export const playwrightTimes = ( report ) =>
	specsOf( report ).flatMap( ( { file, title, tests } ) =>
		tests.map( ( { projectName, results } ) => ( {
			part: projectName,
			file,
			test: title,
			seconds: results.reduce( ( all, { duration } ) => all + duration, 0 ) / 1000,
		} ) )
	);

/**
 * @param {Object} report Of Jest (--json).
 * @param {string} root   Of the checkout.
 * @return {Row[]} A row for each test, and one for what each file takes besides.
 */
export function jestTimes( report, root ) {
	return report.testResults.flatMap( ( { name, startTime, endTime, assertionResults } ) => {
		const file = relative( root, name );
		const tests = assertionResults.map( ( { fullName, duration } ) => ( {
			part: 'jest',
			file,
			test: fullName,
			seconds: ( duration ?? 0 ) / 1000,
		} ) );
		const rest = ( endTime - startTime ) / 1000 - tests.reduce( ( all, { seconds } ) => all + seconds, 0 );
		return [ ...tests, { part: 'jest', file, test: '(compiling and loading)', seconds: Math.max( 0, rest ) } ];
	} );
}

/**
 * @param {string} xml  Report of PHPUnit (--log-junit).
 * @param {string} part What it ran on.
 * @return {Row[]} A row for each test.
 */
export const phpunitTimes = ( xml, part ) =>
	[ ...xml.matchAll( /<testcase\b([^>]*)>/g ) ].map( ( [ , attributes ] ) => {
		const of = ( name ) => new RegExp( `\\b${ name }="([^"]*)"` ).exec( attributes )?.[ 1 ] ?? '';
		return { part, file: of( 'class' ), test: of( 'name' ), seconds: Number( of( 'time' ) ) };
	} );

/**
 * @param {Row[]}                  rows
 * @param {( row: Row ) => string} key
 * @return {{ name: string, seconds: number, count: number }[]} Sums, the longest first.
 */
export function sums( rows, key ) {
	const found = new Map();
	for ( const row of rows ) {
		const name = key( row );
		const { seconds, count } = found.get( name ) ?? { seconds: 0, count: 0 };
		found.set( name, { name, seconds: seconds + row.seconds, count: count + 1 } );
	}
	return [ ...found.values() ].sort( ( a, b ) => b.seconds - a.seconds );
}

/** How many files and tests are printed. All are in the file. */
const SHOWN = 40;

/**
 * Prints the longest and writes all to artifacts/times.tsv.
 *
 * @param {number} since Reports of before, in milliseconds since 1970, are of another run.
 */
export function tellTimes( since ) {
	const folder = join( CHECKOUT, 'artifacts' );
	const read = ( name ) => readFileSync( join( folder, name ), 'utf8' );
	const fresh = existsSync( folder )
		? readdirSync( folder ).filter( ( name ) => statSync( join( folder, name ) ).mtimeMs >= since )
		: [];
	const rows = fresh.flatMap( ( name ) => {
		if ( name === 'playwright.json' ) {
			return playwrightTimes( JSON.parse( read( name ) ) );
		}
		if ( name === 'jest.json' ) {
			return jestTimes( JSON.parse( read( name ) ), CHECKOUT );
		}
		return /^phpunit-.*\.xml$/.test( name ) ? phpunitTimes( read( name ), name.slice( 0, -4 ) ) : [];
	} );
	const line = ( { name, seconds, count } ) =>
		`${ `${ seconds.toFixed( 1 ) } s`.padStart( 10 ) }  ${ name } (${ count })`;
	const part = ( row ) => row.part;
	const file = ( row ) => `${ row.part } ${ row.file }`;
	const test = ( row ) => `${ file( row ) } › ${ row.test }`;
	for ( const [ title, key ] of Object.entries( { parts: part, files: file, tests: test } ) ) {
		console.log( `\n== The longest ${ title }` );
		console.log( sums( rows, key ).slice( 0, SHOWN ).map( line ).join( '\n' ) );
	}
	writeFileSync(
		join( folder, 'times.tsv' ),
		rows
			.map( ( row ) => [ row.seconds.toFixed( 2 ), row.part, row.file, row.test ].join( '\t' ) )
			.sort( ( a, b ) => parseFloat( b ) - parseFloat( a ) )
			.join( '\n' )
	);
}
