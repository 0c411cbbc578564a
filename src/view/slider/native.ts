import { drag } from './drag';
import type { Engine, Start } from './engine';
import { clamp, countStops, indexAt } from './geometry';

/**
 * The slider that the browser has: a scroll container that snaps.
 *
 * A move scrolls at once and then plays back the way there as a transform,
 * so that it takes as long as the author says and runs off the main thread.
 *
 * @param setting What it is started with.
 */
export const native: Start = ( { view, vertical, rtl, speed, changed, signal } ) => {
	const track = view.firstElementChild as HTMLElement;
	const sign = rtl ? -1 : 1;
	let step = 1;
	let end = 0;
	let moves = 0;
	let from = 0;

	const offset = () => sign * view[ vertical ? 'scrollTop' : 'scrollLeft' ];
	const scroll = ( to: number ) => view.scrollTo( { [ vertical ? 'top' : 'left' ]: sign * to, behavior: 'instant' } );
	const snap = ( on: boolean ) => {
		view.style.scrollSnapType = on ? '' : 'none';
	};
	// Not `offsetLeft`: it is rounded, and a hundred slides add up.
	// Of a slide that is not there it is NaN in what is reckoned from it.
	const edge = ( slide?: Element ) => slide?.getBoundingClientRect()[ vertical ? 'y' : 'x' ] as number;

	const engine: Engine = {
		stops: 1,
		index: 0,
		to( index, duration ) {
			const before = offset();
			engine.index = clamp( index, engine.stops );
			scroll( Math.min( engine.index * step, end ) );
			const way = sign * ( offset() - before );
			if ( way && duration ) {
				// Snapping counts transforms in, so it rests until the last move is over.
				snap( false );
				moves++;
				track.animate(
					{ translate: [ vertical ? `0 ${ way }px` : `${ way }px`, '0' ] },
					{ duration, easing: 'cubic-bezier(.2,.7,.2,1)', composite: 'add' }
				).onfinish = () => snap( ! --moves );
			} else {
				snap( ! moves );
			}
			changed();
		},
		update() {
			const slides = [ ...track.children ];
			end = vertical ? view.scrollHeight - view.clientHeight : view.scrollWidth - view.clientWidth;
			step = Math.abs( edge( slides[ 1 ] ) - edge( slides[ 0 ] ) ) || 1;
			engine.stops = countStops( step, end );
			look();
			return slides;
		},
	};
	const look = () => {
		engine.index = indexAt( offset(), step, end );
		changed();
	};

	// An observer is told the size when layout is done anyway: measuring in it costs no layout of its own.
	const observer = new ResizeObserver( engine.update );
	observer.observe( view );
	signal.addEventListener( 'abort', () => observer.disconnect() );
	view.addEventListener( 'scroll', () => indexAt( offset(), step, end ) !== engine.index && look(), { signal } );

	drag(
		view,
		vertical ? 'clientY' : 'clientX',
		() => {
			from = offset();
			snap( false );
		},
		( way ) => scroll( from + sign * way ),
		// A tenth of a slide is enough to go on to the next.
		( way ) => engine.to( offset() / step + 0.4 * sign * Math.sign( way ), speed ),
		signal
	);
	return engine;
};
