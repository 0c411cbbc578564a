/** Number of frames of a video that are measured. */
const FRAMES = 8;

/** Milliseconds to wait for a video to load or to seek. */
const TIMEOUT = 15_000;

const VIDEO_FILE = /\.(?:m4v|mov|mp4|ogv|webm)(?:$|[?#])/i;

/** Whether an address has the extension of a video file. */
export const isVideoUrl = ( url: string ) => VIDEO_FILE.test( url );

/**
 * Measures frames of a video at equal intervals.
 *
 * @param url     Address of the video file.
 * @param measure Measures a frame: gets the video element, which shows it, and returns a list.
 * @return All results in one list. Rejects if the video cannot be loaded.
 */
export async function measureFrames< T >( url: string, measure: ( frame: HTMLVideoElement ) => T[] ): Promise< T[] > {
	const video = Object.assign( document.createElement( 'video' ), {
		crossOrigin: 'anonymous',
		muted: true,
		preload: 'auto',
		src: url,
	} );
	const until = ( event: 'loadeddata' | 'seeked' ) =>
		new Promise< void >( ( resolve, reject ) => {
			video.addEventListener( event, () => resolve(), { once: true } );
			video.addEventListener( 'error', () => reject( video.error ), { once: true } );
			setTimeout( reject, TIMEOUT );
		} );
	try {
		await until( 'loadeddata' );
		const seen = measure( video );
		// A stream has an infinite duration: only its first frame is measured.
		for ( let index = 1; Number.isFinite( video.duration ) && index < FRAMES; index++ ) {
			video.currentTime = ( video.duration * index ) / FRAMES;
			await until( 'seeked' );
			seen.push( ...measure( video ) );
		}
		return seen;
	} finally {
		video.removeAttribute( 'src' );
		video.load();
	}
}
