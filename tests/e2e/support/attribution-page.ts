/**
 * Pages with the attribution script and small stand-ins for everything around it. They need neither WordPress nor
 * WooCommerce, and can have any host.
 *
 * With EIDAN_ATTRIBUTION=woocommerce the pages run WooCommerce's own scripts instead, from its folder in
 * EIDAN_WOOCOMMERCE. This shows how WooCommerce does in the same tests. docs/attribution.md has the results.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const build = join( __dirname, '..', '..', '..', 'build' );

/** Whether the tests run WooCommerce's scripts instead of ours. */
export const TESTS_WOOCOMMERCE = process.env.EIDAN_ATTRIBUTION === 'woocommerce';

const FIELDS = {
	source_type: 'current.typ',
	referrer: 'current_add.rf',
	utm_campaign: 'current.cmp',
	utm_source: 'current.src',
	utm_medium: 'current.mdm',
	session_entry: 'current_add.ep',
	session_pages: 'session.pgs',
};

export const ELEMENT = '<wc-order-attribution-inputs></wc-order-attribution-inputs>';

/** A form with two of the elements, as WooCommerce prints the element several times into one form. */
export const FORM = `<form>${ ELEMENT }${ ELEMENT }</form>`;

/** Address of a landing page with a campaign. */
export const UTM = 'https://shop.example/?utm_source=news';

/** Parameters of a page that waits for consent before it tracks. */
export const PENDING = {
	allowTracking: true,
	eidan: { wait: true, category: 'marketing' },
	consentCategory: 'marketing',
};

export interface PageOptions {
	url?: string;
	referer?: string;
	/** HTML before the scripts. */
	body?: string;
	/** JavaScript that runs before the attribution data. */
	before?: string;
	/** JavaScript that runs after the scripts. */
	after?: string;
	/** Values for `wc_order_attribution.params`. */
	params?: Record< string, unknown >;
	fields?: Record< string, string >;
	headers?: Record< string, string >;
	/** Whether the script file comes after its data, as optimisation plugins order them. */
	deferred?: boolean;
	/** Script of a site without a shop in place of the shop's. */
	file?: 'attribution' | 'attribution-site';
}

/** Returns the script tags of the attribution, with their data. */
export function scripts( { params, fields, deferred, file = 'attribution' }: PageOptions ): string {
	const data = `<script>var wc_order_attribution = ${ JSON.stringify( {
		params: {
			lifetime: 0.00001,
			session: 30,
			base64: false,
			prefix: 'wc_order_attribution_',
			allowTracking: true,
			...params,
		},
		fields: fields ?? FIELDS,
	} ) };</script>`;
	if ( TESTS_WOOCOMMERCE ) {
		return `<script src="/theirs/sourcebuster/sourcebuster.min.js"></script>${ data }
			<script src="/theirs/frontend/order-attribution.min.js"></script>
			<script>wc_order_attribution.params.consentCategory ||= 'marketing'</script>
			<script src="/theirs/frontend/wp-consent-api-integration.min.js"></script>`;
	}
	const start = `${ data }<script>window.sbjs&&sbjs.start&&sbjs.start()</script>`;
	return deferred
		? `${ start }<script src="/${ file }.js"></script>`
		: `<script src="/${ file }.js"></script>${ start }`;
}

/** Returns the script for a path of these pages; undefined if the path is not a script. */
export function fileOf( path: string ): string | undefined {
	if ( /^\/(?:attribution(?:-site|-forms)?|analytics|outcomes)\.js$/.test( path ) ) {
		return readFileSync( build + path, 'utf8' );
	}
	const folder = process.env.EIDAN_WOOCOMMERCE ?? '';
	return path.startsWith( '/theirs/' )
		? readFileSync( join( folder, 'assets/js', path.slice( 8 ) ), 'utf8' )
		: undefined;
}

