/**
 * The two tiers of the suite. `npm test` leaves out what is slow, `npm run test:all` runs everything.
 *
 * A test says itself that it is slow: one of Playwright by the word `@slow` in its title, a whole spec file by
 * `@group slow` in its first comment, one of PHPUnit by the same words in the comment of the test or its class.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {'quick'|'rest'|'all'} Tier `quick` is `npm test`, `all` is `npm run test:all`, and `rest` is what the first
 *                                      leaves to the second.
 */

/** Names the tier to playwright.config.ts. Empty for all. */
export const TIER = 'EIDAN_TIER';

const GROUP = /^\/\*\*(?:(?!\*\/)[^])*@group slow\b/;

/**
 * @param {string} text Text of a spec file.
 * @return {boolean} Whether its first comment says that the whole file is slow.
 */
export const isSlow = ( text ) => GROUP.test( text );

/**
 * @param {string} root Of the checkout.
 * @return {string[]} Names of the spec files in tests/e2e that are slow as a whole.
 */
export const slowSpecs = ( root ) => {
	const folder = join( root, 'tests/e2e' );
	return readdirSync( folder ).filter(
		( name ) => name.endsWith( '.spec.ts' ) && isSlow( readFileSync( join( folder, name ), 'utf8' ) )
	);
};

const escaped = ( name ) => name.replace( /[.-]/g, '\\$&' );

/**
 * @param {string[]} specs Names of spec files that are slow as a whole.
 * @return {RegExp} Finds slow tests by what Playwright greps: names of project and file, and the title.
 */
export const slowTests = ( specs ) =>
	new RegExp( [ '@slow\\b', ...specs.map( ( name ) => `(?:^|[ /])${ escaped( name ) }(?: |$)` ) ].join( '|' ) );

/**
 * @template {{ name?: string, grepInvert?: RegExp|RegExp[], metadata: object }} Project
 * @param {Project[]} projects Playwright's. Those with `metadata.quick` have tests of both tiers, the others are slow.
 * @param {string}    tier     `quick`, `rest`, or anything else for all.
 * @param {string[]}  specs    Names of spec files that are slow as a whole.
 * @return {Project[]} The projects of the tier, each with just the tests of the tier.
 */
export function projectsOf( projects, tier, specs ) {
	const slow = slowTests( specs );
	const isShared = ( { metadata } ) => 'quick' in metadata;
	const without = ( project, pattern ) => ( {
		...project,
		grepInvert: [ project.grepInvert ?? [], pattern ].flat(),
	} );
	if ( tier === 'quick' ) {
		return projects.filter( isShared ).map( ( project ) => without( project, slow ) );
	}
	if ( tier === 'rest' ) {
		const quick = new RegExp( `^(?![^]*(?:${ slow.source }))` );
		return projects.map( ( project ) => ( isShared( project ) ? without( project, quick ) : project ) );
	}
	return projects;
}

/**
 * @param {Tier} tier
 * @return {string[]} Arguments for PHPUnit.
 */
export const phpunitTier = ( tier ) =>
	( { quick: [ '--exclude-group', 'slow' ], rest: [ '--group', 'slow' ], all: [] } )[ tier ];
