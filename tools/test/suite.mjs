/**
 * Runs a tier of the suite, or one part of it.
 */
import { build } from './commands.mjs';
import { needFonts, needThemes } from './extras.mjs';
import { isBuilt, PARTS, partsOf } from './parts.mjs';
import { phase, together } from './phases.mjs';
import { needBrowser, needComposerPackages, needEngines, needPhp, needPsalm, needRedis } from './prerequisites.mjs';
import { lateness } from './shares.mjs';
import { totals } from './totals.mjs';

/** @return {Promise<string>} What is missing for PHP tests; "" if nothing is. */
export const missingPhp = async () => ( await needPhp() ) || ( await needComposerPackages() );

/**
 * What parts need, in the order in which it is installed. Without what is `skipped` their tests run and say themselves
 * what they leave out; what is `optional` is besides installed for the whole run alone.
 */
const NEEDS = {
	php: { install: missingPhp },
	psalm: { install: needPsalm },
	browser: { install: needBrowser },
	themes: { install: needThemes, skipped: true },
	engines: { install: needEngines, skipped: true, optional: true },
	redis: { install: needRedis, skipped: true, optional: true },
	fonts: { install: needFonts, skipped: true, optional: true },
};

/**
 * Installs what parts need.
 *
 * @param {import('./parts.mjs').Part[]} parts
 * @param {import('./tiers.mjs').Tier}   tier  The quick tier goes without what is optional.
 * @return {Promise<Record<string, string>>} What is still missing, by its name in NEEDS.
 */
async function install( parts, tier ) {
	/** @type {Record<string, string>} */
	const missing = {};
	await phase( 'What the tests need', async () => {
		for ( const [ name, { install: get, skipped, optional } ] of Object.entries( NEEDS ) ) {
			const isNeeded =
				parts.some( ( { needs } ) => needs.includes( name ) ) && ! ( optional && tier === 'quick' );
			const problem = isNeeded ? await get() : '';
			if ( problem ) {
				console.log( problem );
				missing[ name ] = skipped ? '' : problem;
			}
		}
		return totals();
	} );
	return missing;
}

/**
 * @param {import('./parts.mjs').Part[]} parts
 * @param {import('./tiers.mjs').Tier}   tier
 * @return {Promise<void>} When all of them have run; their counts are in `phases`.
 */
async function runParts( parts, tier ) {
	const missing = await install( parts, tier );
	if ( parts.some( ( { needs } ) => needs.includes( 'build' ) ) && ! ( tier === 'rest' && isBuilt() ) ) {
		missing.build = ( await phase( 'Build', build ) ) ? '' : 'the build failed';
	}
	/** @type {( part: import('./parts.mjs').Part ) => Parameters<typeof phase>} */
	const job = ( { title, needs, run } ) => [
		title,
		async ( say ) => {
			const reason = needs.map( ( name ) => missing[ name ] ).find( Boolean ) || lateness();
			return reason ? totals( { skipped: 1, reasons: [ reason ] } ) : run( say, tier );
		},
	];
	await together( parts.filter( ( { alone } ) => ! alone ).map( job ) );
	for ( const part of parts.filter( ( { alone } ) => alone ) ) {
		await phase( ...job( part ) );
	}
}

/**
 * @param {import('./tiers.mjs').Tier} tier
 */
export const runTier = ( tier ) => runParts( partsOf( tier ), tier );

/**
 * @param {string[]} names Names of parts.
 */
export async function runNamed( names ) {
	const unknown = names.filter( ( name ) => ! PARTS.some( ( part ) => part.name === name ) );
	if ( unknown.length || names.length === 0 ) {
		throw new Error(
			`${ unknown.length ? `No such part: ${ unknown.join( ', ' ) }` : 'Name a part' }. There are ${ PARTS.map(
				( { name } ) => name
			).join( ', ' ) }.`
		);
	}
	await runParts(
		PARTS.filter( ( { name } ) => names.includes( name ) ),
		'all'
	);
}
