import { define } from '@eidan/runtime';
import { keepFocus } from '../scroll/focus';
import { drawer } from './drawer';
import { fit } from './fit';
import { follow } from './follow';
import type { Behaviour } from './place';
import { followSkin } from './skin';

interface Options {
	behaviour?: Behaviour;
	/** Behaviour in windows up to the breakpoint. */
	mobile?: Behaviour;
	breakpoint?: number;
	/** Whether the header becomes compact if it does not fit. */
	fit?: boolean;
	/** Whether its colors follow the sections beneath it. */
	skin?: boolean;
	/** Pixels of scrolling after which the drawer of a vertical header closes. */
	close?: number;
}

define< Options >(
	'header',
	( root, { behaviour = 'static', mobile = 'static', breakpoint = 1024, fit: fits, skin, close }, { signal } ) => {
		// The focus may be on something that only one of the two forms shows: a link, the opener of a panel.
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
