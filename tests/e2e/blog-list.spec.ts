import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';

const route = /\/eidan\/v1\/get-posts/;

// 24 posts a prefix and three categories of a prefix, made once a site: other tests have posts too.
test.beforeAll( async ( { site } ) => {
	// Both workers come by here; one seeds, the other waits.
	if ( await site.php< boolean >( "return add_option( 'eidan_e2e_coast', 'busy' );" ) ) {
		await site.php( `
		$terms = array();
		foreach ( array( 'Tides', 'Harbours', 'Lights' ) as $name ) {
			$terms[] = wp_insert_term( $name, 'category', array( 'slug' => 'list-' . strtolower( $name ) ) )['term_id'];
		}
		$all = wp_insert_term( 'Coast', 'category', array( 'slug' => 'list-coast' ) )['term_id'];
		for ( $i = 1; $i <= 24; $i++ ) {
			wp_insert_post( array(
				'post_title'    => sprintf( 'Coast %02d', $i ),
				'post_content'  => 'Words about the coast.',
				'post_status'   => 'publish',
				'post_date'     => gmdate( 'Y-m-d H:i:s', time() - $i * DAY_IN_SECONDS ),
				'post_category' => array( $all, $terms[ $i % 3 ] ),
			) );
		}
		update_option( 'eidan_e2e_coast', 'done' );` );
	}
	await expect.poll( () => site.php( "return get_option( 'eidan_e2e_coast' );" ), { timeout: 30_000 } ).toBe( 'done' );
} );

let coast = 0;
test.beforeEach( async ( { site } ) => {
	coast ||= await site.php< number >( "return get_term_by( 'slug', 'list-coast', 'category' )->term_id;" );
} );

/** A list of the coast's posts, five a page. */
const block = ( attributes: { query?: object; [ name: string ]: unknown } = {} ) =>
	`<!-- wp:eidan/blog-list ${ JSON.stringify( {
		elements: [ 'title', 'excerpt' ],
		...attributes,
		query: { perPage: 5, terms: [ { taxonomy: 'category', include: [ coast ] } ], ...attributes.query },
	} ) } /-->`;

const titles = ( page: Page, list = 0 ) => page.locator( '.eidan-list' ).nth( list ).locator( 'article h3' ).allTextContents();
const names = ( from: number, to: number ) => Array.from( { length: to - from + 1 }, ( _, index ) => `Coast ${ `${ from + index }`.padStart( 2, '0' ) }` );
const status = ( page: Page ) => page.locator( '.eidan-list__status' ).first();
const more = ( page: Page ) => page.getByRole( 'link', { name: 'Load more' } );

test.describe( 'page numbers', () => {
	test( 'change the list, the address and the top of the window @both', async ( { visit, page } ) => {
		await page.setViewportSize( { width: 1440, height: 500 } );
		await visit( `<!-- wp:spacer {"height":"700px"} --><div style="height:700px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->${ block( { layout: 'standard' } ) }` );
		expect( await titles( page ) ).toEqual( names( 1, 5 ) );
		await page.evaluate( () => ( document.documentElement.dataset.same = 'yes' ) );
		await page.getByRole( 'link', { name: 'Page 2' } ).click();
		await expect.poll( () => titles( page ) ).toEqual( names( 6, 10 ) );
		expect( page.url() ).toContain( 'eidan-list-page=2' );
		await expect( status( page ) ).toHaveText( /^Entries 6 to 10/ );
		await expect( page.locator( '.eidan-list [aria-current="page"]' ) ).toContainText( '2' );
		await expect.poll( () => page.evaluate( () => Math.round( document.querySelector( '.eidan-list' )!.getBoundingClientRect().top ) ) ).toBe( 100 );
		await expect( page.locator( 'article' ).first() ).toBeFocused();
		expect( await page.evaluate( () => document.documentElement.dataset.same ), 'no new page was loaded' ).toBe( 'yes' );

		await page.goBack();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 5 ) );
		await page.goForward();
		await expect.poll( () => titles( page ) ).toEqual( names( 6, 10 ) );
		await page.reload();
		expect( await titles( page ) ).toEqual( names( 6, 10 ) );
	} );

	test( 'jump without moving when less motion is wanted', async ( { visit, page } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.setViewportSize( { width: 1440, height: 500 } );
		await visit( `<!-- wp:spacer {"height":"700px"} --><div style="height:700px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->${ block( { layout: 'standard' } ) }` );
		await page.evaluate( () => {
			const seen = new Set< number >();
			( window as unknown as { seen: Set< number > } ).seen = seen;
			document.querySelector( '.eidan-list' )!.addEventListener( 'eidan:new-posts', () => seen.add( -1 ) );
			addEventListener( 'scroll', () => seen.add( Math.round( scrollY ) ) );
		} );
		await page.getByRole( 'link', { name: 'Page 2' } ).scrollIntoViewIfNeeded();
		await page.evaluate( () => ( window as unknown as { seen: Set< number > } ).seen.clear() );
		await page.getByRole( 'link', { name: 'Page 2' } ).click();
		await expect.poll( () => page.evaluate( () => ( window as unknown as { seen: Set< number > } ).seen.has( -1 ) ) ).toBe( true );
		expect( await page.evaluate( () => ( window as unknown as { seen: Set< number > } ).seen.size ) ).toBeLessThanOrEqual( 3 );
	} );

	test( 'are plain links with a modifier key and without script', async ( { visit, page, browser } ) => {
		const url = await visit( block() );
		const [ tab ] = await Promise.all( [
			page.context().waitForEvent( 'page' ),
			page.getByRole( 'link', { name: 'Page 2' } ).click( { modifiers: [ 'Control' ] } ),
		] );
		await expect.poll( () => titles( tab ) ).toEqual( names( 6, 10 ) );
		expect( await titles( page ) ).toEqual( names( 1, 5 ) );

		const context = await browser.newContext( { javaScriptEnabled: false } );
		const plain = await context.newPage();
		await plain.goto( url );
		await plain.getByRole( 'link', { name: 'Next' } ).click();
		await expect.poll( () => titles( plain ) ).toEqual( names( 6, 10 ) );
		await context.close();
	} );
} );

