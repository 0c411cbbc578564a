/**
 * The engine for what the browser does not do itself: a seamless loop,
 * effects and momentum. Loaded only when such a slider is about to be seen.
 */
import SwiperCore from 'swiper';
import { EffectCoverflow, EffectFade, EffectFlip, FreeMode } from 'swiper/modules';
import type { Engine, Start } from '../slider/engine';
import { followAddress, pace } from '../slider/address';
import { keepFocus } from './focus';
import { besides, inOrder } from './order';

const effects = [ 'fade', 'coverflow', 'flip' ];

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

	view.scrollTo( { top: 0, left: 0, behavior: 'instant' } );
	// Not `hidden`: that would still scroll when Tab reaches a slide out of sight.
	Object.assign( view.style, {
		overflow: 'clip',
		scrollSnapType: 'none',
		perspective: '1200px',
		touchAction: vertical ? 'pan-x' : 'pan-y',
	} );
	Object.assign( track.style, { gap: '0', transitionTimingFunction: 'cubic-bezier(.2,.7,.2,1)', blockSize: '100%' } );
	const styleSlides = () =>
		slides.forEach( ( slide ) =>
			Object.assign( slide.style, {
				margin: '0',
				transitionProperty: 'transform, opacity',
				backfaceVisibility: effect === 'flip' ? 'hidden' : '',
				transformStyle: effect === 'slide' || effect === 'fade' ? '' : 'preserve-3d',
			} )
		);
	styleSlides();

	const core = new SwiperCore( view, {
		modules: [ EffectCoverflow, EffectFade, EffectFlip, FreeMode ],
		wrapperClass: 'eidan-slider__track',
		slideClass: 'eidan-slider__slide',
		direction: vertical ? 'vertical' : 'horizontal',
		slidesPerView: perView(),
		spaceBetween: space,
		speed,
		loop,
		loopPreventsSliding: false,
		centeredSlides: options.centeredSlides === true,
		freeMode: options.freeMode === true,
		effect,
		fadeEffect: { crossFade: true },
		coverflowEffect: { rotate: 0, stretch: 0, depth: 160, modifier: 1, slideShadows: false },
		flipEffect: { slideShadows: false },
		lazyPreload: false,
		resizeObserver: false,
	} );
	// Swiper's own observer hears of a first size always, and of the height that typefaces change. Each time it goes back a
	// frame later to where a loop stood, and a key or a focus in between was lost.
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

	const engine: Engine = {
		stops: 1,
		index: 0,
		loop,
		to( index, duration ) {
			const { realIndex } = core;
			if ( ! loop ) {
				core.slideTo( Math.max( 0, index ), duration );
			} else if ( index === realIndex + 1 ) {
				core.slideNext( duration );
			} else if ( index === realIndex - 1 ) {
				core.slidePrev( duration );
			} else {
				core.slideToLoop( ( index + slides.length ) % slides.length, duration );
			}
		},
		update() {
			slides = inOrder( slides, [ ...track.children ] as HTMLElement[] );
			// By this Swiper puts the slides of a loop back into their order.
			slides.forEach( ( slide, index ) => Object.assign( slide, { swiperSlideIndex: index } ) );
			styleSlides();
			core.loopDestroy();
			slides.forEach( ( slide ) => Reflect.deleteProperty( slide, 'swiperSlideIndex' ) );
			core.update();
			core.loopCreate( core.realIndex );
			core.update();
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
			// Slides that lie unseen on one place are out of reach.
			slides.forEach( ( slide, index ) => {
				const isShown = index === core.realIndex;
				if ( ! isShown && slide.contains( document.activeElement ) ) {
					view.focus( { preventScroll: true } );
				}
				slide.toggleAttribute( 'inert', ! isShown );
			} );
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
			if ( ! slide ) {
				return;
			}
			const [ seen, box ] = [ view, slide ].map( ( element ) => element.getBoundingClientRect() ) as [
				DOMRect,
				DOMRect,
			];
			if (
				box.left < seen.left - 1 ||
				box.right > seen.right + 1 ||
				box.top < seen.top - 1 ||
				box.bottom > seen.bottom + 1
			) {
				// By its place in the document, which stays: a loop that went round would put slides behind this one, and Tab never came to an end.
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
