/** How many frames of a video are looked at. */
const FRAMES = 8;

/** Milliseconds after which a video that does not come is given up. */
const PATIENCE = 15_000;

const FILM = /\.(?:m4v|mov|mp4|ogv|webm)(?:$|[?#])/i;

/** Whether an address is that of a video. */
export const isFilm = ( url: string ) => FILM.test( url );

/**
 * Looks at frames of a video, evenly from its beginning to its end.
 *
 * @param url  Address.
 * @param look Is given each frame.
 * @return All that it gave; rejects where the video cannot be loaded.
 */
export async function framesOf< T >( url: string, look: ( frame: HTMLVideoElement ) => T[] ): Promise< T[] > {
	const film = Object.assign( document.createElement( 'video' ), {
		crossOrigin: 'anonymous',
		muted: true,
		preload: 'auto',
		src: url,
	} );
	const until = ( event: 'loadeddata' | 'seeked' ) =>
		new Promise< void >( ( resolve, reject ) => {
			film.addEventListener( event, () => resolve(), { once: true } );
			film.addEventListener( 'error', () => reject( film.error ), { once: true } );
			setTimeout( reject, PATIENCE );
		} );
	try {
		await until( 'loadeddata' );
		const seen = look( film );
		// What is streamed has no end.
		for ( let index = 1; Number.isFinite( film.duration ) && index < FRAMES; index++ ) {
			film.currentTime = ( film.duration * index ) / FRAMES;
			await until( 'seeked' );
			seen.push( ...look( film ) );
		}
		return seen;
	} finally {
		film.removeAttribute( 'src' );
		film.load();
	}
}
