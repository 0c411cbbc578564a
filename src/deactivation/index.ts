/**
 * The script `eidan-deactivation`: asks, on the Plugins screen, what is to become of the owner's content.
 *
 * Without it the plugin is deactivated as any other, and its settings say what its deletion removes.
 */
import apiFetch from '@wordpress/api-fetch';
import domReady from '@wordpress/dom-ready';
import { __ } from '@wordpress/i18n';
import './screen.scss';

/**
 * Lets a dialog ask before a link is followed.
 *
 * @param link   Link that deactivates the plugin.
 * @param dialog The dialog, with a form of one group of radio buttons; none where every site decides for itself.
 * @param save   Stores the choice; rejects with an error that says why it could not.
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
		// A click that opens a new tab or window is the browser's.
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
