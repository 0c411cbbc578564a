/**
 * Reads the visitor's consent in the browser. What PHP has printed may come from a page cache.
 */
import { safely } from './safely';

declare global {
	interface Window {
		wp_has_consent?: ( category: string ) => unknown;
		wp_consent_type?: string;
		/** From the WP Consent API: a script will set the consent type later. */
		waitfor_consent_hook?: unknown;
	}
}

/**
 * Whether the visitor has given consent.
 *
 * @param category Category of the WP Consent API.
 * @param wait     Whether a missing answer means no. Otherwise it means yes.
 */
export const hasConsent = ( category: string, wait?: unknown ): boolean =>
	!! safely( () => {
		const { wp_has_consent: ask, wp_consent_type: type, waitfor_consent_hook: late } = window;
		return ask && ( type || ! late ) ? ask( category ) : ! wait && ! late;
	} )();

/**
 * Reports the answer now and after each change. It checks again once the page has loaded, since a consent script may
 * run after this one. Errors in `changed` are only logged.
 *
 * @param category Category of consent, such as `statistics`.
 * @param wait     See `hasConsent`.
 * @param changed  Called with the answer.
 */
export const onConsent = ( category: string, wait: unknown, changed: ( granted: boolean ) => void ): void => {
	let last: boolean | undefined;
	const tell = ( granted: boolean ) => changed( ( last = granted ) );
	const ask = () => {
		const granted = hasConsent( category, wait );
		if ( granted !== last ) {
			tell( granted );
		}
	};
	const listen = ( target: EventTarget, name: string, act: ( event: Event ) => void ) =>
		target.addEventListener( name, safely( act ) );
	listen(
		document,
		'wp_listen_for_consent_change',
		( { detail }: Event & { detail?: Record< string, unknown > | null } ) => {
			const answer = detail?.[ category ];
			if ( answer ) {
				tell( answer === 'allow' );
			}
		}
	);
	listen( document, 'wp_consent_type_defined', ask );
	// After the page has loaded, and when it is restored by Back or Forward: the answer may have changed meanwhile.
	listen( window, 'pageshow', ask );
	ask();
};
