/**
 * Runs what a change concerns: `npm run test:changed`, or `npm run test:changed -- <base>`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../site/state.mjs';
import { checkFiles, metadata, NARROWED, typesNow } from './block.mjs';
import { jobs } from './block-files.mjs';
import { build, e2e, unit } from './commands.mjs';
import { concernOf } from './concern.mjs';
import { changedSince, linesOf } from './git.mjs';
import { graphOf } from './graph.mjs';
import { jestArguments, phpFilter, phpOverAll } from './over-all.mjs';
import { phase, together } from './phases.mjs';
import { phpunit } from './php.mjs';
import { runTier } from './suite.mjs';
import { TIER } from './tiers.mjs';
import { totals } from './totals.mjs';

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
	if ( isSeen || stories.length || runsPhp ) {
		await phase( 'Build', build );
	}
	await together( [
		[ 'Types', ( say ) => typesNow( say ) ],
		[ 'Lint', ( say ) => checkFiles( own, say ) ],
		[
			'Unit tests',
			( say ) => unit( jestArguments( CHECKOUT, [ ...own.sources, ...scripts( paths ), ...own.unit ] ), say ),
		],
		...( runsPhp ? [ [ 'PHP tests', ( say ) => phpunit( '', [ '--filter', filter( php ) ], 'php', say ) ] ] : [] ),
		...( runsPhp && shop
			? [ [ 'PHP tests with WooCommerce', ( say ) => phpunit( '', [ '--filter', filter( php ) ], 'shop', say ) ] ]
			: [] ),
	] );
	const words = [ ...( isSeen ? [ 'matrix-' ] : [] ), ...stories ];
	if ( words.length ) {
		const projects = [ 'newest', ...( shop ? [ 'shop' ] : [] ) ].map( ( name ) => `--project=${ name }` );
		await phase( 'Browser tests', () =>
			unable
				? totals( { skipped: 1, reasons: [ unable ] } )
				: e2e( [ ...projects, '--pass-with-no-tests', ...words ], {
						[ TIER ]: 'quick',
						...( chosen.length ? { [ NARROWED ]: chosen.join() } : {} ),
					} )
		);
	}
}

/** Scripts that Jest's tests may import. */
const scripts = ( paths ) =>
	paths.filter( ( path ) => /^(?:src|tools|tests)\/.*(?<!\.d)\.(?:tsx?|mjs|cjs)$/.test( path ) );

/** @param {string[]} names Of classes of PHP tests. */
const filter = ( names ) => phpFilter( [ ...new Set( [ ...phpOverAll( CHECKOUT ), ...names ] ) ] );
