import { define } from '@eidan/runtime';
import { dropDowns } from '../../src/view/menu/drop-downs';
import { onHover } from '../../src/view/menu/hover';

interface Options {
	/** Milliseconds before the pointer opens what it is on; without it, it opens nothing. */
	delay?: number;
}

/*
 * What `<details>` do not do by themselves: close when somebody goes on, stay in the window, open by pointer.
 */
define< Options >( 'menu', ( root, { delay }, { signal } ) => {
	dropDowns( root, signal );
	if ( typeof delay === 'number' ) {
		onHover( root, delay, signal );
	}
} );
