import { followAddress, pace } from '../slider/address';
import { clamp } from '../slider/geometry';
import type { Engine, Start } from '../slider/engine';

/** How far a finger has to go for the next slide, in pixels. */
const SWIPE = 40;

/**
 * A slider of one slide at a time, which fade into one another where they stand. Before it starts, and without script,
 * the same slides are a row that scrolls, as high as the highest of them: so nothing below jumps.
 *
 * @param setting What it is started with.
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
	// A link to a slide, or the focus, may have scrolled the row before.
	view.scrollTo( 0, 0 );
	signal.addEventListener( 'abort', () => view.classList.remove( 'is-fade' ) );
	// Whoever is being started is not ready to be told of a change.
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
				engine.to( engine.index + Math.sign( way ), pace( speed ) );
			}
		},
		{ signal }
	);
	return engine;
};
