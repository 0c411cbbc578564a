/**
 * Encodes films as animated WebP, which READMEs show wherever they show images. ffmpeg does it, from Debian's package of
 * that name.
 */
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, which } from '../../site/run.mjs';

/** Width of a film, in pixels; its height is in proportion to that of the window. */
export const WIDTH = 640;

/** The most bytes of a film, and of all of them. */
export const BUDGET = { film: 250_000, all: 4_100_000 };

/** The bytes that a film is given if it can be had for them: so many films have room in the whole. */
export const WANTED = 130_000;

/** The bytes of a film that are too many, whatever it takes. */
const TOO_MANY = 180_000;

/**
 * Frames a second and quality (0 to 100), from the best that is tried to the least that may be, each with the most bytes
 * that its film may have to be taken. At a low quality the encoder leaves traces of what has gone, which looks worse than
 * fewer frames.
 */
export const LADDER = [
	{ rate: 12, quality: 70, most: WANTED },
	{ rate: 12, quality: 55, most: WANTED },
	{ rate: 10, quality: 50, most: WANTED },
	{ rate: 10, quality: 42, most: WANTED },
	{ rate: 8, quality: 42, most: WANTED },
	{ rate: 8, quality: 34, most: TOO_MANY },
	{ rate: 6, quality: 34, most: TOO_MANY },
	{ rate: 5, quality: 30, most: TOO_MANY },
	{ rate: 4, quality: 25, most: BUDGET.film },
];

/**
 * @param {{ rate: number, quality: number }} step A step of the ladder.
 * @return {string[]} Arguments of ffmpeg, which reads JPEG files from its standard input and writes the film to its
 *                    standard output. It repeats the film forever.
 */
export const encoderArguments = ( { rate, quality } ) => [
	...[ '-hide_banner', '-loglevel', 'error' ],
	...[ '-f', 'image2pipe', '-framerate', String( rate ), '-c:v', 'mjpeg', '-i', 'pipe:0' ],
	...[ '-vf', `scale=${ WIDTH }:-2:flags=lanczos:in_range=pc:out_range=tv,format=yuv420p` ],
	...[ '-c:v', 'libwebp_anim', '-quality', String( quality ), '-compression_level', '4' ],
	...[ '-loop', '0', '-an', '-f', 'webp', 'pipe:1' ],
];

/**
 * Finds the best step of the ladder whose film is light enough.
 *
 * @param {( step: { rate: number, quality: number } ) => Promise<Buffer>} encode Encodes the film.
 * @return {Promise<{ film: Buffer, rate: number, quality: number }>} The film. That of the last step may be heavier than
 *          any may be.
 */
export async function lightest( encode ) {
	let found;
	for ( const { most, ...step } of LADDER ) {
		found = { film: await encode( step ), ...step };
		if ( found.film.length <= most ) {
			break;
		}
	}
	return found;
}

/**
 * @param {string[]} args   Arguments of ffmpeg.
 * @param {Buffer[]} frames JPEG files for its standard input.
 * @return {Promise<Buffer>} What it wrote.
 */
export function ffmpeg( args, frames ) {
	return new Promise( ( resolve, reject ) => {
		const child = spawn( 'ffmpeg', args, { stdio: [ 'pipe', 'pipe', 'pipe' ] } );
		const written = [];
		let said = '';
		child.stdout.on( 'data', ( data ) => written.push( data ) );
		child.stderr.on( 'data', ( data ) => ( said += data ) );
		child.stdin.on( 'error', () => {} );
		child.on( 'error', reject );
		child.on( 'close', ( code ) =>
			code ? reject( new Error( `ffmpeg ended with ${ code }: ${ said }` ) ) : resolve( Buffer.concat( written ) )
		);
		child.stdin.end( Buffer.concat( frames ) );
	} );
}

/**
 * @param {( name: string ) => string|undefined} find Finds a program.
 * @return {Promise<string>} Why no film can be made here, and what to install; "" if one can.
 */
export async function whyNoEncoder( find = which ) {
	const program = find( 'ffmpeg' );
	if ( ! program ) {
		return 'ffmpeg is missing – run: apt-get install ffmpeg';
	}
	const { stdout } = await run( program, [ '-hide_banner', '-encoders' ] );
	return stdout.includes( 'libwebp_anim' )
		? ''
		: 'this ffmpeg cannot write animated WebP (libwebp_anim) – Debian’s can: apt-get install ffmpeg';
}

/**
 * @param {URL} folder
 * @return {Record<string, number>} Bytes of the films in a folder, by slug.
 */
export const filmSizes = ( folder ) =>
	Object.fromEntries(
		readdirSync( folder ).map( ( name ) => [
			name.replace( '.webp', '' ),
			statSync( join( fileURLToPath( folder ), name ) ).size,
		] )
	);

/**
 * @param {Record<string, number>} sizes Bytes of the films, by slug.
 * @return {string[]} What is too heavy, each in a sentence.
 */
export function tooHeavy( sizes ) {
	const all = Object.values( sizes ).reduce( ( sum, size ) => sum + size, 0 );
	return [
		...Object.entries( sizes )
			.filter( ( [ , size ] ) => size > BUDGET.film )
			.map( ( [ slug, size ] ) => `The film of ${ slug } has ${ size } bytes, ${ BUDGET.film } are the most.` ),
		...( all > BUDGET.all ? [ `All films have ${ all } bytes, ${ BUDGET.all } are the most.` ] : [] ),
	];
}
