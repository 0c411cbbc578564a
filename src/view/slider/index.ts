import { motion } from '@eidan/motion';
import { controls } from './controls';
import type { Start } from './engine';
import { positionOf } from './keys';
import { native } from './native';
import { wheel } from './wheel';

export type { Engine, Setting, Start } from './engine';

/**
 * A slider: one set of controls over one of two engines.
 *
 * @param root           The element with `data-eidan-slider`.
 * @param given          Its options as the HTML has them: anything may stand there.
 * @param context        From the runtime.
 * @param context.signal Ends it.
 */
export function slider( root: HTMLElement, given: Record< string, unknown >, { signal }: { signal: AbortSignal } ): void {
	const part = ( name: string ) => root.querySelector< HTMLElement >( ':scope>.' + name );
	const milliseconds = ( name: string, fallback: number ) => {
		const value = given[ name ];
		return typeof value === 'number' && value >= 0 ? value : fallback;
	};
	const view = part( 'eidan-slider__view' );
	if ( ! view ) {
		return;
	}
	const reduced = matchMedia( '(prefers-reduced-motion: reduce)' );
	const vertical = given.direction === 'vertical';
	const rtl = root.matches( ':dir(rtl)' );
	const speed = milliseconds( 'speed', 800 );
	const autoplay = milliseconds( 'autoplay', 0 );

	const start = ( engineOf: Start ) => {
		let timer: ReturnType< typeof setTimeout >;
		let rotating = false;
		const go = ( index: number, duration = speed ) =>
			engine.stops > 1 && engine.to( index, reduced.matches ? 0 : duration );
		// Any move, also by a finger, gives the slide its full time.
		const wait = () => {
			clearTimeout( timer );
			if ( rotating ) {
				timer = setTimeout(
					() =>
						go(
							engine.loop || engine.index < engine.stops - 1 ? engine.index + 1 : 0,
							milliseconds( 'speedAnimation', speed )
						),
					autoplay
				);
			}
		};
		const engine = engineOf( {
			view,
			vertical,
			rtl,
			speed,
			given,
			signal,
			changed() {
				root.classList.toggle( 'is-ready', engine.stops > 1 );
				update();
				wait();
			},
		} );
		const update = controls( part, go, engine, signal );

		if ( autoplay ) {
			motion(
				root,
				{
					button: part( 'is-rotation' ),
					hover: given.pauseOnHover !== false,
					move( now ) {
						rotating = now;
						wait();
					},
					changed: ( wanted ) => part( 'screen-reader-text' )?.setAttribute( 'aria-live', wanted ? 'off' : 'polite' ),
				},
				signal
			);
		}
		if ( given.sliderScroll ) {
			wheel( view, engine, milliseconds( 'wheelLock', 1000 ), go, signal );
		}
		if ( given.keyboard !== false ) {
			root.addEventListener(
				'keydown',
				( event ) => {
					const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
					const to = positionOf( key, engine, vertical, rtl );
					if (
						to !== undefined &&
						! ( altKey || ctrlKey || metaKey || shiftKey || defaultPrevented ) &&
						! ( target as Element ).closest( 'input,textarea,select,video,audio,[contenteditable],[role=tab]' )
					) {
						event.preventDefault();
						go( to );
					}
				},
				{ signal }
			);
		}
	};

	if ( ! given.swiper ) {
		start( native );
		return;
	}
	// Swiper comes when the slider is about to be seen; until then, and where it fails, the row scrolls by itself.
	const near = new IntersectionObserver(
		async ( entries ) => {
			if ( ! entries.at( -1 )?.isIntersecting ) {
				return;
			}
			near.disconnect();
			let engineOf = native;
			try {
				engineOf = ( await import( '@eidan/slider-swiper' ) ).swiper;
			} catch ( error ) {
				console.warn( 'Eidan slider: its engine could not be loaded.', error );
			}
			if ( ! signal.aborted ) {
				start( engineOf );
			}
		},
		{ rootMargin: '50%' }
	);
	near.observe( root );
	signal.addEventListener( 'abort', () => near.disconnect() );
}
