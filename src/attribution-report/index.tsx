/**
 * The script `eidan-attribution-report`: the screens WooCommerce › Attribution and Enquiries › Report.
 */
import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { App } from './app';
import type { Shop } from './types';
import './screen.scss';

declare global {
	interface Window {
		/** Printed by the server before this script. */
		eidanAttributionReport?: Shop;
	}
}

domReady( () => {
	const root = document.getElementById( 'eidan-attribution-report' );
	const shop = window.eidanAttributionReport;
	if ( root && shop ) {
		createRoot( root ).render( <App shop={ shop } /> );
	}
} );
