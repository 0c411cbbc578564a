/**
 * Measures every page of the demo in Lighthouse, each in turn with its plain page: the same HTML with its images and the
 * theme's typefaces, without a style and a script of ours.
 *
 * All of it takes hours. `npm run bench lighthouse -- --only=newest,front,work --runs=2` measures some pages on some
 * sites: newest, newest-shop, oldest, oldest-shop. Details are in artifacts/lighthouse.json.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../site/state.mjs';
import { phone } from './audit.mjs';
import { benchSite } from './browser.mjs';
import { isOurs } from './bytes.mjs';
import { fileName, holdsBack } from './first-paint.mjs';
import { pathsOf } from './lighthouse/paths.mjs';
import { SITES } from './lighthouse/sites.mjs';
import { plainPage } from './plain.mjs';
import { median } from './table.mjs';
import { webServer } from './web-server.mjs';

/** Largest paint, in times of the plain page's. */
const LARGEST = 1.25;
/** How many things of ours may hold back the first paint, and how large each may be: a first round trip's bytes. */
const MOST = { things: 3, bytes: 14_000 };
const RUNS = 5;
const FIGURES = [ 'score', 'first', 'largest', 'shift', 'answer', 'blocked' ];
const KINDS = [ 'html', 'css', 'js', 'fonts', 'images' ];

const kB = ( bytes ) => ( bytes / 1000 ).toFixed( 1 );
const sum = ( list ) => list.reduce( ( total, { bytes } ) => total + bytes, 0 );

/** The median of each figure. What was requested is that of the last visit. */
const middleOf = ( visits ) => ( {
	...visits.at( -1 ),
	...Object.fromEntries( FIGURES.map( ( name ) => [ name, median( visits.map( ( visit ) => visit[ name ] ) ) ] ) ),
} );

/**
 * Measures a page and its plain page, in turns.
 *
 * @param {{ page: string, plain: string }} urls Addresses.
 * @param {number}                          runs How many times each is visited.
 * @return {Promise<{ page: import('./audit.mjs').Visit, plain: import('./audit.mjs').Visit, things: import('./first-paint.mjs').Thing[] }>} What was measured.
 */
async function measure( urls, runs ) {
	const text = async ( url ) => ( await fetch( new URL( url, urls.page ) ) ).text();
	// This also fills the caches of the server.
	const things = await holdsBack( await text( urls.page ), text );
	await text( urls.plain );
	const visits = { page: [], plain: [] };
	const { visit, close } = await phone();
	try {
		for ( let run = 0; run < runs; run++ ) {
			for ( const which of [ 'page', 'plain' ] ) {
				visits[ which ].push( await visit( urls[ which ] ) );
			}
		}
	} finally {
		await close();
	}
	return { page: middleOf( visits.page ), plain: middleOf( visits.plain ), things };
}

/** Things or requests of ours, and all of them. */
const share = ( list, ours ) => `${ list.filter( ours ).length } / ${ list.length }`;

/**
 * @param {string}                                                               name  Name of the page, with WordPress.
 * @param {{ score: number }}                                                    goal  What is to be reached.
 * @param {{ page: object, plain: object, things: import('./first-paint.mjs').Thing[] }} found What was measured.
 * @return {import('./table.mjs').Row} A row of the table.
 */
