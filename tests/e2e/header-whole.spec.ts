/**
 * A page that arrives in two pieces. The first piece ends in the middle of the header.
 *
 * @group slow
 */
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures';

declare global {
	interface Window {
		eidanFirstFrame?: boolean;
	}
}

const body = ( url: string ) =>
	new Promise< string >( ( resolve, reject ) => {
		get( url, ( answer ) => {
			let text = '';
			answer.setEncoding( 'utf8' );
			answer.on( 'data', ( part: string ) => {
				text += part;
			} );
			answer.on( 'end', () => resolve( text ) );
		} ).on( 'error', reject );
	} );

/** PHP that creates a page with its own template, whose header is ours. */
const PAGE = `
	$post = static fn ( array $fields ) => (int) wp_insert_post( wp_slash( $fields + array( 'post_status' => 'publish' ) ), true );
	$part = $post( array( 'post_type' => 'wp_template_part', 'post_name' => 'header-whole', 'post_title' => 'Header', 'post_content' => '<!-- wp:eidan/header --><!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} --><div class="wp-block-group"><!-- wp:site-title /--><!-- wp:group {"layout":{"type":"flex"}} --><div class="wp-block-group"><!-- wp:eidan/menu {"source":"pages"} /--></div><!-- /wp:group --></div><!-- /wp:group --><!-- /wp:eidan/header -->' ) );
	wp_set_object_terms( $part, 'header', 'wp_template_part_area' );
	$template = $post( array( 'post_type' => 'wp_template', 'post_name' => 'page-header-whole', 'post_title' => 'Header', 'post_content' => '<!-- wp:template-part {"slug":"header-whole"} /--><!-- wp:group {"tagName":"main"} --><main class="wp-block-group"><!-- wp:post-title /--></main><!-- /wp:group -->' ) );
	foreach ( array( $part, $template ) as $id ) {
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
	}
	return get_permalink( $post( array( 'post_type' => 'page', 'post_title' => 'Header whole', 'meta_input' => array( '_wp_page_template' => 'page-header-whole' ) ) ) );`;

test( 'nothing is painted before the header of the page is whole', async ( { browser, site } ) => {
	const address = await site.php< string >( PAGE );
	const html = await body( address );
	const middle = html.indexOf( '<nav', html.indexOf( 'wp-block-eidan-header' ) );
	expect( middle, 'a header with a menu' ).toBeGreaterThan( 0 );
	expect( html.indexOf( '</header>' ) ).toBeGreaterThan( middle );

	// The page itself asks for the second piece: in its first frame, or else after 1.5 seconds without a frame.
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	const proxy = createServer( async ( { url = '' }, answer ) => {
		if ( url.endsWith( '/rest-of-the-page' ) ) {
			release();
			answer.writeHead( 204 ).end();
		} else if ( url === address ) {
			answer.writeHead( 200, { 'content-type': 'text/html; charset=utf-8' } );
			answer.write( html.slice( 0, middle ) );
			await released;
			answer.end( html.slice( middle ) );
		} else {
			get( url, ( from ) => from.pipe( answer.writeHead( from.statusCode ?? 502, from.headers ) ) ).on(
				'error',
				() => answer.writeHead( 502 ).end()
			);
		}
	} );
	await new Promise< void >( ( resolve ) => proxy.listen( 0, '127.0.0.1', resolve ) );
	const context = await browser.newContext( {
		proxy: { server: `http://127.0.0.1:${ ( proxy.address() as AddressInfo ).port }` },
	} );
	const page = await context.newPage();
	await page.addInitScript( () => {
		const more = () => void fetch( '/rest-of-the-page' );
		const patience = setTimeout( more, 1500 );
		// A browser that delays painting does not call requestAnimationFrame() callbacks.
		requestAnimationFrame( () => {
			window.eidanFirstFrame = document.querySelector( 'main' ) !== null;
			clearTimeout( patience );
			more();
		} );
	} );
	await page.goto( address, { waitUntil: 'domcontentloaded' } );
	expect(
		await page.evaluate(
			() => new Promise( ( resolve ) => requestAnimationFrame( () => resolve( window.eidanFirstFrame ) ) )
		),
		'the header is there in the first frame'
	).toBe( true );
	await context.close();
	proxy.closeAllConnections();
	proxy.close();
} );
