import type { Engine } from './engine';

/**
 * Shows where the slider stands: arrows, bullets, counter, line, and words for those who do not see it.
 *
 * @param part   Finds a child of the slider by its class.
 * @param go     Moves to a position.
 * @param engine The slider's engine.
 * @param signal Ends it.
 * @return The function that brings all of them up to date.
 */
export function controls(
	part: ( name: string ) => HTMLElement | null,
	go: ( index: number ) => void,
	engine: Engine,
	signal: AbortSignal
): () => void {
	const arrows = [ part( 'is-prev' ), part( 'is-next' ) ];
	const pages = part( 'eidan-slider__pages' );
	const live = part( 'screen-reader-text' );
	// A live list: with slides that come or go it grows and shrinks.
	const bullets = pages?.children ?? [];
	let said: number | undefined;

	arrows.forEach( ( arrow, at ) =>
		arrow?.addEventListener( 'click', () => go( engine.index + ( at || -1 ) ), { signal } )
	);
	[ ...bullets ].forEach( ( bullet, at ) => bullet.addEventListener( 'click', () => go( at ), { signal } ) );

	return () => {
		const { index, stops, loop } = engine;
		arrows.forEach( ( arrow, at ) =>
			// Not `disabled`: a button at the end would lose the focus.
			arrow?.setAttribute( 'aria-disabled', `${ ! loop && index === at * ( stops - 1 ) }` )
		);
		[ ...bullets ].forEach( ( bullet, at ) => {
			( bullet as HTMLElement ).hidden = at >= stops;
			bullet.setAttribute( 'aria-current', `${ at === index }` );
		} );
		pages?.style.setProperty( '--eidan-index', `${ index + 1 }` );
		pages?.style.setProperty( '--eidan-stops', `${ stops }` );
		if ( live && said !== undefined && said !== index ) {
			live.textContent = `${ live.dataset.text }`.replace( '%1$s', `${ index + 1 }` ).replace( '%2$s', `${ stops }` );
		}
		said = index;
	};
}
