/**
 * What the benches of a large database share: a site on a MariaDB of its own, and how its figures are told.
 */
import { readFileSync, rmSync } from 'node:fs';
import { startMariaDb, withMariaDb } from '../site/mariadb.mjs';
import { startSite } from '../site/site.mjs';
import { findWooCommerce } from '../site/woocommerce.mjs';

export const number = ( value ) => value.toLocaleString( 'en' );
export const ms = ( value ) => `${ value < 10 ? value.toFixed( 1 ) : Math.round( value ) } ms`;
export const ratio = ( value ) => value.toFixed( value < 1 ? 3 : 2 );

/**
 * @param {string} what   What was measured.
 * @param {Object} result What $compare of measure.php returned: milliseconds and queries of ours and theirs.
 * @param {number} share  The part of their time that ours may take.
 * @param {number} most   Queries that ours may need.
 * @return {import('./table.mjs').Row} A row of the table.
 */
export const compared = ( what, { ours, theirs, queries }, share, most = 10 ) => ( {
	what,
	ours: `${ ms( ours ) }, ${ queries.ours } queries`,
	other: `${ ms( theirs ) }, ${ queries.theirs } queries: ${ ratio( ours / theirs ) } of it`,
	target: `${ share }, ≤ ${ most } queries`,
	ok: ours / theirs <= share && queries.ours <= most,
} );

/**
 * @param {string} folder Folder of a bench.
 * @return {( name: string ) => string} Returns the code of a PHP file in it. The code can use what measure.php has.
 */
export const sourcesOf = ( folder ) => ( name ) =>
	[ 'measure.php', `${ folder }/${ name }` ]
		.map( ( file ) => `?>${ readFileSync( new URL( file, import.meta.url ), 'utf8' ) }` )
		.join( '\n' );

/** A plugin with a route that does nothing. It shows what WordPress itself costs over HTTP. */
export const EMPTY_ROUTE = `
add_action( 'rest_api_init', static function () {
	register_rest_route( 'eidan-bench/v1', '/empty', array( 'methods' => 'GET', 'permission_callback' => '__return_true', 'callback' => static fn() => array( 'status' => 'success' ) ) );
} );
`;

/**
 * Does something on a site with MariaDB.
 *
 * @template T
 * @param {Object}                   options
 * @param {string}                   options.name     Name of the site.
 * @param {( line: string ) => void} options.say      Prints progress.
 * @param {number}                   [options.port]   Port of the site; 0 for no web server.
 * @param {string}                   [options.muPlugin] PHP that the site loads as well.
 * @param {boolean}                  [options.woocommerce] Whether WooCommerce is active.
 * @param {( site: Object ) => Promise<void>} [options.before] Called with the site while it is on SQLite.
 * @param {( server: Object, about: { site: Object, socket: string, database: string, shop?: string } ) => Promise<T>} work
 *        Called with the site, what it was started from, and the socket and the versions of MariaDB and WooCommerce.
 * @return {Promise<T|undefined>} What it returned; undefined if there is no WooCommerce.
 */
export async function onMariaDb( { name, say, port = 0, muPlugin = '', woocommerce = false, before }, work ) {
	const shop = woocommerce ? await findWooCommerce( { say } ) : undefined;
	if ( woocommerce && ! shop ) {
		return undefined;
	}
	const site = await startSite( { name, port: 0, reset: true } );
	await before?.( site );
	await site.stop();
	// The servers are stopped when this process exits. A signal would kill it without that, so exit on signals.
	process.once( 'SIGINT', () => process.exit( 1 ) ).once( 'SIGTERM', () => process.exit( 1 ) );
	const database = await startMariaDb();
	let server;
	try {
		server = await withMariaDb( site, {
			socket: database.socket,
			port,
			muPlugin,
			plugins: shop ? { 'woocommerce/woocommerce.php': shop.path } : {},
		} );
		return await work( server, { site, socket: database.socket, database: database.version, shop: shop?.version } );
	} finally {
		await server?.stop();
		await database.stop();
		rmSync( site.folder, { recursive: true, force: true } );
	}
}

/** What a bench of a shop returns where there is none. */
export const withoutShop = ( title ) => ( {
	title,
	rows: [],
	notes: 'Not measured: there is no WooCommerce. Name its folder in `EIDAN_WOOCOMMERCE`.',
} );
