/**
 * The script `eidan-settings`: the screen Settings › Eidan.
 */
import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { App } from './app';
import './screen.scss';

domReady( () => {
	const root = document.getElementById( 'eidan-settings' );
	if ( root ) {
		createRoot( root ).render( <App /> );
	}
} );
