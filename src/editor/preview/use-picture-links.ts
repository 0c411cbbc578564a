import { useMergeRefs, useRefEffect } from '@wordpress/compose';
import { useCallback, useRef } from '@wordpress/element';
import type { Report } from './steps';
import { imageLinks } from '../../view/swap/links';
import { middleOf } from '../../view/swap/swap';
import { useStarted } from '../views/use-started';

/** A block whose links bring up their images, as its HTML has it. */
export interface PictureLinks {
	/** Finds the element of the block in its preview. */
	root: string;
	/** Finds the items in it: each holds a link, and its image. */
	items: string;
	/** Finds the image of an item. */
	media: string;
	/** Class of the element that images lie on. */
	stage: string;
	/** The media query under which they lie there; elsewhere they stand in their items. */
	behind: string;
}

const NONE: PictureLinks = { root: 'eidan-none', items: 'li', media: 'figure', stage: '', behind: 'not all' };

const holds = ( element: Element, { clientX, clientY }: MouseEvent ) => {
	const { left, right, top, bottom } = element.getBoundingClientRect();
	return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
};

/**
 * Lets the links of a preview bring up their images as on the page, where the pointer is or a finger taps; the last one
 * stays.
 *
 * A preview is inert, so that nobody follows a link by accident: the browser keeps the pointer from all that is in it.
 * So the element around it says to the items where the pointer is.
 *
 * @param report Told which one is shown.
 * @param links  How the block is made, the same object at each render; none for blocks that do no such thing.
 * @return A ref for the element around the preview.
 */
export function usePictureLinks( report: Report, links: PictureLinks = NONE ) {
	const { root, items, media, stage, behind } = links;
	// The one that is shown stays when a setting changes, which brings a new preview.
	const shown = useRef( 0 );
	const started = useStarted(
		root,
		useCallback(
			( block: HTMLElement, { signal }: { signal: AbortSignal } ) => {
				const { ownerDocument } = block;
				// The canvas is a window of its own, as wide as what is previewed.
				const query = ( ownerDocument.defaultView ?? window ).matchMedia( behind );
				const parts = [ ...block.querySelectorAll< HTMLElement >( items ) ];
				const layer = ownerDocument.createElement( 'div' );
				layer.className = stage;
				// Then its steps are those of the slider, and images come with them.
				const slides = block.querySelector( '.eidan-slider' );
				const activate = imageLinks(
					block,
					{
						items: parts,
						media,
						stage: layer,
						query,
						together: () => query.matches,
						previews: () => false,
						rest: () => Math.min( shown.current, parts.length - 1 ),
						changed( index ) {
							shown.current = Math.max( 0, index );
							if ( ! slides ) {
								report( {
									index,
									count: parts.length,
									go: ( at ) => activate( at, middleOf( parts[ at ] ?? block ) ),
								} );
							}
						},
					},
					signal
				);
				block.addEventListener(
					'eidan:slide',
					( event ) => activate( ( event as CustomEvent< number > ).detail ),
					{ signal, capture: true }
				);
				signal.addEventListener( 'abort', () => slides || report() );
			},
			[ items, media, stage, behind, report ]
		)
	);
	const pointed = useRefEffect< HTMLElement >(
		( element ) => {
			if ( links === NONE ) {
				return;
			}
			const controller = new AbortController();
			const { signal } = controller;
			const point = ( event: PointerEvent ) => {
				// Those that are sent from here come by as well.
				const item =
					event.target === element &&
					[ ...element.querySelectorAll( `${ root } ${ items }` ) ].find( ( one ) => holds( one, event ) );
				if ( item ) {
					item.dispatchEvent(
						new PointerEvent( 'pointermove', {
							bubbles: true,
							pointerType: 'mouse',
							clientX: event.clientX,
							clientY: event.clientY,
						} )
					);
				}
			};
			element.addEventListener( 'pointermove', point, { signal } );
			element.addEventListener( 'pointerdown', point, { signal } );
			element.addEventListener(
				'pointerleave',
				() =>
					element
						.querySelectorAll( root )
						.forEach( ( block ) => block.dispatchEvent( new PointerEvent( 'pointerleave' ) ) ),
				{ signal }
			);
			return () => controller.abort();
		},
		[ links, root, items ]
	);
	return useMergeRefs( [ started, pointed ] );
}
