/** Runs what needs consent: at once, or when it is given on the same page. Nothing is kept beyond the page. */
import { hasConsent } from '../attribution/page/consent';
import { safely } from '../attribution/page/safely';
import type { Shop } from '../attribution/page/types';

/**
 * @param category Category of the WP Consent API.
 * @param wait     Whether a missing answer means no.
 * @return Runs a function with consent, once.
 */
export const withConsent = ( category: string, wait: boolean ): ( ( act: () => void ) => void ) => {
	const shop = () => ( window as { wc_order_attribution?: Shop } ).wc_order_attribution;
	let held: ( () => void )[] = [];

	/** Without the WP Consent API the answer that a banner gives to the attribution counts. */
	const isGiven = () => {
		const engine = shop();
		// Before the engine has started, this is what PHP allows, which no visitor has answered.
		const tracks = engine?.setOrderTracking && engine.params.allowTracking;
		return window.wp_has_consent || tracks === undefined ? hasConsent( category, wait ) : tracks;
	};
	const flush = safely( () => {
		if ( held.length && isGiven() ) {
			const acts = held;
			held = [];
			acts.forEach( ( act ) => safely( act )() );
		}
	} );
	// Behind the attribution and the consent plugin themselves, which hear the same.
	const later = () => setTimeout( flush );
	for ( const name of [ 'wp_listen_for_consent_change', 'wp_consent_type_defined' ] ) {
		document.addEventListener( name, later );
	}

	let listens = false;
	const listen = () => {
		const engine = shop();
		const set = engine?.setOrderTracking;
		if ( set && ! listens ) {
			listens = true;
			engine.setOrderTracking = ( allow ) => {
				set( allow );
				later();
			};
		}
		later();
	};
	listen();
	window.addEventListener( 'pageshow', listen );

	return ( act ) => {
		held.push( act );
		flush();
	};
};
