/**
 * Popups that open by themselves: after some time, after scrolling, or when the mouse leaves the page. Each opens at
 * most once per visit, and then not again for the number of days its author has set.
 *
 * A cookie remembers this, written with js-cookie. It holds no data about the visitor and has no other use. If cookies
 * cannot be written the popup does not open by itself, since nothing could stop it from opening again and again.
 */
import { define } from '@eidan/runtime';
import Cookies from 'js-cookie';
import { dataOf } from '../data';
import { isHidden } from '../is-hidden';
import { scroller } from '../scroll/glide';
import { isAsked, isDeep, isDue, type ConsentTool, type PopupOptions } from './decide';

/** Milliseconds until the next attempt if opening now would interrupt the visitor. */
const RETRY_DELAY = 1000;
/** Elements in which visitors type. */
const FIELDS = 'input,textarea,select,[contenteditable]';

/**
 * Whether a dialog would interrupt the visitor: another overlay is open, the visitor is typing, consent is being asked
 * for, or the page is in the background.
 */
const isBusy = () =>
	document.hidden ||
	document.querySelector( '.eidan-overlay[open]' ) !== null ||
	!! document.activeElement?.matches( FIELDS ) ||
	isAsked( ( window as { consent_api?: ConsentTool } ).consent_api, Object.keys( Cookies.get() ) );

export function popup( root: HTMLElement, options: PopupOptions, { signal }: { signal: AbortSignal } ): void {
	// Authors can write other elements with this attribute. Those would set cookies without ever being shown.
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
	/** Remembers that the popup was shown. Returns false if cookies cannot be written. */
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
		// It may have been shown in another tab meanwhile.
		if ( Cookies.get( name ) !== undefined ) {
			end();
		} else if ( isBusy() || isHidden( dialog ) || ! isDue( options, Date.now() ) ) {
			timer = window.setTimeout( attempt, RETRY_DELAY );
		} else {
			end();
			if ( remember() ) {
				dialog.dispatchEvent( new Event( 'eidan:show' ) );
			}
		}
	};
	const scrolled = () => {
		const { scrollTop, scrollHeight, clientHeight } = scroller();
		if ( isDeep( depth, scrollTop, scrollHeight, clientHeight ) ) {
			attempt();
		}
	};

	// A popup never opens outside its period, not even by a click. After a click it need not open by itself any more.
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
		// Captured, as the body may be what scrolls.
		window.addEventListener( 'scroll', scrolled, { ...on, capture: true } );
	}
	if ( leave && window.matchMedia( '(hover: hover) and (pointer: fine)' ).matches ) {
		document.documentElement.addEventListener( 'mouseleave', ( { clientY } ) => clientY <= 0 && attempt(), on );
	}
}

define( 'popup', popup );
