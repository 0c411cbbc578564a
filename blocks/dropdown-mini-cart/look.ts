import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import type { DropdownMiniCartAttributes } from './attributes';

export const styleOf = ( { size }: DropdownMiniCartAttributes ) => ( { '--size': `${ size }px` } ) as CSSProperties;

/** Default texts, used where the author wrote none. `Eidan\Blocks\DropdownMiniCart` has the same ones. */
export const defaults = () => ( {
	label: __( 'Cart', 'eidan' ),
	emptyText: __( 'Your cart is empty.', 'eidan' ),
	shopText: __( 'Go to the shop', 'eidan' ),
	cartText: __( 'View cart', 'eidan' ),
	checkoutText: __( 'Checkout', 'eidan' ),
} );

type Element = DropdownMiniCartAttributes[ 'elements' ][ number ];

/** Names of the parts that can be left out, in the order in which the sidebar lists them. */
export const elementNames = (): Record< Element, string > => ( {
	'cross-sells': __( 'Cross-sells', 'eidan' ),
	coupon: __( 'Coupon field', 'eidan' ),
	note: __( 'Order note', 'eidan' ),
} );
