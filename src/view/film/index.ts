/**
 * The module `@eidan/film`: silent videos that come and go among images. Loaded only where there is one.
 */
import { playInView } from '../video/in-view';

/**
 * Plays a video while it is shown and in view. Who stopped it finds it stopped when it comes again.
 *
 * @param root   What belongs to the video: focus by keyboard in it stops the video.
 * @param shown  Whether it is shown now.
 * @param signal Ends it.
 * @param button Its pause button (`data-stop`, `data-start`); the one in the root unless given.
 * @return Says whether it is shown.
 */
export function filmIn(
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
	// The button does what the browser's controls would do.
	video.controls = false;
	const want = playInView( video, { root, button, tell }, signal );
	const show = ( now: boolean ) => {
		seen = now;
		want( now && wish );
	};
	show( shown );
	return show;
}
