import type { Change } from '../mini-cart/store';
import { removedElement, type Text } from './elements';

/** Milliseconds during which a removed line can be restored. */
const UNDO = 6000;

interface Removed {
	element: HTMLElement;
	name: string;
	/** Index among the lines, from 0. */
	at: number;
	timer: number;
}

interface Parts {
	dialog: HTMLElement;
	/** The element around the lines. */
	list: HTMLElement;
	/** Templates of the mini cart, among them the replacement for a line. */
	template: DocumentFragment;
	/** Elements by the keys of their lines. */
	elements: ReadonlyMap< string, HTMLElement >;
	text: Text;
	/** Draws all lines again. */
	draw: () => void;
	/** Changes the cart and announces `done` with the new total. Returns false if that failed. */
	change: ( path: string, body: Change, name: string, done?: string ) => Promise< boolean >;
}

/**
 * Handles removed lines, which can be restored for a while.
 *
 * @return `remove` and `undo` take the key of a line. `among` adds the replacements of removed lines to the elements of
 *          the present lines. `stop` stops all timers.
 */
export function removals( { dialog, list, template, elements, text, draw, change }: Parts ) {
	const removed = new Map< string, Removed >();

	const forget = ( key: string ) => {
		const { element, timer } = removed.get( key ) ?? {};
		window.clearTimeout( timer );
		const next =
			element?.contains( document.activeElement ) &&
			( element.nextElementSibling ?? element.previousElementSibling ?? dialog );
		removed.delete( key );
		draw();
		if ( next ) {
			(
				next.querySelector< HTMLElement >( '[data-remove],[data-undo]' ) ??
				dialog.querySelector< HTMLElement >( '[data-eidan-close]' )
			)?.focus();
		}
	};
	const expire = ( key: string ) => {
		const entry = removed.get( key );
		// Wait while keyboard focus or the pointer is on it.
		if ( entry?.element.matches( ':hover,:has(:focus-visible)' ) ) {
			wait( key, 1000 );
		} else {
			forget( key );
		}
	};
	const wait = ( key: string, milliseconds = UNDO ) => {
		const entry = removed.get( key );
		if ( entry ) {
			entry.timer = window.setTimeout( () => expire( key ), milliseconds );
		}
	};

	return {
		remove: async ( key: string ) => {
			const line = elements.get( key )!;
			const name = line.dataset.name!;
			const words = text( 'removed', name );
			const element = removedElement( template, key, words );
			removed.set( key, { element, name, at: [ ...list.children ].indexOf( line ), timer: 0 } );
			if ( await change( '/remove-item', { key }, name, words ) ) {
				element.querySelector( 'button' )!.focus();
				wait( key );
			} else {
				forget( key );
			}
		},
		undo: async ( key: string ) => {
			const { name = '', at = 0, timer } = removed.get( key ) ?? {};
			window.clearTimeout( timer );
			if ( await change( '/extensions', { namespace: 'eidan', data: { restore: key, at } }, name ) ) {
				forget( key );
				elements.get( key )?.querySelector< HTMLElement >( '[data-remove]' )?.focus();
			} else {
				// The error may ask the shopper to try again, so keep the button.
				wait( key );
			}
		},
		among: ( lines: readonly HTMLElement[], keys: Pick< ReadonlySet< string >, 'has' > ): HTMLElement[] => {
			const all = [ ...lines ];
			removed.forEach( ( { element, at }, key ) => keys.has( key ) || all.splice( at, 0, element ) );
			return all;
		},
		stop: () => removed.forEach( ( { timer } ) => window.clearTimeout( timer ) ),
	};
}
