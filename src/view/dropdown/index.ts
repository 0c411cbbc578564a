/**
 * The module `@eidan/dropdown`: submits a drop-down's form as soon as something is chosen by mouse or touch. Keyboard
 * users pass other choices on the way to the one they want, so they submit with the button.
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
