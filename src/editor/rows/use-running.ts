import { useRefEffect } from '@wordpress/compose';

import { addCopies, copiesNeeded, copyOf } from '../../view/motion/copies';
import { duration } from '../../view/motion/pace';

interface Options {
	/** Whether the row moves now. */
	on: boolean;
	/** Percent of the visible width that the row moves in each frame; see src/view/motion/pace.ts. */
	speed: number;
	/** Whether a second row, a copy of the first, moves in the other direction. */
	secondRow?: boolean;
	/** A value that changes whenever the content of the row changes. */
	content: unknown;
}

/** Attributes that the editor sets on blocks. Copies must not have them. */
const EDITOR_ATTRIBUTES = [ 'id', 'contenteditable', 'tabindex', 'role', 'aria-label', 'data-block' ];

const cleanCopyOf = ( element: Element ): HTMLElement => {
	const copy = copyOf( element );
	for ( const part of [ copy, ...copy.querySelectorAll( '*' ) ] ) {
		EDITOR_ATTRIBUTES.forEach( ( name ) => part.removeAttribute( name ) );
	}
	return copy;
};

/**
 * Moves a row in the canvas as on the page (src/view/motion/rows.ts). The copies that fill the row are plain elements,
 * not blocks. They are removed when the row stops.
 *
 * @param options           Settings of the row.
 * @param options.on        Whether the row moves now.
 * @param options.speed     Percent of the visible width that it moves in each frame.
 * @param options.secondRow Whether a second row, a copy of the first, moves in the other direction.
 * @param options.content   A value that changes whenever the content of the row changes.
 * @return Ref for the row.
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
			const second = secondRow ? cleanCopyOf( row ) : undefined;
			if ( second ) {
				row.parentElement?.append( second );
			}
			const size = new view.ResizeObserver( () => {
				const width = first.offsetWidth;
				const space = row.offsetWidth;
				const count = copiesNeeded( width, space );
				addCopies( first, count, cleanCopyOf );
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
