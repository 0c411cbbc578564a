/**
 * Loads the owner's analytics script, which the page holds inert in a
 * template, as soon as there is consent for statistics, and not before. Without
 * the WP Consent API, what a banner tells the attribution is consent as well.
 *
 * Every answer goes out as the event `eidan:consent` on the document, with
 * `detail = { category: 'statistics', granted: boolean }`, for the tool or the
 * owner's own code to stop on withdrawal; see docs/attribution.md.
 */
import { onConsent } from '../attribution/page/consent';

const CATEGORY = 'statistics';

/** Runs one script after the other, as the page would have. */
const run = async ( scripts: Iterable< HTMLScriptElement > ) => {
	for ( const inert of scripts ) {
		// What was read inside a template has not run: its copy does, in the page.
		const script = document.importNode( inert, true );
		await new Promise( ( done ) => {
			script.onload = script.onerror = done;
			document.head.append( script );
			if ( ! script.src ) {
				done( 0 );
			}
		} );
	}
};

// An author's anchor may have the same name; a template is nothing that an author can make.
const template = document.querySelector< HTMLTemplateElement >( 'template#eidan-analytics' );
let loaded: unknown;

const tell = ( granted: boolean ) => {
	loaded ||= granted && run( template!.content.querySelectorAll( 'script' ) );
	document.dispatchEvent( new CustomEvent( 'eidan:consent', { detail: { category: CATEGORY, granted } } ) );
};

let listens = false;

/**
 * Hears what a banner that does not know the WP Consent API tells the attribution, be it before this script came.
 */
const listen = () => {
	const shop = window.wc_order_attribution;
	const set = shop?.setOrderTracking;
	if ( set && ! listens && ! window.wp_has_consent ) {
		listens = true;
		shop.setOrderTracking = ( allow ) => {
			set( allow );
			tell( allow );
		};
		// The attribution of a page that waits tracks only once it was told to.
		if ( shop.params.eidan?.wait && shop.params.allowTracking ) {
			tell( true );
		}
	}
};

/** Once somebody sees a page that was opened ahead: not every tool waits for that by itself. */
const start = () => {
	onConsent( () => CATEGORY, 'wait' in template!.dataset, tell );
	listen();
	// The attribution may come behind this script.
	addEventListener( 'pageshow', listen );
};

if ( template ) {
	if ( document.prerendering ) {
		document.addEventListener( 'prerenderingchange', start );
	} else {
		start();
	}
}
