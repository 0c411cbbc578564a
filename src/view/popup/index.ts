/**
 * Popups that open by themselves: after a time, after a share of scroll, when the mouse leaves the page. Each once a
 * visit at most, and not again for as many days as its author wants.
 *
 * A cookie remembers it, written by js-cookie. It says nothing of the visitor and is needed for nothing else. Where it
 * cannot be written the popup does not open by itself, since nobody could keep it from coming back.
 */
import { define } from '@eidan/runtime';
import Cookies from 'js-cookie';
import { dataOf } from '../data';
import { isAsked, isDeep, isDue, type ConsentTool, type PopupOptions } from './decide';

/** Milliseconds until it tries again where it would be in somebody's way. */
const AGAIN = 1000;
/** What somebody writes in. */
const FIELDS = 'input,textarea,select,[contenteditable]';

/**
 * Whether a dialog would interrupt: another one, somebody who writes, a question about consent, a page in the
 * background.
 */
const isBusy = () =>
	document.hidden ||
	document.querySelector( '.eidan-overlay[open]' ) !== null ||
	!! document.activeElement?.matches( FIELDS ) ||
	isAsked( ( window as { consent_api?: ConsentTool } ).consent_api, Object.keys( Cookies.get() ) );

export function popup( root: HTMLElement, options: PopupOptions, { signal }: { signal: AbortSignal } ): void {
	// What authors can write is no dialog, and would write cookies without ever being shown.
	if ( ! ( root instanceof HTMLDialogElement ) ) {
		return;
	}
	const dialog = root;
	const { delay = 0, depth = 0, leave = false, days = 0 } = options;
	const { path = '/' } = dataOf< { path: string } >( 'popup' );
	const name = `eidan_popup_${ dialog.id }`;
	const triggers = new AbortController();
	const on = { signal: triggers.signal, passive: true };
	let timer = 0;

	const end = () => {
		clearTimeout( timer );
		triggers.abort();
	};
	/** Writes down that it was shown; false where that is not possible. */
	const remember = () => {
		Cookies.set( name, '1', {
			path,
			sameSite: 'lax',
			secure: window.location.protocol === 'https:',
			...( days ? { expires: days } : {} ),
		} );
		return Cookies.get( name ) !== undefined;
	};
	const attempt = () => {
		clearTimeout( timer );
		// In another tab it may have been shown meanwhile.
		if ( Cookies.get( name ) !== undefined ) {
			end();
		} else if ( isBusy() || ! isDue( options, Date.now() ) ) {
			timer = window.setTimeout( attempt, AGAIN );
		} else {
			end();
			if ( remember() ) {
				dialog.dispatchEvent( new Event( 'eidan:show' ) );
			}
		}
	};
	const scrolled = () => {
		const { scrollHeight, clientHeight } = document.documentElement;
		if ( isDeep( depth, window.scrollY, scrollHeight, clientHeight ) ) {
			attempt();
		}
	};

	// However it is opened, it is its time, and whoever has seen it by a click need not see it again.
	dialog.addEventListener(
		'eidan:open',
		( event ) => {
			if ( event.target !== dialog ) {
				return;
			}
			if ( ! isDue( options, Date.now() ) ) {
				event.preventDefault();
			} else if ( delay || depth || leave ) {
				end();
				remember();
			}
		},
		{ signal }
	);
	if ( dialog.open && ! isDue( options, Date.now() ) ) {
		dialog.close();
	}
	signal.addEventListener( 'abort', end );
	if ( Cookies.get( name ) !== undefined ) {
		return;
	}
	if ( delay ) {
		timer = window.setTimeout( attempt, delay * 1000 );
	}
	if ( depth ) {
		window.addEventListener( 'scroll', scrolled, on );
	}
	if ( leave && window.matchMedia( '(hover: hover) and (pointer: fine)' ).matches ) {
		document.documentElement.addEventListener( 'mouseleave', ( { clientY } ) => clientY <= 0 && attempt(), on );
	}
}

define( 'popup', popup );
