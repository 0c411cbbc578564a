import { useState } from '@wordpress/element';
import type { PointerEvent } from 'react';

/**
 * Tells which inner block the pointer is over, or was over last. It does not change the selection.
 *
 * @param items Inner blocks of the block.
 * @return `item` is a client id; undefined if the pointer is outside the block. `props` are event handlers for the
 *         block's element.
 */
export function usePointed( items: readonly { clientId: string }[] ) {
	const [ pointed, setPointed ] = useState< string >();
	return {
		// The item may have been removed since.
		item: items.some( ( { clientId } ) => clientId === pointed ) ? pointed : undefined,
		props: {
			onPointerMove: ( { target }: PointerEvent ) => {
				const under = items.find( ( { clientId } ) =>
					( target as Element ).closest( `[data-block="${ clientId }"]` )
				);
				setPointed( ( last ) => under?.clientId ?? last );
			},
			onPointerLeave: () => setPointed( undefined ),
		},
	};
}
