/**
 * The script of a shop's pages: takes the place of WooCommerce's
 * `sourcebuster-js` and `wc-order-attribution`.
 */
import { cookies, jarOf, removeCookies, save } from './cookies';
import { connectCheckout } from './page/checkout';
import { onConsent } from './page/consent';
import { defineInputs } from './page/inputs';
import { drop, finish, later } from './page/later';
import type { FieldValues, Shop } from './page/types';
import { fieldsOf, track } from './track';
import type { Options, Result, SbjsData } from './types';

interface Library {
	readonly get: Partial< SbjsData >;
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
let tell: ( () => void ) | undefined;

/** Counts this page; nothing once that is done, or not to be. */
let ready: ( () => void ) | undefined;

const data: Partial< SbjsData > = {};

const ours = ( stored: string ) => `${ stored.match( /sbjs_[^;]+/g ) }`;

/**
 * Has this page counted, with the address and referrer that it was opened
 * with: when somebody asks for the data, or the browser is idle. Cookies are
 * written when it is idle, which nothing waits for. If another tab has written
 * some since the page was counted, that is done again, on top of those.
 */
const init: Library[ 'init' ] = ( given ) => {
	finish();
	const now = new Date();
	const chance = Math.random();
	let stored: string;
	let result: Result;
	const count = () => {
		ready = undefined;
		stored = cookies();
		const params = window.wc_order_attribution?.params;
		const { jar, shadowed } = jarOf( stored );
		result = track( { ...params, ...params?.eidan, ...given }, jar, {
			address: href,
			referrer,
			userAgent: navigator.userAgent,
			now,
			random: () => chance,
			shadowed,
		} );
		Object.assign( data, result.data );
	};
	ready = count;
	later( () => {
		if ( ready || ours( stored ) !== ours( cookies() ) ) {
			count();
			tell?.();
		}
		save( result, hostname );
	} );
	given?.callback?.( sbjs.get as SbjsData );
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
			ready = drop();
			// Writing 24 cookies that are not there takes its time.
			if ( cookies().includes( 'sbjs_' ) ) {
				removeCookies( hostname );
			}
		} else if ( ! counted ) {
			counted = true;
			init();
		}
		tell!();
	};
	shop.getAttributionData = values;
	shop.setOrderTracking = set;
	if ( allowed ) {
		onConsent( () => eidan.category || params.consentCategory || 'statistics', eidan.wait, set );
	} else {
		set( false );
	}
};

const sbjs: Library = ( window.sbjs = {
	get get() {
		ready?.();
		return data;
	},
	init,
	start,
} );
start();
