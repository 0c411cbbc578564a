/**
 * The module `@eidan/anchors`: smooth ways to places on the page, and a menu that tells which of them is being read.
 */
import { define } from '@eidan/runtime';
import { dataOf } from '../data';
import { follow } from './follow';
import { spy } from './spy';

/** What the owner set; WordPress prints it for the module. */
const { duration = 1000 } = dataOf< { duration: number } >( 'anchors' );

document.addEventListener( 'click', ( event ) => follow( event, duration ) );

define( 'anchors', ( root, _options, { signal } ) => {
	// A menu inside a menu is the outer one's.
	if ( ! root.parentElement?.closest( '[data-eidan-anchors]' ) ) {
		spy( root, signal );
	}
} );