test.describe( 'load more', () => {
	test( 'adds, keeps the focus, says so, and ends @both', async ( { visit, page } ) => {
		await visit( block( { pagination: 'load-more', query: { perPage: 10 } } ) );
		await page.evaluate( () =>
			document.querySelector( '.eidan-list' )!.addEventListener( 'eidan:new-posts', ( event ) => {
				( window as unknown as { fresh: number } ).fresh = ( event as CustomEvent< Element[] > ).detail.length;
			} )
		);
		await more( page ).focus();
		await page.keyboard.press( 'Enter' );
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 20 ) );
		await expect( page.locator( 'article', { hasText: 'Coast 11' } ) ).toBeFocused();
		await expect( status( page ) ).toHaveText( 'Entries 11 to 20.' );
		await expect.poll( () => page.evaluate( () => ( window as unknown as { fresh: number } ).fresh ) ).toBe( 10 );
		await more( page ).click();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 24 ) );
		await expect( status( page ) ).toHaveText( 'Entries 21 to 24. That is all.' );
		await expect( more( page ) ).toHaveCount( 0 );
		await page.reload();
		expect( await titles( page ), 'reload restores all of it' ).toEqual( names( 1, 24 ) );
	} );

	test( 'works without script', async ( { visit, page, browser } ) => {
		const url = await visit( block( { pagination: 'load-more', query: { perPage: 10 } } ) );
		void page;
		const context = await browser.newContext( { javaScriptEnabled: false } );
		const plain = await context.newPage();
		await plain.goto( url );
		await more( plain ).click();
		await expect.poll( () => titles( plain ) ).toEqual( names( 1, 20 ) );
		await more( plain ).click();
		await expect.poll( () => titles( plain ) ).toEqual( names( 1, 24 ) );
		await context.close();
	} );

	test( 'takes a double click for one', async ( { visit, page } ) => {
		let requests = 0;
		await page.route( route, ( call ) => {
			requests++;
			return call.continue();
		} );
		await visit( block( { pagination: 'load-more' } ) );
		await more( page ).dblclick();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 10 ) );
		await expect( page.locator( '.eidan-list__items' ) ).toHaveAttribute( 'aria-busy', 'false' );
		expect( requests ).toBe( 1 );
	} );

	test( 'comes back after following a post', async ( { visit, page } ) => {
		await visit( block( { pagination: 'load-more' } ) );
		await more( page ).click();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 10 ) );
		await page.getByRole( 'link', { name: 'Coast 08', exact: true } ).click();
		await page.waitForURL( /coast-08/ );
		await page.goBack();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 10 ) );
	} );
} );

