/**
 * Panels: menus, side areas, searches and popups that links open as an overlay.
 *
 * Every link to a panel's id opens it. Without script such a link jumps to the panel, which is then shown at its place
 * in the page.
 */
import { overlay, type Overlay } from '@eidan/overlay';
import { define } from '@eidan/runtime';
import { isHidden } from '../is-hidden';
import { focusNeighbor, keepFocus } from '../scroll/focus';
import { stopMedia } from './media';
import { onScrollBeside } from './scroll-beside';

/** Options of `data-eidan-panel`. */
export interface PanelOptions {
	/**
	 * Pixels of scrolling after which it closes. If the page behind cannot scroll, scrolling beside the panel counts.
	 */
	scroll?: number;
	/** Window width in pixels above which it closes. */
	breakpoint?: number;
}

/** Whether a link leads to the element with this id on this page. */
const leadsTo = ( link: HTMLAnchorElement, id: string ) =>
	!! id && link.href === new URL( `#${ id }`, window.location.href ).href;

/** The openers of a panel. */
const openersOf = ( id: string ) =>
	[ ...document.querySelectorAll< HTMLAnchorElement >( '[data-eidan-opener]' ) ].filter( ( link ) =>
		leadsTo( link, id )
	);

/** Sets `aria-expanded` on all openers of a panel. */
const setExpanded = ( id: string, expanded: boolean ) =>
	openersOf( id ).forEach( ( link ) => ( link.ariaExpanded = `${ expanded }` ) );

/** Where authors have hidden the panel at a width, nothing opens it there. */
function followWidth( dialog: HTMLElement, ui: Overlay, signal: AbortSignal ): void {
	if ( ! dialog.closest( '[class*="wp-block-hidden-"]' ) ) {
		return;
	}
	const watch = new ResizeObserver( () => {
		const hidden = isHidden( dialog );
		openersOf( dialog.id ).forEach( ( { style } ) => ( style.display = hidden ? 'none' : '' ) );
		if ( hidden ) {
			ui.close();
		}
	} );
	watch.observe( document.documentElement );
	signal.addEventListener( 'abort', () => watch.disconnect() );
}

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
		// Keep it open while the visitor uses it with the keyboard or types in it.
		if ( Math.abs( way ) > scroll! && ! dialog.querySelector( ':focus-visible' ) ) {
			// Do not scroll visitors back to the opener: they are scrolling away from it.
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
		if ( isHidden( dialog ) || ! ui.open() ) {
			ui.opener = before;
			return;
		}
		setExpanded( dialog.id, true );
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
				setExpanded( dialog.id, false );
				stopMedia( dialog );
				window.removeEventListener( 'scroll', scrolled );
				// The opener may be hidden: it may belong to the other form of the header, if the window's width has
				// changed.
				if ( ui.opener?.checkVisibility() === false ) {
					focusNeighbor( ui.opener );
				}
			}
		},
		{ signal }
	);
	// For scripts that open it without a link: a popup with a timer, a script of the site.
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
				// The link leads to another element of this page, so close. If that element is a panel, it opens above
				// this one instead.
				if ( ! document.getElementById( decoded( link.hash ) )?.matches( '[data-eidan-panel]' ) ) {
					ui.opener = null;
					ui.close();
				}
			}
		},
		{ signal }
	);
	if ( scroll && ! dialog.matches( '.is-clear' ) ) {
		onScrollBeside( dialog, ( pixels ) => closeAfter( ( beside += pixels ) ), signal );
	}
	if ( breakpoint ) {
		window
			.matchMedia( `(width > ${ breakpoint }px)` )
			.addEventListener( 'change', ( { matches } ) => matches && ui.close(), { signal } );
	}
	followWidth( dialog, ui, signal );
	// From now on it is shown only as a dialog. Open it at once if the address names it.
	dialog.classList.add( 'is-live' );
	if ( dialog.id && decoded( window.location.hash ) === dialog.id ) {
		show( null );
	}
}

/** Returns the id that a URL fragment names. */
function decoded( hash: string ): string {
	try {
		return decodeURIComponent( hash.slice( 1 ) );
	} catch {
		return '';
	}
}

/** Marks a link that opens a panel as a button for assistive technology. */
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
	// The header may show this link in only one of its two forms.
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
