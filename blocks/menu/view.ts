import { define } from '@eidan/runtime';
import { dropDowns } from '../../src/view/menu/drop-downs';
import { onHover } from '../../src/view/menu/hover';
import type { Intent } from '../../src/view/pointer/intent';

/** When a pointer opens what it is on; without a delay it opens nothing. */
type Options = Intent;

/*
 * What `<details>` do not do by themselves: close when somebody goes on, stay in the window, open by pointer.
 */
define< Options >( 'menu', ( root, intent, { signal } ) => {
	dropDowns( root, signal );
	if ( typeof intent.delay === 'number' ) {
		onHover( root, intent, signal );
	}
} );
