import { useRefEffect } from '@wordpress/compose';
import { useState } from '@wordpress/element';

/** An item with a wide drop-down in the preview. Pixels are those of the block's own box. */
export interface Place {
	/** What the item shows, and which of several with the same it is. */
	key: string;
	/** `part:SLUG` or `pattern:ID`. */
	value: string;
	isBoxed: boolean;
	title: string;
	/** Middle of the button that opens it. */
	x: number;
	y: number;
}

/** Where drop-downs open: the left edge and the width of the canvas, and the lower edge of the header. */
export interface Ground {
	left: number;
	top: number;
	width: number;
}

/** Pixels from the end of an item to the middle of its button, where the item has no sign yet. */
const BESIDE = 16;

/** Pixels that the button, which is larger than the sign, stands further from the words. */
const APART = 5;

/**
 * Finds the items of a bar that have a wide drop-down.
 *
 * @param block Element of the menu block, with the preview in it.
 */
export function placesIn( block: HTMLElement ): Place[] {
	const box = block.getBoundingClientRect();
	const count = new Map< string, number >();
	return [ ...block.querySelectorAll< HTMLElement >( '.is-form-bar > ul > [data-eidan-wide]' ) ].flatMap(
		( item ) => {
			const own = item.getBoundingClientRect();
			const value = item.dataset.eidanWide!;
			const number = count.get( value ) ?? 0;
			count.set( value, number + 1 );
			if ( ! own.width ) {
				return [];
			}
			// Without a sign it shows nothing yet: a draft, or a pattern without blocks.
			const sign = item
				.querySelector( ':scope > details > summary > .eidan-menu__sign' )
				?.getBoundingClientRect();
			const isRtl = getComputedStyle( item ).direction === 'rtl';
			const end = isRtl ? own.left - BESIDE : own.right + BESIDE;
			return [
				{
					key: `${ value }#${ number }`,
					value,
					isBoxed: 'eidanBoxed' in item.dataset,
					title: item.querySelector( '.eidan-menu__title' )?.textContent ?? '',
					x: Math.round(
						( sign ? sign.left + sign.width / 2 + ( isRtl ? -APART : APART ) : end ) - box.left
					),
					y: Math.round( ( sign ? sign.top + sign.height / 2 : own.top + own.height / 2 ) - box.top ),
				},
			];
		}
	);
}

/** Where a drop-down opens: below the header, or below a menu that stands elsewhere, as wide as the canvas. */
export function groundOf( block: HTMLElement ): Ground {
	const box = block.getBoundingClientRect();
	const canvas = ( block.closest( '.editor-styles-wrapper' ) ?? document.body ).getBoundingClientRect();
	const { bottom } = ( block.closest( '.wp-block-eidan-header' ) ?? block ).getBoundingClientRect();
	return {
		left: Math.round( canvas.left - box.left ),
		top: Math.round( bottom - box.top ),
		width: Math.round( canvas.width ),
	};
}

/**
 * Measures the items with wide drop-downs while the menu is edited.
 *
 * @param isActive Whether they are needed.
 * @return Ref for the element of the block, the items, and where their drop-downs open.
 */
export function usePlaces( isActive: boolean ) {
	const [ state, setState ] = useState< { places: Place[]; ground: Ground } >( {
		places: [],
		ground: { left: 0, top: 0, width: 0 },
	} );
	const ref = useRefEffect< HTMLElement >(
		( block ) => {
			if ( ! isActive ) {
				return undefined;
			}
			const measure = () => {
				const next = { places: placesIn( block ), ground: groundOf( block ) };
				setState( ( last ) => ( JSON.stringify( last ) === JSON.stringify( next ) ? last : next ) );
			};
			const observer = new MutationObserver( ( changes ) => {
				// What is written in a drop-down moves no item.
				if ( changes.some( ( { target } ) => ! ( target as Element ).closest?.( '.eidan-menu-drop-down' ) ) ) {
					measure();
				}
			} );
			const { ResizeObserver } = block.ownerDocument.defaultView!;
			const sizes = new ResizeObserver( measure );
			measure();
			observer.observe( block, { childList: true, subtree: true } );
			sizes.observe( block );
			sizes.observe( block.closest( '.wp-block-eidan-header' ) ?? block );
			sizes.observe( block.ownerDocument.body );
			return () => {
				observer.disconnect();
				sizes.disconnect();
			};
		},
		[ isActive ]
	);
	return [ ref, state.places, state.ground ] as const;
}
