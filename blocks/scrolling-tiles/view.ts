import { define } from '@eidan/runtime';

import { reachCopies } from '../../src/view/motion/copies';
import { runRows } from '../../src/view/motion/rows';
import { throwable } from '../../src/view/motion/throw';

/** Options of `data-eidan-scrolling-tiles`. */
interface Options {
	/** Pace of each row; see src/view/motion/pace.ts. */
	speeds?: unknown[];
}

define< Options >( 'scrolling-tiles', ( root, { speeds = [] }, { signal } ) => {
	const views = root.querySelectorAll< HTMLElement >( '.wp-block-eidan-scrolling-tiles-row' );
	const reduced = matchMedia( '(prefers-reduced-motion)' );
	// A row that stands can be scrolled, by keyboard too; one that runs is no stop of the tab key.
	const reach = () => views.forEach( ( view ) => ( view.tabIndex = reduced.matches ? 0 : -1 ) );
	runRows( root, { views, speed: ( index ) => speeds[ index ], button: root.lastElementChild as HTMLElement }, signal );
	views.forEach( ( view ) => {
		view.classList.add( 'is-running' );
		throwable( view, signal );
		reachCopies( view, signal );
	} );
	reach();
	reduced.addEventListener( 'change', reach, { signal } );
} );
