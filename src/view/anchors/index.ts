/**
 * The module `@eidan/anchors`: smooth scrolling to elements of the page, and menus that mark the section being read.
 */
import { define } from '@eidan/runtime';
import { dataOf } from '../data';
import { follow } from './follow';
import { spy } from './spy';

/** The site owner's settings, which WordPress prints for the module. */
const { duration = 1000 } = dataOf< { duration: number } >( 'anchors' );

document.addEventListener( 'click', ( event ) => follow( event, duration ) );

define( 'anchors', ( root, _options, { signal } ) => {
	// The outer menu also handles a menu inside it.
	if ( ! root.parentElement?.closest( '[data-eidan-anchors]' ) ) {
		spy( root, signal );
	}
} );
