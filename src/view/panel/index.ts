/**
 * Panels: menus, side areas, searches and popups that openers and other links open on the one overlay.
 *
 * Whatever links to a panel's id opens it. Without script those links lead to the panel, which then shows at its place.
 */
import { overlay } from '@eidan/overlay';
import { define } from '@eidan/runtime';
import { focusNeighbor, keepFocus } from '../scroll/focus';
import { scrollsBeside } from './beside';

/** Options of `data-eidan-panel`. */
export interface PanelOptions {
	/** So many pixels of scrolling close it: of the page behind it, or beside it where the page stands still. */
	scroll?: number;
	/** It closes when the window grows wider than so many pixels. */
	breakpoint?: number;
}

/** Whether a link leads to a place of this page with the given id. */
const leadsTo = ( link: HTMLAnchorElement, id: string ) =>
	!! id && link.href === new URL( `#${ id }`, window.location.href ).href;

/** Says at all openers of a panel whether it is open. */
const say = ( id: string, expanded: boolean ) =>
	document.querySelectorAll< HTMLAnchorElement >( '[data-eidan-opener]' ).forEach( ( link ) => {
		if ( leadsTo( link, id ) ) {
			link.ariaExpanded = `${ expanded }`;
		}
	} );

export function panel(
	root: HTMLElement,
	{ scroll, breakpoint }: PanelOptions,
	{ signal }: { signal: AbortSignal }
): void {
	const dialog = root as HTMLDialogElement;
	const ui = overlay( dialog, null, signal );
	let from = 0;
	let beside = 0;

	const closeAfter = ( way: number ) => {
		// Who is inside by keyboard, or writes there, keeps it.
		if ( Math.abs( way ) > scroll! && ! dialog.querySelector( ':focus-visible' ) ) {
			// Whoever scrolls on is not brought back.
			const { opener: link } = ui;
			ui.opener = null;
			ui.close();
			link?.focus( { preventScroll: true } );
		}
	};
	const scrolled = () => closeAfter( window.scrollY - from );
	const show = ( link: HTMLElement | null ) => {
		const before = ui.opener;
		ui.opener = link;
		if ( ! ui.open() ) {
			ui.opener = before;
			return;
		}
		say( dialog.id, true );
		from = window.scrollY;
		beside = 0;
		if ( scroll ) {
			window.addEventListener( 'scroll', scrolled, { passive: true, signal } );
		}
	};

	dialog.addEventListener(
		'close',
		( { target } ) => {
			if ( target === dialog ) {
				say( dialog.id, false );
				window.removeEventListener( 'scroll', scrolled );
				// Its opener may be gone: of the header's other form, in a window that was turned.
				if ( ui.opener?.checkVisibility() === false ) {
					focusNeighbor( ui.opener );
				}
			}
		},
		{ signal }
	);
	// For whoever opens it without a link: a popup by time, a script of the site.
	dialog.addEventListener( 'eidan:show', () => show( null ), { signal } );
	document.addEventListener(
		'click',
		( event ) => {
			const link = ( event.target as Element ).closest< HTMLAnchorElement >( 'a[href*="#"]' );
			if (
				! link ||
				event.defaultPrevented ||
				event.ctrlKey ||
				event.metaKey ||
				event.shiftKey ||
				event.altKey
			) {
				return;
			}
			if ( leadsTo( link, dialog.id ) ) {
				event.preventDefault();
				show( link );
			} else if (
				dialog.contains( link ) &&
				link.pathname + link.search === window.location.pathname + window.location.search
			) {
				// To a place of this page, unless that is another panel, which opens above this one.
				if ( ! document.getElementById( decoded( link.hash ) )?.matches( '[data-eidan-panel]' ) ) {
					ui.opener = null;
					ui.close();
				}
			}
		},
		{ signal }
	);
	if ( scroll && ! dialog.matches( '.is-clear' ) ) {
		scrollsBeside( dialog, ( pixels ) => closeAfter( ( beside += pixels ) ), signal );
	}
	if ( breakpoint ) {
		window
			.matchMedia( `(width > ${ breakpoint }px)` )
			.addEventListener( 'change', ( { matches } ) => matches && ui.close(), { signal } );
	}
	// From now on it is shown as a dialog only, and at once where the address asks for it.
	dialog.classList.add( 'is-live' );
	if ( dialog.id && decoded( window.location.hash ) === dialog.id ) {
		show( null );
	}
}

/** The id that a fragment of an address names. */
function decoded( hash: string ): string {
	try {
		return decodeURIComponent( hash.slice( 1 ) );
	} catch {
		return '';
	}
}

/** Tells what a link is that opens a panel: a button. */
export function opener( root: HTMLElement, _: object, { signal }: { signal: AbortSignal } ): void {
	const link = root as HTMLAnchorElement;
	const id = decoded( link.hash );
	if ( ! document.getElementById( id )?.matches( '[data-eidan-panel]' ) ) {
		return;
	}
	link.role = 'button';
	link.ariaHasPopup = 'dialog';
	link.ariaExpanded = 'false';
	link.setAttribute( 'aria-controls', id );
	// A header may show it in one of its forms only.
	keepFocus( link, signal );
	link.addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === ' ' ) {
				event.preventDefault();
				link.click();
			}
		},
		{ signal }
	);
}

define( 'panel', panel );
define( 'opener', opener );
