/**
 * Starts and stops behaviours on elements of the page.
 *
 * A behaviour named `slider` runs on every element with the attribute
 * `data-eidan-slider`, whose value is its options as JSON. Elements that
 * arrive later (load more, client-side navigation, fragments) start too, each
 * once; when one leaves the page its signal aborts.
 */

/** What a behaviour gets besides its root and options. */
export interface Context {
	/** Aborts when the root leaves the document: hand it to every listener. */
	signal: AbortSignal;
}

/**
 * A behaviour. Its options come from the page and may be forged: it has to
 * check them.
 */
export type View< O > = ( root: HTMLElement, options: O, context: Context ) => void;

const views = new Map< string, View< never > >();
const running = new Map< Element, Map< string, AbortController > >();

const parse = ( value: string ): object => {
	try {
		// An object, or nothing.
		return /^{/.test( value ) ? JSON.parse( value ) : {};
	} catch {
		return {};
	}
};

// One look at the whole document costs less than a walk through what was
// added: a page has a handful of names, and an attribute is found quickly.
const update = (): void => {
	running.forEach( ( started, root ) => {
		if ( ! root.isConnected ) {
			running.delete( root );
			started.forEach( ( controller ) => controller.abort() );
		}
	} );
	views.forEach( ( view, name ) => {
		const attribute = `data-eidan-${ name }`;
		document.querySelectorAll< HTMLElement >( `[${ attribute }]` ).forEach( ( root ) => {
			const started = running.get( root ) ?? new Map();
			if ( started.has( name ) ) {
				return;
			}
			const controller = new AbortController();
			running.set( root, started.set( name, controller ) );
			try {
				( view as View< object > )( root, parse( root.getAttribute( attribute )! ), controller );
			} catch ( error ) {
				// One broken block must not keep the others from starting.
				reportError( error );
			}
		} );
	} );
};

const observer = new MutationObserver( update );

/**
 * Registers a behaviour and starts it on every root of the page, now and
 * later. A second registration of a name does nothing: several blocks of a
 * page may bring the same one.
 *
 * @param name Name in lower case with hyphens: the attribute is `data-eidan-<name>`.
 * @param view The behaviour.
 */
export function define< O >( name: string, view: View< O > ): void {
	if ( ! views.has( name ) ) {
		views.set( name, view as View< never > );
		// Observing the same target again changes nothing.
		observer.observe( document, { childList: true, subtree: true } );
		update();
	}
}
