import { slider } from '@eidan/slider';
import { useRefEffect } from '@wordpress/compose';
import { more } from '../../view/slider-more/more';

const ROOT = '[data-eidan-slider], [data-eidan-slider-more]';

/**
 * Starts the sliders inside an element of the canvas, also those that a new
 * preview brings, so that they look as visitors see them. They do not move by
 * themselves while somebody edits.
 */
export function useSliders() {
	return useRefEffect< HTMLElement >( ( element ) => {
		const running = new Map< Element, AbortController >();
		const update = () => {
			running.forEach( ( controller, root ) => {
				if ( ! element.contains( root ) ) {
					controller.abort();
					running.delete( root );
				}
			} );
			element.querySelectorAll< HTMLElement >( ROOT ).forEach( ( root ) => {
				if ( running.has( root ) ) {
					return;
				}
				const controller = new AbortController();
				running.set( root, controller );
				const { eidanSlider, eidanSliderMore } = root.dataset;
				const options = JSON.parse( eidanSlider || eidanSliderMore || '{}' ) as Record< string, unknown >;
				const start = eidanSlider === undefined ? more : slider;
				start( root, { ...options, autoplay: 0 }, controller );
			} );
		};
		const observer = new MutationObserver( update );
		observer.observe( element, { childList: true, subtree: true } );
		update();
		return () => {
			observer.disconnect();
			running.forEach( ( controller ) => controller.abort() );
		};
	}, [] );
}
