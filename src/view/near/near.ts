/**
 * Loads the modules of blocks when a visitor comes near them, so that a page asks for little before anybody scrolls.
 */

/** Module IDs by the name of their root elements. */
export type Modules = Record< string, string >;

interface Page {
	/** Imports a module by its ID, or once more after that has failed. Gives undefined if it fails. */
	load: ( id: string, again: boolean ) => Promise< unknown >;
	/** Whether everything is needed at once. The address names a place, or the visitor comes back to one. */
	atOnce: boolean;
	signal: AbortSignal;
}

/** How far from the window a block is near: a screen. */
const NEAR = '100% 0px';

/** What shows that a visitor is about to use a block. */
const SIGNS = [ 'pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'input', 'change' ];

/** Longest time in milliseconds that a click waits for a module. Then a link is followed. */
const PATIENCE = 3000;

/**
 * Whether a click waits until the module is there: a plain one on a link or a button. Everything else that can be
 * clicked (labels, boxes, summaries) works by itself.
 *
 * @param event A click.
 * @return The link or button; null if the click does not wait.
 */
export function held( event: Event ): HTMLElement | null {
	const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
	return button || ctrlKey || metaKey || shiftKey || altKey || ! ( target instanceof Element )
		? null
		: target.closest< HTMLElement >( 'a[href]:not([target=_blank]), button' );
}

/**
 * @param bring Loads what an element needs. Returns undefined if there is nothing to wait for.
 * @return Listener for signs that a visitor uses something.
 */
function user( bring: ( target: Element ) => Promise< unknown > | undefined ): ( event: Event ) => void {
	const replayed = new Set< EventTarget >();
	/** Links and buttons whose click waits. */
	const pressed = new Set< HTMLElement >();
	return ( event ) => {
		const { target, type } = event;
		// A click that has waited is not held a second time.
		const ready = target instanceof Element && ! replayed.has( target ) ? bring( target ) : undefined;
		if ( ! ready ) {
			return;
		}
		if ( type === 'change' ) {
			void ready.then( () => target!.dispatchEvent( new Event( type, { bubbles: true } ) ) );
		}
		const link = type === 'click' ? held( event ) : null;
		if ( link ) {
			event.preventDefault();
			event.stopImmediatePropagation();
			if ( pressed.has( link ) ) {
				// Whoever presses again because nothing has happened means the same.
				return;
			}
			pressed.add( link );
			const late = new Promise( ( resolve ) => setTimeout( resolve, PATIENCE ) );
			void Promise.race( [ ready, late ] ).then( () => {
				pressed.delete( link );
				if ( link.isConnected ) {
					replayed.add( link );
					link.click();
					replayed.delete( link );
				}
			} );
		}
	};
}

/**
 * Starts to watch the page.
 *
 * @param modules What waits.
 * @param page    How modules are loaded, and when.
 */
export function near( modules: Modules, { load, atOnce, signal }: Page ): void {
	const waiting = new Map( Object.entries( modules ) );
	const loading = new Map< string, Promise< unknown > >();
	const failed = new Set< string >();
	const roots = () => [ ...waiting.keys() ].map( ( name ) => `[data-eidan-${ name }]` ).join();

	const bring = ( id: string ): Promise< unknown > => {
		const promise =
			loading.get( id ) ??
			load( id, failed.has( id ) ).then( ( module ) => {
				if ( module || failed.has( id ) ) {
					waiting.forEach( ( other, name ) => other === id && waiting.delete( name ) );
				} else {
					// Without the module a block keeps its simple form, until the next use tries once more.
					failed.add( id );
					loading.delete( id );
				}
			} );
		loading.set( id, promise );
		return promise;
	};
	/** Loads what an element and the elements around it need. Returns undefined if there is nothing to wait for. */
	const bringFor = ( element: Element ): Promise< unknown > | undefined => {
		const needed = [ ...waiting ].filter( ( [ name ] ) => element.closest( `[data-eidan-${ name }]` ) );
		return needed.length ? Promise.all( needed.map( ( [ , id ] ) => bring( id ) ) ) : undefined;
	};
	const bringAll = () => [ ...waiting.values() ].forEach( bring );

	if ( atOnce ) {
		bringAll();
		return;
	}
	const sight = new IntersectionObserver(
		( entries ) =>
			entries.forEach( ( { isIntersecting, target } ) => {
				if ( isIntersecting ) {
					sight.unobserve( target );
					void bringFor( target );
				}
			} ),
		{ rootMargin: NEAR }
	);
	const watched = new WeakSet< Element >();
	const watch = () => {
		if ( ! waiting.size ) {
			inserted.disconnect();
			return;
		}
		document.querySelectorAll( roots() ).forEach( ( root ) => {
			if ( watched.has( root ) ) {
				return;
			}
			watched.add( root );
			if ( getComputedStyle( root ).display === 'contents' ) {
				// It has no box that could come into sight.
				void bringFor( root );
			} else {
				sight.observe( root );
			}
		} );
	};
	const inserted = new MutationObserver( watch );
	inserted.observe( document, { childList: true, subtree: true } );
	signal.addEventListener( 'abort', () => {
		inserted.disconnect();
		sight.disconnect();
	} );
	watch();

	const use = user( ( target ) => ( waiting.size ? bringFor( target ) : undefined ) );
	SIGNS.forEach( ( type ) => window.addEventListener( type, use, { capture: true, signal } ) );
	// What is printed, or what an address leads to, may be anywhere. Whoever goes by Tab jumps over the screens between
	// two links, and would pass controls that a module has yet to add.
	[ 'beforeprint', 'hashchange' ].forEach( ( type ) => window.addEventListener( type, bringAll, { signal } ) );
	window.addEventListener( 'keydown', ( { key } ) => key === 'Tab' && bringAll(), { signal } );
}
