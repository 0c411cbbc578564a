/**
 * The script `eidan-order`: reordering items in the admin list.
 */
import { speak } from '@wordpress/a11y';
import apiFetch from '@wordpress/api-fetch';
import domReady from '@wordpress/dom-ready';
import { __, sprintf } from '@wordpress/i18n';
import { arrange } from './arrange';
import './screen.scss';

domReady( () => {
	const list = document.querySelector< HTMLElement >( '#the-list' );
	if ( ! list ) {
		return;
	}
	arrange( list, {
		save: ( ids ) =>
			apiFetch( {
				path: '/eidan/v1/order',
				method: 'POST',
				data: { type: ( window as { typenow?: string } ).typenow, ids },
			} ),
		moved: ( title, position, count ) =>
			/* translators: 1: title of an item, 2: its position, 3: number of items. */
			speak( sprintf( __( '“%1$s” is number %2$d of %3$d.', 'eidan' ), title, position, count ), 'assertive' ),
		failed: ( { message } ) => {
			const text = sprintf(
				/* translators: %s: error message. */
				__( 'The order was not saved: %s', 'eidan' ),
				message || __( 'An unknown error occurred.', 'eidan' )
			);
			const notice = document.createElement( 'div' );
			notice.className = 'notice notice-error eidan-order-failed';
			notice.append( Object.assign( document.createElement( 'p' ), { textContent: text } ) );
			document.querySelector( '.eidan-order-failed' )?.remove();
			document.querySelector( '.wp-header-end' )?.after( notice );
			speak( text, 'assertive' );
		},
	} );
} );
