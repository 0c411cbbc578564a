import { __ } from '@wordpress/i18n';

/** The address of a demo file in the plugin's folder, derived from the address of the editor's script. */
const fileUrl = ( name: string ) => {
	const script = document.querySelector< HTMLScriptElement >( '#eidan-editor-js' );
	return new URL( `../assets/demo/films/${ name }`, script?.src || document.baseURI ).href;
};

/** A sample video, made from images in the public domain by tools/demo/video.mjs. */
export const sampleVideo = () => ( {
	wide: fileUrl( 'rooms.webm' ),
	narrow: fileUrl( 'rooms-narrow.webm' ),
	poster: fileUrl( 'rooms.webp' ),
	title: __( 'Four rooms', 'eidan' ),
} );
