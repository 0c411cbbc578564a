import { running, slider } from '@eidan/slider';
import { useCallback, useRef } from '@wordpress/element';
import { fade } from '../../view/slider-fade/fade';
import { more } from '../../view/slider-more/more';
import type { Report } from '../views/steps';
import { useStarted } from '../views/use-started';

const ROOT = '[data-eidan-slider], [data-eidan-slider-fade], [data-eidan-slider-more]';

// Autoplay is off in the editor, where motion would disturb.
const start = ( root: HTMLElement, { signal }: { signal: AbortSignal } ) => {
	const { eidanSlider, eidanSliderFade, eidanSliderMore } = root.dataset;
	const options = {
		...JSON.parse( eidanSlider || eidanSliderFade || eidanSliderMore || '{}' ),
		autoplay: 0,
	} as Record< string, unknown >;
	if ( eidanSliderMore === undefined ) {
		slider( root, options, { signal, ...( eidanSliderFade === undefined ? {} : { engine: fade } ) } );
	} else {
		more( root, options, { signal } );
	}
};

/**
 * Runs the sliders in a server preview as on the page, without autoplay. When a setting changes, a new preview replaces
 * the old one; its sliders go to the slide that was shown before.
 *
 * @param report Gets the current slide and the number of slides.
 * @return Ref for the element around the preview.
 */
export function useSliders( report: Report ) {
	// Current slide of each slider in the preview.
	const shown = useRef< number[] >( [] );
	return useStarted(
		ROOT,
		useCallback(
			( root: HTMLElement, { signal, index: number }: { signal: AbortSignal; index: number } ) => {
				let left = shown.current[ number ] ?? 0;
				root.addEventListener(
					'eidan:slide',
					() => {
						const { engine, slideTo } = running.get( root )!;
						// The number of stops is known only after the slider's first layout.
						const to = Math.min( left, engine.stops - 1 );
						if ( to > 0 ) {
							left = 0;
							slideTo( to, 0 );
						}
						shown.current[ number ] = left || engine.index;
						report( { index: engine.index, count: engine.stops, go: slideTo } );
					},
					{ signal }
				);
				signal.addEventListener( 'abort', () => report() );
				start( root, { signal } );
			},
			[ report ]
		)
	);
}
