import { placeOf, type Behaviour, type Place } from './place';

/** Pixels that a page has to be scrolled by before it counts as a direction: fingers tremble. */
const TREMBLE = 4;

/**
 * Lets a header stay over the page while it is scrolled, by what the behaviour of the moment wants.
 *
 * @param root      Box of the header; has the height of its bar.
 * @param behaviour Says which behaviour holds at this width.
 * @param signal    Ends it.
 */
export function follow( root: HTMLElement, behaviour: () => Behaviour, signal: AbortSignal ): void {
	const bar = root.querySelector< HTMLElement >( ':scope > .wp-block-eidan-header' );
	const mark = root.querySelector( ':scope > .eidan-header__mark' );
	if ( ! bar || ! mark ) {
		return;
	}
	let isHome = true;
	let isPast = false;
	let isUp = false;
	let now: Place = { isStuck: false, isShown: false };
	/** Of the header at home, in pixels. */
	let height = 0;
	let frame = 0;

	const apply = () => {
		const { isStuck: wasStuck } = now;
		now = placeOf( { behaviour: behaviour(), isHome, isPast, isUp, isStuck: wasStuck } );
		const isNew = now.isStuck && ! wasStuck;
		const isAtOnce = behaviour() === 'fixed';
		frame = 0;
		root.classList.toggle( 'is-stuck', now.isStuck );
		if ( isNew ) {
			root.classList.toggle( 'is-at-once', isAtOnce );
			// What is below stays where it is, however high the rows are.
			root.style.blockSize = `${ height }px`;
		} else if ( ! now.isStuck ) {
			root.style.blockSize = '';
		}
		if ( isNew && ! isAtOnce ) {
			// It slides from above, not from where it was: it is above for a frame first.
			update();
		} else {
			root.classList.toggle( 'is-shown', now.isShown );
		}
	};
	/** With the next frame: whoever asks for the place of the page until then makes the browser lay out nothing. */
	const update = () => {
		frame ||= requestAnimationFrame( apply );
	};

	const observer = new IntersectionObserver(
		( entries ) => {
			entries.forEach( ( { target, isIntersecting, intersectionRatio, boundingClientRect } ) => {
				if ( target === root ) {
					isHome = intersectionRatio >= 0.99;
					// It is at home until it is stuck, so what was seen last is its height; nothing has to be measured.
					height = now.isStuck ? height : boundingClientRect.height;
				} else {
					isPast = ! isIntersecting && boundingClientRect.top < 0;
				}
			} );
			update();
		},
		{ threshold: [ 0, 0.99 ] }
	);
	observer.observe( root );
	observer.observe( mark );

	/** Where the mark was when the direction was told last. */
	let last: number | undefined;
	let isAsked = false;
	/** Whether the page was scrolled since, by what the answer may not know of yet. */
	let isLate = false;
	// An observer says where the mark is on a page that is laid out. To ask for the place oneself would lay the page
	// out for that, whenever something has just changed.
	const places = new IntersectionObserver( ( [ entry ] ) => {
		const { top } = entry!.boundingClientRect;
		const by = ( last ??= top ) - top;
		places.disconnect();
		isAsked = false;
		if ( Math.abs( by ) >= TREMBLE ) {
			last = top;
			if ( isUp !== by < 0 ) {
				isUp = by < 0;
				update();
			}
		}
		if ( isLate ) {
			ask();
		}
	} );
	const ask = () => {
		isLate = isAsked;
		if ( ! isAsked ) {
			isAsked = true;
			places.observe( mark );
		}
	};
	ask();
	window.addEventListener( 'scroll', ask, { passive: true, signal } );
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		places.disconnect();
		cancelAnimationFrame( frame );
	} );
}
