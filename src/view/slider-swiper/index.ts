/**
 * The engine for what the browser does not do itself: a seamless loop,
 * effects and momentum. Loaded only when such a slider is about to be seen.
 */
import SwiperCore from 'swiper';
import { EffectCoverflow, EffectFade, EffectFlip, FreeMode } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import type { Engine, Start } from '../slider/engine';
import { followAddress, pace } from '../slider/address';
import { keepFocus } from './focus';
import { besides, inOrder } from './order';

const effects = [ 'fade', 'coverflow', 'flip' ];

/** What the view and its track need, so that Swiper moves slides in place of the browser. */
const takeOver = ( view: HTMLElement, track: HTMLElement, vertical: boolean ) => {
	view.scrollTo( { top: 0, left: 0, behavior: 'instant' } );
	// Not `hidden`: that would still scroll when Tab reaches a slide out of sight.
	Object.assign( view.style, {
		overflow: 'clip',
		scrollSnapType: 'none',
		perspective: '1200px',
		touchAction: vertical ? 'pan-x' : 'pan-y',
	} );
	Object.assign( track.style, { gap: '0', transitionTimingFunction: 'cubic-bezier(.2,.7,.2,1)', blockSize: '100%' } );
};

const styleSlides = ( slides: HTMLElement[], effect: string ) =>
	slides.forEach( ( slide ) =>
		Object.assign( slide.style, {
			margin: '0',
			transitionProperty: 'transform, opacity',
			backfaceVisibility: effect === 'flip' ? 'hidden' : '',
			transformStyle: effect === 'slide' || effect === 'fade' ? '' : 'preserve-3d',
		} )
	);

/** What no author chooses. */
const FIXED: SwiperOptions = {
	modules: [ EffectCoverflow, EffectFade, EffectFlip, FreeMode ],
	wrapperClass: 'eidan-slider__track',
	slideClass: 'eidan-slider__slide',
	loopPreventsSliding: false,
	fadeEffect: { crossFade: true },
	coverflowEffect: { rotate: 0, stretch: 0, depth: 160, modifier: 1, slideShadows: false },
	flipEffect: { slideShadows: false },
	lazyPreload: false,
	resizeObserver: false,
};

/**
 * Tells Swiper of a new size. Its own observer hears of a first size always, and of the height that typefaces change.
 * Each time it goes back a frame later to where a loop stood, and a key or a focus in between was lost.
 */
const watchSize = ( core: SwiperCore, view: HTMLElement, vertical: boolean ): ResizeObserver => {
	const size = () => ( vertical ? view.clientHeight : view.clientWidth );
	let known = size();
	const resized = () => {
		if ( ! core.destroyed && known !== size() ) {
			known = size();
			core.emit( 'beforeResize' );
			core.emit( 'resize' );
		}
	};
	const observer = new ResizeObserver( () => requestAnimationFrame( resized ) );
	observer.observe( view );
	return observer;
};

/** Slides that lie unseen on one place are out of reach. */
const showOnly = ( slides: HTMLElement[], shown: number, view: HTMLElement ) =>
	slides.forEach( ( slide, index ) => {
		const isShown = index === shown;
		if ( ! isShown && slide.contains( document.activeElement ) ) {
			view.focus( { preventScroll: true } );
		}
		slide.toggleAttribute( 'inert', ! isShown );
	} );

/** Whether some of a slide is out of the view, by more than a pixel. */
const isOutside = ( slide: HTMLElement, view: HTMLElement ): boolean => {
	const [ box, seen ] = [ slide, view ].map( ( element ) => element.getBoundingClientRect() ) as [ DOMRect, DOMRect ];
	return (
		box.left < seen.left - 1 || box.right > seen.right + 1 || box.top < seen.top - 1 || box.bottom > seen.bottom + 1
	);
};

/**
 * @param core     Swiper.
 * @param index    Of the slide that comes first; in a loop, also one before the first or after the last.
 * @param count    Of all slides of a loop; 0 where it is none.
 * @param duration Milliseconds.
 */
