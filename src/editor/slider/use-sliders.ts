import { slider } from '@eidan/slider';
import { more } from '../../view/slider-more/more';
import { useStarted } from '../views/use-started';

const ROOT = '[data-eidan-slider], [data-eidan-slider-more]';

// They do not move by themselves while somebody edits.
const start = ( root: HTMLElement, context: { signal: AbortSignal } ) => {
	const { eidanSlider, eidanSliderMore } = root.dataset;
	const options = JSON.parse( eidanSlider || eidanSliderMore || '{}' ) as Record< string, unknown >;
	const view = eidanSlider === undefined ? more : slider;
	view( root, { ...options, autoplay: 0 }, context );
};

/** Starts the sliders of a preview as visitors see them: a ref for the element around it. */
export const useSliders = () => useStarted( ROOT, start );
