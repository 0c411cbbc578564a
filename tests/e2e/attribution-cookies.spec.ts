/**
 * When the attribution script counts a page and writes its cookies: as soon as that is needed, or else when the browser
 * is idle, but never too late.
 */
import { expect, test, type Page } from '@playwright/test';
import { CONSENT, FORM, PENDING, STORE, UTM, inputs, open, sent, setConsent } from './support/attribution-page';
import { launchWhole, tellPersisted } from './support/whole-browser';

/** Makes the browser never idle. Only `becomeIdle()` runs what waits for that. */
const busy = ( page: Page ) =>
	page.addInitScript( () => {
		const waiting: ( () => void )[] = [];
		Object.assign( window, {
			requestIdleCallback: ( act: () => void ) => waiting.push( act ),
			becomeIdle: () => waiting.splice( 0 ).forEach( ( act ) => act() ),
		} );
	} );
const becomeIdle = ( page: Page ) =>
	page.evaluate( () => ( window as never as { becomeIdle: () => void } ).becomeIdle() );
const stored = ( page: Page ) => page.evaluate( () => decodeURIComponent( document.cookie ) );
const dispatch = ( page: Page, name: string ) =>
	page.evaluate(
		( type ) =>
			( type === 'visibilitychange' ? document : window ).dispatchEvent( new Event( type, { bubbles: true } ) ),
		name
	);

test.describe( 'a page without forms and store', () => {
	/** Returns the source that code on the page gets, while the browser is busy. */
	const source = ( page: Page ) =>
		page.evaluate(
			() => ( window as never as { sbjs: { get: { current?: { src: string } } } } ).sbjs.get.current?.src
		);

	test( 'is left alone until the browser is idle', async ( { page } ) => {
		await busy( page );
		await page.addInitScript( () => {
			const { get } = Object.getOwnPropertyDescriptor( Document.prototype, 'cookie' )!;
			Object.assign( window, { reads: 0 } );
			Object.defineProperty( document, 'cookie', {
				configurable: true,
				get() {
					( window as never as { reads: number } ).reads++;
					return get!.call( this );
				},
			} );
		} );
		await open( page, { url: UTM } );
		expect( await page.evaluate( () => ( window as never as { reads: number } ).reads ) ).toBe( 0 );
		await page.evaluate( () => delete ( document as { cookie?: string } ).cookie );
		await becomeIdle( page );
		expect( await stored( page ) ).toContain( 'src=news' );
		expect( ( await stored( page ) ).match( /sbjs_\w+/g ) ).toHaveLength( 7 );
	} );

	test( 'is counted with the address it was opened with, even if the address has changed by then', async ( {
		page,
	} ) => {
		await busy( page );
		await open( page, { url: UTM, after: `history.replaceState( null, '', '/other?utm_source=other' )` } );
		await becomeIdle( page );
		expect( await stored( page ) ).toContain( `ep=${ UTM }` );
		expect( await stored( page ) ).toContain( 'src=news' );
	} );

	test( 'is counted at once if a script asks for the values, and once only', async ( { page } ) => {
		await busy( page );
		await open( page, { url: UTM } );
		expect( await source( page ) ).toBe( 'news' );
		await becomeIdle( page );
		expect( await stored( page ) ).toContain( 'pgs=1' );
		expect( await source( page ) ).toBe( 'news' );
	} );

	test( 'is counted at once for a gateway that asks for the fields', async ( { page } ) => {
		await busy( page );
		await open( page, { url: UTM } );
		expect(
			await page.evaluate( () =>
				(
					window as never as { wc_order_attribution: { getAttributionData: () => object } }
				 ).wc_order_attribution.getAttributionData()
			)
		).toMatchObject( { utm_source: 'news', session_pages: '1' } );
	} );

	test( 'is counted at once if a form is added to the page', async ( { page } ) => {
		await busy( page );
		await open( page, { url: UTM } );
		await page.evaluate( ( form ) => document.body.insertAdjacentHTML( 'beforeend', form ), FORM );
		expect( ( await inputs( page ) ).utm_source ).toEqual( [ 'news' ] );
	} );

	test( 'is never counted when consent is withdrawn before', async ( { page } ) => {
		await busy( page );
		await open( page, { url: UTM, before: `${ CONSENT } answers.marketing = 'allow';`, params: PENDING } );
		await setConsent( page, 'marketing', 'deny' );
		await becomeIdle( page );
		expect( await source( page ) ).toBeUndefined();
		expect( await stored( page ) ).toBe( '' );
	} );
} );

