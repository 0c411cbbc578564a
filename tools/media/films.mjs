/**
 * Films blocks, ten seconds each. Writes docs/images/films/<slug>.webp, and shows it in the block's README.
 * `--sheets <folder>` also writes a sheet with a frame of each half second, to look at.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LENGTH } from './films/choreography.mjs';
import { encoderArguments, ffmpeg, filmSizes, lightest, tooHeavy, whyNoEncoder } from './films/encoder.mjs';
import { frameTimes, framesAt } from './films/frames.mjs';
import { withFilm } from './films/readme.mjs';
import { record } from './films/record.mjs';

const FOLDER = new URL( '../../docs/images/films/', import.meta.url );

/** Arguments of ffmpeg for a sheet of twenty frames. */
const SHEET = [
	...[ '-hide_banner', '-loglevel', 'error', '-y', '-f', 'image2pipe', '-c:v', 'mjpeg', '-i', 'pipe:0' ],
	...[ '-vf', 'scale=480:-2,tile=4x5:padding=4', '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'mjpeg', '-q:v', '4' ],
	'pipe:1',
];

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             base   Address of the site.
 * @param {string}                             slug
 * @param {import('./films/choreography.mjs').Row} row
 * @param {string}                             [sheets] Folder for the sheet.
 */
async function make( browser, base, slug, row, sheets ) {
	const { seen, start, gap } = await record( browser, base, slug, row );
	const frames = ( rate ) => framesAt( seen, start, frameTimes( rate, LENGTH ) );
	const { film, rate, quality } = await lightest( ( step ) =>
		ffmpeg( encoderArguments( step ), frames( step.rate ) )
	);
	writeFileSync( new URL( `${ slug }.webp`, FOLDER ), film );
	const readme = new URL( `../../blocks/${ slug }/README.md`, import.meta.url );
	writeFileSync( readme, withFilm( readFileSync( readme, 'utf8' ), slug, row.alt ) );
	if ( sheets ) {
		mkdirSync( sheets, { recursive: true } );
		writeFileSync( join( sheets, `${ slug }.jpg` ), await ffmpeg( SHEET, frames( 2 ) ) );
	}
	const size = `${ Math.round( film.length / 1000 ) } kB`;
	console.log(
		`${ slug }: ${ size }, ${ rate } frames a second, quality ${ quality }, gap ${ Math.round( gap ) } ms`
	);
}

/** @param {import('./browser.mjs').Taking & { sheets?: string }} taking Names are slugs. */
export async function take( { browser, base, names, sheets } ) {
	const table = JSON.parse( readFileSync( new URL( 'films/films.json', import.meta.url ), 'utf8' ) );
	const slugs = names.length ? names : Object.keys( table );
	const unknown = slugs.filter( ( slug ) => ! table[ slug ] );
	const problem = unknown.length
		? `tools/media/films/films.json has no row for ${ unknown.join( ', ' ) }.`
		: await whyNoEncoder();
	if ( problem ) {
		console.error( problem );
		process.exitCode = 1;
		return;
	}
	mkdirSync( FOLDER, { recursive: true } );
	const problems = [];
	for ( const slug of slugs ) {
		await make( browser, base, slug, table[ slug ], sheets ).catch( ( { message } ) =>
			problems.push( `${ slug }: ${ message }` )
		);
	}
	problems.push( ...tooHeavy( filmSizes( FOLDER ) ) );
	problems.forEach( ( line ) => console.error( line ) );
	process.exitCode ||= problems.length ? 1 : 0;
}
