/**
 * Silences what plays in a panel that was closed: nobody could find it to stop it. Silent films go on. A player of
 * another host tells nothing and obeys nobody; loading it anew stops it.
 *
 * @param dialog A closed panel.
 */
export function stopMedia( dialog: HTMLElement ): void {
	dialog.querySelectorAll< HTMLMediaElement >( 'audio,video' ).forEach( ( media ) => media.muted || media.pause() );
	dialog
		.querySelectorAll< HTMLIFrameElement >( '.wp-block-embed iframe' )
		.forEach( ( player ) => ( player.src += '' ) );
}
