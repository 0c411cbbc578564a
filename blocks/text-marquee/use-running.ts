import { useRefEffect } from '@wordpress/compose';
import { duration } from './pace';

interface Options {
	/** Whether it moves at all now. */
	on: boolean;
	speed: number;
	secondRow: boolean;
	/** Changes whenever the texts do. */
	texts: unknown;
}

/** What the editor needs of a block, and what a picture of it must not have. */
const OWN = [ 'id', 'contenteditable', 'tabindex', 'role', 'aria-label', 'data-block' ];

const copyOf = ( element: Element ): HTMLElement => {
	const copy = element.cloneNode( true ) as HTMLElement;
	for ( const part of [ copy, ...copy.querySelectorAll( '*' ) ] ) {
		OWN.forEach( ( name ) => part.removeAttribute( name ) );
	}
	copy.inert = true;
	return copy;
};

/**
 * Makes the row in the canvas move as it does on the page: a ref for it. The
 * copies are the canvas's own and no blocks; they go when it stops.
 */
export function useRunning( { on, speed, secondRow, texts }: Options ) {
	return useRefEffect< HTMLElement >(
		( row ) => {
			const first = row.firstElementChild as HTMLElement | null;
			const view = row.ownerDocument.defaultView;
			if ( ! on || ! first || ! view ) {
				return;
			}
			let copies: HTMLElement[] = [];
			const clear = () => {
				copies.forEach( ( copy ) => copy.remove() );
				copies = [];
			};
			const fill = () => {
				clear();
				const width = first.offsetWidth;
				const space = row.offsetWidth;
				for ( let covered = width; width && covered < space + width; covered += width ) {
					copies.push( copyOf( first ) );
				}
				row.append( ...copies );
				row.style.setProperty( '--eidan-round', `${ duration( width, space, speed ) }s` );
				if ( secondRow ) {
					const second = copyOf( row );
					row.parentElement?.append( second );
					copies.push( second );
				}
			};
			row.classList.add( 'is-running' );
			const size = new view.ResizeObserver( fill );
			size.observe( row );
			size.observe( first );
			return () => {
				size.disconnect();
				clear();
				row.classList.remove( 'is-running' );
				row.style.removeProperty( '--eidan-round' );
			};
		},
		[ on, speed, secondRow, texts ]
	);
}
