import { define } from '@eidan/runtime';

import { reachCopies } from '../../src/view/motion/copies';
import { runRows } from '../../src/view/motion/rows';
import { tabStops } from '../../src/view/motion/tab-stops';
import { throwable } from './view/throw';

/** Options in the attribute `data-eidan-scrolling-tiles`. */
interface Options {
	/** Speed of each row. See src/view/motion/pace.ts. */
	speeds?: unknown[];
}

define< Options >( 'scrolling-tiles', ( root, { speeds = [] }, { signal } ) => {
	const views = root.querySelectorAll< HTMLElement >( '.wp-block-eidan-scrolling-tiles-row' );
	runRows(
		root,
		{ views, speed: ( index ) => speeds[ index ], button: root.lastElementChild as HTMLElement },
		signal
	);
	views.forEach( ( view ) => {
		view.classList.add( 'is-running' );
		throwable( view, signal );
		reachCopies( view, signal );
	} );
	tabStops( views, signal );
} );
