/**
 * What a run takes of parts that are longer than the time it has. Another commit takes another share, so each has its
 * turn.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../site/run.mjs';
import { CHECKOUT } from '../site/state.mjs';
import { TIER } from './tiers.mjs';

/** When no further part may begin, in seconds since 1970: for a machine that ends a run after a time. Empty for never. */
const UNTIL = 'EIDAN_TEST_UNTIL';

/** @return {number} Seconds until then; Infinity without such a time. */
export const secondsLeft = () =>
	process.env[ UNTIL ] ? Number( process.env[ UNTIL ] ) - Date.now() / 1000 : Number.POSITIVE_INFINITY;

/** @return {string} Why a part is left out now; "" if it may begin. */
export const lateness = () => ( secondsLeft() < 0 ? `it would begin later than ${ UNTIL } allows` : '' );

/** Slow tests take longer than quick ones, and other engines take their time to start. */
const SLOWER = 1.3;

/**
 * @param {Object} needs
 * @param {number} needs.tests How many tests there are.
 * @param {number} needs.pace  Seconds that a test of the quick tier took.
 * @param {number} needs.left  Seconds that are left.
 * @param {number} needs.turn  Number of the turn.
 * @return {{ index: number, count: number }} The share, as in `--shard=index/count`.
 */
export function share( { tests, pace, left, turn } ) {
	const count = Math.max( 1, Math.ceil( ( tests * pace * SLOWER ) / Math.max( 1, left ) ) );
	return { index: ( turn % count ) + 1, count };
}

/** @return {Promise<number>} Number of the turn: of the commit, without one of the day. */
export async function turnOfCommit() {
	const { stdout } = await run( 'git', [ 'rev-parse', 'HEAD' ], { cwd: CHECKOUT, check: false } );
	return parseInt( stdout.slice( 0, 8 ), 16 ) || Math.floor( Date.now() / 86_400_000 );
}

/**
 * The share of the slow browser tests. How long one takes on this machine is known from the quick ones before.
 *
 * @return {Promise<{ index: number, count: number }>} All of them where the time has no end, or nothing is known.
 */
export async function browserShare() {
	const report = join( CHECKOUT, 'artifacts/playwright.json' );
	const left = secondsLeft();
	if ( ! Number.isFinite( left ) || ! existsSync( report ) ) {
		return { index: 1, count: 1 };
	}
	const { duration, expected } = JSON.parse( readFileSync( report, 'utf8' ) ).stats;
	const { stdout } = await run( 'npx', [ 'playwright', 'test', '--list' ], {
		cwd: CHECKOUT,
		env: { ...process.env, [ TIER ]: 'rest' },
	} );
	const tests = Number( /^Total: (\d+) tests/m.exec( stdout )?.[ 1 ] ?? 0 );
	return share( { tests, pace: duration / 1000 / Math.max( 1, expected ), left, turn: await turnOfCommit() } );
}

/**
 * @template T
 * @param {T[]} kinds
 * @return {Promise<T[]>} One of them where the time has an end, otherwise all.
 */
export const oneInTurn = async ( kinds ) =>
	Number.isFinite( secondsLeft() ) ? [ kinds[ ( await turnOfCommit() ) % kinds.length ] ] : kinds;
