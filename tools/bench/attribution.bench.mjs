/**
 * Compares the attribution script with WooCommerce's own three scripts, in one browser and on the same page with small
 * stand-ins: weight, cookies, start-up.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../site/state.mjs';
import { findWooCommerce } from '../site/woocommerce.mjs';
import { launch } from './browser.mjs';
import { gzipped } from './bytes.mjs';
import { median } from './table.mjs';

const RUNS = 151;
const LANDING = 'https://shop.example/product/chair/?utm_source=newsletter&utm_medium=email&utm_campaign=spring-sale';
const REFERRER = 'https://mail.example/';

const FIELDS = {
	...Object.fromEntries(
		Object.entries( {
			source: 'src',
			medium: 'mdm',
			campaign: 'cmp',
			content: 'cnt',
			id: 'id',
			term: 'trm',
			source_platform: 'plt',
			creative_format: 'fmt',
			marketing_tactic: 'tct',
		} ).map( ( [ field, path ] ) => [ `utm_${ field }`, `current.${ path }` ] )
	),
	source_type: 'current.typ',
	referrer: 'current_add.rf',
	session_entry: 'current_add.ep',
	session_start_time: 'current_add.fd',
	session_pages: 'session.pgs',
	session_count: 'udata.vst',
	user_agent: 'udata.uag',
};

/**
 * Counts reads and writes of cookies, measures times, and stands in for a consent banner that was answered with yes.
 */
const STAND_INS = `
	const cookie = Object.getOwnPropertyDescriptor( Document.prototype, 'cookie' );
	window.counts = { reads: 0, writes: 0 };
	if ( ! location.hash ) {
		Object.defineProperty( document, 'cookie', {
			get() { counts.reads++; return cookie.get.call( this ); },
			set( value ) { counts.writes++; cookie.set.call( this, value ); },
		} );
	}
	window.wp_consent_type = 'optin';
	window.wp_has_consent = () => true;
	document.addEventListener( 'DOMContentLoaded', () => performance.mark( 'ready' ) );
	window.spent = window.later = 0;
	const { requestIdleCallback } = window;
	window.requestIdleCallback = ( act, options ) => requestIdleCallback( ( ...given ) => {
		const began = performance.now();
		act( ...given );
		later += performance.now() - began;
	}, options );
	window.run = ( code ) => {
		const began = performance.now();
		( 0, eval )( code );
		spent += performance.now() - began;
	};`;

/** Stand-in for the checkout store in WordPress's data registry. */
const STORE = `
	window.wc = { wcBlocksData: { CHECKOUT_STORE_KEY: 'wc/store/checkout' } };
	window.wp = { data: { dispatch: () => ( { setExtensionData() {} } ), subscribe: () => () => {} } };`;

/** JavaScript that returns the milliseconds in the scripts and in their work at DOMContentLoaded. */
const TIME = `spent + performance.getEntriesByName( 'done' )[ 0 ].startTime - performance.getEntriesByName( 'ready' )[ 0 ].startTime`;

const inline = ( code ) => `<script>${ code }</script>`;

/** Runs code within one task. So neither requests nor pauses of the parser between tags are measured. */
const timed = ( code ) => inline( `run( ${ JSON.stringify( code ).replace( /<\//g, '<\\/' ) } )` );
const ELEMENT = '<wc-order-attribution-inputs></wc-order-attribution-inputs>';

/**
 * @param {string[]} before Scripts before the data.
 * @param {string[]} after  Scripts after the data.
 * @param {Object}   more
 * @param {Object}   more.eidan    Options of our engine.
 * @param {boolean}  more.checkout Whether the page is a checkout, with a form and a store.
 */
const html = (
	before,
	after,
	{ eidan = {}, checkout = true } = {}
) => `<!doctype html><title>Shop</title><body>${ checkout ? `<form>${ ELEMENT.repeat( 5 ) }</form>` : '' }
	${ inline( STAND_INS + ( checkout ? STORE : '' ) ) }
	${ before.map( timed ).join( '' ) }
	${ inline(
		`var wc_order_attribution = ${ JSON.stringify( {
			params: {
				lifetime: 0.00001,
				session: 30,
				base64: false,
				ajaxurl: '/',
				prefix: 'wc_order_attribution_',
				allowTracking: true,
				consentCategory: 'marketing',
				eidan,
			},
			fields: FIELDS,
		} ) }`
	) }
	${ after.map( timed ).join( '' ) }
	${ inline( `document.addEventListener( 'DOMContentLoaded', () => performance.mark( 'done' ) );` ) }`;

