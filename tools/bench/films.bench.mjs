/**
 * Films the first two seconds of pages of the demo, each beside its plain page, on a phone with a slow connection and
 * processor. The strips are in artifacts/films: a frame each 100 ms, the page above, the plain page below.
 *
 * `npm run bench films -- --only=newest,front,work` films some pages of some sites.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../site/state.mjs';
import { benchSite, launch } from './browser.mjs';
import { film, strip } from './films/film.mjs';
import { pathsOf } from './lighthouse/paths.mjs';
import { SITES } from './lighthouse/sites.mjs';
import { plainPage } from './plain.mjs';
import { webServer } from './web-server.mjs';

const FOLDER = join( CHECKOUT, 'artifacts/films' );

/** Pages that are filmed; a site without a shop has the first two. */
const PAGES = [ 'front', 'work', 'shop', 'product' ];

/** Largest paint, in times of the plain page's. */
const LARGEST = 1.25;

/** Films a page of both servers, and writes the strip. */
async function filmPage( browser, label, { page, plain } ) {
	// The first visit fills the caches of the server.
	await Promise.all( [ fetch( page ), fetch( plain ) ].map( async ( answer ) => ( await answer ).text() ) );
	const [ ours, theirs ] = [ await film( browser, page ), await film( browser, plain ) ];
	writeFileSync( join( FOLDER, `${ label }.png` ), await strip( browser, [ ours, theirs ] ) );
	const told = ( { first, largest } ) => `${ Math.round( first ) }; ${ Math.round( largest ) } ms`;
	return {
		what: `\`${ label }\`: first paint; largest paint in two seconds`,
		ours: told( ours ),
		other: `the plain page: ${ told( theirs ) }`,
		target: `${ LARGEST } × largest`,
		ok: ours.largest <= LARGEST * theirs.largest,
	};
}

export default async function films( { say, only = [] } ) {
	mkdirSync( FOLDER, { recursive: true } );
	const chosen = ( list ) => {
		const named = list.filter( ( name ) => only.includes( name ) );
		return named.length ? named : list;
	};
	const rows = [];
	const browser = await launch();
	try {
		for ( const name of chosen( Object.keys( SITES ) ) ) {
			const { woocommerce, wp } = SITES[ name ];
			const site = await benchSite( `light-${ name }`, say, woocommerce, wp );
			const servers = [];
			try {
				const paths = await pathsOf( site );
				servers.push( await webServer( site.url ), await webServer( site.url, plainPage ) );
				const [ page, plain ] = servers;
				for ( const each of chosen( PAGES ).filter( ( one ) => one in paths ) ) {
					const urls = { page: page.url + paths[ each ], plain: plain.url + paths[ each ] };
					rows.push( await filmPage( browser, `${ name }-${ each }`, urls ) );
					say( `${ rows.at( -1 ).what }: ${ rows.at( -1 ).ours } (${ rows.at( -1 ).other })` );
				}
			} finally {
				await Promise.all( servers.map( ( server ) => server.stop() ) );
				await site.stop();
			}
		}
	} finally {
		await browser.close();
	}
	return {
		title: 'The first two seconds',
		rows,
		notes: 'A phone of 390 px, 400 kB/s, 40 ms, a processor 4 × as slow; the first visit of a visitor, once, counted from the first byte. Strips of frames, one each 100 ms: artifacts/films. Reproduce: `npm run bench films`.',
	};
}
