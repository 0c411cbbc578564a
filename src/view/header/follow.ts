import { placeOf, type Behaviour, type Place } from './place';

/** Scroll distance in pixels that counts as a direction. Less may be a trembling finger. */
const DIRECTION_THRESHOLD = 4;

/**
 * Keeps a header over the page while it scrolls, as the current behaviour says.
 *
 * @param root      Box of the header. It keeps the height of its bar.
 * @param behaviour Returns the behaviour for the current width.
 * @param signal    Stops it when aborted.
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
	/** Height of the header at its place in the page, in pixels. */
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
			// Keep the height of the rows, so that what is below does not move.
			root.style.blockSize = `${ height }px`;
		} else if ( ! now.isStuck ) {
			root.style.blockSize = '';
		}
		if ( isNew && ! isAtOnce ) {
			// Draw one frame above the window first, so that the header slides in from there and not from its old
			// place.
			update();
		} else {
			root.classList.toggle( 'is-shown', now.isShown );
		}
	};
	/** Updates in the next frame, so that code that reads positions before then does not force a layout. */
	const update = () => {
		frame ||= requestAnimationFrame( apply );
	};

	const observer = new IntersectionObserver(
		( entries ) => {
			entries.forEach( ( { target, isIntersecting, intersectionRatio, boundingClientRect } ) => {
				if ( target === root ) {
					isHome = intersectionRatio >= 0.99;
					// Until the header is stuck the box has the header's own height, so the last height seen needs no
					// measuring.
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

	/** Position of the mark when the direction was last decided. */
	let last: number | undefined;
	let isAsked = false;
	/** Whether the page has scrolled since the request, so that the answer may be out of date. */
	let isLate = false;
	// An observer reports the mark's position after layout. Reading the position directly would force a layout whenever
	// something has just changed.
	const places = new IntersectionObserver( ( [ entry ] ) => {
		const { top } = entry!.boundingClientRect;
		const by = ( last ??= top ) - top;
		places.disconnect();
		isAsked = false;
		if ( Math.abs( by ) >= DIRECTION_THRESHOLD ) {
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
	// Captured, as the body may be what scrolls.
	window.addEventListener( 'scroll', ask, { capture: true, passive: true, signal } );
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		places.disconnect();
		cancelAnimationFrame( frame );
	} );
}
