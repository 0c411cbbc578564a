#!/usr/bin/env node
/**
 * Changes the PHP code in small ways and checks whether its tests fail.
 *
 *   node tools/mutation/run.mjs              all targets of targets.json
 *   node tools/mutation/run.mjs signed       targets with that word in their name
 *
 * Prints the changes that no test noticed. Fails if a target's score is below its minimum.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORDER_TABLES } from '../site/order-tables.mjs';
import { run } from '../site/run.mjs';
import { startSite } from '../site/site.mjs';
import { CHECKOUT } from '../site/state.mjs';
import { findWooCommerce } from '../site/woocommerce.mjs';
import { NO_SHOP } from '../test/php.mjs';

const [ word = '' ] = process.argv.slice( 2 );
const targets = JSON.parse( readFileSync( join( CHECKOUT, 'tools/mutation/targets.json' ), 'utf8' ) ).filter(
	( { name } ) => name.toLowerCase().includes( word.toLowerCase() )
);

const say = ( line ) => console.log( line );
if ( targets.length === 0 ) {
	say( `No target has the word "${ word }" in its name.` );
	process.exit( 2 );
}
let failed = 0;
for ( const woocommerce of [ false, true ] ) {
	const some = targets.filter( ( target ) => Boolean( target.woocommerce ) === woocommerce );
	if ( some.length === 0 ) {
		continue;
	}
	if ( woocommerce && ! ( await findWooCommerce( { say } ) ) ) {
		say( `!! ${ NO_SHOP }` );
		failed ||= 1;
		continue;
	}
	const name = woocommerce ? 'mutation-shop' : 'mutation';
	const site = await startSite( {
		name,
		port: 0,
		wp: '',
		woocommerce,
		seed: woocommerce ? ORDER_TABLES : '',
		reset: true,
		say,
	} );
	await site.stop(); // Only the files of the site are needed.

	const { code } = await run( 'php', [ '-d', 'memory_limit=1G', 'tools/mutation/run.php', JSON.stringify( some ) ], {
		cwd: CHECKOUT,
		inherit: true,
		check: false,
		env: { ...process.env, EIDAN_TEST_WORDPRESS: site.root },
	} );
	failed ||= code;
}
process.exit( failed );
