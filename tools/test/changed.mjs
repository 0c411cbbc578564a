/**
 * Runs what a change concerns: `npm run test:changed`, or `npm run test:changed -- <base>`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../site/state.mjs';
import { metadata, NARROWED, runConcerned } from './block.mjs';
import { jobs } from './block-files.mjs';
import { concernOf } from './concern.mjs';
import { changedSince, linesOf } from './git.mjs';
import { graphOf } from './graph.mjs';
import { phpFilter, phpOverAll } from './over-all.mjs';
import { runTier } from './suite.mjs';
import { TIER } from './tiers.mjs';

/** The base without a word on the command line: where the branch left main, on the forge or here. */
const BASES = [ 'origin/main', 'main' ];

/**
 * @param {string} named  Base; "" for where the branch left main.
 * @param {string} unable Why browser tests cannot run; "" if they can.
 */
export async function testChanged( named, unable ) {
	const found = await changedSince( named ? [ named ] : BASES );
	if ( ! found ) {
		throw new Error(
			`Git knows no ${ named || BASES.join( ' and no ' ) }. Name a base: npm run test:changed -- HEAD~1`
		);
	}
	const { base, files: differing } = found;
	const paths = differing.filter( ( path ) => existsSync( join( CHECKOUT, path ) ) );
	console.log( `${ paths.length } files differ from ${ base }.` );
	if ( paths.length === 0 ) {
		return;
	}
	const blocks = metadata();
	const files = await linesOf( 'ls-files', '--cached', '--others', '--exclude-standard' );
	const {
		ground,
		blocks: chosen,
		isSeen,
		stories,
		php,
		shop,
	} = concernOf( paths, {
		blocks,
		graph: graphOf( CHECKOUT ),
		files,
	} );
	if ( ground ) {
		console.log( `${ ground } concerns everything: this is npm test.` );
		await runTier( 'quick' );
		return;
	}
	const own = jobs( paths );
	const isCode = ( pattern ) => paths.some( ( path ) => pattern.test( path ) );
	const runsPhp = php.length > 0 || isSeen || isCode( /\.php$/ );
	const whose = isSeen ? chosen.join( ', ' ) || 'all blocks' : 'no block';
	console.log( `They concern ${ whose }${ stories.length ? `, and ${ stories.join( ', ' ) }` : '' }.` );
	await runConcerned( {
		files: own,
		unitFiles: [ ...own.sources, ...scripts( paths ), ...own.unit ],
		filter: runsPhp ? phpFilter( [ ...new Set( [ ...phpOverAll( CHECKOUT ), ...php ] ) ] ) : '',
		shop,
		words: [ ...( isSeen ? [ 'matrix-' ] : [] ), ...stories ],
		projects: [ 'newest', ...( shop ? [ 'shop' ] : [] ) ],
		unable,
		env: { [ TIER ]: 'quick', ...( chosen.length ? { [ NARROWED ]: chosen.join() } : {} ) },
	} );
}

/** Scripts that Jest's tests may import. */
const scripts = ( paths ) =>
	paths.filter( ( path ) => /^(?:src|tools|tests)\/.*(?<!\.d)\.(?:tsx?|mjs|cjs)$/.test( path ) );
