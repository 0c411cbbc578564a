/** Number of frames of a video that are measured. */
const FRAMES = 8;

/** Milliseconds to wait for a video to load or to seek. */
const PATIENCE = 15_000;

const FILM = /\.(?:m4v|mov|mp4|ogv|webm)(?:$|[?#])/i;

/** Whether an address has the extension of a video file. */
export const isFilm = ( url: string ) => FILM.test( url );

/**
 * Measures frames of a video at equal intervals.
 *
 * @param url  Address of the video file.
 * @param look Measures a frame: gets the video element, which shows it, and returns a list.
 * @return All results in one list. Rejects if the video cannot be loaded.
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
		// A stream has an infinite duration: only its first frame is measured.
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
