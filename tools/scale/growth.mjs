#!/usr/bin/env node
/**
 * Measures how lists and the report grow with a site, on MariaDB with 10,000 to a million entries and orders, and says
 * which indexes they use. See docs/scale.md.
 */
import { number, onMariaDb, sourcesOf } from '../bench/database.mjs';
import { ask } from './databases.mjs';

const SIZES = ( process.argv[ 2 ] ?? '10000,100000,1000000' ).split( ',' ).map( Number );
const say = ( line ) => console.log( line );

/** SQL that adds entries and rows of orders, from one number to another: ten years of entries, three of orders. */
const fill = ( from, to ) => `
	INSERT INTO wp_posts ( post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status,
		post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_type )
	SELECT 1, d, d, 'Words of an entry.', CONCAT( 'Entry ', MD5( seq ) ), '', 'publish', CONCAT( 'entry-', seq ), '', '', d, d, '', 'post'
	FROM ( SELECT seq, NOW() - INTERVAL ( seq * 7919 MOD 5256000 ) MINUTE AS d FROM seq_${ from }_to_${ to } ) AS made;
	INSERT INTO wp_eidan_order_attribution ( order_id, created, status, revenue, currency, customer, is_returning, device, channel, source, campaign )
	SELECT seq, NOW() - INTERVAL ( seq * 7919 MOD 1576800 ) MINUTE, 'completed', 10 + seq MOD 90, 'EUR', MD5( seq MOD 50000 ), seq > 50000,
		'Mobile', ELT( 1 + seq MOD 5, 'search', 'social', 'email', 'direct', 'paid' ), ELT( 1 + seq MOD 3, 'google', 'news', 'chat' ), CONCAT( 'c', seq MOD 200 )
	FROM seq_${ from }_to_${ to };
	ANALYZE TABLE wp_posts, wp_eidan_order_attribution;
`;

const measured = await onMariaDb(
	{ name: 'scale-growth', say, woocommerce: true },
	async ( server, { socket, database } ) => {
		await server.php(
			`Eidan\\Attribution\\Report\\Table::ensure(); update_option( 'eidan_attribution_backfill', array( 'finished' => true ) );`
		);
		say( database );
		let from = 1;
		for ( const size of SIZES ) {
			const begun = performance.now();
			await ask( socket, fill( from, size ) );
			from = size + 1;
			say( `\n${ number( size ) } (${ ( ( performance.now() - begun ) / 1000 ).toFixed( 0 ) } s to fill)` );
			const told = await server.php( sourcesOf( '../scale/php' )( 'growth.php' ) );
			for ( const [ name, { ms, queries, plans } ] of Object.entries( told ) ) {
				say( `  ${ name }: ${ ms } ms, ${ queries } queries` );
				plans.forEach( ( plan ) => say( `      ${ plan }` ) );
			}
		}
		return true;
	}
);
if ( ! measured ) {
	say( 'Not measured: there is no WooCommerce. Name its folder in EIDAN_WOOCOMMERCE.' );
}
