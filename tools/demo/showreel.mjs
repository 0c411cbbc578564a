/**
 * Makes the showreel of the demo: slow moves over its photographs, cut and faded by ffmpeg, as H.264 without sound.
 *
 *     node tools/demo/showreel.mjs
 *
 * Writes to assets/demo/films/: `showreel` for wide screens and `showreel-narrow` for narrow ones, each with its first
 * frame as poster image. The images and their licences are in assets/demo/CREDITS.md.
 */
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, which } from '../site/run.mjs';
import { filterGraph, lengthOf } from './video/showreel-graph.mjs';

const IMAGES = fileURLToPath( new URL( '../../assets/demo/images/', import.meta.url ) );
const FILMS = fileURLToPath( new URL( '../../assets/demo/films/', import.meta.url ) );
const RATE = 25;

/** Videos and the most bytes of each: 600 kB together. */
const VIDEOS = [
	{ name: 'showreel', width: 1152, height: 648, limit: 420_000 },
	{ name: 'showreel-narrow', width: 432, height: 576, limit: 180_000 },
];

/** Qualities of H.264 (CRF), from the best that is tried. */
const QUALITY = { best: 24, least: 40, step: 1 };

const SHOTS = JSON.parse( readFileSync( new URL( 'video/showreel.json', import.meta.url ), 'utf8' ) );

if ( ! which( 'ffmpeg' ) ) {
	console.error( 'ffmpeg is missing – run: apt-get install ffmpeg' );
	process.exit( 1 );
}
const ffmpeg = ( ...args ) => run( 'ffmpeg', [ '-hide_banner', '-loglevel', 'error', '-y', ...args ] );

for ( const { name, width, height, limit } of VIDEOS ) {
	const inputs = SHOTS.flatMap( ( { image } ) => [ '-i', join( IMAGES, `${ image }.webp` ) ] );
	const cut = join( FILMS, `.${ name }.mkv` );
	const graph = filterGraph( SHOTS, { width, height, rate: RATE } );
	// The cut is drawn once, without loss, and encoded until it is light enough.
	const drawn = [ '-filter_complex', graph, '-map', '[out]', '-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast' ];
	await ffmpeg( ...inputs, ...drawn, cut );
	const out = join( FILMS, `${ name }.mp4` );
	let crf = QUALITY.best;
	for ( ; crf <= QUALITY.least; crf += QUALITY.step ) {
		const quality = [ '-crf', String( crf ), '-preset', 'veryslow', '-profile:v', 'high', '-pix_fmt', 'yuv420p' ];
		const file = [ '-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart', out ];
		await ffmpeg( '-i', cut, '-c:v', 'libx264', ...quality, ...file );
		if ( statSync( out ).size <= limit ) {
			break;
		}
	}
	await ffmpeg( '-i', cut, '-frames:v', '1', '-c:v', 'libwebp', '-quality', '78', join( FILMS, `${ name }.webp` ) );
	rmSync( cut );
	const size = Math.round( statSync( out ).size / 1000 );
	console.log( `${ name }.mp4: ${ lengthOf( SHOTS ) } s, ${ size } kB, CRF ${ crf }` );
}
