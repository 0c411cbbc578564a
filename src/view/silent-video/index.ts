/**
 * The module `@eidan/silent-video`: silent videos among images that are shown and hidden. It loads only on pages that
 * have one.
 */
import { playInView } from '../video/in-view';

/**
 * Plays a video while it is shown and in view. If the visitor paused it, it stays paused when it is shown again.
 *
 * @param root   Element around the video. Keyboard focus inside it pauses the video.
 * @param shown  Whether the video is shown at first.
 * @param signal Stops it when aborted.
 * @param button The pause button (`data-stop`, `data-start`). By default the one inside `root`.
 * @return Call it with whether the video is shown now.
 */
export function videoIn(
	root: HTMLElement,
	shown: boolean,
	signal: AbortSignal,
	button = root.querySelector< HTMLElement >( 'button[data-stop]' )
): ( shown: boolean ) => void {
	const video = root.querySelector( 'video' )!;
	let seen = true;
	let wish = false;
	const tell = ( wanted: boolean ) => {
		if ( seen ) {
			wish = wanted;
		}
	};
	// The pause button replaces the browser's controls.
	video.controls = false;
	const want = playInView( video, { root, button, tell }, signal );
	const show = ( now: boolean ) => {
		seen = now;
		want( now && wish );
	};
	show( shown );
	return show;
}
