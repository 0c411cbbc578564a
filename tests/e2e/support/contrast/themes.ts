/**
 * Other themes on a test site, by query argument.
 */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

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

/** What words are read in. */
export const LOOKS = [
	look( 'twentytwentyfive' ),
	...VARIATIONS.map( ( variation ) => look( 'twentytwentyfive', variation ) ),
	look( 'twentytwentyfour' ),
	look( 'twentytwentythree' ),
	look( 'twentytwentyone' ),
];

/** How many sheets share the looks between them. */
const TURNS = 4;

/**
 * Looks in which the words of a sheet are read. All of them would take the whole suite ten minutes more: sheets take
 * turns, so that each look is read on several of them. `EIDAN_LOOKS=all` reads every sheet in every look.
 *
 * @param index Place of the sheet among all.
 */
export const looksFor = ( index: number ) =>
	LOOKS.filter( ( _, at ) => process.env.EIDAN_LOOKS === 'all' || at % TURNS === index % TURNS );

const [ FOUR, THREE, PITCH ] = [
	look( 'twentytwentyfour' ),
	look( 'twentytwentythree' ),
	// Its links are amber, too pale for small words: those of ours that are no link among words have the color of words.
	look( 'twentytwentythree', 'pitch' ),
];

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
 * Gives a test site the themes, and the switch of `theme-switches.php`.
 *
 * @param site      The site of the test.
 * @param site.root Its folder.
 * @param site.php  Runs PHP inside it.
 */
export const addThemes = async ( site: {
	root: string;
	php: ( code: string ) => Promise< unknown >;
} ): Promise< void > => {
	if ( ! site.root ) {
		// There is none: its tests are skipped.
		return;
	}
	for ( const theme of new Set( LOOKS.map( ( { theme: slug } ) => slug ) ) ) {
		const folder = join( site.root, 'wp-content', 'themes', theme );
		if ( ! existsSync( folder ) ) {
			const { copyLinked } = await import( '../../../../tools/site/state.mjs' );
			const { findTheme } = await import( '../../../../tools/site/themes.mjs' );
			// The two workers copy at the same time: the first who is done wins.
			const own = join( site.root, 'wp-content', `${ theme }-${ process.pid }` );
			copyLinked( await findTheme( theme ), own );
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
	const source = readFileSync( join( __dirname, '..', 'theme-switches.php' ) ).toString( 'base64' );
	await site.php(
		`wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/eidan-themes.php', base64_decode( '${ source }' ) );`
	);
};
