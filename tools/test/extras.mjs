/**
 * What the whole run has and the quick one can do without, as far as Debian has it. What else only some machines have is on
 * wordpress.org alone, in no registry of packages: other people's plugins, the drop-in for Redis among them, and the oldest
 * WooCommerce. Tests of these are skipped without it, each with the reason.
 */
import { run, which } from '../site/run.mjs';
import { findTheme, FOREIGN_THEMES } from '../site/themes.mjs';
import { need } from './prerequisites.mjs';

/** Debian's package of fonts that stand in while the demo's load. */
export const FONT_PACKAGES = [ 'fonts-liberation' ];

/** Fonts by which the demo's fallbacks are measured: those of one family for letters without serifs, and with. */
const STAND_INS = [
	/^(?:Arial|Liberation Sans|Helvetica|Arimo)\b/m,
	/^(?:Times New Roman|Liberation Serif|Times|Tinos)\b/m,
];

/**
 * @param {string} families What `fc-list : family` prints.
 * @return {boolean} Whether the fonts are there that stand in.
 */
export const hasStandIns = ( families ) => STAND_INS.every( ( names ) => names.test( families ) );

/** @return {Promise<string>} What is missing; "" if the fonts are there that stand in while others load. */
export async function needFonts() {
	const { stdout } = which( 'fc-list' )
		? await run( 'fc-list', [ ':', 'family' ], { check: false } )
		: { stdout: '' };
	return hasStandIns( stdout )
		? ''
		: need( FONT_PACKAGES, 'Fonts that stand in while others load are missing; a part of six tests is left out' );
}

/**
 * Fetches older themes before the tests begin, as no test has the time for it.
 *
 * @return {Promise<string>} Which cannot be had, and why; "" if all are there. Tests that need them are skipped.
 */
export async function needThemes() {
	const problems = [];
	for ( const slug of FOREIGN_THEMES ) {
		await findTheme( slug ).catch( ( { message } ) => problems.push( message ) );
	}
	return problems.join( '\n' );
}
