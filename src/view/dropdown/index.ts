/**
 * The module `@eidan/dropdown`: who picks by mouse or finger is led there at once. Who uses the keyboard goes through
 * choices on the way to the one that is meant, and has the button.
 */
import { define } from '@eidan/runtime';

define( 'dropdown', ( root, _options, { signal } ) => {
	let isPointer = false;
	root.addEventListener( 'pointerdown', () => ( isPointer = true ), { signal } );
	root.addEventListener( 'keydown', () => ( isPointer = false ), { signal } );
	root.addEventListener(
		'change',
		() => {
			if ( isPointer && root instanceof HTMLFormElement && root.checkValidity() ) {
				root.requestSubmit();
			}
		},
		{ signal }
	);
} );
