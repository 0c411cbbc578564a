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
import { fieldsOf, track } from './track';
import type { Options, SbjsData } from './types';

interface Library {
	get: Partial< SbjsData >;
	/** Counts this page, with these options above those of the page. */
	init: ( options?: Options & { callback?: ( data: SbjsData ) => void } ) => void;
	start: () => void;
}

declare global {
	interface Window {
		wc_order_attribution?: Shop;
		sbjs: Library;
	}
}

const { hostname, href } = location;
const { referrer } = document;

/** Tells forms and store when another tab changed what this page counted with. */
let tell = () => {};

const ours = ( stored: string ) => `${ stored.match( /sbjs_[^;]+/g ) }`;

/**
 * Counts this page, with the address and referrer that it was opened with.
 * The data are there at once. Cookies are written later, which nothing waits
 * for. If another tab has written some by then, the page is counted again, on
 * top of those.
 */
const init: Library[ 'init' ] = ( given ) => {
	finish();
	const params = window.wc_order_attribution?.params;
	const chance = Math.random();
	const visit = {
		address: href,
		referrer,
		userAgent: navigator.userAgent,
		now: new Date(),
		random: () => chance,
		site: site( hostname ),
	};
	const count = ( stored: string ) => {
		const { jar, shadowed } = jarOf( stored );
		const result = track( { ...params, ...params?.eidan, ...given }, jar, { ...visit, shadowed } );
		Object.assign( sbjs.get, result.data );
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
	given?.callback?.( result.data );
};

const start = () => {
	const shop = window.wc_order_attribution;
	if ( ! shop || shop.setOrderTracking ) {
		return;
	}
	const { params, fields } = shop;
	const { eidan = {}, allowTracking: allowed } = params;
	let counted = false;

	const values = (): FieldValues => fieldsOf( params.allowTracking ? sbjs.get : {}, fields );
	const fill = defineInputs( shop, values );
	const push = connectCheckout( values );

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
	shop.getAttributionData = values;
	shop.setOrderTracking = set;
	if ( allowed ) {
		onConsent( () => eidan.category || params.consentCategory || 'statistics', eidan.wait, set );
	} else {
		set( false );
	}
};

const sbjs: Library = ( window.sbjs = { get: {}, init, start } );
start();
