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

	const unstick = () => {
		root.classList.remove( 'is-stuck', 'is-shown' );
		root.style.blockSize = '';
	};
	const update = () => {
		const next = placeOf( { behaviour: behaviour(), isHome, isPast, isUp, isStuck: now.isStuck } );
		if ( next.isStuck && ! now.isStuck ) {
			// What is below stays where it is, however high the rows are.
			root.style.blockSize = `${ root.offsetHeight }px`;
			root.classList.add( 'is-stuck' );
			root.classList.toggle( 'is-at-once', behaviour() === 'fixed' );
			// It slides from above, not from where it was.
			void bar.offsetHeight;
		}
		root.classList.toggle( 'is-shown', next.isShown );
		if ( ! next.isStuck && now.isStuck ) {
			unstick();
		}
		now = next;
	};

	const observer = new IntersectionObserver(
		( entries ) => {
			entries.forEach( ( { target, isIntersecting, intersectionRatio, boundingClientRect } ) => {
				if ( target === root ) {
					isHome = intersectionRatio >= 0.99;
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

	let last = window.scrollY;
	window.addEventListener(
		'scroll',
		() => {
			const by = window.scrollY - last;
			if ( Math.abs( by ) >= TREMBLE ) {
				last += by;
				if ( isUp !== by < 0 ) {
					isUp = by < 0;
					update();
				}
			}
		},
		{ passive: true, signal }
	);
	signal.addEventListener( 'abort', () => observer.disconnect() );
}
