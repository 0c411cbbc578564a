/**
 * What a slider does, read from its HTML, where anything may stand.
 */
export interface Options {
	/** Milliseconds that one slide stays; 0 turns rotation off. */
	autoplay: number;
	/** Milliseconds that a move takes when a visitor asks for it. */
	speed: number;
	/** Milliseconds that a move takes by itself; 0 means as `speed`. */
	speedAnimation: number;
	/** Milliseconds between two moves by the wheel. */
	wheelLock: number;
	sliderScroll: boolean;
	keyboard: boolean;
	pauseOnHover: boolean;
	centeredSlides: boolean;
	vertical: boolean;
	loop: boolean;
	freeMode: boolean;
	effect: string;
}

/**
 * Reads the options, each valid or at its default.
 *
 * @param given What the HTML says.
 */
export function read( given: Record< string, unknown > ): Options {
	const number = ( name: string, fallback: number ) => {
		const value = given[ name ];
		return typeof value === 'number' && value >= 0 && value <= 6e4 ? value : fallback;
	};
	const speed = number( 'speed', 800 );
	return {
		autoplay: number( 'autoplay', 0 ),
		speed,
		speedAnimation: number( 'speedAnimation', 0 ) || speed,
		wheelLock: number( 'wheelLock', 1000 ),
		sliderScroll: given[ 'sliderScroll' ] === true,
		keyboard: given[ 'keyboard' ] !== false,
		pauseOnHover: given[ 'pauseOnHover' ] !== false,
		centeredSlides: given[ 'centeredSlides' ] === true,
		vertical: given[ 'direction' ] === 'vertical',
		loop: given[ 'loop' ] === true,
		freeMode: given[ 'freeMode' ] === true,
		effect: typeof given[ 'effect' ] === 'string' ? given[ 'effect' ] : 'slide',
	};
}

/**
 * Whether only Swiper does what the options ask for.
 *
 * @param options Options of the slider.
 */
export const needsSwiper = ( { loop, freeMode, effect }: Options ): boolean => loop || freeMode || effect !== 'slide';
