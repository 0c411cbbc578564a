/**
 * Loads the site owner's analytics script once there is consent for statistics. The page holds the script inside a
 * template, where it does not run. Without the WP Consent API, the answer that a cookie banner gives to the order
 * attribution counts as consent.
 *
 * Every answer is fired as the event `eidan:consent` on the document, with `detail = { category: 'statistics', granted:
 * boolean }`. The analytics tool or the owner's own code can use it to stop when consent is withdrawn. See
 * docs/attribution.md.
 */
import { onConsent } from '../attribution/page/consent';

const CATEGORY = 'statistics';

/** Runs scripts one after the other, in the order of the page. */
const run = async ( scripts: Iterable< HTMLScriptElement > ) => {
	for ( const inert of scripts ) {
		// Scripts inside a template do not run. Imported copies do, once they are in the page.
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

// An author may give an anchor the same id, but cannot create a template.
const template = document.querySelector< HTMLTemplateElement >( 'template#eidan-analytics' );
let loaded: unknown;

const tell = ( granted: boolean ) => {
	loaded ||= granted && run( template!.content.querySelectorAll( 'script' ) );
	document.dispatchEvent( new CustomEvent( 'eidan:consent', { detail: { category: CATEGORY, granted } } ) );
};

let listens = false;

/**
 * Listens for the answer of a cookie banner that gives it to the order attribution, because it does not support the WP
 * Consent API. The answer may have been given before this script ran.
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
		// If the attribution waits for consent, it only tracks after a banner has allowed it.
		if ( shop.params.eidan?.wait && shop.params.allowTracking ) {
			tell( true );
		}
	}
};

/** A prerendered page waits until the visitor sees it, since some consent tools do not wait by themselves. */
const start = () => {
	onConsent( CATEGORY, 'wait' in template!.dataset, tell );
	listen();
	// The attribution script may run after this one.
	addEventListener( 'pageshow', listen );
};

if ( template ) {
	if ( document.prerendering ) {
		document.addEventListener( 'prerenderingchange', start );
	} else {
		start();
	}
}
