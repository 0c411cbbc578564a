/**
 * The parts of the suite: what each runs, in which tier, and what it needs. `npm test`, `npm run test:all` and the public
 * workflow run these and nothing else.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../site/state.mjs';
import { OLDEST_WORDPRESS } from '../site/versions.mjs';
import { testNewBlocks } from '../new-block/check.mjs';
import { testDeletedBlocks } from '../new-block/deleted.mjs';
import { KINDS } from '../new-block/names.mjs';
import { proveNumbers } from './numbers.mjs';
import { e2e, lintPhp, npmRun, reportTranslations, unit } from './commands.mjs';
import { PHP_RELEASES, phpunit, phpunitByWasm } from './php.mjs';
import { browserShare, oneInTurn } from './shares.mjs';
import { phpunitTier, TIER } from './tiers.mjs';
import { sum, totals } from './totals.mjs';

/**
 * @typedef {import('./totals.mjs').Totals} Totals
 * @typedef {import('./tiers.mjs').Tier}    Tier
 *
 * @typedef {Object} Part
 * @property {string}                    name  As in `npm run test:part -- <name>`.
 * @property {string}                    title
 * @property {'both'|'quick'|'rest'}     tier  `quick` runs whole with `npm test`, `rest` only with `npm run test:all`,
 *                                             `both` has tests of either.
 * @property {('php'|'psalm'|'browser'|'build'|'themes'|'engines'|'redis'|'fonts')[]} needs What is there before it runs.
 * @property {boolean}                   [alone] Whether it keeps all cores busy by itself.
 * @property {( say: ( line: string ) => void, tier: Tier ) => Promise<Totals>} run
 */

/** Property tests run a thirtieth of their cases in `npm test`. */
const QUICK_CASES = '3300';

/** Variable by which a property test takes the number of its cases. Whoever reads it has more to do in the rest. */
const CASES = 'EIDAN_PROPERTY_RUNS';

/** @return {string[]} Paths of the unit tests that read the number of their cases. */
const propertyTests = () =>
	readdirSync( join( CHECKOUT, 'tests/unit' ), { recursive: true, encoding: 'utf8' } )
		.filter( ( name ) => /\.test\.tsx?$/.test( name ) )
		.map( ( name ) => `tests/unit/${ name }` )
		.filter( ( path ) => readFileSync( join( CHECKOUT, path ), 'utf8' ).includes( CASES ) );

/** The oldest WordPress leaves out these tests: they take long, and no WordPress version changes their result. */
const NEWEST_ONLY = [ '--exclude-group', 'newest' ];

/** Tests that also run on SQLite, as browser tests use it: those of our own SQL. */
const DATABASE = [ '--group', 'database,smoke' ];

/** Tests with WooCommerce that also run on the oldest WordPress. */
const SMOKE = [ '--group', 'smoke' ];

// Tests write more than they read, which takes the SQLite integration four times as long. So most run on MariaDB.
const onMariaDb = ( wp, args, suite ) => ( say ) => phpunit( wp, args, suite, say, 'mariadb' );
const onSqlite = ( wp, args, suite ) => ( say ) => phpunit( wp, args, suite, say );

const PHP = [ 'php', 'build' ];

async function slowBrowserTests() {
	const { index, count } = await browserShare();
	const counts = await e2e( [ `--shard=${ index }/${ count }` ], { [ TIER ]: 'rest' } );
	const reasons =
		count > 1 ? [ `of ${ count } shares of the slow ones there was time for one, number ${ index }` ] : [];
	return sum( [ counts, totals( { skipped: reasons.length, reasons } ) ] );
}

