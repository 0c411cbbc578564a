/**
 * The visitor's consent, asked in the browser: what PHP printed may come out
 * of a page cache.
 */
import { safely } from './safely';

declare global {
	interface Window {
		wp_has_consent?: ( category: string ) => unknown;
		wp_consent_type?: string;
		/** Of the WP Consent API: the consent type will be said later, by script. */
		waitfor_consent_hook?: unknown;
	}
}

/**
 * @param category Of the WP Consent API.
 * @param wait     Whether no answer means no; else it means yes.
 */
export const hasConsent = ( category: string, wait?: unknown ): boolean =>
	!! safely( () => {
		const { wp_has_consent: ask, wp_consent_type: type, waitfor_consent_hook: late } = window;
		return ask && ( type || ! late ) ? ask( category ) : ! wait && ! late;
	} )();

/**
 * Tells the answer now and at every change. Asks again when the page is
 * there, since a consent script may come behind ours. What goes wrong in
 * `changed` is only logged.
 *
 * @param category Gives the category.
 * @param wait     See `hasConsent`.
 * @param changed  Told the answer.
 */
export const onConsent = ( category: () => string, wait: unknown, changed: ( granted: boolean ) => void ): void => {
	let last: boolean | undefined;
	const tell = ( granted: boolean ) => changed( ( last = granted ) );
	const ask = () => {
		const granted = hasConsent( category(), wait );
		if ( granted !== last ) {
			tell( granted );
		}
	};
	const listen = ( target: EventTarget, name: string, act: ( event: Event ) => void ) =>
		target.addEventListener( name, safely( act ) );
	listen(
		document,
		'wp_listen_for_consent_change',
		( { detail }: Event & { detail?: Record< string, unknown > } ) => {
			const answer = detail![ category() ];
			if ( answer ) {
				tell( answer === 'allow' );
			}
		}
	);
	listen( document, 'wp_consent_type_defined', ask );
	// After the page has loaded, and when it comes back as it was left: it does not know what happened since.
	listen( window, 'pageshow', ask );
	ask();
};
