import type { Engine } from './engine';

/**
 * Shows where the slider stands: arrows, bullets, counter, line, and words for those who do not see it.
 *
 * @param root   The slider.
 * @param part   Finds a child of the slider by its class.
 * @param go     Moves to a position.
 * @param engine The slider's engine.
 * @param signal Ends it.
 * @return The function that brings all of them up to date.
 */
export function controls(
	root: HTMLElement,
	part: ( name: string ) => HTMLElement | null,
	go: ( index: number ) => void,
	engine: Engine,
	signal: AbortSignal
): () => void {
	const arrows: ( Element | null )[] = [ part( 'is-prev' ), part( 'is-next' ) ];
	const pages = part( 'eidan-slider__pages' );
	const live = part( 'screen-reader-text' );
	// A live list: with slides that come or go it grows and shrinks.
	const bullets = pages?.children ?? [];
	// PHP printed the first position: what has not changed is not touched.
	let said: number | undefined;

	// One for all, those included that come later.
	root.addEventListener(
		'click',
		( event ) => {
			const at = [ ...arrows, ...bullets ].findIndex( ( control ) => control?.contains( event.target as Element ) );
			if ( at >= 0 ) {
				// Thumbnails are links to their slides for those without script.
				event.preventDefault();
				go( at > 1 ? at - 2 : engine.index + 2 * at - 1 );
			}
		},
		{ signal }
	);
	// Now they are buttons, and these have one key more than links.
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

	// Numbers and truths become text by themselves where the page takes them: each template would cost its bytes.
	return () => {
		const { index, stops, loop } = engine;
		arrows.forEach( ( arrow, at ) =>
			// Not `disabled`: a button at the end would lose the focus.
			arrow?.setAttribute( 'aria-disabled', ( ! loop && index === at * ( stops - 1 ) ) as never )
		);
		[ ...bullets ].forEach( ( bullet, at ) => {
			( bullet as HTMLElement ).hidden = at >= stops;
			bullet.role = 'button';
			bullet.setAttribute( 'aria-current', ( at === index ) as never );
		} );
		// Both in one number, which costs the page least.
		said ??= stops;
		if ( said !== stops + index / 1e5 ) {
			said = stops + index / 1e5;
			// The style sheet reckons how many there are by the slides in view, but cannot where these would be too narrow.
			pages?.style.setProperty( '--eidan-index', ( index + 1 ) as never );
			pages?.style.setProperty( '--eidan-stops', stops as never );
			if ( live ) {
				live.textContent = live.dataset.text!.replace( '%1$s', ( index + 1 ) as never ).replace( '%2$s', stops as never );
			}
		}
	};
}
