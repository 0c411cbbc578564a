import { useState } from '@wordpress/element';
import type { PointerEvent } from 'react';

/**
 * Which item of a block the pointer is at in the canvas; the selection stays where it is.
 *
 * @param items Inner blocks of the block.
 * @return `item`, a client id, and the properties of the block that tell.
 */
export function usePointed( items: readonly { clientId: string }[] ) {
	const [ pointed, setPointed ] = useState< string >();
	return {
		// One that is gone is pointed at no more.
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
