/**
 * Draws a pointer in the page that is filmed, as browsers do not film their own.
 */

/**
 * Runs in the page. The pointer is a popover, so that it is drawn above dialogs, too.
 */
export function drawPointer() {
	const pointer = document.createElement( 'div' );
	pointer.popover = 'manual';
	pointer.id = 'eidan-film-pointer';
	pointer.innerHTML =
		'<svg width="34" height="46" viewBox="0 0 17 23"><path d="M1 1v17.5l4.3-4 2.7 6.8 3.2-1.3-2.7-6.6h6z" fill="#111" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/></svg>';
	pointer.style.cssText =
		'all:initial;position:fixed;inset:0 auto auto 0;pointer-events:none;z-index:2147483647;transform:translate(-99px,-99px)';
	document.body.append( pointer );
	const raise = () => {
		pointer.hidePopover();
		pointer.showPopover();
		pointer.style.display = 'block';
	};
	raise();
	const [ drawing ] = pointer.children;
	drawing.style.cssText = 'display:block;transition:scale .12s;transform-origin:0 0';
	window.addEventListener(
		'pointermove',
		( { clientX, clientY } ) => ( pointer.style.transform = `translate(${ clientX - 2 }px,${ clientY - 2 }px)` ),
		true
	);
	window.addEventListener( 'pointerdown', () => ( drawing.style.scale = '0.8' ), true );
	window.addEventListener(
		'pointerup',
		() => {
			drawing.style.scale = '';
			// What a press opens lies above the pointer.
			[ 50, 200, 500 ].forEach( ( ms ) => setTimeout( raise, ms ) );
		},
		true
	);
}
