/**
 * The cut of the demo's showreel: what ffmpeg is told to make of images.
 */

/** Times as large as the video, at which an image is moved. So slow moves have no steps. */
const FINE = 3;

/**
 * A shot.
 *
 * @typedef {Object} Shot
 * @property {string}           image   Name of an image of the demo.
 * @property {number}           seconds How long it is seen, without the time in which it fades out.
 * @property {[number, number]} from    Where the view begins: x and y as parts of the space that is left over, 0 to 1.
 * @property {[number, number]} to      Where it ends.
 * @property {[number, number]} zoom    Enlargement at the beginning and at the end, from 1.
 * @property {number}           [fade]  How long it fades into the next one, in seconds. By default it is cut.
 */

/**
 * @param {Shot[]} shots
 * @return {number} Length of the video, in seconds.
 */
export const lengthOf = ( shots ) => shots.reduce( ( sum, { seconds } ) => sum + seconds, 0 );

/**
 * @param {Shot[]}                                          shots
 * @param {{ width: number, height: number, rate: number }} video Its size in pixels and frames a second.
 * @return {string} A filter graph of ffmpeg, whose inputs are the images in the order of the shots, and whose output is
 *                  `[out]`. The last shot does not fade.
 */
export function filterGraph( shots, { width, height, rate } ) {
	// A cut is a fade as long as a frame.
	const fades = shots.map( ( { fade } ) => fade ?? 1 / rate );
	const views = shots.map( ( { seconds, from, to, zoom }, index ) => {
		const frames = Math.round( ( seconds + ( index < shots.length - 1 ? fades[ index ] : 0 ) ) * rate );
		const size = `${ width * FINE }:${ height * FINE }`;
		const way = ( start, end, time ) => `(${ start }+${ +( end - start ).toFixed( 4 ) }*${ time }/${ frames })`;
		return [
			`[${ index }:v]scale=${ size }:force_original_aspect_ratio=increase:flags=lanczos`,
			`loop=loop=${ frames - 1 }:size=1`,
			`setpts=N/${ rate }/TB`,
			`crop=${ size }:x='(iw-ow)*${ way( from[ 0 ], to[ 0 ], 'n' ) }':y='(ih-oh)*${ way( from[ 1 ], to[ 1 ], 'n' ) }'`,
			`zoompan=z='${ way( zoom[ 0 ], zoom[ 1 ], 'on' ) }':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2'` +
				`:d=1:s=${ width }x${ height }:fps=${ rate }`,
			`format=yuv420p,setsar=1,settb=1/${ rate }[s${ index }]`,
		].join( ',' );
	} );
	let begin = 0;
	const joins = shots.slice( 1 ).map( ( _, place ) => {
		begin += shots[ place ].seconds;
		const one = place ? `j${ place - 1 }` : 's0';
		const end = place === shots.length - 2 ? 'out' : `j${ place }`;
		return `[${ one }][s${ place + 1 }]xfade=transition=fade:duration=${ +fades[ place ].toFixed( 4 ) }:offset=${ +begin.toFixed( 4 ) }[${ end }]`;
	} );
	return [ ...views, ...joins ].join( ';' );
}
