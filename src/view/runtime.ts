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
export type View< O > = (
	root: HTMLElement,
	options: O,
	context: Context
) => void;

const views = new Map< string, View< never > >();
const running = new Map< Element, Map< string, AbortController > >();
let observer: MutationObserver | undefined;

const parse = ( value: string | null ): Record< string, unknown > => {
	try {
		const options: unknown = JSON.parse( value || '{}' );
		return options && typeof options === 'object'
			? ( options as Record< string, unknown > )
			: {};
	} catch {
		return {};
	}
};

const start = ( name: string, root: Element ): void => {
	const started = running.get( root ) ?? new Map();
	if ( started.has( name ) ) {
		return;
	}
	const controller = new AbortController();
	running.set( root, started.set( name, controller ) );
	try {
		( views.get( name ) as View< unknown > )(
			root as HTMLElement,
			parse( root.getAttribute( `data-eidan-${ name }` ) ),
			{ signal: controller.signal }
		);
	} catch ( error ) {
		// One broken block must not keep the others from starting.
		reportError( error );
	}
};

const scan = ( name: string, within: ParentNode ): void => {
	const selector = `[data-eidan-${ name }]`;
	if ( within instanceof Element && within.matches( selector ) ) {
		start( name, within );
	}
	within.querySelectorAll( selector ).forEach( ( root ) => start( name, root ) );
};

const onChange = ( records: MutationRecord[] ): void => {
	for ( const [ root, started ] of running ) {
		if ( ! root.isConnected ) {
			running.delete( root );
			started.forEach( ( controller ) => controller.abort() );
		}
	}
	for ( const { addedNodes } of records ) {
		addedNodes.forEach( ( node ) => {
			if ( node instanceof Element && node.isConnected ) {
				views.forEach( ( _, name ) => scan( name, node ) );
			}
		} );
	}
};

/**
 * Registers a behaviour and starts it on every root of the page, now and
 * later. A second registration of a name does nothing: several blocks of a
 * page may bring the same one.
 *
 * @param name Name in lower case with hyphens: the attribute is `data-eidan-<name>`.
 * @param view The behaviour.
 */
export function define< O >( name: string, view: View< O > ): void {
	if ( views.has( name ) ) {
		return;
	}
	views.set( name, view as View< never > );
	if ( ! observer ) {
		observer = new MutationObserver( onChange );
		observer.observe( document.documentElement, {
			childList: true,
			subtree: true,
		} );
	}
	scan( name, document );
}
