/**
 * The script `eidan-start`: the screen Appearance › Start with Eidan.
 */
import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { App } from './app';
import type { StartData } from './types';
import './screen.scss';

domReady( () => {
	const root = document.getElementById( 'eidan-start' );
	if ( root ) {
		createRoot( root ).render( <App data={ JSON.parse( root.dataset.screen ?? '{}' ) as StartData } /> );
	}
} );
