/**
 * The script `eidan-swatch-terms`: pickers for a term's color and image, on the screens for terms of product
 * attributes.
 */
import domReady from '@wordpress/dom-ready';

interface Frame {
	on: ( type: 'select', then: () => void ) => void;
	open: () => void;
	state: () => {
		get: ( name: 'selection' ) => {
			first: () => { toJSON: () => { id: number; url: string; sizes?: { thumbnail?: { url: string } } } };
		};
	};
}

/** Libraries of WordPress: the media library, and the color picker, which is a jQuery plugin. */
const { wp, jQuery } = window as unknown as {
	wp: { media: ( options: object ) => Frame };
	jQuery: ( of: unknown ) => {
		wpColorPicker: () => void;
		on: ( type: string, then: ( event: unknown, request: unknown, settings: { data?: unknown } ) => void ) => void;
	};
};

domReady( () => {
	const color = document.querySelector( '[data-eidan-color]' );
	const image = document.querySelector( '[data-eidan-image]' );
	if ( ! color || ! image ) {
		return;
	}
	jQuery( color ).wpColorPicker();
	const preview = image.querySelector( 'span' )!;
	const input = image.querySelector( 'input' )!;
	const [ choose, remove ] = image.querySelectorAll( 'button' );

	const show = ( id: string, url = '' ) => {
		input.value = id;
		preview.replaceChildren( ...( url ? [ Object.assign( new Image( 48, 48 ), { src: url, alt: '' } ) ] : [] ) );
		remove!.hidden = ! url;
	};
	choose!.addEventListener( 'click', () => {
		const frame = wp.media( { library: { type: 'image' }, multiple: false } );
		frame.on( 'select', () => {
			const { id, url, sizes } = frame.state().get( 'selection' ).first().toJSON();
			show( String( id ), sizes?.thumbnail?.url ?? url );
		} );
		frame.open();
	} );
	remove!.addEventListener( 'click', () => show( '0' ) );
	// After a term was added the form stays open, so empty both fields for the next term.
	jQuery( document ).on( 'ajaxComplete', ( _event, _request, { data } ) => {
		if (
			typeof data === 'string' &&
			data.includes( 'action=add-tag' ) &&
			! document.querySelector( '#ajax-response .error' )
		) {
			show( '0' );
			document.querySelector< HTMLElement >( '.wp-picker-clear' )?.click();
		}
	} );
} );
