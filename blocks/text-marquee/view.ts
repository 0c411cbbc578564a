import { define } from '@eidan/runtime';

import { copyOf } from '../../src/view/motion/copies';
import { runRows } from '../../src/view/motion/rows';

/** Options in the attribute `data-eidan-marquee`. */
interface Options {
	/** Speed of the rows. See src/view/motion/pace.ts. */
	speed?: unknown;
	/** Whether a second row runs in the opposite direction. */
	rows?: unknown;
}

define< Options >( 'marquee', ( root, { speed, rows }, { signal } ) => {
	const [ row, button ] = root.children as HTMLCollectionOf< HTMLElement > & [ HTMLElement, HTMLElement ];
	if ( rows && ! root.children[ 2 ] ) {
		root.append( copyOf( row ) );
	}
	runRows(
		root,
		{
			views: root.querySelectorAll( '.eidan-marquee' ),
			speed: () => speed,
			button,
		},
		signal
	);
} );