/** @type {Part[]} Those that take longest come first, as two run at the same time. */
export const PARTS = [
	{
		name: 'php',
		title: 'PHP tests, newest WordPress',
		tier: 'both',
		needs: PHP,
		run: ( say, tier ) => phpunit( '', phpunitTier( tier ), 'php', say, 'mariadb' ),
	},
	{
		name: 'unit',
		title: 'Unit tests',
		tier: 'both',
		needs: [ 'build' ],
		run: ( say, tier ) =>
			unit( tier === 'rest' ? propertyTests() : [], say, tier === 'quick' ? { [ CASES ]: QUICK_CASES } : {} ),
	},
	{
		name: 'php-oldest',
		title: `PHP tests, WordPress ${ OLDEST_WORDPRESS }`,
		tier: 'rest',
		needs: PHP,
		run: onMariaDb( OLDEST_WORDPRESS, NEWEST_ONLY, 'php' ),
	},
	{
		name: 'php-shop',
		title: 'PHP tests with WooCommerce',
		tier: 'rest',
		needs: PHP,
		run: onMariaDb( '', [], 'shop' ),
	},
	{
		name: 'taint',
		title: 'Taint analysis',
		tier: 'rest',
		needs: [ 'psalm' ],
		run: ( say ) => npmRun( 'lint:taint', say ),
	},
	...PHP_RELEASES.map( ( php ) => ( {
		name: `php-${ php }`,
		title: `PHP tests, PHP ${ php } by WebAssembly`,
		tier: 'rest',
		needs: PHP,
		run: ( say ) => phpunitByWasm( php, say ),
	} ) ),
	{
		name: 'php-sqlite',
		title: 'PHP tests of our own SQL, on SQLite',
		tier: 'rest',
		needs: PHP,
		run: onSqlite( '', DATABASE, 'php' ),
	},
	{
		name: 'php-shop-sqlite',
		title: 'PHP tests of our own SQL, on SQLite with WooCommerce',
		tier: 'rest',
		needs: PHP,
		run: onSqlite( '', DATABASE, 'shop' ),
	},
	{
		name: 'php-shop-oldest',
		title: `PHP tests with the oldest WooCommerce, WordPress ${ OLDEST_WORDPRESS }`,
		tier: 'rest',
		needs: PHP,
		run: onSqlite( OLDEST_WORDPRESS, SMOKE, 'shop' ),
	},
	{ name: 'lint-php', title: 'Lint PHP', tier: 'quick', needs: [ 'php' ], run: ( say ) => lintPhp( say ) },
	{ name: 'lint-ts', title: 'Lint TypeScript', tier: 'quick', needs: [], run: ( say ) => npmRun( 'lint:ts', say ) },
	{ name: 'types', title: 'Types', tier: 'quick', needs: [], run: ( say ) => npmRun( 'types:check', say ) },
	{ name: 'format', title: 'Format', tier: 'quick', needs: [], run: ( say ) => npmRun( 'lint:format', say ) },
	{ name: 'lint-css', title: 'Lint CSS', tier: 'quick', needs: [], run: ( say ) => npmRun( 'lint:css', say ) },
	{ name: 'translations', title: 'Translations', tier: 'quick', needs: [], run: reportTranslations },
	{
		name: 'numbers',
		title: 'The specification’s numbers',
		tier: 'rest',
		needs: PHP,
		run: proveNumbers,
	},
	{
		name: 'new-blocks',
		title: 'A new block of every kind',
		tier: 'rest',
		needs: [ ...PHP, 'browser', 'engines' ],
		alone: true,
		run: async () => testNewBlocks( await oneInTurn( Object.keys( KINDS ) ) ),
	},
	{
		name: 'deleted-blocks',
		title: 'A block of each kind deleted',
		tier: 'rest',
		needs: PHP,
		alone: true,
		run: ( say ) => testDeletedBlocks( say ),
	},
	{
		name: 'browser',
		title: 'Browser tests',
		tier: 'both',
		needs: [ ...PHP, 'browser', 'themes', 'engines', 'redis', 'fonts' ],
		alone: true,
		run: ( say, tier ) => ( tier === 'rest' ? slowBrowserTests() : e2e( [], { [ TIER ]: tier } ) ),
	},
];

/**
 * @param {Tier} tier
 * @return {Part[]} Its parts.
 */
export const partsOf = ( tier ) =>
	PARTS.filter( ( part ) => tier === 'all' || part.tier === 'both' || part.tier === tier );

/** Is there a build? Parts need it that run or read what is built. */
export const isBuilt = () => existsSync( join( CHECKOUT, 'build' ) );

/** @return {string} What `npm test` leaves to `npm run test:all`, by name. */
export const leftOut = () =>
	[
		...PARTS.filter( ( { tier } ) => tier === 'both' ).map( ( { title } ) => `${ title } marked slow` ),
		...PARTS.filter( ( { tier } ) => tier === 'rest' ).map( ( { title } ) => title ),
	].join( '; ' );
