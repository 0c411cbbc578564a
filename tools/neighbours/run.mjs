#!/usr/bin/env node
/**
 * Tries other people's plugins beside Eidan, and writes docs/neighbours.md anew.
 *
 *   npm run neighbours                       all of them, several on at once, as in `npm test`
 *   npm run neighbours -- polylang jetpack   these, one by one; the rows of the others stay as they are
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from '../site/run.mjs';
import { CHECKOUT } from '../site/state.mjs';
import { e2e } from '../test/commands.mjs';
import { phpunit } from '../test/php.mjs';
import { closingLine, sum } from '../test/totals.mjs';
import { layOut } from './folders.mjs';
import { NEIGHBOURS, testsOf } from './neighbours.mjs';
import { outcomesOf, testsIn } from './outcomes.mjs';
import { neededFor } from './rounds.mjs';

const words = process.argv.slice( 2 );
const unknown = words.filter( ( word ) => ! NEIGHBOURS.some( ( { slug } ) => slug === word ) );
if ( unknown.length ) {
	console.error( `There is no row ${ unknown.join( ', ' ) } in tools/neighbours/neighbours.mjs.` );
	process.exit( 1 );
}
const chosen = NEIGHBOURS.filter( ( { slug } ) => ! words.length || words.includes( slug ) );

const say = ( line ) => console.log( line );
const { versions, env } = await layOut(
	neededFor( NEIGHBOURS, chosen ),
	join( CHECKOUT, '.cache', 'neighbours' ),
	say
);
const there = chosen.filter( ( { slug, standIn } ) => standIn || versions[ slug ] );
there.forEach( ( { slug, name } ) => say( `${ name } ${ versions[ slug ] ?? '(stand-in)' }` ) );

const files = [ ...new Set( there.flatMap( testsOf ) ) ];
const inBrowser = files.filter( ( file ) => file.endsWith( '.spec.ts' ) );
const inPhp = files.filter( ( file ) => file.endsWith( '.php' ) );
const counts = [];
let ran = [];
if ( inBrowser.length ) {
	const alone = words.join( ',' );
	counts.push(
		await e2e( [ '--project=newest', '--project=shop', ...inBrowser ], {
			...env,
			EIDAN_NEIGHBOURS_ALONE: alone,
		} )
	);
	const report = join( CHECKOUT, 'artifacts', 'playwright.json' );
	ran = existsSync( report ) ? testsIn( JSON.parse( readFileSync( report, 'utf8' ) ) ) : [];
}
for ( const file of inPhp ) {
	const total = await phpunit( '', [ '--filter', basename( file, '.php' ) ], 'php' );
	counts.push( total );
	if ( total.passed + total.failed ) {
		ran.push( { file, title: '', status: total.failed ? 'failed' : 'passed' } );
	}
}

const store = join( CHECKOUT, 'tools', 'neighbours', 'results.json' );
const results = JSON.parse( readFileSync( store, 'utf8' ) );
for ( const one of there ) {
	const tests = outcomesOf( one, testsOf( one ), ran );
	if ( Object.keys( tests ).length ) {
		const date = new Date().toISOString().slice( 0, 10 );
		results[ one.slug ] = { version: versions[ one.slug ] ?? '', date, tests };
	}
}
const rows = NEIGHBOURS.filter( ( { slug } ) => results[ slug ] ).map( ( { slug } ) => [ slug, results[ slug ] ] );
writeFileSync( store, `${ JSON.stringify( Object.fromEntries( rows ), null, '\t' ) }\n` );
await run( process.execPath, [ 'tools/docs/neighbours.mjs' ], { cwd: CHECKOUT } );

const nowhere = chosen.filter( ( one ) => ! there.includes( one ) ).map( ( { slug } ) => slug );
if ( nowhere.length ) {
	say( `Not tried, as they are nowhere: ${ nowhere.join( ', ' ) }` );
}
const total = sum( counts );
total.failures.forEach( say );
say( closingLine( total ) );
process.exit( total.failed ? 1 : 0 );
