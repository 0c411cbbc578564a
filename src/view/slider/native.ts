import { drag } from '../pointer/drag';
import type { Engine, Start } from './engine';
import { clamp, countStops, indexAt } from './geometry';

/**
 * The engine that uses what browsers have: a scroll container with snap points.
 *
 * A move scrolls at once and then plays back the way there as a transform,
 * so that it takes as long as the author says and runs off the main thread.
 *
 * @param setting Elements and options of the slider.
 */
export const native: Start = ( { view, vertical, rtl, speed, changed, signal } ) => {
	const track = view.firstElementChild as HTMLElement;
	const sign = rtl ? -1 : 1;
	let step = 1;
	let end = 0;
	let move: Animation | undefined;
	let from = 0;

	const offset = () => sign * view[ vertical ? 'scrollTop' : 'scrollLeft' ];
	const scroll = ( to: number ) => view.scrollTo( { [ vertical ? 'top' : 'left' ]: sign * to, behavior: 'instant' } );
	const snap = ( on: boolean ) => {
		view.style.scrollSnapType = on ? '' : 'none';
	};
	// Not `offsetLeft`: it is rounded, and the errors of a hundred slides add up.
	const edge = ( element: Element ) => element.getBoundingClientRect()[ vertical ? 'y' : 'x' ];
	/**
	 * Ends a move that is under way. Transforms change how far the browser lets the row scroll, so a new move would end
	 * short of its place.
	 *
	 * @return Offset at which the row was seen, in pixels.
	 */
	const halt = () => {
		const seen = edge( track );
		move?.cancel();
		return seen;
	};

	const engine: Engine = {
		stops: 1,
		index: 0,
		to( index, duration ) {
			const seen = halt();
			engine.index = clamp( index, engine.stops );
			scroll( Math.min( engine.index * step, end ) );
			const way = seen - edge( track );
			const moves = Boolean( way && duration );
			// Snapping takes transforms into account, so it is off until the move is over.
			snap( ! moves );
			if ( moves ) {
				const translate = [ vertical ? `0 ${ way }px` : `${ way }px`, '0' ];
				move = track.animate( { translate }, { duration, easing: 'cubic-bezier(.2,.7,.2,1)' } );
				move.onfinish = () => snap( true );
			}
			changed();
		},
		update() {
			const slides = [ ...track.children ];
			const [ first, second ] = slides;
			move?.cancel();
			snap( true );
			end = vertical ? view.scrollHeight - view.clientHeight : view.scrollWidth - view.clientWidth;
			step = ( first && second && Math.abs( edge( second ) - edge( first ) ) ) || 1;
			engine.stops = countStops( step, end );
			look();
			return slides;
		},
	};
	const look = () => {
		engine.index = indexAt( offset(), step, end );
		changed();
	};

	// An observer runs when layout is done: measuring in it causes no further layout.
	const observer = new ResizeObserver( engine.update );
	observer.observe( view );
	signal.addEventListener( 'abort', () => observer.disconnect() );
	view.addEventListener( 'scroll', () => indexAt( offset(), step, end ) !== engine.index && look(), { signal } );

	drag(
		view,
		{
			axis: vertical ? 'clientY' : 'clientX',
			begin() {
				const seen = halt();
				snap( false );
				// A drag starts from where the row is seen, also during a move.
				from = offset() + sign * ( edge( track ) - seen );
			},
			follow: ( way ) => scroll( from + sign * way ),
			// Dragging by a tenth of a slide is enough to go to the next one.
			end: ( way ) => engine.to( offset() / step + 0.4 * sign * Math.sign( way ), speed ),
		},
		signal
	);
	return engine;
};
