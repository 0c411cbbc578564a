import type { Engine, Start } from './engine';
import { clamp, countStops, indexAt } from './geometry';
import { drag } from './drag';

/**
 * The slider that the browser has: a scroll container that snaps.
 *
 * A move scrolls at once and then plays back the way there as a transform,
 * so that it takes as long as the author says and runs off the main thread.
 *
 * @param view    The scroll container.
 * @param options Options of the slider.
 * @param changed Called when the position or the number of positions may have changed.
 * @param signal  Ends the engine.
 */
export const native: Start = ( view, options, changed, signal ) => {
	const track = view.firstElementChild as HTMLElement;
	const { vertical } = options;
	let step = 1;
	let end = 0;
	let sign = 1;
	let moves = 0;

	const offset = () => sign * ( vertical ? view.scrollTop : view.scrollLeft );
	const scroll = ( to: number ) => view.scrollTo( { [ vertical ? 'top' : 'left' ]: sign * to, behavior: 'instant' } );
	const snap = ( on: boolean ) => {
		view.style.scrollSnapType = on ? '' : 'none';
	};

	const engine: Engine = {
		stops: 1,
		index: 0,
		loop: false,
		to( index, duration ) {
			const from = offset();
			engine.index = clamp( index, engine.stops );
			scroll( Math.min( engine.index * step, end ) );
			const way = offset() - from;
			if ( way && duration ) {
				// Snapping counts transforms in, so it rests until the last move is over.
				snap( false );
				moves++;
				track.animate(
					{ transform: [ `translate${ vertical ? 'Y' : 'X' }(${ sign * way }px)`, 'none' ] },
					{ duration, easing: 'cubic-bezier(.2,.7,.2,1)', composite: 'add' }
				).onfinish = () => --moves || snap( true );
			} else {
				snap( ! moves );
			}
			changed();
		},
	};

	// An observer is told the size when layout is done anyway: measuring in it costs no layout of its own.
	const observer = new ResizeObserver( () => {
		const [ first, second ] = track.children as unknown as HTMLElement[];
		sign = ! vertical && getComputedStyle( view ).direction === 'rtl' ? -1 : 1;
		end = vertical ? view.scrollHeight - view.clientHeight : view.scrollWidth - view.clientWidth;
		step =
			first && second
				? Math.abs( vertical ? second.offsetTop - first.offsetTop : second.offsetLeft - first.offsetLeft ) || 1
				: 1;
		engine.stops = countStops( step, end );
		engine.index = indexAt( offset(), step, end );
		changed();
	} );
	observer.observe( view );
	signal.addEventListener( 'abort', () => observer.disconnect(), { once: true } );

	view.addEventListener(
		'scroll',
		() => {
			const index = indexAt( offset(), step, end );
			if ( index !== engine.index ) {
				engine.index = index;
				changed();
			}
		},
		{ passive: true, signal }
	);

	drag(
		view,
		vertical,
		() => {
			const from = offset();
			snap( false );
			return ( way, speed ) => {
				const to = from - sign * way;
				if ( speed === undefined ) {
					scroll( to );
				} else {
					engine.to( ( to - sign * speed * 200 ) / step, options.speed );
				}
			};
		},
		signal
	);
	return engine;
};
