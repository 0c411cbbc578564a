/**
 * The script of a shop's pages: takes the place of WooCommerce's
 * `sourcebuster-js` and `wc-order-attribution`.
 */
import { readJar, removeCookies, save, site } from './cookies';
import { connectCheckout } from './page/checkout';
import { onConsent } from './page/consent';
import { defineInputs } from './page/inputs';
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

/** Counts this page, with the address and referrer that it was opened with. */
const init = ( given: RawOptions = {} ) => {
	const { params } = page.wc_order_attribution || { params: {} as Shop[ 'params' ] };
	const { jar, shadowed } = readJar();
	const { userAgent } = navigator;
	const result = track(
		parseOptions( {
			timezone_offset: 0,
			...params,
			session_length: params.session,
			...params.eidan,
			...given,
		} ),
		jar,
		{
			address: href,
			referrer,
			userAgent,
			now: new Date(),
			random: Math.random,
			site: site( hostname ),
			shadowed,
			ignored: !! params.eidan?.ignored,
		}
	);
	save( result, hostname );
	Object.assign( page.sbjs.get, result.data );
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
	const set = ( allow: boolean ) => {
		params.allowTracking = !! allow;
		if ( ! allow ) {
			counted = false;
			// Writing 24 cookies that are not there takes its time.
			if ( Object.keys( readJar().jar ).length ) {
				removeCookies( hostname );
			}
		} else if ( ! counted ) {
			counted = true;
			init();
		}
		fill();
		push();
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
