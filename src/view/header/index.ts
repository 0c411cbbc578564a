import { define } from '@eidan/runtime';
import { keepFocus } from '../scroll/focus';
import { drawer } from './drawer';
import { fit } from './fit';
import { follow } from './follow';
import type { Behaviour } from './place';
import { followSkin } from './skin';

interface Options {
	behaviour?: Behaviour;
	/** Behaviour up to the breakpoint. */
	mobile?: Behaviour;
	breakpoint?: number;
	/** Whether it is compact where it does not fit. */
	fit?: boolean;
	/** Whether it follows the sections beneath. */
	skin?: boolean;
	/** Pixels of scroll that close a vertical one. */
	close?: number;
}

define< Options >(
	'header',
	( root, { behaviour = 'static', mobile = 'static', breakpoint = 1024, fit: fits, skin, close }, { signal } ) => {
		// What one form shows and the other does not: a link, the opener of a panel.
		const look = keepFocus( root, signal );
		if ( typeof close === 'number' ) {
			drawer( root, close, signal );
		}
		if ( fits ) {
			fit( root, look, signal );
		}
		if ( behaviour !== 'static' || mobile !== 'static' ) {
			const narrow = window.matchMedia( `(max-width:${ Number( breakpoint ) }px)` );
			follow( root, () => ( narrow.matches ? mobile : behaviour ), signal );
		}
		if ( skin ) {
			followSkin( root, signal );
		}
	}
);