/** Opens a page with the given stand-ins. */
export async function open( page: Page, options: PageOptions = {} ): Promise< void > {
	const { url = 'https://shop.example/', referer, body = '', before = '', after = '', headers = {} } = options;
	const { origin } = new URL( url );
	await page.route( `${ origin }/**`, ( route ) => {
		const path = new URL( route.request().url() ).pathname;
		const file = fileOf( path );
		if ( file ) {
			return route.fulfill( { contentType: 'text/javascript', body: file } );
		}
		return route.fulfill( {
			contentType: 'text/html',
			headers,
			body: `<!doctype html><title>Shop</title><body>${ body }<script>${ before }</script>${ scripts( options ) }<script>${ after }</script>`,
		} );
	} );
	await page.goto( url, referer ? { referer } : {} );
}

/** Returns the values of the attribution inputs within `scope`, by field name. */
export const inputs = ( page: Page, scope = 'body' ): Promise< Record< string, string[] > > =>
	page.evaluate( ( selector ) => {
		const values: Record< string, string[] > = {};
		for ( const input of document.querySelectorAll< HTMLInputElement >( `${ selector } input[name^=wc_order]` ) ) {
			( values[ input.name.slice( 21 ) ] ??= [] ).push( input.value );
		}
		return values;
	}, scope );

/** Waits until the browser is idle. By then the page has done the work it puts off until idle. */
export const waitUntilIdle = ( page: Page ): Promise< void > =>
	page.evaluate(
		() => new Promise< void >( ( done ) => ( window.requestIdleCallback || setTimeout )( () => done() ) )
	);

/**
 * Returns the names of the attribution's cookies in the browser. It first waits for the page to write them. Then the
 * page reads its cookies, because the browser learns of them only later.
 */
export const cookies = async ( page: Page ): Promise< string[] > => {
	await waitUntilIdle( page );
	await page.evaluate( () => document.cookie );
	return ( await page.context().cookies() )
		.map( ( { name } ) => name )
		.filter( ( name ) => name.startsWith( 'sbjs_' ) );
};

/** Stand-in for the WP Consent API, with opt-in: nothing is allowed until the visitor allows it. */
export const CONSENT = `
	window.wp_consent_type = 'optin';
	window.answers = {};
	window.wp_has_consent = ( category ) => ! window.wp_consent_type || window.answers[ category ] === 'allow';
	window.wp_set_consent = ( category, value ) => {
		window.answers[ category ] = value;
		const detail = [];
		detail[ category ] = value;
		document.dispatchEvent( new CustomEvent( 'wp_listen_for_consent_change', { detail } ) );
	};`;

export const setConsent = ( page: Page, category: string, value: 'allow' | 'deny' ): Promise< void > =>
	page.evaluate(
		( [ name, answer ] ) =>
			( window as never as { wp_set_consent: ( ...args: unknown[] ) => void } ).wp_set_consent( name, answer ),
		[ category, value ]
	);

/**
 * Stand-in for the checkout store in WordPress's data registry. `addData()` creates the registry, `addStore()` adds
 * the store to it.
 */
export const STORE = `
	window.sent = [];
	window.listeners = new Set();
	window.hasStore = false;
	window.addStore = () => { window.hasStore = true; window.listeners.forEach( ( listener ) => listener() ); };
	window.addData = () => {
		window.wc = { wcBlocksData: { CHECKOUT_STORE_KEY: 'wc/store/checkout' } };
		window.wp = { data: {
			dispatch: ( name ) => window.hasStore && name === 'wc/store/checkout' ? {
				[ window.setter || 'setExtensionData' ]: ( namespace, values, replace ) => {
					window.sent.push( { namespace, values: { ...values }, replace } );
					window.listeners.forEach( ( listener ) => listener() );
				},
			} : undefined,
			subscribe: ( listener ) => { window.listeners.add( listener ); return () => window.listeners.delete( listener ); },
		} };
	};`;

/** Returns all values of one field that the page sent to the store, in order. */
export const sent = ( page: Page, field = 'utm_source' ) =>
	page.evaluate(
		( name ) =>
			( window as never as { sent: { values: Record< string, unknown > }[] } ).sent.map(
				( { values } ) => values[ name ]
			),
		field
	);
