/**
 * Loads the owner's analytics script, which the page holds inert in a
 * template, as soon as there is consent for statistics, and not before.
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
		const script = document.createElement( 'script' );
		for ( const { name, value } of inert.attributes ) {
			script.setAttribute( name, value );
		}
		script.text = inert.text;
		await new Promise( ( done ) => {
			script.onload = script.onerror = done;
			document.head.append( script );
			if ( ! script.src ) {
				done( 0 );
			}
		} );
	}
};

const template = document.querySelector< HTMLTemplateElement >( '#eidan-analytics' );
let loaded: unknown;

/** Once somebody sees a page that was opened ahead: not every tool waits for that by itself. */
const start = () =>
	onConsent( () => CATEGORY, 'wait' in template!.dataset, ( granted ) => {
		loaded ||= granted && run( template!.content.querySelectorAll( 'script' ) );
		document.dispatchEvent( new CustomEvent( 'eidan:consent', { detail: { category: CATEGORY, granted } } ) );
	} );

if ( template ) {
	if ( document.prerendering ) {
		document.addEventListener( 'prerenderingchange', start );
	} else {
		start();
	}
}