export function row( name, goal, { page, plain, things } ) {
	const own = things.filter( ( { isOurs: ours } ) => ours );
	const heaviest = Math.max( 0, ...own.map( ( { bytes } ) => bytes ) );
	const largest = page.largest / plain.largest;
	const weight = KINDS.map(
		( kind ) => `${ kind } ${ kB( sum( page.requests.filter( ( request ) => request.kind === kind ) ) ) }`
	);
	return {
		what: `${ name }: score; first and largest paint; layout shift; ours / all that hold back the first paint, the heaviest of ours; requests, ours / all; kB by kind`,
		ours: [
			page.score,
			`${ ( page.first / plain.first ).toFixed( 2 ) } ×, ${ largest.toFixed( 2 ) } ×`,
			page.shift.toFixed( 3 ),
			`${ own.length } / ${ things.length }, ${ kB( heaviest ) } kB`,
			share( page.requests, ( { url } ) => isOurs( url ) ),
			weight.join( ', ' ),
		].join( '; ' ),
		other: `the plain page: ${ plain.score }; ${ Math.round( plain.first ) } and ${ Math.round( plain.largest ) } ms`,
		target: `${ goal.score }; ${ LARGEST } × largest; 0.00; ${ MOST.things }, ${ MOST.bytes / 1000 } kB`,
		ok:
			page.score >= goal.score &&
			largest <= LARGEST &&
			page.shift < 0.005 &&
			own.length <= MOST.things &&
			heaviest <= MOST.bytes,
	};
}

/** What is kept of a page in artifacts/lighthouse.json. */
const detail = ( { page, plain, things } ) => ( {
	things,
	...Object.fromEntries(
		Object.entries( { page, plain } ).map( ( [ which, { requests, ...figures } ] ) => [
			which,
			{
				...figures,
				requests: requests.map( ( { url, ...request } ) => ( {
					name: fileName( url ),
					...request,
					isOurs: isOurs( url ),
				} ) ),
			},
		] )
	),
} );

/** Measures the wanted pages of a site. */
async function measureSite( name, { only, runs, say } ) {
	const goal = SITES[ name ];
	const site = await benchSite( `light-${ name }`, say, goal.woocommerce, goal.wp );
	const rows = [];
	const details = {};
	try {
		if ( goal.woocommerce && ! site.woocommerce ) {
			say( `${ name }: not measured, there is no WooCommerce` );
			return { rows, details };
		}
		const paths = await pathsOf( site );
		const named = Object.keys( paths ).filter( ( page ) => only.includes( page ) );
		const label = `WordPress ${ site.wordpress }${ goal.woocommerce ? `, WooCommerce ${ site.woocommerce }` : '' }`;
		const [ page, plain ] = [ await webServer( site.url ), await webServer( site.url, plainPage ) ];
		try {
			for ( const each of named.length ? named : Object.keys( paths ) ) {
				const found = await measure(
					{ page: page.url + paths[ each ], plain: plain.url + paths[ each ] },
					runs
				);
				const made = row( `\`${ each }\`, ${ label }`, goal, found );
				say( `${ name }, ${ each }: ${ made.ours }` );
				rows.push( made );
				details[ each ] = detail( found );
			}
		} finally {
			await Promise.all( [ page.stop(), plain.stop() ] );
		}
	} finally {
		await site.stop();
	}
	return { rows, details };
}

export default async function lighthouse( { say, only = [], runs = RUNS } ) {
	const names = Object.keys( SITES );
	const wanted = names.filter( ( name ) => only.includes( name ) );
	const rows = [];
	const details = {};
	for ( const name of wanted.length ? wanted : names ) {
		const found = await measureSite( name, { only, runs, say } );
		rows.push( ...found.rows );
		details[ name ] = found.details;
	}
	writeFileSync( join( CHECKOUT, 'artifacts/lighthouse.json' ), JSON.stringify( details, null, '\t' ) );
	return {
		title: 'Pages in Lighthouse',
		rows,
		notes: `Lighthouse’s phone, the median of ${ runs } first visits; each page in turn with its plain page: the same HTML with its images and the theme’s styles and typefaces, without a style and a script of the plugin (those of WooCommerce stay). PHP makes each page, in front of it a server that compresses and lets files be kept (HTTP/1.1). Bytes are what is loaded without scrolling, as sent. What holds back the first paint is every style and script in the head that the browser waits for, all inlined styles together, and the part of the page up to an element that \`rel="expect"\` names. Reproduce: \`npm run bench lighthouse\`.`,
	};
}
