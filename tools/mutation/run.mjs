#!/usr/bin/env node
/**
 * Changes the PHP code in small ways and checks whether its tests fail.
 *
 *   node tools/mutation/run.mjs              all targets of targets.json
 *   node tools/mutation/run.mjs signed       targets with that word in their name
 *
 * Prints the changes that no test noticed. Fails if a target has too many of them.
 */
import { readFileSync } from 'node:fs';
import { ORDER_TABLES } from '../site/order-tables.mjs';
import { run } from '../site/run.mjs';
import { startSite } from '../site/site.mjs';
import { CHECKOUT } from '../site/state.mjs';
import { findWooCommerce } from '../site/woocommerce.mjs';
import { NO_SHOP, suiteOf } from '../test/php.mjs';

const [ word = '' ] = process.argv.slice( 2 );
const say = ( line ) => console.log( line );
const targets = Object.entries(
	JSON.parse( readFileSync( new URL( 'targets.json', import.meta.url ), 'utf8' ) )
).filter( ( [ name ] ) => name.toLowerCase().includes( word.toLowerCase() ) );
if ( targets.length === 0 ) {
	say( `No target has the word "${ word }" in its name.` );
	process.exit( 2 );
}
let failed = 0;
for ( const suite of [ 'php', 'shop' ] ) {
	const woocommerce = suite === 'shop';
	const some = targets.filter( ( [ , { tests } ] ) => suiteOf( tests[ 0 ] ) === suite );
	if ( some.length && woocommerce && ! ( await findWooCommerce( { say } ) ) ) {
		say( `!! ${ NO_SHOP }` );
		failed ||= 1;
	} else if ( some.length ) {
		const seed = woocommerce ? ORDER_TABLES : '';
		const site = await startSite( { name: `mutation-${ suite }`, port: 0, woocommerce, seed, reset: true, say } );
		await site.stop(); // Only the files of the site are needed.
		const script = [ 'tools/mutation/run.php', JSON.stringify( Object.fromEntries( some ) ) ];
		const { code } = await run( 'php', [ '-d', 'memory_limit=1G', ...script ], {
			cwd: CHECKOUT,
			inherit: true,
			check: false,
			env: { ...process.env, EIDAN_TEST_WORDPRESS: site.root },
		} );
		failed ||= code;
	}
}
process.exit( failed );