test.describe( 'cookies', () => {
	test( 'are written when the browser is idle; the data are there at once', async ( { page } ) => {
		await busy( page );
		await open( page, { url: UTM, body: FORM, before: `${ STORE } addData(); addStore();` } );
		expect( await stored( page ) ).toBe( '' );
		expect( ( await inputs( page ) ).utm_source ).toEqual( [ 'news' ] );
		expect( ( await sent( page ) ).at( -1 ) ).toBe( 'news' );
		await becomeIdle( page );
		expect( ( await stored( page ) ).match( /sbjs_\w+/g ) ).toHaveLength( 7 );
		expect( await stored( page ) ).toContain( 'src=news' );
	} );

	test( 'are written by a browser that does not say when it is idle', async ( { page } ) => {
		await page.addInitScript( () => Object.assign( window, { requestIdleCallback: undefined } ) );
		await open( page, { url: UTM } );
		await expect.poll( () => stored( page ) ).toContain( 'src=news' );
	} );

	test( 'are kept when the visitor goes on to the next page before', async ( { page } ) => {
		await busy( page );
		await open( page, { url: UTM, body: FORM } );
		await page.evaluate( () => ( location.href = '/next' ) );
		await page.waitForURL( '**/next' );
		expect( await inputs( page ) ).toMatchObject( {
			utm_source: [ 'news' ],
			session_pages: [ '2' ],
			session_entry: [ UTM ],
		} );
		expect( await stored( page ) ).toContain( 'pgs=1' );
	} );

	test( 'are kept when the page forwards its visitor while it loads', async ( { page } ) => {
		await busy( page );
		await open( page, { url: UTM, body: FORM, after: `location.pathname === '/' && location.replace( '/next' )` } );
		await page.waitForURL( '**/next' );
		await expect.poll( async () => ( await inputs( page ) ).session_pages ).toEqual( [ '2' ] );
		expect( ( await inputs( page ) ).utm_source ).toEqual( [ 'news' ] );
	} );

	test( 'are kept when the visitor leaves for another site before', async ( { page } ) => {
		await busy( page );
		await open( page, { url: UTM, body: FORM } );
		await page.route( 'https://elsewhere.example/**', ( route ) =>
			route.fulfill( { contentType: 'text/html', body: '<title>Elsewhere</title>' } )
		);
		await page.goto( 'https://elsewhere.example/' );
		// The page that is left writes the cookies while the other one loads.
		await expect
			.poll( async () => ( await page.context().cookies( 'https://shop.example/' ) ).map( ( { name } ) => name ) )
			.toContain( 'sbjs_current' );
	} );

	test( 'are kept when the tab is closed before', async ( { page, context } ) => {
		const tab = await context.newPage();
		await busy( tab );
		await open( tab, { url: UTM, body: FORM } );
		await tab.close( { runBeforeUnload: true } );
		await expect
			.poll( async () => ( await page.context().cookies( 'https://shop.example/' ) ).map( ( { name } ) => name ) )
			.toContain( 'sbjs_current' );
	} );

	for ( const event of [ 'visibilitychange', 'pagehide' ] ) {
		test( `are written at once at ${ event }, and once only`, async ( { page } ) => {
			await busy( page );
			await open( page, { url: UTM, body: FORM } );
			await dispatch( page, event );
			expect( await stored( page ) ).toContain( 'src=news' );
			// The page comes back from the back/forward cache, and then the browser is idle.
			await page.context().clearCookies();
			await dispatch( page, 'pageshow' );
			await becomeIdle( page );
			await dispatch( page, event );
			expect( await stored( page ) ).toBe( '' );
		} );
	}

	test( 'are written when the page goes into the back/forward cache, and not again when it comes back', async ( {
		launchOptions,
	} ) => {
		const browser = await launchWhole( launchOptions );
		try {
			const page = await browser.newPage();
			await busy( page );
			await tellPersisted( page );
			await open( page, { url: UTM, body: FORM } );
			await page.evaluate( () => ( location.href = '/next' ) );
			await page.waitForURL( '**/next' );
			await becomeIdle( page );
			expect( await stored( page ) ).toMatch( /src=news[^]*pgs=2/ );
			await page.evaluate( () => history.back() );
			await expect( page.locator( 'html' ) ).toHaveAttribute( 'data-persisted', 'true' );
			expect( await inputs( page ) ).toMatchObject( { utm_source: [ 'news' ], session_pages: [ '1' ] } );
			await becomeIdle( page );
			await dispatch( page, 'pagehide' );
			expect( await stored( page ) ).toMatch( /src=news[^]*pgs=2/ );
		} finally {
			await browser.close();
		}
	} );

	test( 'of a page whose consent is withdrawn before are never written', async ( { page } ) => {
		await busy( page );
		await open( page, {
			url: UTM,
			body: FORM,
			before: `${ CONSENT } answers.marketing = 'allow';`,
			params: PENDING,
		} );
		await setConsent( page, 'marketing', 'deny' );
		await becomeIdle( page );
		await dispatch( page, 'pagehide' );
		expect( await stored( page ) ).toBe( '' );
		await setConsent( page, 'marketing', 'allow' );
		await becomeIdle( page );
		expect( await stored( page ) ).toContain( 'src=news' );
	} );

	test( 'of two tabs that open at the same time add up', async ( { page, context } ) => {
		const other = await context.newPage();
		await busy( page );
		await busy( other );
		await open( page, { url: UTM, body: FORM } );
		await open( other, {
			url: 'https://shop.example/other',
			referer: 'https://shop.example/',
			body: FORM,
			before: `${ STORE } addData(); addStore();`,
		} );
		expect( ( await inputs( other ) ).utm_source ).not.toEqual( [ 'news' ] );
		await becomeIdle( page );
		await becomeIdle( other );
		// What another tab wrote arrives in this tab's process a moment later.
		await expect.poll( () => stored( page ) ).toMatch( /src=news[^]*pgs=2/ );
		expect( await stored( page ) ).not.toContain( 'typein' );
		expect( await inputs( other ) ).toMatchObject( {
			utm_source: [ 'news' ],
			session_pages: [ '2' ],
			session_entry: [ UTM ],
		} );
		expect( ( await sent( other ) ).at( -1 ) ).toBe( 'news' );
	} );

	test( 'of others do not make a page count again', async ( { page } ) => {
		await busy( page );
		await open( page, { url: UTM, body: FORM, before: `${ STORE } addData(); addStore();` } );
		const told = ( await sent( page ) ).length;
		await page.evaluate( () => ( document.cookie = 'cart=1' ) );
		await becomeIdle( page );
		expect( await sent( page ) ).toHaveLength( told );
		expect( await stored( page ) ).toContain( 'pgs=1' );
	} );
} );
