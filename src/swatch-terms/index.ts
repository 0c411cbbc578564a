/**
 * The script `eidan-swatch-terms`: pickers for the color and the image of a term, where terms of attributes are edited.
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

/** What WordPress brings: its media library, and its color picker, a plug-in of jQuery. */
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
	// The form that adds a term stays, for the next one.
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
