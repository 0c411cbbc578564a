import type { Shop } from '../../../src/attribution/page/types';

interface Page {
	eidanOutcomes?: unknown;
	wc_order_attribution?: Shop;
	jQuery?: unknown;
}

const page = window as unknown as Page & Window;
const purchase = { transaction_id: '17', value: 49.9, currency: 'EUR', items: [ { item_id: '3', quantity: 1 } ] };
const form = () => document.querySelector( 'form' )!;
const sent = ( name = 'eidan:enquiry-sent' ) => form().dispatchEvent( new CustomEvent( name, { bubbles: true } ) );
const later = () => new Promise( ( done ) => setTimeout( done ) );

/** Loads the script as a page does. */
function load( more: object = {} ) {
	page.eidanOutcomes = { category: 'statistics', wait: false, ...more };
	jest.isolateModules( () => {
		require( '../../../src/outcomes' );
	} );
}

/** The visitor's answer, by the WP Consent API. */
function consentTo( answer: boolean | undefined, category = 'statistics' ) {
	window.wp_consent_type = 'optin';
	window.wp_has_consent = ( asked: string ) => asked === category && answer === true;
}

const listeners: [ EventTarget, string, EventListenerOrEventListenerObject ][] = [];

beforeEach( () => {
	document.body.innerHTML = '<form></form>';
	window.localStorage.clear();
	window.history.replaceState( null, '', '/' );
	for ( const target of [ document, window ] ) {
		const add = target.addEventListener.bind( target );
		jest.spyOn( target, 'addEventListener' ).mockImplementation(
			( name: string, act: EventListenerOrEventListenerObject, options?: unknown ) => {
				listeners.push( [ target, name, act ] );
				add( name, act, options as boolean );
			}
		);
	}
} );

afterEach( () => {
	// Each page is a new one.
	listeners.splice( 0 ).forEach( ( [ target, name, act ] ) => target.removeEventListener( name, act ) );
	jest.restoreAllMocks();
	for ( const name of [
		'gtag',
		'dataLayer',
		'wp_has_consent',
		'wp_consent_type',
		'wc_order_attribution',
		'eidanOutcomes',
		'jQuery',
	] as const ) {
		delete ( page as unknown as Record< string, unknown > )[ name ];
	}
} );

describe( 'a sent form', () => {
	it( 'is one generate_lead in the data layer, without anything of the person', () => {
		load();
		sent();
		sent();
		expect( window.dataLayer ).toEqual( [ { event: 'generate_lead', form: 'eidan' } ] );
	} );

	it( 'goes to the tag that is on the page', () => {
		const gtag = jest.fn();
		window.gtag = gtag;
		load();
		sent( 'wpcf7mailsent' );
		expect( gtag.mock.calls ).toEqual( [ [ 'event', 'generate_lead', { form: 'contact-form-7' } ] ] );
		expect( window.dataLayer ).toBeUndefined();
	} );

	it( 'is known of plugins that use jQuery, but not where they say what is wrong', () => {
		let tell: ( event: { type: string }, data?: unknown ) => void = () => {};
		page.jQuery = () => ( { on: ( _names: string, act: typeof tell ) => void ( tell = act ) } );
		load();
		window.dispatchEvent( new Event( 'load' ) );
		tell( { type: 'nfFormSubmitResponse' }, { response: { errors: { fields: { 1: 'Required' } } } } );
		expect( window.dataLayer ).toBeUndefined();
		tell( { type: 'nfFormSubmitResponse' }, { response: { errors: [] } } );
		tell( { type: 'wpformsAjaxSubmitSuccess' } );
		expect( window.dataLayer ).toEqual( [
			{ event: 'generate_lead', form: 'ninja-forms' },
			{ event: 'generate_lead', form: 'wpforms' },
		] );
	} );

	it( 'is known by the page that says so, but not when that is loaded again', () => {
		window.history.replaceState( null, '', '/contact?eidan-sent=1' );
		const type = jest.fn( () => [ { type: 'navigate' } ] );
		performance.getEntriesByType = type as never;
		load();
		expect( window.dataLayer ).toHaveLength( 1 );
		for ( const how of [ 'reload', 'back_forward' ] ) {
			type.mockReturnValue( [ { type: how } ] );
			load();
		}
		expect( window.dataLayer ).toHaveLength( 1 );
	} );
} );

