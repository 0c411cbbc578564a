/**
 * Starts and stops behaviours on elements of the page.
 *
 * A behaviour named `slider` runs on every element with the attribute `data-eidan-slider`. The attribute's value holds
 * the options as JSON. Elements that are added later (load more, client-side navigation, fragments) are started too.
 * Each behaviour starts once per element. Its signal aborts when the element leaves the page.
 */

/** What a behaviour receives besides its root element and options. */
export interface Context {
	/** Aborts when the root element leaves the document. Pass it to every listener. */
	signal: AbortSignal;
}

/**
 * A behaviour. It must check its options: they come from the page and may be forged.
 */
export type View< O > = ( root: HTMLElement, options: O, context: Context ) => void;

const views = new Map< string, View< never > >();
const running = new Map< Element, Map< string, AbortController > >();

const parse = ( value: string ): object => {
	try {
		// Only a JSON object is accepted.
		return /^{/.test( value ) ? JSON.parse( value ) : {};
	} catch {
		return {};
	}
};

// Query the whole document instead of walking through the added nodes. It is faster: a page has only a few names, and
// the browser finds attributes quickly.
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
 * Registers a behaviour and starts it on every matching element, now and later. Registering the same name again does
 * nothing, since several blocks of a page may bring the same behaviour.
 *
 * @param name Name in lower case with hyphens. It makes the attribute `data-eidan-<name>`.
 * @param view The behaviour.
 */
export function define< O >( name: string, view: View< O > ): void {
	if ( ! views.has( name ) ) {
		views.set( name, view as View< never > );
		// Calling observe() again for the same target changes nothing.
		observer.observe( document, { childList: true, subtree: true } );
		update();
	}
}