test.describe( 'infinite', () => {
	test( 'loads by scrolling, then leaves the footer to the visitor', async ( { visit, page } ) => {
		await page.setViewportSize( { width: 1000, height: 600 } );
		await visit( block( { pagination: 'infinite', query: { perPage: 4 }, layout: 'standard' } ) );
		const end = () => page.locator( 'footer' ).last().scrollIntoViewIfNeeded();
		for ( const count of [ 8, 12, 16 ] ) {
			await end();
			await expect.poll( async () => ( await titles( page ) ).length ).toBeGreaterThanOrEqual( count );
		}
		await end();
		await expect( page.locator( '.eidan-list__items' ) ).toHaveAttribute( 'aria-busy', 'false' );
		expect( await titles( page ) ).toEqual( names( 1, 16 ) );
		await expect( page.locator( 'footer' ).last() ).toBeInViewport();
		await expect( page.locator( '.eidan-list :focus' ), 'scrolling takes no focus' ).toHaveCount( 0 );
		await more( page ).click();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 20 ) );
		await more( page ).click();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 24 ) );
		await expect( page.locator( '.eidan-list__end' ) ).toBeVisible();
	} );

	test( 'has the keys of a feed', async ( { visit, page } ) => {
		await page.setViewportSize( { width: 1000, height: 3000 } );
		await visit( `${ block( { pagination: 'infinite', query: { perPage: 24 } } ) }<!-- wp:paragraph --><p><a href="#after">After</a></p><!-- /wp:paragraph -->` );
		const feed = page.getByRole( 'feed' );
		await expect( feed.getByRole( 'article' ) ).toHaveCount( 24 );
		await expect( feed.getByRole( 'article' ).nth( 2 ) ).toHaveAttribute( 'aria-posinset', '3' );
		await expect( feed.getByRole( 'article' ).nth( 2 ) ).toHaveAttribute( 'aria-setsize', '24' );
		await feed.getByRole( 'link', { name: 'Coast 01' } ).focus();
		await page.keyboard.press( 'PageDown' );
		await expect( feed.getByRole( 'article' ).nth( 1 ) ).toBeFocused();
		await page.keyboard.press( 'PageDown' );
		await page.keyboard.press( 'PageUp' );
		await expect( feed.getByRole( 'article' ).nth( 1 ) ).toBeFocused();
		await page.keyboard.press( 'Control+End' );
		await expect( page.getByRole( 'link', { name: 'After', exact: true } ) ).toBeFocused();
		await feed.getByRole( 'link', { name: 'Coast 02' } ).focus();
		await page.keyboard.press( 'Control+Home' );
		expect( await page.locator( ':focus' ).evaluate( ( element ) => document.querySelector( '.eidan-list__items' )!.compareDocumentPosition( element ) ) ).toBe( 2 );
	} );
} );

test.describe( 'filters', () => {
	const filtered = ( attributes = {} ) => block( { filter: { taxonomy: 'category', all: 'Everything' }, ...attributes } );
	const tides = ( page: Page ) => page.getByRole( 'link', { name: /^Tides/ } ).first();

	test( 'go together with pages and with Back', async ( { visit, page } ) => {
		await visit( filtered( { pagination: 'load-more' } ) );
		await expect( page.getByRole( 'link', { name: /^Everything/ } ) ).toHaveAttribute( 'aria-current', 'true' );
		await tides( page ).click();
		await expect.poll( () => titles( page ) ).toEqual( [ 'Coast 03', 'Coast 06', 'Coast 09', 'Coast 12', 'Coast 15' ] );
		await expect( tides( page ) ).toHaveAttribute( 'aria-current', 'true' );
		await expect( tides( page ) ).toBeFocused();
		await expect( page.getByRole( 'link', { name: /^Everything/ } ) ).toHaveAttribute( 'aria-current', 'false' );
		await more( page ).click();
		await expect.poll( () => titles( page ) ).toEqual( [ 3, 6, 9, 12, 15, 18, 21, 24 ].map( ( number ) => `Coast ${ `${ number }`.padStart( 2, '0' ) }` ) );
		await expect( more( page ) ).toHaveCount( 0 );
		await page.goBack();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 5 ) );
		await expect( page.getByRole( 'link', { name: /^Everything/ } ) ).toHaveAttribute( 'aria-current', 'true' );
	} );

	test( 'have counts and work without script', async ( { visit, browser } ) => {
		const url = await visit( filtered() );
		const context = await browser.newContext( { javaScriptEnabled: false } );
		const plain = await context.newPage();
		await plain.goto( url );
		await expect( tides( plain ).locator( '.eidan-list__count' ) ).toHaveText( '8' );
		await tides( plain ).click();
		await expect.poll( () => titles( plain ) ).toContain( 'Coast 15' );
		await plain.getByRole( 'link', { name: 'Next' } ).click();
		await expect.poll( () => titles( plain ) ).toEqual( [ 'Coast 18', 'Coast 21', 'Coast 24' ] );
		await context.close();
	} );

	test( 'say when nothing is found', async ( { visit, page } ) => {
		const url = await visit( filtered( { empty: 'No such luck.' } ) );
		await page.goto( `${ url }?eidan-list-term=nothing-of-that-name` );
		await expect( page.locator( '.eidan-list__empty' ) ).toHaveText( 'No such luck.' );
		await expect( page.locator( '.eidan-list__empty' ) ).toBeVisible();
		await page.getByRole( 'link', { name: /^Everything/ } ).click();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 5 ) );
		await expect( page.locator( '.eidan-list__empty' ) ).toBeHidden();
	} );
} );

