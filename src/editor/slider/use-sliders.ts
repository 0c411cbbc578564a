import { running, slider } from '@eidan/slider';
import { useCallback } from '@wordpress/element';
import { fade } from '../../view/slider-fade/fade';
import { more } from '../../view/slider-more/more';
import type { Report } from '../preview/steps';
import { useStarted } from '../views/use-started';

const ROOT = '[data-eidan-slider], [data-eidan-slider-fade], [data-eidan-slider-more]';

// They do not move by themselves while somebody edits.
const start = ( root: HTMLElement, { signal }: { signal: AbortSignal } ) => {
	const { eidanSlider, eidanSliderFade, eidanSliderMore } = root.dataset;
	const options = { ...JSON.parse( eidanSlider || eidanSliderFade || eidanSliderMore || '{}' ), autoplay: 0 } as Record< string, unknown >;
	if ( eidanSliderMore === undefined ) {
		slider( root, options, { signal, ...( eidanSliderFade === undefined ? {} : { engine: fade } ) } );
	} else {
		more( root, options, { signal } );
	}
};

/**
 * Starts the sliders of a preview as visitors see them: a ref for the element around it.
 *
 * @param report Told which slide is shown.
 */
export const useSliders = ( report: Report ) =>
	useStarted(
		ROOT,
		useCallback(
			( root: HTMLElement, { signal }: { signal: AbortSignal } ) => {
				root.addEventListener(
					'eidan:slide',
					() => {
						const { engine, go } = running.get( root )!;
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
