/**
 * The command that starts a site, with both runtimes.
 *
 * @group slow
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from './fixtures';

const checkout = join( __dirname, '..', '..' );
const basePort = Number( process.env.EIDAN_TEST_PORT || 8950 ) + 35;

test( 'a site keeps its state over a restart, whichever PHP runs it', async () => {
	test.setTimeout( 400_000 );
	const { startSite } = await import( '../../tools/site/site.mjs' );
	const options = { name: 'runtimes', port: basePort };

	const first = await startSite( { ...options, runtime: 'wasm', reset: true } );
	const id = await first.php(
		`return wp_insert_post( array( 'post_title' => 'Kept', 'post_name' => 'kept', 'post_status' => 'publish', 'post_content' => home_url( '/x' ) ) );`
	);
	expect( await ( await fetch( `${ first.url }/kept/` ) ).text() ).toContain( 'Kept' );
	await expect( startSite( options ) ).rejects.toThrow( /served already|in use/ );
	await first.stop();

	// With another port, addresses in the content change as well.
	const second = await startSite( { ...options, port: basePort + 1, runtime: 'native' } );
	expect( await second.php( `return get_post( ${ id } )->post_content;` ) ).toBe( `${ second.url }/x` );
	expect( ( await fetch( `${ second.url }/kept/` ) ).status ).toBe( 200 );
	expect( ( await fetch( `${ second.url }/wp-content/plugins/eidan/.git/config` ) ).status ).toBe( 403 );
	await second.stop();

	const third = await startSite( { ...options, runtime: 'wasm' } );
	expect( await third.php( `return get_the_title( ${ id } );` ) ).toBe( 'Kept' );
	await third.stop();
} );

for ( const [ signal, runtime ] of [
	[ 'SIGTERM', 'wasm' ],
	[ 'SIGINT', 'native' ],
] as const ) {
	test( `${ signal } leaves nothing of the ${ runtime } site running`, async () => {
		test.setTimeout( 240_000 );
		const { nextFreePort, isFree } = await import( '../../tools/site/ports.mjs' );
		const port = await nextFreePort( basePort + 5 );
		const child = spawn(
			process.execPath,
			[
				join( checkout, 'tools', 'site', 'cli.mjs' ),
				'start',
				'--quiet',
				'--no-woocommerce',
				`--name=stop-${ runtime }`,
				`--port=${ port }`,
				`--${ runtime }`,
			],
			{ stdio: [ 'ignore', 'pipe', 'inherit' ] }
		);
		let said = '';
		child.stdout.setEncoding( 'utf8' );
		for await ( const text of child.stdout ) {
			said += text;
			if ( said.includes( 'Ctrl-C ends it.' ) ) {
				break;
			}
		}
		expect( said ).toMatch( /WordPress: \d.* from /m );
		expect( said ).toContain( 'WooCommerce: left out, shop layer off' );
		const url = /Site\s+(http:\S+)\//.exec( said )?.[ 1 ] ?? '';
		expect( ( await fetch( url ) ).status ).toBe( 200 );
		const left = once( child, 'exit' );
		child.kill( signal );
		expect( ( await left )[ 0 ] ).toBe( 0 );
		expect( await isFree( Number( new URL( url ).port ) ) ).toBe( true );
	} );
}