const go = ( core: SwiperCore, index: number, count: number, duration?: number ) => {
	const { realIndex } = core;
	if ( ! count ) {
		core.slideTo( Math.max( 0, index ), duration );
	} else if ( index === realIndex + 1 ) {
		core.slideNext( duration );
	} else if ( index === realIndex - 1 ) {
		core.slidePrev( duration );
	} else {
		core.slideToLoop( ( index + count ) % count, duration );
	}
};

/** Tells Swiper that slides came or went. */
const takeSlides = ( core: SwiperCore, slides: HTMLElement[] ) => {
	// By this Swiper puts the slides of a loop back into their order.
	slides.forEach( ( slide, index ) => Object.assign( slide, { swiperSlideIndex: index } ) );
	core.loopDestroy();
	slides.forEach( ( slide ) => Reflect.deleteProperty( slide, 'swiperSlideIndex' ) );
	core.update();
	core.loopCreate( core.realIndex );
	core.update();
};

/**
 * Starts Swiper on the markup that scrolls natively otherwise.
 *
 * Slides keep the widths that the style sheet gives them at each screen
 * width, so nothing jumps when Swiper takes over.
 *
 * @param setting What it is started with.
 */
export const swiper: Start = ( { view, vertical, speed, options, changed, signal } ) => {
	const track = view.firstElementChild as HTMLElement;
	let slides = [ ...track.children ] as HTMLElement[];
	const effect = effects.find( ( name ) => name === options.effect ) ?? 'slide';
	const loop = options.loop === true;
	const space = parseFloat( getComputedStyle( track ).rowGap ) || 0;
	const length = ( name: string ) => parseFloat( getComputedStyle( view ).getPropertyValue( name ) ) || 0;
	// As the style sheet: fewer where they would be narrower than a slide of the block may be.
	const perView = () => {
		const least = vertical ? 0 : length( '--eidan-least' );
		const room = least ? ( view.clientWidth + space ) / ( least + space ) : Infinity;
		return Math.min( length( '--eidan-n' ) || 1, Math.max( 1, room ) );
	};

	takeOver( view, track, vertical );
	styleSlides( slides, effect );

	const core = new SwiperCore( view, {
		...FIXED,
		direction: vertical ? 'vertical' : 'horizontal',
		slidesPerView: perView(),
		spaceBetween: space,
		speed,
		loop,
		centeredSlides: options.centeredSlides === true,
		freeMode: options.freeMode === true,
		effect,
	} );
	const observer = watchSize( core, view, vertical );

	const engine: Engine = {
		stops: 1,
		index: 0,
		loop,
		to: ( index, duration ) => go( core, index, loop ? slides.length : 0, duration ),
		update() {
			slides = inOrder( slides, [ ...track.children ] as HTMLElement[] );
			styleSlides( slides, effect );
			takeSlides( core, slides );
			update();
			return slides;
		},
	};
	const update = () => {
		if ( core.destroyed ) {
			return;
		}
		engine.stops = loop ? slides.length : core.snapGrid.length;
		engine.index = loop ? core.realIndex : core.snapIndex;
		if ( [ 'fade', 'flip' ].includes( effect ) ) {
			showOnly( slides, core.realIndex, view );
		}
		changed();
	};
	core.on( 'beforeResize', () => {
		core.params.slidesPerView = perView();
	} );
	core.on( 'realIndexChange snapIndexChange activeIndexChange snapGridLengthChange resize', update );

	if ( loop ) {
		keepFocus( core, track, signal );
	}
	track.addEventListener(
		'focusin',
		( { target } ) => {
			const index = core.slides.findIndex( ( slide ) => slide.contains( target as Node ) );
			const slide = core.slides[ index ];
			if ( slide && isOutside( slide, view ) ) {
				// By its place in the document, which stays: a loop that went round would put slides behind this one,
				// and Tab never came to an end.
				core.slideTo(
					besides( index, core.activeIndex, core.params.centeredSlides ? perView() : 1 ),
					pace( speed )
				);
			}
		},
		{ signal }
	);
	signal.addEventListener(
		'abort',
		() => {
			observer.disconnect();
			core.destroy( true, false );
		},
		{ once: true }
	);
	// Whoever is being started is not ready to be told of a change.
	queueMicrotask( () => {
		update();
		followAddress( () => slides, engine.to, speed, signal );
	} );
	return engine;
};
