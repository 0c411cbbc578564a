import { __ } from '@wordpress/i18n';

/** The address of a demo file in the plugin's folder, derived from the address of the editor's script. */
const fileUrl = ( name: string ) => {
	const script = document.querySelector< HTMLScriptElement >( '#eidan-editor-js' );
	return new URL( `../assets/demo/films/${ name }`, script?.src || document.baseURI ).href;
};

/** A sample video, made from images in the public domain. */
export const sampleVideo = () => ( {
	wide: fileUrl( 'showreel.mp4' ),
	narrow: fileUrl( 'showreel-narrow.mp4' ),
	poster: fileUrl( 'showreel.webp' ),
	title: __( 'Showreel', 'eidan' ),
} );
