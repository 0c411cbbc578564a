/**
 * Shows pages of the test site in other themes, by a query argument.
 */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mustUse } from '../must-use';
import { needTheme } from '../needs';

const look = ( theme: string, variation = '' ) => ( {
	name: variation ? `${ theme }, ${ variation }` : theme,
	theme,
	query: `eidan-theme=${ theme }${ variation ? `&eidan-variation=${ variation }` : '' }`,
} );

/** Style variations of Twenty Twenty-Five. */
const VARIATIONS = [
	'01-evening',
	'02-noon',
	'03-dusk',
	'04-afternoon',
	'05-twilight',
	'06-morning',
	'07-sunrise',
	'08-midnight',
];

const FOUR = look( 'twentytwentyfour' );
const THREE = look( 'twentytwentythree' );
/** Its links are amber, too pale for small words: those of ours that are no link among words have the color of words. */
const PITCH = look( 'twentytwentythree', 'pitch' );

/** The theme of the test site, whose looks need no other. */
const OWN = 'twentytwentyfive';

/** The looks, each a theme or one of its style variations, in which contrast is measured. */
export const LOOKS = [
	look( OWN ),
	...VARIATIONS.map( ( variation ) => look( OWN, variation ) ),
	FOUR,
	THREE,
	look( 'twentytwentyone' ),
];

/** A sheet is checked in every fourth look. */
const TURNS = 4;

/** A theme, or one of its style variations. */
export type Look = ( typeof LOOKS )[ number ];

/**
 * Returns the looks for a sheet. Sheets take turns, so that each look is used for several of them: all looks for all
 * sheets would make the whole suite ten minutes longer. `EIDAN_LOOKS=all` checks every sheet in every look.
 *
 * @param index Index of the sheet among all sheets.
 * @return `own` are looks of the test site's theme, `foreign` those of themes that have to be found first.
 */
export const looksFor = ( index: number ): { own: Look[]; foreign: Look[] } => {
	const looks = LOOKS.filter( ( _, at ) => process.env.EIDAN_LOOKS === 'all' || at % TURNS === index % TURNS );
	return {
		own: looks.filter( ( { theme } ) => theme === OWN ),
		foreign: looks.filter( ( { theme } ) => theme !== OWN ),
	};
};

/**
 * Looks in which words of a fixture have been pale before. They are read in every run, whichever looks the turn of the
 * fixture's sheet leaves out.
 */
const ALWAYS: readonly ( readonly [ fixture: string, ...looks: ( typeof FOUR )[] ] )[] = [
	[ 'tabbed-info__vertical', FOUR ],
	[ 'fixed-portfolio-list', FOUR ],
	[ 'fixed-portfolio-list__skin', FOUR ],
	[ 'interactive-link-showcase', FOUR, THREE, PITCH ],
	[ 'interactive-link-showcase__columns', FOUR, THREE, PITCH ],
	[ 'interactive-link-showcase__slider', FOUR, THREE, PITCH ],
	[ 'opener', PITCH ],
	[ 'video-button__text', PITCH ],
];

/** The same by look: a page for each. A look is read on the page of all its fixtures. */
export const pairs = [ FOUR, THREE, PITCH ].map( ( of ) => ( {
	look: of,
	fixtures: ALWAYS.flatMap( ( [ fixture, ...looks ] ) => ( looks.includes( of ) ? [ fixture ] : [] ) ),
} ) );

/**
 * Copies the themes of looks to a test site and installs `theme-switches.php` there.
 *
 * @param site      The site of the test.
 * @param site.root Its folder; '' if it was not started.
 * @param site.php  Runs PHP on it.
 * @param looks     The looks. Themes that have to be found first take their time.
 */
export const addThemes = async (
	site: { root: string; php: ( code: string ) => Promise< unknown > },
	looks: readonly Look[] = LOOKS
): Promise< void > => {
	if ( ! site.root ) {
		// The site was not started, so its tests are skipped.
		return;
	}
	for ( const theme of new Set( looks.map( ( { theme: slug } ) => slug ) ) ) {
		const folder = join( site.root, 'wp-content', 'themes', theme );
		if ( ! existsSync( folder ) ) {
			const { copyLinked } = await import( '../../../../tools/site/state.mjs' );
			// Both workers may copy at the same time. The first one to finish wins.
			const own = join( site.root, 'wp-content', `${ theme }-${ process.pid }` );
			copyLinked( await needTheme( theme ), own );
			try {
				renameSync( own, folder );
			} catch ( error ) {
				rmSync( own, { recursive: true } );
				if ( ! existsSync( folder ) ) {
					throw error;
				}
			}
		}
	}
	await site.php(
		mustUse( 'eidan-themes.php', readFileSync( join( __dirname, '..', 'theme-switches.php' ), 'utf8' ) )
	);
};
