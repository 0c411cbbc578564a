import { motion } from '@eidan/motion';
import { controls } from './controls';
import type { Engine, StoredOptions, Start } from './engine';
import { positionOf } from './keys';
import { native } from './native';

export { native } from './native';
export type { Engine, StoredOptions, Setting, Start } from './engine';

/** A slider that runs. */
interface Running {
	engine: Engine;
	/** Moves to a position, or not at all where there is but one. */
	go: ( index: number, duration?: number ) => void;
}

/** Sliders by their root. */
export const running = new WeakMap< HTMLElement, Running >();

/**
 * A slider that scrolls natively.
 *
 * @param root           The element with `data-eidan-slider`.
 * @param given          Its options as the HTML has them: anything may stand there.
 * @param context        From the runtime.
 * @param context.signal Ends it.
 */
export const slider = ( root: HTMLElement, given: StoredOptions, { signal }: { signal: AbortSignal } ): void =>
	begin( root, given, native, signal );

/**
 * Starts a slider: one set of controls over one of two engines.
 *
 * @param root     Its root.
 * @param given    Its options as the HTML has them.
 * @param engineOf The engine.
 * @param signal   Ends it.
 */
export function begin( root: HTMLElement, given: StoredOptions, engineOf: Start, signal: AbortSignal ): void {
	const part = ( name: string ) => root.querySelector< HTMLElement >( ':scope>.' + name );
	// What is no number, or less than none, is none.
	const milliseconds = ( name: string, fallback: number ) => {
		const value = +( given[ name ] as number );
		return value >= 0 ? value : fallback;
	};
	const view = part( 'eidan-slider__view' );
	if ( ! view ) {
		return;
	}
	const reduced = matchMedia( '(prefers-reduced-motion)' );
	const vertical = given.direction === 'vertical';
	const rtl = ! vertical && root.matches( ':dir(rtl)' );
	const speed = milliseconds( 'speed', 800 );
	const autoplay = milliseconds( 'autoplay', 0 );
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
						( engine.index + 1 ) % ( engine.loop ? Infinity : engine.stops ),
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
			root.classList.toggle( 'is-ready', ! root.classList.toggle( 'is-still', engine.stops < 2 ) );
			update();
			wait();
		},
	} );
	const update = controls( root, part, go, engine, signal );
	running.set( root, { engine, go } );

	// Slides that come or go are rare: what they need is loaded then. Webpack would wrap the import in more than it is.
	const observer = new MutationObserver( () => {
		( import( /* webpackIgnore: true */ '@eidan/slider-slides' ) as Promise< typeof import('@eidan/slider-slides') > ).then( ( { number } ) =>
			number( root, engine, signal )
		);
	} );
	observer.observe( view.firstElementChild as Element, { childList: true } );
	signal.addEventListener( 'abort', () => observer.disconnect() );

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
	if ( given.keyboard !== false ) {
		root.addEventListener(
			'keydown',
			( event ) => {
				const to = positionOf( event, engine, vertical, rtl );
				if (
					to !== undefined &&
					! event.defaultPrevented &&
					! ( event.target as Element ).closest( 'input,textarea,select,video,audio,[contenteditable]' )
				) {
					event.preventDefault();
					go( to );
				}
			},
			{ signal }
		);
	}
}
