/** The category that the script asks consent for, with a stand-in for the WP Consent API. */
import type { Shop } from '../../../../src/attribution/page/types';

/** Starts the script on a page with these options, and returns the categories that it asked for. */
const asked = ( eidan?: Shop[ 'params' ][ 'eidan' ] ) => {
	const categories: string[] = [];
	Object.assign( window, {
		wp_consent_type: 'optin',
		wp_has_consent: ( category: string ) => void categories.push( category ),
		wc_order_attribution: {
			// WooCommerce's own category, which its scripts would ask for.
			params: { allowTracking: true, consentCategory: 'marketing', ...( eidan && { eidan } ) },
			fields: {},
		},
	} );
	jest.isolateModules( () => require( '../../../../src/attribution' ) );
	return categories;
};

it( 'consent is asked for statistics', () => expect( asked() ).toEqual( [ 'statistics' ] ) );

it( 'consent is asked for what the owner has chosen', () =>
	expect( asked( { category: 'marketing' } ) ).toEqual( [ 'marketing' ] ) );
