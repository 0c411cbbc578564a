import type { Engine } from './engine';

type Part = HTMLElement | null;

/**
 * Shows where the slider stands: arrows, bullets, counter, line, and words for those who do not see it.
 *
 * @param root The slider.
 * @param go   Moves to a position.
 * @return The function that brings all of them up to date.
 */
export function controls(
	part: ( name: string ) => Part,
	go: ( index: number ) => void,
	engine: Engine,
	signal: AbortSignal
): () => void {
	const prev = part( 'prev' );
	const next = part( 'next' );
	const bullets = part( 'bullets' );
	const fraction = part( 'fraction' );
	const bar = part( 'progress' );
	const live = part( 'live' );
	let said = -1;

	const arrow = ( button: Part, way: number ) =>
		button?.addEventListener( 'click', () => go( engine.index + way ), { signal } );
	arrow( prev, -1 );
	arrow( next, 1 );
	bullets?.addEventListener(
		'click',
		( { target } ) => {
			const index = [ ...bullets.children ].indexOf( target as Element );
			if ( index >= 0 ) {
				go( index );
			}
		},
		{ signal }
	);

	return () => {
		const { index, stops, loop } = engine;
		// Not `disabled`: a button at the end would lose the focus.
		prev?.setAttribute( 'aria-disabled', `${ ! loop && index < 1 }` );
		next?.setAttribute( 'aria-disabled', `${ ! loop && index > stops - 2 }` );
		[ ...( bullets?.children ?? [] ) ].forEach( ( bullet, at ) => {
			bullet.toggleAttribute( 'hidden', at >= stops );
			bullet.setAttribute( 'aria-current', `${ at === index }` );
		} );
		if ( fraction ) {
			fraction.textContent = [ index + 1, stops ].map( ( n ) => `${ n }`.padStart( 2, '0' ) ).join( ' / ' );
		}
		bar?.style.setProperty( '--eidan-progress', `${ ( index + 1 ) / stops }` );
		if ( live && said !== index ) {
			if ( said >= 0 ) {
				live.textContent = ( live.dataset[ 'text' ] ?? '' )
					.replace( '%1$s', `${ index + 1 }` )
					.replace( '%2$s', `${ stops }` );
			}
			said = index;
		}
	};
}
