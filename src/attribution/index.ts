/**
 * The script of a shop's pages: takes the place of WooCommerce's
 * `sourcebuster-js` and `wc-order-attribution`.
 */
import { cookies, jarOf, removeCookies, save, site } from './cookies';
import { connectCheckout } from './page/checkout';
import { onConsent } from './page/consent';
import { defineInputs } from './page/inputs';
import { drop, finish, later } from './page/later';
import type { FieldValues, Shop } from './page/types';
import { fieldsOf, parseOptions, track } from './track';
import type { RawOptions, SbjsData } from './types';

declare global {
	interface Window {
		wc_order_attribution?: Shop;
		sbjs: { get: Partial< SbjsData >; init: ( options?: RawOptions ) => void; start: () => void };
	}
}

const page = window;
const { hostname, href } = location;
const { referrer } = document;

let started = false;

/** Tells forms and store when another tab changed what this page counted with. */
let tell = () => {};

const ours = ( stored: string ) => `${ stored.match( /sbjs_[^;]+/g ) }`;

/**
 * Counts this page, with the address and referrer that it was opened with.
 * The data are there at once. Cookies are written later: they take most of the
 * time. If another tab has written some by then, the page is counted again, on
 * top of those.
 */
const init = ( given: RawOptions = {} ) => {
	finish();
	const { params } = page.wc_order_attribution || { params: {} as Shop[ 'params' ] };
	const options = parseOptions( {
		timezone_offset: 0,
		...params,
		session_length: params.session,
		...params.eidan,
		...given,
	} );
	const { userAgent } = navigator;
	const chance = Math.random();
	const visit = {
		address: href,
		referrer,
		userAgent,
		now: new Date(),
		random: () => chance,
		site: site( hostname ),
		ignored: !! params.eidan?.ignored,
	};
	const count = ( stored: string ) => {
		const { jar, shadowed } = jarOf( stored );
		const result = track( options, jar, { ...visit, shadowed } );
		Object.assign( page.sbjs.get, result.data );
		return result;
	};
	const stored = cookies();
	let result = count( stored );
	later( () => {
		const found = cookies();
		if ( ours( found ) !== ours( stored ) ) {
			result = count( found );
			tell();
		}
		save( result, hostname );
	} );
	if ( typeof given.callback === 'function' ) {
		given.callback( result.data );
	}
};

const start = () => {
	const shop = page.wc_order_attribution;
	if ( ! shop || started ) {
		return;
	}
	started = true;
	const { params, fields } = shop;
	const { eidan = {}, allowTracking: allowed } = params;
	const category = () => eidan.category || params.consentCategory || 'statistics';
	let counted = false;

	const values = (): FieldValues => fieldsOf( params.allowTracking ? page.sbjs.get : {}, fields );
	const fill = defineInputs( shop, values );
	const push = connectCheckout( values );

	shop.getAttributionData = values;
	tell = () => {
		fill();
		push();
	};
	const set = ( allow: boolean ) => {
		params.allowTracking = !! allow;
		if ( ! allow ) {
			counted = false;
			drop();
			// Writing 24 cookies that are not there takes its time.
			if ( cookies().includes( 'sbjs_' ) ) {
				removeCookies( hostname );
			}
		} else if ( ! counted ) {
			counted = true;
			init();
		}
		tell();
	};
	shop.setOrderTracking = set;
	if ( allowed ) {
		onConsent( category, eidan.wait, set );
	} else {
		set( false );
	}
};

page.sbjs = { get: {}, init, start };
start();
