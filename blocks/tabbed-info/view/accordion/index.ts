import { define } from '@eidan/runtime';

/*
 * An accordion that always has one item open: clicking the summary of the open item does nothing. The browser does
 * everything else.
 */
define( 'accordion', ( root, _, { signal } ) => {
	const items = Array.from( root.querySelectorAll< HTMLDetailsElement >( ':scope > details' ) );
	const sync = () =>
		items.forEach( ( item ) => item.firstElementChild?.setAttribute( 'aria-disabled', `${ item.open }` ) );

	root.addEventListener(
		'click',
		( event ) => {
			const summary = ( event.target as Element ).closest( 'summary' );
			if ( items.some( ( item ) => item.open && item.firstElementChild === summary ) ) {
				event.preventDefault();
			}
		},
		{ signal }
	);
	root.addEventListener( 'toggle', sync, { signal, capture: true } );
	sync();
} );
