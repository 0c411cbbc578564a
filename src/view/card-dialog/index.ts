/**
 * Opens the details of a card's item in the dialog of its list.
 *
 * Every link with `data-eidan-card-dialog` is a root element of its own, so cards that are added later work, too.
 * Without script the link leads to the item's page.
 */
import { define } from '@eidan/runtime';
import { overlay } from '@eidan/overlay';
import { syncDialogAddress } from '../dialog-address';

/** Opens the dialog for one card. Returns false if that is impossible; the click then follows the link. */
function open( link: HTMLAnchorElement ): boolean {
	const list = link.closest( '.has-card-dialog' );
	const dialog = list?.querySelector( 'dialog' );
	const closing = new AbortController();
	const { signal } = closing;
	const ui = dialog && overlay( dialog, link, signal );
	if ( ! ui?.open() ) {
		closing.abort();
		return false;
	}
	const links = [ ...list!.querySelectorAll< HTMLAnchorElement >( '[data-eidan-card-dialog]' ) ];
	const part = ( name: string ) => dialog!.querySelector< HTMLElement >( `[data-part="${ name }"]` )!;
	const stage = part( 'stage' );
	const [ name, number ] = dialog!.querySelectorAll( 'p > span' );
	const forward = getComputedStyle( dialog! ).direction === 'rtl' ? -1 : 1;

	const show = ( next: HTMLAnchorElement ) => {
		ui.opener = link = next;
		stage.replaceChildren( next.closest( 'article' )!.querySelector( 'template' )!.content.cloneNode( true ) );
		dialog!.scrollTop = 0;
		dialog!.ariaLabel = next.textContent;
		name!.textContent = `${ next.textContent }, `;
		number!.textContent = [ links.indexOf( next ) + 1, links.length ]
			.map( ( count ) => `${ count }`.padStart( 2, '0' ) )
			.join( ' / ' );
	};
	const step = ( way: number ) => {
		show( links[ ( links.indexOf( link ) + way + links.length ) % links.length ]! );
		changed();
	};

	for ( const [ button, way ] of [
		[ 'previous', -1 ],
		[ 'next', 1 ],
	] as const ) {
		part( button ).hidden = links.length < 2;
		part( button ).addEventListener( 'click', () => step( way ), { signal } );
	}
	dialog!.addEventListener(
		'keydown',
		( { key, altKey, ctrlKey, metaKey, target } ) => {
			const way = { ArrowLeft: -forward, ArrowRight: forward }[ key ];
			if (
				way &&
				links.length > 1 &&
				! altKey &&
				! ctrlKey &&
				! metaKey &&
				! ( target as Element ).matches( 'input,select,[role=radio]' )
			) {
				step( way );
			}
		},
		{ signal }
	);
	show( link );
	const changed = syncDialogAddress( dialog!, () => link.dataset.address!, ui.close, signal );
	dialog!.addEventListener( 'close', () => closing.abort(), { signal } );
	return true;
}

define( 'card-dialog', ( root, _, { signal } ) => {
	const link = root as HTMLAnchorElement;
	const openIfAddressed = () => {
		// The same item may be in two lists of a page. Only the first one opens.
		if (
			window.location.hash === `#${ link.dataset.address }` &&
			! document.querySelector( '.eidan-overlay[open]' )
		) {
			open( link );
		}
	};
	link.ariaHasPopup = 'dialog';
	link.addEventListener(
		'click',
		( event ) => {
			if (
				! ( event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey ) &&
				open( link )
			) {
				event.preventDefault();
			}
		},
		{ signal }
	);
	window.addEventListener( 'popstate', openIfAddressed, { signal } );
	// Wait until the other links of its list are started, too.
	queueMicrotask( openIfAddressed );
} );
