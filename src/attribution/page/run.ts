/** The engine on a page: counts it, asks for consent, and tells those that send the values. */
import { cookies, jarOf, removeCookies, save } from '../cookies';
import { fieldsOf, track } from '../track';
import type { Options, Result, SbjsData } from '../types';
import { onConsent } from './consent';
import { drop, flushDeferred, defer } from './defer';
import type { FieldValues, Shop } from './types';

interface Library {
	readonly get: Partial< SbjsData >;
	/** Counts this page. The given options override those of the page. */
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

/** Passes the values on. Also if another tab has changed the cookies that this page was counted with. */
let tell: ( () => void ) | undefined;

/** Counts this page. Undefined if that is done, or must not happen. */
let ready: ( () => void ) | undefined;

const data: Partial< SbjsData > = {};

const ours = ( stored: string ) => `${ stored.match( /sbjs_[^;]+/g ) }`;

/**
 * Counts this page with the address and referrer it was opened with: when a script reads the data, or when the browser
 * is idle. Cookies are written when the browser is idle, since nothing waits for them. If another tab has written
 * cookies since the count, the page is counted again on top of those.
 */
const init: Library[ 'init' ] = ( given ) => {
	flushDeferred();
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
	defer( () => {
		if ( ready || ours( stored ) !== ours( cookies() ) ) {
			count();
			tell?.();
		}
		save( result, hostname );
	} );
	given?.callback?.( sbjs.get as SbjsData );
};

/**
 * What sends the values.
 *
 * @param shop   What PHP has printed.
 * @param values Returns the current values.
 * @return Passes the values on. Called whenever they change.
 */
export type Connect = ( shop: Shop, values: () => FieldValues ) => () => void;

let connect: Connect;

const start = () => {
	const shop = window.wc_order_attribution;
	if ( ! shop || shop.setOrderTracking ) {
		return;
	}
	const { params, fields } = shop;
	const { eidan = {}, allowTracking: allowed } = params;
	let counted = false;

	const values = (): FieldValues => fieldsOf( params.allowTracking ? sbjs.get : {}, fields );
	tell = connect( shop, values );
	const set = ( allow: boolean ) => {
		params.allowTracking = !! allow;
		if ( ! allow ) {
			counted = false;
			ready = drop();
			// Skip this if there are none: deleting 24 missing cookies takes time.
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
		onConsent( eidan.category || 'statistics', eidan.wait, set );
	} else {
		set( false );
	}
};

const sbjs: Library = {
	get get() {
		ready?.();
		return data;
	},
	init,
	start,
};

/**
 * Starts the engine: at once, or as soon as the page calls `sbjs.start()` if its data come later.
 *
 * @param by What sends the values on this page.
 */
export const run = ( by: Connect ) => {
	connect = by;
	window.sbjs = sbjs;
	start();
};
