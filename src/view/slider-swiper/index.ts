/**
 * The engine for features that browsers lack: a seamless loop, effects and momentum. It loads when such a slider is
 * about to come into view.
 */
import SwiperCore from 'swiper';
import { EffectCoverflow, EffectFade, EffectFlip, FreeMode } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import type { Engine, Start } from '../slider/engine';
import { followAddress, moveDuration } from '../slider/address';
import { keepFocus } from './focus';
import { targetSlide, inOrder } from './order';

const effects = [ 'fade', 'coverflow', 'flip' ];

/** Sets the styles that view and track need, so that Swiper moves the slides and not the browser. */
const takeOver = ( view: HTMLElement, track: HTMLElement, vertical: boolean ) => {
	view.scrollTo( { top: 0, left: 0, behavior: 'instant' } );
	// Do not use `hidden`: it would still scroll when Tab reaches a slide that is out of view.
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

/** Options that authors cannot change. */
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
 * Tells Swiper about a new size. Swiper's own observer also reacts to the first size and to height changes when fonts
 * load. Each time it moves a loop back one frame later, which would undo a key press or a focus change in between.
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

/** Makes all hidden slides inert if the slides are stacked in one place. */
const showOnly = ( slides: HTMLElement[], shown: number, view: HTMLElement ) =>
	slides.forEach( ( slide, index ) => {
		const isShown = index === shown;
		if ( ! isShown && slide.contains( document.activeElement ) ) {
			view.focus( { preventScroll: true } );
		}
		slide.toggleAttribute( 'inert', ! isShown );
	} );

/** Whether part of a slide is outside the view, by more than a pixel. */
const isOutside = ( slide: HTMLElement, view: HTMLElement ): boolean => {
	const [ box, seen ] = [ slide, view ].map( ( element ) => element.getBoundingClientRect() ) as [ DOMRect, DOMRect ];
	return (
		box.left < seen.left - 1 || box.right > seen.right + 1 || box.top < seen.top - 1 || box.bottom > seen.bottom + 1
	);
};

/**
 * Goes to a slide.
 *
 * @param core     The Swiper instance.
 * @param index    Index of the slide. In a loop also one before the first or after the last.
 * @param count    Number of slides of a loop. 0 if it is no loop.
 * @param duration Duration in milliseconds.
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

/** Tells Swiper that slides were added or removed. */
const takeSlides = ( core: SwiperCore, slides: HTMLElement[] ) => {
	// Swiper uses this property to restore the order of a loop's slides.
	slides.forEach( ( slide, index ) => Object.assign( slide, { swiperSlideIndex: index } ) );
	core.loopDestroy();
	slides.forEach( ( slide ) => Reflect.deleteProperty( slide, 'swiperSlideIndex' ) );
	core.update();
	core.loopCreate( core.realIndex );
	core.update();
};

/**
 * Starts Swiper on the markup that otherwise scrolls natively.
 *
 * Slides keep the widths that the style sheet sets for each screen width, so nothing jumps when Swiper starts.
 *
 * @param setting Elements and options of the slider.
 */
export const swiper: Start = ( { view, vertical, speed, options, changed, signal } ) => {
	const track = view.firstElementChild as HTMLElement;
	let slides = [ ...track.children ] as HTMLElement[];
	const effect = effects.find( ( name ) => name === options.effect ) ?? 'slide';
	const loop = options.loop === true;
	const space = parseFloat( getComputedStyle( track ).rowGap ) || 0;
	const length = ( name: string ) => parseFloat( getComputedStyle( view ).getPropertyValue( name ) ) || 0;
	// Like the style sheet: show fewer slides if they would be narrower than the block allows, `min(100%, 192px)`.
	const perView = () => {
		const { minWidth } = getComputedStyle( slides[ 0 ]! );
		const least = vertical ? 0 : parseFloat( minWidth.replace( /^.*, /, '' ) );
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
				// Use its index in the document, which stays the same. A loop would move slides to after this one, and
				// Tab would never reach the end.
				core.slideTo(
					targetSlide( index, core.activeIndex, core.params.centeredSlides ? perView() : 1 ),
					moveDuration( speed )
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
	// Wait until the caller is ready for the first change.
	queueMicrotask( () => {
		update();
		followAddress( () => slides, engine.to, speed, signal );
	} );
	return engine;
};
