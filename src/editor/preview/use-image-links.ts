import { useMergeRefs, useRefEffect } from '@wordpress/compose';
import { useCallback, useRef } from '@wordpress/element';
import type { Report } from '../views/steps';
import { imageLinks } from '../../view/swap/links';
import { middleOf } from '../../view/swap/swap';
import { useStarted } from '../views/use-started';

/** Selectors for the HTML of a block whose links show images. */
export interface ImageLinks {
	/** Finds the element of the block in its preview. */
	root: string;
	/** Finds the items in the block. Each contains a link and its image. */
	items: string;
	/** Finds the image of an item. */
	media: string;
	/** Class of the element in which the images are stacked. */
	stage: string;
	/** The media query with which the images are stacked there. Otherwise each image is in its item. */
	behind: string;
}

const NONE: ImageLinks = { root: 'eidan-none', items: 'li', media: 'figure', stage: '', behind: 'not all' };

const holds = ( element: Element, { clientX, clientY }: MouseEvent ) => {
	const { left, right, top, bottom } = element.getBoundingClientRect();
	return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
};

/**
 * Lets the links in a preview show their images as on the page, when the pointer is over them or a finger taps them.
 * The last image stays.
 *
 * A preview is inert so that nobody follows a link by accident. Therefore elements inside it get no pointer events. The
 * element around the preview gets them and sends them on to the item under the pointer.
 *
 * @param report Called with the item whose image is shown.
 * @param links  Selectors for the block's HTML; the same object at each render. Undefined for other blocks.
 * @return Ref for the element around the preview.
 */
export function useImageLinks( report: Report, links: ImageLinks = NONE ) {
	const { root, items, media, stage, behind } = links;
	// The index of the current item. When a setting changes, a new preview shows the same item again.
	const shown = useRef( 0 );
	const started = useStarted(
		root,
		useCallback(
			( block: HTMLElement, { signal }: { signal: AbortSignal } ) => {
				const { ownerDocument } = block;
				// The canvas can be an iframe with a window of its own, as wide as the previewed device.
				const query = ( ownerDocument.defaultView ?? window ).matchMedia( behind );
				const parts = [ ...block.querySelectorAll< HTMLElement >( items ) ];
				const layer = ownerDocument.createElement( 'div' );
				layer.className = stage;
				// If the block has a slider, the slider reports its slides itself, and each slide shows its image.
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
				// The events sent to items bubble up to here. Ignore them.
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
