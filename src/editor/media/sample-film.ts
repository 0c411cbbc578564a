import { __ } from '@wordpress/i18n';

/** A file that comes with the plugin; the editor's own script says where that is. */
const film = ( name: string ) => {
	const script = document.querySelector< HTMLScriptElement >( '#eidan-editor-js' );
	return new URL( `../assets/demo/films/${ name }`, script?.src || document.baseURI ).href;
};

/** A video to try a block with, made of images in the public domain (tools/demo/film.mjs). */
export const sampleFilm = () => ( {
	wide: film( 'rooms.webm' ),
	narrow: film( 'rooms-narrow.webm' ),
	poster: film( 'rooms.webp' ),
	title: __( 'Four rooms', 'eidan' ),
} );
