/**
 * Makes the demo's videos from the demo's images. The view moves slowly over each image, which fades into the next; the
 * last one fades into the first. The video is drawn frame by frame, so that it is the same on a slow machine. Chromium
 * encodes it.
 *
 *     node tools/demo/video.mjs
 *
 * Writes to assets/demo/films/: `rooms` for wide screens and `rooms-narrow` for narrow ones, each with a poster image,
 * and `short`, two seconds as WebM and MP4 for the tests.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browsers } from '../test/browsers.mjs';
import { mp4 } from './video/mp4.mjs';
import { webm } from './video/webm.mjs';

const RATE = 24;
/** An image, then the start and the end of its move. Each is x and y as parts of the space left over, and the zoom. */
const SCENES = [
	[ 'spiral-stair', [ 0.5, 0.2, 1.05 ], [ 0.5, 0.8, 1.16 ] ],
	[ 'handrail', [ 0.5, 0.75, 1.02 ], [ 0.5, 0.35, 1.08 ] ],
	[ 'night-facade', [ 0.3, 0.5, 1.22 ], [ 0.7, 0.5, 1.06 ] ],
	[ 'terminal-columns', [ 0.2, 0.2, 1.12 ], [ 0.8, 0.8, 1.12 ] ],
];
const VIDEOS = [
	{
		name: 'rooms',
		poster: true,
		width: 1152,
		height: 648,
		seconds: 12,
		fade: 0.9,
		bitrate: 84_000,
		codecs: [ 'webm' ],
	},
	{
		name: 'rooms-narrow',
		poster: true,
		width: 432,
		height: 576,
		seconds: 12,
		fade: 0.9,
		bitrate: 25_000,
		codecs: [ 'webm' ],
	},
	{ name: 'short', width: 160, height: 90, seconds: 2, fade: 0.2, bitrate: 12_000, codecs: [ 'webm', 'mp4' ] },
];
const CODECS = {
	webm: { mux: webm, codec: 'vp09.00.31.08' },
	mp4: { mux: mp4, codec: 'avc1.640020' },
};

const out = new URL( '../../assets/demo/films/', import.meta.url );
mkdirSync( out, { recursive: true } );
const { whole: executablePath } = browsers();
const browser = await chromium.launch( {
	...( executablePath && { executablePath } ),
	args: [ '--no-sandbox', '--disable-gpu' ],
} );
const page = await browser.newPage();
// Encoders exist only on secure pages. `localhost` counts as one, and this route answers without a server.
await page.route( '**/*', ( route ) => route.fulfill( { contentType: 'text/html', body: '<!doctype html>' } ) );
await page.goto( 'http://localhost/' );
const images = SCENES.map( ( [ key ] ) =>
	readFileSync( new URL( `../../assets/demo/images/${ key }.webp`, import.meta.url ) ).toString( 'base64' )
);
await page.evaluate( async ( list ) => {
	window.images = await Promise.all(
		list.map( async ( data ) =>
			createImageBitmap( await ( await fetch( `data:image/webp;base64,${ data }` ) ).blob() )
		)
	);
}, images );

/* global createImageBitmap, OffscreenCanvas, VideoEncoder, VideoFrame */
/** Runs in the page: draws and encodes a video. Returns its frames as Base64. */
const encode = async ( { video, codec, rate, scenes } ) => {
	const { width, height, seconds, fade, bitrate } = video;
	const canvas = new OffscreenCanvas( width, height );
	const context = canvas.getContext( '2d' );
	context.imageSmoothingQuality = 'high';
	const each = seconds / scenes.length;
	const between = ( a, b, share ) => a + ( b - a ) * share;
	const draw = ( index, time, alpha ) => {
		const image = window.images[ index ];
		const [ , from, to ] = scenes[ index ];
		// The image still moves while it fades out, so its way is longer by that time.
		const share = ( time + fade ) / ( each + fade );
		const [ x, y, zoom ] = from.map( ( value, place ) => between( value, to[ place ], share ) );
		const scale = Math.max( width / image.width, height / image.height ) * zoom;
		context.globalAlpha = alpha;
		context.drawImage(
			image,
			( width - image.width * scale ) * x,
			( height - image.height * scale ) * y,
			image.width * scale,
			image.height * scale
		);
	};
	const paint = ( at ) => {
		const index = Math.floor( at / each );
		const time = at - index * each;
		draw( index, time, 1 );
		// The next image fades in at the end.
		if ( time > each - fade ) {
			draw( ( index + 1 ) % scenes.length, time - each, ( time - each + fade ) / fade );
		}
	};
	const base64 = ( bytes ) => {
		let text = '';
		for ( const byte of new Uint8Array( bytes ) ) {
			text += String.fromCharCode( byte );
		}
		return btoa( text );
	};
	const frames = [];
	let description = '';
	const encoder = new VideoEncoder( {
		output: ( chunk, meta ) => {
			const data = new ArrayBuffer( chunk.byteLength );
			chunk.copyTo( data );
			frames.push( { key: chunk.type === 'key', data: base64( data ) } );
			if ( meta?.decoderConfig?.description ) {
				description = base64( meta.decoderConfig.description );
			}
		},
		error: ( error ) => {
			throw error;
		},
	} );
	encoder.configure( {
		codec,
		width,
		height,
		bitrate,
		framerate: rate,
		latencyMode: 'quality',
		...( codec.startsWith( 'avc1' ) ? { avc: { format: 'avc' } } : {} ),
	} );
	const count = Math.round( seconds * rate );
	for ( let index = 0; index < count; index++ ) {
		paint( index / rate );
		const frame = new VideoFrame( canvas, { timestamp: Math.round( ( index * 1e6 ) / rate ) } );
		encoder.encode( frame, { keyFrame: index % ( rate * 6 ) === 0 } );
		frame.close();
		while ( encoder.encodeQueueSize > 4 ) {
			await new Promise( ( done ) => setTimeout( done, 5 ) );
		}
	}
	await encoder.flush();
	paint( 0.5 );
	const poster = await ( await canvas.convertToBlob( { type: 'image/webp', quality: 0.8 } ) ).arrayBuffer();
	return { frames, description, poster: base64( poster ) };
};

for ( const video of VIDEOS ) {
	for ( const ending of video.codecs ) {
		const { mux, codec } = CODECS[ ending ];
		const { frames, description, poster } = await page.evaluate( encode, {
			video,
			codec,
			rate: RATE,
			scenes: SCENES,
		} );
		const bytes = ( data ) => Buffer.from( data, 'base64' );
		const file = mux( {
			...video,
			rate: RATE,
			description: bytes( description ),
			frames: frames.map( ( { key, data } ) => ( { key, data: bytes( data ) } ) ),
		} );
		writeFileSync( new URL( `${ video.name }.${ ending }`, out ), file );
		if ( video.poster ) {
			writeFileSync( new URL( `${ video.name }.webp`, out ), bytes( poster ) );
		}
		process.stdout.write( `${ video.name }.${ ending }: ${ Math.round( file.length / 1000 ) } kB\n` );
	}
}
await browser.close();
