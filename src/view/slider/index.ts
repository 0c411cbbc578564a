import { motion } from '@eidan/motion';
import { controls } from './controls';
import type { Engine, Start } from './engine';
import { positionOf } from './keys';
import { native } from './native';
import { needsSwiper, read } from './options';
import { wheel } from './wheel';

export type { Engine, Start } from './engine';
export type { Options } from './options';

/**
 * A slider: one set of controls over one of two engines.
 *
 * @param root   The element with `data-eidan-slider`.
 * @param given  Its options as the HTML has them.
 * @param signal Ends it.
 */
export function slider( root: HTMLElement, given: Record< string, unknown >, { signal }: { signal: AbortSignal } ): void {
	const part = ( name: string ) => root.querySelector< HTMLElement >( `:scope > .eidan-slider__${ name }` );
	const view = part( 'view' );
	if ( ! view?.firstElementChild ) {
		return;
	}
	const options = read( given );
	const reduced = matchMedia( '(prefers-reduced-motion: reduce)' );

	const start = ( engineOf: Start ) => {
		let show = () => {};
		let timer: ReturnType< typeof setTimeout >;
		let rotating = false;
		const engine: Engine = engineOf( view, options, () => show(), signal );
		const go = ( index: number, duration = options.speed ) =>
			engine.stops > 1 && engine.to( index, reduced.matches ? 0 : duration );
		const update = controls( part, go, engine, signal );
		// Any move, also by a finger, gives the slide its full time.
		const wait = () => {
			clearTimeout( timer );
			if ( rotating ) {
				timer = setTimeout(
					() => go( engine.loop || engine.index < engine.stops - 1 ? engine.index + 1 : 0, options.speedAnimation ),
					options.autoplay
				);
			}
		};
		show = () => {
			root.classList.toggle( 'is-still', engine.stops < 2 );
			root.classList.add( 'is-ready' );
			update();
			wait();
		};

		const button = part( 'button.is-rotation' );
		if ( options.autoplay && button ) {
			motion(
				root,
				{
					button,
					hover: options.pauseOnHover,
					move: ( now ) => {
						rotating = now;
						wait();
					},
					changed: ( wanted ) => part( 'live' )?.setAttribute( 'aria-live', wanted ? 'off' : 'polite' ),
				},
				signal
			);
		}
		if ( options.sliderScroll ) {
			wheel( view, engine, options.wheelLock, go, signal );
		}
		if ( options.keyboard ) {
			root.addEventListener(
				'keydown',
				( event ) => {
					const rtl = getComputedStyle( root ).direction === 'rtl';
					const to = positionOf( event, engine, options.vertical, rtl );
					const field = ( event.target as Element ).closest( 'input,textarea,select,video,audio,[contenteditable],[role]:not([role=group],[role=region])' );
					if ( to !== undefined && ! event.defaultPrevented && ! field ) {
						event.preventDefault();
						go( to );
					}
				},
				{ signal }
			);
		}
	};

	if ( ! needsSwiper( options ) ) {
		start( native );
		return;
	}
	// Swiper comes when the slider is about to be seen; until then, and where it fails, the row scrolls by itself.
	const near = new IntersectionObserver(
		async ( entries ) => {
			if ( ! entries.some( ( entry ) => entry.isIntersecting ) ) {
				return;
			}
			near.disconnect();
			let engine = native;
			try {
				engine = ( await import( /* webpackIgnore: true */ '@eidan/slider-swiper' ) ).swiper;
			} catch ( error ) {
				console.warn( 'Eidan slider: its engine could not be loaded.', error );
			}
			if ( ! signal.aborted ) {
				start( engine );
			}
		},
		{ rootMargin: '50%' }
	);
	near.observe( root );
	signal.addEventListener( 'abort', () => near.disconnect(), { once: true } );
}
