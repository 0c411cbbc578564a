/**
 * Whether `npm run new-block` keeps its promise: makes a block of every kind in a copy of the checkout, builds it and
 * runs on them what the suite runs on all blocks.
 */
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../site/state.mjs';
import { GENERATORS } from '../test/commands.mjs';
import { toldOverAll } from '../test/over-all.mjs';
import { TIER } from '../test/tiers.mjs';
import { sum } from '../test/totals.mjs';
import { copy, stepsIn } from './copy.mjs';
import { KINDS } from './names.mjs';

/**
 * What Playwright runs: the matrices of `npm test` on the newest WordPress, all parents that a block may stand in, and
 * the boxes of all blocks in other engines. Forms of blocks, other themes and other sites have nothing that a new block
 * is made of.
 */
const RUNS = [
	{ tier: 'quick', files: 'matrix-', projects: [ 'newest' ] },
	{ tier: '', files: 'matrix-(?:grounds|boxes)', projects: [ 'newest', 'firefox', 'webkit' ] },
];

/**
 * @param {string} folder
 * @param {string} path   File or folder within it.
 * @return {string[]} Path of the file, or paths of all files in the folder.
 */
const filesIn = ( folder, path ) =>
	statSync( join( folder, path ) ).isDirectory()
		? readdirSync( join( folder, path ), { recursive: true, encoding: 'utf8' } )
				.map( ( name ) => `${ path }/${ name }` )
				.filter( ( name ) => statSync( join( folder, name ) ).isFile() )
		: [ path ];

/**
 * @param {string[]}                 kinds Kinds of blocks to create. Default: all.
 * @param {( line: string ) => void} say   Prints the output of a step that fails.
 * @return {Promise<import('../test/totals.mjs').Totals>} Numbers of steps that passed and failed.
 */
export async function testNewBlocks( kinds = Object.keys( KINDS ), say = console.log ) {
	const cwd = copy( 'new-block' );
	const slugs = kinds.map( ( kind ) => `new-${ kind }-block` );
	const port = Number( process.env.EIDAN_TEST_PORT || 8950 ) + 45;
	const inTier = ( tier ) =>
		stepsIn(
			cwd,
			{ EIDAN_BLOCKS: slugs.join(), EIDAN_TEST_PORT: String( port ), [ TIER ]: tier },
			say,
			'a copy with new blocks'
		);
	const step = inTier( '' );
	const made = [];
	for ( const [ index, kind ] of kinds.entries() ) {
		made.push(
			await step(
				process.execPath,
				'tools/new-block.mjs',
				slugs[ index ],
				...( kind === 'static' ? [] : [ `--${ kind }` ] )
			)
		);
	}
	// Check only new files and what they import. The rest is checked in the checkout itself.
	const fresh = readdirSync( join( cwd, 'blocks' ) )
		.map( ( name ) => `blocks/${ name }` )
		.filter( ( path ) => ! existsSync( join( CHECKOUT, path ) ) );
	writeFileSync(
		join( cwd, 'tsconfig.new-blocks.json' ),
		JSON.stringify( {
			extends: './tsconfig.json',
			include: [ ...fresh, 'src/**/*.d.ts' ],
		} )
	);
	const ending = ( ...ends ) =>
		fresh
			.flatMap( ( path ) => filesIn( cwd, path ) )
			.filter( ( path ) => ends.some( ( end ) => path.endsWith( end ) ) );
	say( toldOverAll( CHECKOUT ) );
	const steps = [
		...made,
		...( await Promise.all( GENERATORS.map( ( tool ) => step( process.execPath, tool, '--check' ) ) ) ),
		await step( 'npx', 'prettier', '--check', ...ending( '.ts', '.tsx' ) ),
		await step( 'npx', 'eslint', ...ending( '.ts', '.tsx' ) ),
		await step( 'npx', 'stylelint', ...ending( '.scss' ) ),
		await step( 'php', 'vendor/bin/phpcs', '-q', ...ending( '.php' ) ),
		...( await Promise.all( [
			step( process.execPath, 'tools/build.mjs' ),
			step( 'npx', 'tsc', '--noEmit', '--project', 'tsconfig.new-blocks.json' ),
			step( 'php', 'vendor/bin/phpstan', 'analyse', '--memory-limit=2G', '--no-progress', ...fresh ),
		] ) ),
		await step( process.execPath, 'tools/test/run.mjs', 'over-all', ...ending( '.json', '.ts', '.tsx' ) ),
	];
	for ( const { tier, files, projects } of RUNS ) {
		say( `Playwright runs ${ files } without controls, in ${ projects.join( ', ' ) }.` );
		const only = projects.map( ( name ) => `--project=${ name }` );
		steps.push(
			await inTier( tier )(
				process.execPath,
				'tools/test/run.mjs',
				'e2e',
				files,
				'--grep-invert=\\bcontrol:',
				...only
			)
		);
	}
	return sum( steps );
}
