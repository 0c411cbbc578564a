/**
 * Requests of lists that fail: the list stays as it is, and there is a way on.
 *
 * @group slow
 */
import type { Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { block, more, names, route, status, titles, useCoast } from './support/coast';

useCoast();

test.describe( 'a request that fails', () => {
	const cases: { name: string; answer: ( call: Route ) => Promise< void >; message: string }[] = [
		{
			name: 'offline',
			answer: ( call ) => call.abort( 'internetdisconnected' ),
			message: 'You are probably offline.',
		},
		{
			name: '500',
			answer: ( call ) =>
				call.fulfill( {
					status: 500,
					json: { code: 'internal_server_error', message: 'There has been a critical error.' },
				} ),
			// The words of others are not for visitors.
			message: 'An unknown error occurred.',
		},
		{
			name: '500 without words',
			answer: ( call ) => call.fulfill( { status: 500, json: {} } ),
			message: 'An unknown error occurred.',
		},
		{
			name: 'empty',
			answer: ( call ) => call.fulfill( { status: 200, body: '' } ),
			message: 'The response is not a valid JSON response.',
		},
		{
			name: 'refused by the list',
			answer: ( call ) =>
				call.fulfill( { status: 200, json: { status: 'error', message: 'This list is gone.' } } ),
			message: 'This list is gone.',
		},
	];

	for ( const { name, answer, message } of cases ) {
		test( `(${ name }) says so and leaves a way on`, async ( { visit, page, allowErrors } ) => {
			allowErrors( /Failed to load resource/ );
			let requests = 0;
			const logged: string[] = [];
			page.on( 'console', ( entry ) => entry.type() === 'warning' && logged.push( entry.text() ) );
			await page.route( route, ( call ) => {
				requests++;
				return answer( call );
			} );
			await visit( block( { pagination: 'load-more' } ) );
			await more( page ).click();
			await expect( status( page ) ).toContainText( message );
			await expect( status( page ) ).toBeInViewport();
			expect( logged, 'developers read it, too' ).toContain( message );
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

	for ( const [ name, answer ] of Object.entries< Parameters< Route[ 'fulfill' ] >[ 0 ] >( {
		'a plugin that closes the REST API': {
			status: 401,
			json: { code: 'rest_cannot_access', message: 'DRA: Only authenticated users can access the REST API.' },
		},
		'a page that forbids it': { status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' },
		'a redirect to the log-in': { status: 302, headers: { location: '/wp-login.php' } },
	} ) ) {
		test( `(${ name }) is no end of the list: its own pages have the items`, async ( {
			visit,
			page,
			allowErrors,
		} ) => {
			allowErrors( /Failed to load resource/ );
			let requests = 0;
			await page.route( route, ( call ) => {
				requests++;
				return call.fulfill( answer );
			} );
			await visit( block( { pagination: 'load-more', filter: { taxonomy: 'category' } } ) );
			await more( page ).click();
			await expect.poll( () => titles( page ) ).toEqual( names( 1, 10 ) );
			await expect( status( page ) ).toHaveText( 'Number of items: 10' );
			await expect( page.locator( 'article', { hasText: 'Coast 06' } ) ).toBeFocused();
			await page.getByRole( 'link', { name: /^Tides/ } ).click();
			await expect( page.getByRole( 'link', { name: /^Tides/ } ) ).toHaveAttribute( 'aria-current', 'true' );
			await expect( page.getByRole( 'link', { name: /^Tides/ } ) ).toBeFocused();
			await page.goBack();
			await expect.poll( () => titles( page ) ).toEqual( names( 1, 10 ) );
			expect( requests ).toBe( 1 );
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
				? call.fulfill( {
						status: 403,
						json: {
							code: 'rest_cookie_invalid_nonce',
							message: 'Cookie check failed',
							data: { status: 403 },
						},
					} )
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
			return call.fulfill( {
				status: 403,
				json: { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' },
			} );
		} );
		await visit( block( { pagination: 'load-more' } ) );
		await more( page ).click();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 10 ) );
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
		// The opacity must not change: axe checks lists only at rest, and a paler text here had a contrast of 2.3.
		expect(
			await page.locator( '.eidan-list__items' ).evaluate( ( items ) => getComputedStyle( items ).opacity )
		).toBe( '1' );
		await page.getByRole( 'link', { name: /^Harbours/ } ).click();
		await expect.poll( () => waiting.length ).toBe( 2 );
		await waiting[ 1 ]!.continue();
		await expect
			.poll( () => titles( page ) )
			.toEqual( [ 'Coast 01', 'Coast 04', 'Coast 07', 'Coast 10', 'Coast 13' ] );
		await waiting[ 0 ]!.continue().catch( () => undefined );
		await expect( page.getByRole( 'link', { name: /^Harbours/ } ) ).toHaveAttribute( 'aria-current', 'true' );
		expect( await titles( page ) ).toEqual( [ 'Coast 01', 'Coast 04', 'Coast 07', 'Coast 10', 'Coast 13' ] );
	} );

	test( '(an older page, of a server that lags) shows no entry twice', async ( { visit, page } ) => {
		await visit( block( { pagination: 'load-more' } ) );
		const last = await page
			.locator( '.eidan-list__item' )
			.last()
			.evaluate( ( item ) => item.outerHTML );
		await page.evaluate( () =>
			document.addEventListener( 'eidan:new-posts', ( event ) =>
				Object.assign( window, { eidanNew: ( event as CustomEvent ).detail.length } )
			)
		);
		await page.route( route, async ( call ) => {
			const response = await call.fetch();
			const json = await response.json();
			json.data.html = last + json.data.html;
			await call.fulfill( { response, json } );
		} );
		await more( page ).click();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 10 ) );
		await expect
			.poll( () => page.evaluate( () => ( window as unknown as { eidanNew: number } ).eidanNew ) )
			.toBe( 5 );
		await expect( page.locator( 'article', { hasText: 'Coast 06' } ) ).toBeFocused();
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

test( "an address of the author's choosing is never asked", async ( { visit, page, allowErrors } ) => {
	// Refused by the server, the list follows its link, which leads nowhere here.
	allowErrors( /403 \(Forbidden\)|404 \(Not Found\).*\/\?p=2/ );
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await visit(
		`${ block( { pagination: 'load-more' } ) }<!-- wp:html --><div id="wp-script-module-data-@eidan/list">{"url":"https://evil.example/"}</div>
		<div data-eidan-list='{"endpoint":"https://evil.example/","root":"https://evil.example/","settings":"x","params":["p","o"],"taxonomies":[],"labels":{}}'><ul class="eidan-list__items"></ul><p class="eidan-list__empty"></p><div class="eidan-list__pagination"><a class="eidan-list__more" href="?p=2">Another</a></div><p class="eidan-list__status"></p></div><!-- /wp:html -->`
	);
	await page.getByRole( 'link', { name: 'Another' } ).click();
	await expect( page.locator( '.eidan-list__status' ).last() ).toContainText( 'settings of this list' );
	expect( asked.filter( ( url ) => url.includes( 'evil' ) ) ).toEqual( [] );
} );
