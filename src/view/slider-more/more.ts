import { begin, native, type StoredOptions } from '@eidan/slider';
import { wheel } from './wheel';

/**
 * A slider that the wheel moves, or that needs Swiper.
 *
 * Swiper comes when the slider is about to be seen. Until then, and where it cannot be had, the row scrolls by itself.
 *
 * @param root           The element with `data-eidan-slider-more`.
 * @param given          Its options as the HTML has them: anything may stand there.
 * @param context        From the runtime.
 * @param context.signal Ends it.
 */
export function more( root: HTMLElement, given: StoredOptions, { signal }: { signal: AbortSignal } ): void {
	if ( given.sliderScroll ) {
		wheel( root, given.wheelLock, signal );
	}
	if ( ! given.swiper ) {
		return;
	}
	const observer = new IntersectionObserver(
		async ( entries ) => {
			if ( ! entries.some( ( entry ) => entry.isIntersecting ) ) {
				return;
			}
			observer.disconnect();
			try {
				const { swiper } = await import( /* webpackChunkName: "slider-swiper" */ '@eidan/slider-swiper' );
				if ( ! signal.aborted ) {
					begin( root, given, swiper, signal );
				}
			} catch ( error ) {
				console.warn( 'Eidan slider: its engine could not be started.', error );
				begin( root, given, native, signal );
			}
		},
		{ rootMargin: '50%' }
	);
	observer.observe( root );
	signal.addEventListener( 'abort', () => observer.disconnect() );
}
