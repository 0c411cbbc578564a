import { followAddress, moveDuration } from '../slider/address';
import { clamp } from '../slider/geometry';
import type { Engine, Start } from '../slider/engine';

/** Smallest distance of a swipe, in pixels. */
const SWIPE = 40;

/**
 * A slider that fades from one slide to the next in the same place. Before it starts, and without script, the slides
 * are a row that scrolls, as high as the highest slide. So nothing below jumps.
 *
 * @param setting Elements and options of the slider.
 */
export const fade: Start = ( { view, rtl, speed, changed, signal } ) => {
	const track = view.firstElementChild as HTMLElement;
	let from: number;

	const engine: Engine = {
		stops: 1,
		index: 0,
		to( index, duration ) {
			engine.index = clamp( index, engine.stops );
			view.style.setProperty( '--eidan-speed', `${ duration }ms` );
			engine.update();
		},
		update() {
			const slides = [ ...track.children ];
			engine.stops = slides.length;
			engine.index = clamp( engine.index, engine.stops );
			slides.forEach( ( slide, at ) => slide.classList.toggle( 'is-current', at === engine.index ) );
			changed();
			return slides;
		},
	};
	view.classList.add( 'is-fade' );
	// A link to a slide or a focused element may have scrolled the row.
	view.scrollTo( 0, 0 );
	signal.addEventListener( 'abort', () => view.classList.remove( 'is-fade' ) );
	// Wait until the caller is ready for the first change.
	queueMicrotask( () => {
		engine.update();
		followAddress( () => [ ...track.children ], engine.to, speed, signal );
	} );

	view.addEventListener(
		'pointerdown',
		( { pointerType, clientX } ) => ( from = pointerType === 'mouse' ? NaN : clientX ),
		{ signal }
	);
	view.addEventListener(
		'pointerup',
		( { clientX } ) => {
			const way = rtl ? clientX - from : from - clientX;
			if ( Math.abs( way ) > SWIPE ) {
				engine.to( engine.index + Math.sign( way ), moveDuration( speed ) );
			}
		},
		{ signal }
	);
	return engine;
};