const ms = ( value ) => `${ value.toFixed( 2 ) } ms`;

/** The line that Scripts.php prints after the data, if no option differs from the defaults. */
const START = 'window.sbjs&&sbjs.start&&sbjs.start()';

/** Returns a page that can be opened again and again. It keeps its cookies. */
async function opener( browser, body, count ) {
	const context = await browser.newContext();
	const page = await context.newPage();
	await page.route( 'https://shop.example/**', ( route ) =>
		// These headers isolate the page. Isolated pages get a more precise clock.
		route.fulfill( {
			contentType: 'text/html',
			body,
			headers: { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' },
		} )
	);
	return {
		page,
		forget: () => context.clearCookies(),
		close: () => context.close(),
		open: async ( address, referer ) => {
			await page.goto( address + ( count ? '' : '#time' ), referer ? { referer } : {} );
			// Wait for the work that scripts put off until the browser is idle.
			await page.evaluate( () => new Promise( ( done ) => window.requestIdleCallback( done ) ) );
			const seen = await page.evaluate(
				`( { ...counts, later, time: ${ TIME }, filled: document.querySelector( '[name$=utm_source]' )?.value } )`
			);
			// Read this last: it makes our script count the page, if it has not done so yet.
			const source = seen.filled ?? ( await page.evaluate( () => window.sbjs.get.current.src ) );
			if ( source !== 'newsletter' ) {
				throw new Error( `The page was not attributed: "${ source }".` );
			}
			return seen;
		},
	};
}

/** Opens a landing page and a next page. Returns what each does with its cookies. */
async function visit( browser, body ) {
	const { page, open, close } = await opener( browser, body, true );
	const first = await open( LANDING, REFERRER );
	const header = await page.evaluate( () => document.cookie );
	const next = await open( 'https://shop.example/checkout/' );
	await close();
	return { first, next, header: header.length, cookies: header.split( '; ' ).length };
}

/** Measures the start-up on first visits, one script after the other in turns, and the work in idle time after it. */
async function startUp( browser, bodies ) {
	const names = Object.keys( bodies );
	const openers = await Promise.all( names.map( ( name ) => opener( browser, bodies[ name ], false ) ) );
	const times = names.map( () => ( { start: [], later: [] } ) );
	for ( let run = 0; run < RUNS; run++ ) {
		for ( const [ index, { open, forget } ] of openers.entries() ) {
			await forget();
			const { time, later } = await open( LANDING, REFERRER );
			times[ index ].start.push( time );
			times[ index ].later.push( later );
			await openers[ index ].page.goto( 'about:blank' );
		}
	}
	await Promise.all( openers.map( ( { close } ) => close() ) );
	return times.map( ( { start, later } ) => ( { start: median( start ), later: median( later ) } ) );
}

/**
 * Rows for start-up and for the work that is put off. `target` is the part of WooCommerce's time that ours may take.
 */
const startRows = ( where, own, other, target ) => [
	{
		what: `start-up on a first visit of ${ where }, median of ${ RUNS }`,
		ours: `${ ( own.start / other.start ).toFixed( 2 ) } × (${ ms( own.start ) })`,
		other: `WooCommerce’s scripts in the same run (${ ms( other.start ) })`,
		target: `${ target } ×`,
		ok: own.start <= other.start * target,
	},
	{
		what: 'what it puts off until the browser is idle',
		ours: `${ ms( own.later ) }; with the start-up ${ ( ( own.start + own.later ) / ( other.start + other.later ) ).toFixed( 2 ) } ×`,
		other: `WooCommerce’s, ${ ms( other.later ) }: all is done at once`,
		target: 'together 1.05 ×',
		ok: own.start + own.later <= ( other.start + other.later ) * 1.05,
	},
];

export default async function attribution( { say } ) {
	const shop = await findWooCommerce( { say } );
	if ( ! shop ) {
		throw new Error( 'There is no WooCommerce to measure against: name its folder in EIDAN_WOOCOMMERCE.' );
	}
	const theirs = ( file ) => readFileSync( join( shop.path, 'assets/js', file ), 'utf8' );
	const own = readFileSync( join( CHECKOUT, 'build/attribution.js' ), 'utf8' );
	const library = theirs( 'sourcebuster/sourcebuster.min.js' );
	const orders = theirs( 'frontend/order-attribution.min.js' );
	const consent = theirs( 'frontend/wp-consent-api-integration.min.js' );
	const pages = {
		ours: html( [ own ], [ START ] ),
		compact: html( [ own ], [ START ], { eidan: { compact: true } } ),
		theirs: html( [ library ], [ orders, consent ] ),
	};

	const browser = await launch();
	const seen = {};
	for ( const [ name, body ] of Object.entries( pages ) ) {
		seen[ name ] = await visit( browser, body );
	}
	say( `start-up: ${ RUNS } first visits of each, in turns` );
	const [ ourTime, theirTime, ourPlain, theirPlain ] = await startUp( browser, {
		ours: pages.ours,
		theirs: pages.theirs,
		ourPlain: html( [ own ], [ START ], { checkout: false } ),
		theirPlain: html( [ library ], [ orders, consent ], { checkout: false } ),
	} );
	await browser.close();

	const { script: budget } = JSON.parse(
		readFileSync( join( CHECKOUT, 'tests/bytes-budget.json' ), 'utf8' )
	).attribution;
	const header = ( name ) => `${ seen[ name ].header } B in ${ seen[ name ].cookies } cookies`;
	const both = ( name, what ) => `${ seen[ name ].first[ what ] } / ${ seen[ name ].next[ what ] }`;
	return {
		title: 'Order attribution',
		rows: [
			{
				what: 'script, gzipped, everything aboard',
				ours: `${ gzipped( own ) } B; with the line that starts it ${ gzipped( own + START ) } B, options none unless they are changed`,
				other: `WooCommerce’s two: ${ gzipped( library ) + gzipped( orders ) } B, with the consent integration ${ gzipped( library ) + gzipped( orders ) + gzipped( consent ) } B`,
				target: `${ budget } B`,
				ok: gzipped( own ) <= budget,
			},
			{
				what: 'reads of `document.cookie`: first visit / next page',
				ours: both( 'ours', 'reads' ),
				other: `WooCommerce’s: ${ both( 'theirs', 'reads' ) }`,
				target: '4',
				ok: Math.max( seen.ours.first.reads, seen.ours.next.reads ) <= 4,
			},
			{
				what: 'writes of `document.cookie`: first visit / next page',
				ours: both( 'ours', 'writes' ),
				other: `WooCommerce’s: ${ both( 'theirs', 'writes' ) }`,
				target: 'not more',
				ok:
					seen.ours.first.writes <= seen.theirs.first.writes &&
					seen.ours.next.writes <= seen.theirs.next.writes,
			},
			...startRows( 'a page without form and checkout store', ourPlain, theirPlain, 0.6 ),
			...startRows( 'a checkout', ourTime, theirTime, 0.9 ),
			{
				what: 'cookies in later requests after a first visit',
				ours: header( 'ours' ),
				other: `WooCommerce’s: ${ header( 'theirs' ) }`,
				target: 'not larger',
				ok: seen.ours.header <= seen.theirs.header,
			},
			{
				what: 'the same with the setting “Short cookies”',
				ours: header( 'compact' ),
				other: `WooCommerce’s: ${ header( 'theirs' ) }`,
				target: 'half',
				ok: seen.compact.header <= seen.theirs.header / 2,
			},
		],
		notes: `WooCommerce ${ shop.version }, its minified files. Start-up is compiling and running them, and what they do at DOMContentLoaded; consent is given; the checkout has five elements in one form, and a store. Ours counts a page where somebody asks for the data, else when the browser is idle, and writes its cookies then or when the page is left; the rows behind say what that costs, and reads, writes and cookies are counted after it.`,
	};
}
