import { loadPart } from '@eidan/parts';
import { running, slider, type StoredOptions } from '@eidan/slider';
import { turns } from '../pointer/wheel';

/**
 * Adds what some sliders need: moving by the wheel, or Swiper.
 *
 * Swiper loads when the slider is about to come into view. Until then, and if loading fails, the row scrolls natively.
 *
 * @param root           The element with `data-eidan-slider-more`.
 * @param options        Options from the HTML, not checked yet.
 * @param context        From the runtime.
 * @param context.signal Stops it when aborted.
 */
export function more( root: HTMLElement, options: StoredOptions, { signal }: { signal: AbortSignal } ): void {
	if ( options.sliderScroll ) {
		const { wheelLock } = options;
		turns(
			root,
			typeof wheelLock === 'number' ? wheelLock : 1000,
			( { target } ) =>
				( target as Element ).closest( '.eidan-slider__view' ) ? running.get( root )?.engine : undefined,
			( way ) => {
				const { engine, slideTo } = running.get( root )!;
				slideTo( engine.index + way );
			},
			signal
		);
	}
	if ( ! options.swiper ) {
		return;
	}
	const observer = new IntersectionObserver(
		async ( entries ) => {
			if ( ! entries.some( ( entry ) => entry.isIntersecting ) ) {
				return;
			}
			observer.disconnect();
			const part = await loadPart( 'slider-swiper', () => import( '@eidan/slider-swiper' ) );
			if ( signal.aborted ) {
				return;
			}
			try {
				slider( root, options, { signal, engine: part?.swiper } );
			} catch ( error ) {
				console.warn( 'Eidan slider: its engine could not be started.', error );
				slider( root, options, { signal } );
			}
		},
		{ rootMargin: '50%' }
	);
	observer.observe( root );
	signal.addEventListener( 'abort', () => observer.disconnect() );
}
