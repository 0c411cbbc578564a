import type { Engine } from './engine';

interface Controlled {
	/** Finds a child of the slider by its class. */
	part: ( name: string ) => HTMLElement | null;
	/** Moves to a position. */
	slideTo: ( index: number ) => void;
	engine: Engine;
}

/**
 * Shows the slider's position in its arrows, bullets, counter, progress line, and a text for screen readers.
 *
 * @param root   The slider.
 * @param slider The parts to control.
 * @param signal Ends the controls.
 * @return Updates all of them.
 */
export function controls( root: HTMLElement, slider: Controlled, signal: AbortSignal ): () => void {
	const { part, slideTo, engine } = slider;
	const previous = part( 'is-prev' );
	const next = part( 'is-next' );
	const pages = part( 'eidan-slider__pages' );
	const live = part( 'screen-reader-text' );
	// A live collection: it is updated when slides are added or removed.
	const bullets = pages?.children ?? [];
	// PHP has printed the first position already, so only write what is different.
	let shownIndex = 0;
	let shownStops: number | undefined;

	// One listener for all bullets, also for those that are added later.
	root.addEventListener(
		'click',
		( event ) => {
			const { index } = engine;
			const isOn = ( control: Element | null ) => control?.contains( event.target as Element );
			const bullet = [ ...bullets ].findIndex( isOn );
			if ( isOn( previous ) ) {
				slideTo( index - 1 );
			} else if ( isOn( next ) ) {
				slideTo( index + 1 );
			} else if ( bullet >= 0 ) {
				// Thumbnails are links to their slides, for pages without script.
				event.preventDefault();
				slideTo( bullet );
			}
		},
		{ signal }
	);
	// With this script the thumbnails are buttons, which also react to Space.
	pages?.addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === ' ' ) {
				event.preventDefault();
				( event.target as HTMLElement ).click();
			}
		},
		{ signal }
	);

	return () => {
		const { index, stops, loop } = engine;
		// Do not use `disabled`: the button would lose the focus at the last slide.
		previous?.setAttribute( 'aria-disabled', String( ! loop && index === 0 ) );
		next?.setAttribute( 'aria-disabled', String( ! loop && index === stops - 1 ) );
		[ ...bullets ].forEach( ( bullet, at ) => {
			( bullet as HTMLElement ).hidden = at >= stops;
			bullet.role = 'button';
			bullet.setAttribute( 'aria-current', String( at === index ) );
		} );
		shownStops ??= stops;
		if ( shownIndex !== index || shownStops !== stops ) {
			shownIndex = index;
			shownStops = stops;
			const place = String( index + 1 );
			const places = String( stops );
			// The style sheet computes the number of positions from the number of slides in view. It cannot do so if
			// the slides would be too narrow.
			pages?.style.setProperty( '--eidan-index', place );
			pages?.style.setProperty( '--eidan-stops', places );
			if ( live ) {
				live.textContent = live.dataset.text!.replace( '%1$s', place ).replace( '%2$s', places );
			}
		}
	};
}
