import { running, slider } from '@eidan/slider';
import { useCallback, useRef } from '@wordpress/element';
import { fade } from '../../view/slider-fade/fade';
import { more } from '../../view/slider-more/more';
import type { Report } from '../preview/steps';
import { useStarted } from '../views/use-started';

const ROOT = '[data-eidan-slider], [data-eidan-slider-fade], [data-eidan-slider-more]';

// They do not move by themselves while somebody edits.
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
 * Starts the sliders of a preview as visitors see them: a ref for the element around it. The slide that is shown stays
 * when a setting changes, which brings a new preview.
 *
 * @param report Told which slide is shown.
 */
export function useSliders( report: Report ) {
	// Where each slider of the preview stands, in their order.
	const shown = useRef< number[] >( [] );
	return useStarted(
		ROOT,
		useCallback(
			( root: HTMLElement, { signal, index: number }: { signal: AbortSignal; index: number } ) => {
				let left = shown.current[ number ] ?? 0;
				root.addEventListener(
					'eidan:slide',
					() => {
						const { engine, go } = running.get( root )!;
						// Only once it has been laid out it knows how many places there are.
						const to = Math.min( left, engine.stops - 1 );
						if ( to > 0 ) {
							left = 0;
							go( to, 0 );
						}
						shown.current[ number ] = left || engine.index;
						report( { index: engine.index, count: engine.stops, go } );
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
