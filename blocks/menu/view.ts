import { define } from '@eidan/runtime';
import { dropDowns } from './view/drop-downs';
import { onHover } from './view/hover';
import type { Intent } from '../../src/view/pointer/intent';

/** When hovering opens a submenu. Without a delay it never does. */
type Options = Intent;

/*
 * Adds what `<details>` cannot do without script: submenus close when the visitor goes on, stay inside the window, and
 * open on hover.
 */
define< Options >( 'menu', ( root, intent, { signal } ) => {
	dropDowns( root, signal );
	if ( typeof intent.delay === 'number' ) {
		onHover( root, intent, signal );
	}
} );
