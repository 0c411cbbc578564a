/**
 * Films blocks, ten seconds each, from the demo's pages on a running site. Writes docs/images/films/<slug>.webp, and
 * shows it in the block's README:
 *
 *     node tools/films/make.mjs http://127.0.0.1:8888 [slug …]
 *
 * `--sheets <folder>` also writes a sheet with a frame of each half second, to look at.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '../demo/shots.mjs';
import { LENGTH } from './choreography.mjs';
import { encoderArguments, ffmpeg, filmSizes, lightest, tooHeavy, whyNoEncoder } from './encoder.mjs';
import { frameTimes, framesAt } from './frames.mjs';
import { withFilm } from './readme.mjs';
import { record } from './record.mjs';

const FOLDER = new URL( '../../docs/images/films/', import.meta.url );

/** Arguments of ffmpeg for a sheet of twenty frames. */
const SHEET = [
	...[ '-hide_banner', '-loglevel', 'error', '-y', '-f', 'image2pipe', '-c:v', 'mjpeg', '-i', 'pipe:0' ],
	...[ '-vf', 'scale=480:-2,tile=4x5:padding=4', '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'mjpeg', '-q:v', '4' ],
	'pipe:1',
];

const { values, positionals } = parseArgs( { allowPositionals: true, options: { sheets: { type: 'string' } } } );
const [ base = 'http://127.0.0.1:8888', ...only ] = positionals;

const problem = await whyNoEncoder();
if ( problem ) {
	console.error( problem );
	process.exit( 1 );
}
const table = JSON.parse( readFileSync( new URL( 'films.json', import.meta.url ), 'utf8' ) );
const slugs = only.length ? only : Object.keys( table );
const unknown = slugs.filter( ( slug ) => ! table[ slug ] );
if ( unknown.length ) {
	console.error( `tools/films/films.json has no row for ${ unknown.join( ', ' ) }.` );
	process.exit( 1 );
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             slug
 */
async function make( browser, slug ) {
	const { seen, start, gap } = await record( browser, base, slug, table[ slug ] );
	const frames = ( rate ) => framesAt( seen, start, frameTimes( rate, LENGTH ) );
	const { film, rate, quality } = await lightest( ( step ) =>
		ffmpeg( encoderArguments( step ), frames( step.rate ) )
	);
	writeFileSync( new URL( `${ slug }.webp`, FOLDER ), film );
	const readme = new URL( `../../blocks/${ slug }/README.md`, import.meta.url );
	writeFileSync( readme, withFilm( readFileSync( readme, 'utf8' ), slug, table[ slug ].alt ) );
	if ( values.sheets ) {
		mkdirSync( values.sheets, { recursive: true } );
		writeFileSync( join( values.sheets, `${ slug }.jpg` ), await ffmpeg( SHEET, frames( 2 ) ) );
	}
	const size = `${ Math.round( film.length / 1000 ) } kB`;
	console.log(
		`${ slug }: ${ size }, ${ rate } frames a second, quality ${ quality }, gap ${ Math.round( gap ) } ms`
	);
}

const problems = [];
const browser = await openBrowser();
mkdirSync( FOLDER, { recursive: true } );
for ( const slug of slugs ) {
	try {
		await make( browser, slug );
	} catch ( error ) {
		problems.push( `${ slug }: ${ error.message }` );
	}
}
await browser.close();

problems.push( ...tooHeavy( filmSizes( FOLDER ) ) );
problems.forEach( ( line ) => console.error( line ) );
process.exitCode = problems.length ? 1 : 0;
