import { motion } from '@eidan/motion';
import { late } from '../parts/late';
import { controls } from './controls';
import type { Engine, StoredOptions, Start } from './engine';
import { positionOf } from './keys';
import { native } from './native';

export type { Engine, StoredOptions, Setting, Start } from './engine';

/** A running slider. */
interface Running {
	engine: Engine;
	/** Moves to a position. Does nothing if there is only one. */
	slideTo: ( index: number, duration?: number ) => void;
}

/** Running sliders by their root elements. */
export const running = new WeakMap< HTMLElement, Running >();

/** Elements that need the arrow keys themselves: fields, videos and the like. */
const OWN_KEYS = 'input,textarea,select,video,audio,[contenteditable]';

interface Context {
	/** Ends the slider. */
	signal: AbortSignal;
	/** Starts the engine. The default is that of native.ts. */
	engine?: Start | undefined;
}

/** Reads a duration in milliseconds. Invalid or negative values give the fallback. */
const milliseconds = ( set: unknown, fallback: number ) => {
	const value = Number( set );
	return value >= 0 ? value : fallback;
};

/** Updates the slides' numbers when slides are added or removed. That is rare, so its code loads only then. */
const numberNew = ( root: HTMLElement, view: HTMLElement, engine: Engine, signal: AbortSignal ) => {
	const observer = new MutationObserver( () => {
		// If loading fails the slides are still visible and can be scrolled to.
		void late( '@eidan/parts', () => import( '@eidan/parts' ) )
			.then( ( parts ) => parts?.loadPart( 'slider-slides', () => import( '@eidan/slider-slides' ) ) )
			.then( ( slides ) => slides?.number( root, engine, signal ) );
	} );
	observer.observe( view.firstElementChild as Element, { childList: true } );
	signal.addEventListener( 'abort', () => observer.disconnect() );
};

/**
 * Starts a slider: the controls, and one of the two engines.
 *
 * @param root           The element with `data-eidan-slider`.
 * @param options        Options from the HTML, not checked yet.
 * @param context        From the runtime.
 * @param context.signal Ends the slider.
 * @param context.engine Starts the engine that moves the slides: the native one by default.
 */
export function slider( root: HTMLElement, options: StoredOptions, { signal, engine: start = native }: Context ): void {
	const part = ( name: string ) => root.querySelector< HTMLElement >( ':scope>.' + name );
	const view = part( 'eidan-slider__view' );
	if ( ! view ) {
		return;
	}
	const reduced = matchMedia( '(prefers-reduced-motion)' );
	const vertical = options.direction === 'vertical';
	const rtl = ! vertical && root.matches( ':dir(rtl)' );
	const speed = milliseconds( options.speed, 800 );
	const autoplay = milliseconds( options.autoplay, 0 );
	let timer: ReturnType< typeof setTimeout >;
	let rotating = false;

	const slideTo = ( index: number, duration = speed ) => {
		if ( engine.stops > 1 ) {
			engine.to( index, reduced.matches ? 0 : duration );
		}
	};
	const slideNext = () => {
		const next = engine.index + 1;
		slideTo( engine.loop || next < engine.stops ? next : 0, milliseconds( options.speedAnimation, speed ) );
	};
	// Restart the timer after every move, also by touch, so that each slide stays for its full time.
	const scheduleNext = () => {
		clearTimeout( timer );
		if ( rotating ) {
			timer = setTimeout( slideNext, autoplay );
		}
	};
	const engine = start( {
		view,
		vertical,
		rtl,
		speed,
		options,
		signal,
		changed() {
			const isStill = engine.stops < 2;
			root.classList.toggle( 'is-still', isStill );
			root.classList.toggle( 'is-ready', ! isStill );
			update();
			scheduleNext();
			root.dispatchEvent( new CustomEvent( 'eidan:slide', { detail: engine.index } ) );
		},
	} );
	const update = controls( root, { part, slideTo, engine }, signal );
	running.set( root, { engine, slideTo } );

	numberNew( root, view, engine, signal );

	if ( autoplay ) {
		motion(
			root,
			{
				button: part( 'is-rotation' ),
				hover: options.pauseOnHover !== false,
				move( now ) {
					rotating = now;
					scheduleNext();
				},
				changed: ( wanted ) =>
					part( 'screen-reader-text' )?.setAttribute( 'aria-live', wanted ? 'off' : 'polite' ),
			},
			signal
		);
	}
	if ( options.keyboard !== false ) {
		root.addEventListener(
			'keydown',
			( event ) => {
				const to = positionOf( event, engine, { vertical, rtl } );
				if (
					to !== undefined &&
					! event.defaultPrevented &&
					! ( event.target as Element ).closest( OWN_KEYS )
				) {
					event.preventDefault();
					slideTo( to );
				}
			},
			{ signal }
		);
	}
}
