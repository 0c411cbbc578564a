import { useRefEffect } from '@wordpress/compose';

import { addCopies, copiesNeeded, copyOf } from '../../view/motion/copies';
import { duration } from '../../view/motion/pace';

interface Options {
	/** Whether it moves at all now. */
	on: boolean;
	speed: number;
	/** Whether a second row, a copy of the first, runs the other way. */
	secondRow?: boolean;
	/** Changes whenever the contents do. */
	content: unknown;
}

/** What the editor needs of a block, and what a copy of it must not have. */
const OWN = [ 'id', 'contenteditable', 'tabindex', 'role', 'aria-label', 'data-block' ];

const pictureOf = ( element: Element ): HTMLElement => {
	const copy = copyOf( element );
	for ( const part of [ copy, ...copy.querySelectorAll( '*' ) ] ) {
		OWN.forEach( ( name ) => part.removeAttribute( name ) );
	}
	return copy;
};

/**
 * Makes a row in the canvas move as it does on the page (src/view/motion/rows.ts): a ref for it. The copies are the
 * canvas's own and no blocks; they go when it stops.
 *
 * @param options           What the row is.
 * @param options.on        Whether it moves at all now.
 * @param options.speed     Its pace.
 * @param options.secondRow Whether a second one runs the other way.
 * @param options.content   What is in it.
 */
export function useRunning( { on, speed, secondRow = false, content }: Options ) {
	return useRefEffect< HTMLElement >(
		( row ) => {
			const first = row.firstElementChild as HTMLElement | null;
			const view = row.ownerDocument.defaultView;
			if ( ! on || ! first || ! view ) {
				return;
			}
			row.classList.add( 'is-running' );
			const second = secondRow ? pictureOf( row ) : undefined;
			if ( second ) {
				row.parentElement?.append( second );
			}
			const size = new view.ResizeObserver( () => {
				const width = first.offsetWidth;
				const space = row.offsetWidth;
				const count = copiesNeeded( width, space );
				addCopies( first, count, pictureOf );
				if ( second ) {
					addCopies( second.firstElementChild as HTMLElement, count );
				}
				if ( count ) {
					[ row, second ].forEach( ( each ) =>
						each?.style.setProperty( '--eidan-round', `${ duration( width, space, speed ) }s` )
					);
				}
			} );
			size.observe( row );
			size.observe( first );
			return () => {
				size.disconnect();
				second?.remove();
				first.querySelectorAll( ':scope > [inert]' ).forEach( ( copy ) => copy.remove() );
				row.classList.remove( 'is-running' );
				row.style.removeProperty( '--eidan-round' );
			};
		},
		[ on, speed, secondRow, content ]
	);
}
