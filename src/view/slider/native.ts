import { drag } from '../pointer/drag';
import type { Engine, Start } from './engine';
import { clamp, countStops, indexAt } from './geometry';

/**
 * The engine for native scrolling: a scroll container with snap points.
 *
 * A move scrolls at once and then animates a transform from the old position to the new one. So it takes exactly the
 * author's duration, and does not run on the main thread.
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
	// Do not use `offsetLeft`: it is rounded, and the errors of a hundred slides add up.
	const edge = ( element: Element ) => element.getBoundingClientRect()[ vertical ? 'y' : 'x' ];
	/**
	 * Stops a running move. Transforms limit how far the browser can scroll the row, so a new move would stop too
	 * early.
	 *
	 * @return Position at which the row was seen, in pixels.
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
			// Snapping takes transforms into account, so switch it off until the move is over.
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

	// The observer runs after layout, so measuring in it causes no extra layout.
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
				// A drag starts at the visible position, even during a move.
				from = offset() + sign * ( edge( track ) - seen );
			},
			follow: ( way ) => scroll( from + sign * way ),
			// A drag by a tenth of a slide is enough to reach the next one.
			end: ( way ) => engine.to( offset() / step + 0.4 * sign * Math.sign( way ), speed ),
		},
		signal
	);
	return engine;
};