describe( 'a purchase', () => {
	it( 'is told once an order, not again when the page is loaded again', () => {
		load( { purchase } );
		load( { purchase } );
		expect( window.dataLayer ).toEqual( [ { ecommerce: null }, { event: 'purchase', ecommerce: purchase } ] );
		load( { purchase: { ...purchase, transaction_id: '18' } } );
		expect( window.dataLayer ).toHaveLength( 4 );
	} );

	// woocommerce/woocommerce-blocks 11168: two installations below one domain share the browser's storage.
	it( 'is told where another shop of the domain has an order of that number', () => {
		load( { purchase, shop: '/en' } );
		load( { purchase, shop: '/de' } );
		load( { purchase, shop: '/en' } );
		expect( window.dataLayer ).toHaveLength( 4 );
	} );

	it.each( [ '{', '7', '{"a":1}' ] )( 'is told with the damaged storage %s', ( damaged ) => {
		window.localStorage.setItem( 'eidan-purchases', damaged );
		load( { purchase } );
		expect( window.dataLayer ).toHaveLength( 2 );
	} );
} );

describe( 'without consent', () => {
	it( 'nothing is told or stored, and what waits is told once it is given on this page', async () => {
		consentTo( undefined );
		load( { purchase } );
		sent();
		await later();
		expect( window.dataLayer ).toBeUndefined();
		expect( window.localStorage ).toHaveLength( 0 );
		consentTo( true );
		document.dispatchEvent(
			new CustomEvent( 'wp_listen_for_consent_change', { detail: { statistics: 'allow' } } )
		);
		await later();
		expect( window.dataLayer ).toHaveLength( 3 );
		document.dispatchEvent(
			new CustomEvent( 'wp_listen_for_consent_change', { detail: { statistics: 'allow' } } )
		);
		await later();
		expect( window.dataLayer ).toHaveLength( 3 );
	} );

	it( 'that of another category is none', async () => {
		consentTo( true, 'marketing' );
		load();
		sent();
		await later();
		expect( window.dataLayer ).toBeUndefined();
		load( { category: 'marketing' } );
		sent();
		expect( window.dataLayer ).toHaveLength( 1 );
	} );

	it( 'where the site waits for a banner, its answer to the attribution counts', async () => {
		const params: Shop[ 'params' ] = { allowTracking: false };
		page.wc_order_attribution = {
			params,
			fields: {},
			setOrderTracking: ( allow ) => void ( params.allowTracking = allow ),
		};
		load( { wait: true } );
		sent();
		await later();
		expect( window.dataLayer ).toBeUndefined();
		page.wc_order_attribution.setOrderTracking!( true );
		await later();
		expect( window.dataLayer ).toHaveLength( 1 );
	} );

	it( 'what a deferred attribution has not asked yet is no answer', async () => {
		page.wc_order_attribution = { params: { allowTracking: true }, fields: {} } as unknown as Shop;
		load( { wait: true } );
		sent();
		await later();
		expect( window.dataLayer ).toBeUndefined();
	} );

	it( 'a site that waits, without attribution, tells nothing', async () => {
		load( { wait: true, purchase } );
		sent();
		await later();
		expect( window.dataLayer ).toBeUndefined();
	} );
} );

it( 'does nothing on a page that asks for nothing', () => {
	jest.isolateModules( () => {
		require( '../../../src/outcomes' );
	} );
	sent();
	expect( window.dataLayer ).toBeUndefined();
} );
