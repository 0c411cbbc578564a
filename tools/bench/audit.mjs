/**
 * Visits a page as Lighthouse's phone does.
 */
import { launch as launchChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browsers } from '../test/browsers.mjs';

/** Kinds of requests, by the type that Chromium names. */
const KINDS = { Document: 'html', Stylesheet: 'css', Script: 'js', Font: 'fonts', Image: 'images' };

/**
 * @typedef {Object} Visit
 * @property {number} score   0 to 100.
 * @property {number} first   First paint, in milliseconds.
 * @property {number} largest Largest paint, in milliseconds.
 * @property {number} shift   Layout shift.
 * @property {number} answer  Time until the server answers, in milliseconds.
 * @property {number} blocked Time for which the page does not react, in milliseconds.
 * @property {string} element The element of the largest paint.
 * @property {{ url: string, kind: string, bytes: number }[]} requests What was loaded without scrolling.
 */

/**
 * @return {Promise<{ visit: (url: string) => Promise<Visit>, close: () => Promise<void> }>} A browser for visits. Each is the first one of a visitor.
 */
export async function phone() {
	const { whole } = browsers();
	const chrome = await launchChrome( {
		...( whole ? { chromePath: whole } : {} ),
		logLevel: 'silent',
		chromeFlags: [ '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic' ],
	} );
	return {
		visit: async ( url ) => visitOf( await lighthouse( url, { ...OPTIONS, port: chrome.port } ) ),
		close: async () => chrome.kill(),
	};
}

/** Lighthouse's own: mobile, simulated slow connection and processor. */
const OPTIONS = { logLevel: 'error', onlyCategories: [ 'performance' ], disableFullPageScreenshot: true };

function visitOf( { lhr } ) {
	if ( lhr.runtimeError ) {
		throw new Error( `${ lhr.requestedUrl }: ${ lhr.runtimeError.message }` );
	}
	const { audits } = lhr;
	const value = ( name ) => audits[ name ]?.numericValue ?? NaN;
	return {
		score: Math.round( lhr.categories.performance.score * 100 ),
		first: value( 'first-contentful-paint' ),
		largest: value( 'largest-contentful-paint' ),
		shift: value( 'cumulative-layout-shift' ),
		answer: value( 'server-response-time' ),
		blocked: value( 'total-blocking-time' ),
		element: elementOf( audits[ 'largest-contentful-paint-element' ] ),
		requests: audits[ 'network-requests' ].details.items
			.filter( ( { url } ) => /^http/.test( url ) && ! url.endsWith( '/favicon.ico' ) )
			.map( ( { url, resourceType, transferSize } ) => ( {
				url,
				kind: KINDS[ resourceType ] ?? 'other',
				bytes: transferSize ?? 0,
			} ) ),
	};
}

/** HTML of the element in an audit's tables. */
function elementOf( audit ) {
	const rows = audit?.details?.items?.flatMap( ( { items } ) => items ?? [] ) ?? [];
	return rows.find( ( { node } ) => node )?.node.snippet ?? '';
}