test( 'several lists on a page keep out of each other\'s way', async ( { visit, page } ) => {
	await visit( block( { filter: { taxonomy: 'category' } } ) + block( { pagination: 'load-more' } ) );
	await page.locator( '.eidan-list' ).nth( 0 ).getByRole( 'link', { name: 'Page 2' } ).click();
	await expect.poll( () => titles( page, 0 ) ).toEqual( names( 6, 10 ) );
	await page.locator( '.eidan-list' ).nth( 1 ).getByRole( 'link', { name: 'Load more' } ).click();
	await expect.poll( () => titles( page, 1 ) ).toEqual( names( 1, 10 ) );
	expect( await titles( page, 0 ) ).toEqual( names( 6, 10 ) );
	await page.reload();
	expect( await titles( page, 0 ) ).toEqual( names( 6, 10 ) );
	expect( await titles( page, 1 ) ).toEqual( names( 1, 10 ) );
} );

test.describe( 'a request that fails', () => {
	const cases: { name: string; answer: ( call: Route ) => Promise< void >; message: string }[] = [
		{ name: 'offline', answer: ( call ) => call.abort( 'internetdisconnected' ), message: 'You are probably offline.' },
		{ name: '500', answer: ( call ) => call.fulfill( { status: 500, json: { code: 'internal_server_error', message: 'There has been a critical error.' } } ), message: 'There has been a critical error.' },
		{ name: '500 without words', answer: ( call ) => call.fulfill( { status: 500, json: {} } ), message: 'An unknown error occurred.' },
		{ name: 'a page that forbids it', answer: ( call ) => call.fulfill( { status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' } ), message: 'The response is not a valid JSON response.' },
		{ name: 'empty', answer: ( call ) => call.fulfill( { status: 200, body: '' } ), message: 'The response is not a valid JSON response.' },
		{ name: 'a redirect to the log-in', answer: ( call ) => call.fulfill( { status: 302, headers: { location: '/wp-login.php' } } ), message: 'The response is not a valid JSON response.' },
		{ name: 'refused by the list', answer: ( call ) => call.fulfill( { status: 200, json: { status: 'error', message: 'This list is gone.' } } ), message: 'This list is gone.' },
	];

	for ( const { name, answer, message } of cases ) {
		test( `(${ name }) says so and leaves a way on`, async ( { visit, page, allowErrors } ) => {
			allowErrors( /Failed to load resource/ );
			let requests = 0;
			await page.route( route, ( call ) => {
				requests++;
				return answer( call );
			} );
			await visit( block( { pagination: 'load-more' } ) );
			await more( page ).click();
			await expect( status( page ) ).toContainText( message );
			await expect( status( page ) ).toBeInViewport();
			expect( await titles( page ) ).toEqual( names( 1, 5 ) );
			expect( requests ).toBe( 1 );
			await expect( page.locator( '.eidan-list__items' ) ).toHaveAttribute( 'aria-busy', 'false' );

			// The button still works, and so does the plain link.
			await page.unroute( route );
			await more( page ).click();
			await expect.poll( () => titles( page ) ).toEqual( names( 1, 10 ) );
			await page.route( route, answer );
			await more( page ).click();
			await status( page ).getByRole( 'link' ).click();
			await expect.poll( () => titles( page ) ).toEqual( names( 1, 15 ) );
		} );
	}

	test( '(stale nonce) is repeated once, as a visitor', async ( { visit, as, allowErrors } ) => {
		allowErrors( /Failed to load resource/ );
		const url = await visit( block( { pagination: 'load-more' } ) );
		const page = await as( 'subscriber' );
		const nonces: ( string | undefined )[] = [];
		await page.route( route, ( call ) => {
			nonces.push( call.request().headers()[ 'x-wp-nonce' ] );
			return nonces.length === 1
				? call.fulfill( { status: 403, json: { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } } } )
				: call.continue();
		} );
		await page.route( /action=rest-nonce/, ( call ) => call.fulfill( { status: 400, body: '0' } ) );
		await page.goto( url );
		await more( page ).click();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 10 ) );
		expect( nonces ).toEqual( [ expect.stringMatching( /^\w{10}$/ ), undefined ] );
	} );

	test( '(always a stale nonce) is not repeated for ever', async ( { visit, page, allowErrors } ) => {
		allowErrors( /Failed to load resource/ );
		let requests = 0;
		await page.route( route, ( call ) => {
			requests++;
			return call.fulfill( { status: 403, json: { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' } } );
		} );
		await visit( block( { pagination: 'load-more' } ) );
		await more( page ).click();
		await expect( status( page ) ).toContainText( 'Cookie check failed' );
		expect( requests ).toBe( 2 );
	} );

	test( '(slow) shows that it is loading, and the last choice wins', async ( { visit, page } ) => {
		const waiting: Route[] = [];
		await page.route( route, ( call ) => {
			waiting.push( call );
		} );
		await visit( block( { filter: { taxonomy: 'category' } } ) );
		await page.getByRole( 'link', { name: /^Tides/ } ).click();
		await expect( page.locator( '.eidan-list__items' ) ).toHaveAttribute( 'aria-busy', 'true' );
		await expect( status( page ) ).toHaveText( 'Loading…' );
		await page.getByRole( 'link', { name: /^Harbours/ } ).click();
		await expect.poll( () => waiting.length ).toBe( 2 );
		await waiting[ 1 ]!.continue();
		await expect.poll( () => titles( page ) ).toEqual( [ 'Coast 01', 'Coast 04', 'Coast 07', 'Coast 10', 'Coast 13' ] );
		await waiting[ 0 ]!.continue().catch( () => undefined );
		await expect( page.getByRole( 'link', { name: /^Harbours/ } ) ).toHaveAttribute( 'aria-current', 'true' );
		expect( await titles( page ) ).toEqual( [ 'Coast 01', 'Coast 04', 'Coast 07', 'Coast 10', 'Coast 13' ] );
	} );

	test( '(navigation) is no error', async ( { visit, page } ) => {
		await page.route( route, () => undefined );
		await visit( block( { pagination: 'load-more' } ) );
		await more( page ).click();
		await expect( status( page ) ).toHaveText( 'Loading…' );
		await page.evaluate( () => window.dispatchEvent( new PageTransitionEvent( 'pagehide', { persisted: true } ) ) );
		await expect( page.locator( '.eidan-list__items' ) ).toHaveAttribute( 'aria-busy', 'false' );
		await expect( status( page ).getByRole( 'link' ) ).toHaveCount( 0 );
	} );
} );

test( 'an address of the author\'s choosing is never asked', async ( { visit, page, allowErrors } ) => {
	allowErrors( /403 \(Forbidden\)/ );
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await visit(
		`${ block( { pagination: 'load-more' } ) }<!-- wp:html --><div id="wp-script-module-data-@eidan/rest">{"root":"https://evil.example/"}</div>
		<div data-eidan-list='{"endpoint":"https://evil.example/","root":"https://evil.example/","settings":"x","params":{"page":"p","term":"t","order":"o"},"labels":{}}'><ul class="eidan-list__items"></ul><p class="eidan-list__empty"></p><div class="eidan-list__pagination"><a class="eidan-list__more" href="?p=2">Another</a></div><p class="eidan-list__status"></p></div><!-- /wp:html -->`
	);
	await page.getByRole( 'link', { name: 'Another' } ).click();
	await expect( page.locator( '.eidan-list__status' ).last() ).toContainText( 'settings of this list' );
	expect( asked.filter( ( url ) => url.includes( 'evil' ) ) ).toEqual( [] );
} );
