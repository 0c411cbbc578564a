/**
 * The script `eidan-deactivation`: asks on the Plugins screen what should happen to the owner's content.
 *
 * Without it the plugin is deactivated like any other, and its settings decide what deleting it removes.
 */
import apiFetch from '@wordpress/api-fetch';
import domReady from '@wordpress/dom-ready';
import { __ } from '@wordpress/i18n';
import './screen.scss';

/**
 * Opens a dialog before a link is followed.
 *
 * @param link   The link that deactivates the plugin.
 * @param dialog The dialog with its form. The form has one group of radio buttons, but none on the network screen,
 *               since each site decides for itself.
 * @param save   Stores the choice. Rejects with an error that says why it failed.
 * @param go     Follows the link.
 */
export function ask(
	link: HTMLAnchorElement,
	dialog: HTMLDialogElement,
	save: ( remove: string ) => Promise< unknown >,
	go: ( address: string ) => void
): void {
	const form = dialog.querySelector( 'form' );
	const message = dialog.querySelector( '[role="alert"]' );
	if ( ! form || ! message ) {
		return;
	}
	const stored = new FormData( form ).get( 'remove' );
	link.addEventListener( 'click', ( event ) => {
		// Do not handle clicks that open a new tab or window.
		if ( event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0 ) {
			return;
		}
		event.preventDefault();
		message.textContent = '';
		dialog.showModal();
	} );
	dialog.querySelector( '[value="cancel"]' )?.addEventListener( 'click', () => dialog.close() );
	dialog.addEventListener( 'click', ( event ) => {
		if ( event.target === dialog ) {
			dialog.close();
		}
	} );
	form.addEventListener( 'submit', async ( event ) => {
		event.preventDefault();
		const remove = new FormData( form ).get( 'remove' );
		const button = form.querySelector< HTMLButtonElement >( '[type="submit"]' );
		button?.setAttribute( 'aria-disabled', 'true' );
		try {
			if ( typeof remove === 'string' && remove !== stored ) {
				await save( remove );
			}
			go( link.href );
		} catch ( error ) {
			message.textContent =
				( error as { message?: string } | null )?.message ||
				__( 'The choice could not be stored. Nothing was changed; try again.', 'eidan' );
			button?.removeAttribute( 'aria-disabled' );
		}
	} );
}

domReady( () => {
	const dialog = document.querySelector< HTMLDialogElement >( 'dialog.eidan-deactivation' );
	const link = document.querySelector< HTMLAnchorElement >(
		`tr[data-plugin="${ CSS.escape( dialog?.dataset.plugin ?? '' ) }"] .deactivate a`
	);
	if ( dialog && link ) {
		ask(
			link,
			dialog,
			( remove ) =>
				apiFetch( {
					path: '/eidan/v1/settings',
					method: 'POST',
					data: { settings: { uninstall: { remove } } },
				} ),
			( address ) => window.location.assign( address )
		);
	}
} );
