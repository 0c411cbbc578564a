import type { Engine } from './engine';

interface Controlled {
	/** Finds a child of the slider by its class. */
	part: ( name: string ) => HTMLElement | null;
	/** Moves to a position. */
	go: ( index: number ) => void;
	engine: Engine;
}

/**
 * Shows the slider's position: arrows, bullets, counter, progress line, and a text for screen readers.
 *
 * @param root   The slider.
 * @param slider The parts of it that are controlled.
 * @param signal Ends the controls.
 * @return The function that brings all of them up to date.
 */
export function controls( root: HTMLElement, slider: Controlled, signal: AbortSignal ): () => void {
	const { part, go, engine } = slider;
	const previous = part( 'is-prev' );
	const next = part( 'is-next' );
	const pages = part( 'eidan-slider__pages' );
	const live = part( 'screen-reader-text' );
	// A live list: it changes by itself when slides are added or removed.
	const bullets = pages?.children ?? [];
	// PHP printed the first position already: only what differs is written.
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
				go( index - 1 );
			} else if ( isOn( next ) ) {
				go( index + 1 );
			} else if ( bullet >= 0 ) {
				// Thumbnails are links to their slides for those without script.
				event.preventDefault();
				go( bullet );
			}
		},
		{ signal }
	);
	// Now they act as buttons, and these also react to the space key.
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
		// Not `disabled`: at the last slide the button would lose the focus.
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
			// The style sheet computes the number of positions from the slides in view, but cannot if these would be
			// too narrow.
			pages?.style.setProperty( '--eidan-index', place );
			pages?.style.setProperty( '--eidan-stops', places );
			if ( live ) {
				live.textContent = live.dataset.text!.replace( '%1$s', place ).replace( '%2$s', places );
			}
		}
	};
}
