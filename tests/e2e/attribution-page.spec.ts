/**
 * The attribution script on pages made of small stand-ins: forms and the WP Consent API, on any host, in a real
 * browser.
 */
import { expect, test } from '@playwright/test';
import {
	CONSENT,
	ELEMENT,
	FORM,
	PENDING,
	STORE,
	UTM,
	cookies,
	waitUntilIdle,
	inputs,
	open,
	setConsent,
} from './support/attribution-page';

test.describe( 'forms', () => {
	test( 'each form gets one set of inputs', async ( { page } ) => {
		await open( page, {
			url: UTM,
			body: `<form id="a">${ ELEMENT }${ ELEMENT }</form><form id="b"><p>${ ELEMENT }</p></form>`,
		} );
		expect( ( await inputs( page, '#a' ) ).utm_source ).toEqual( [ 'news' ] );
		expect( ( await inputs( page, '#b' ) ).utm_source ).toEqual( [ 'news' ] );
	} );

	test( 'a form that is drawn again is filled again', async ( { page } ) => {
		await open( page, { url: UTM, body: FORM } );
		await page.evaluate( ( html ) => ( document.querySelector( 'form' )!.innerHTML = html ), ELEMENT );
		expect( ( await inputs( page ) ).utm_source ).toEqual( [ 'news' ] );
	} );

	test( 'a cloned form is filled', async ( { page } ) => {
		await open( page, { url: UTM, body: FORM } );
		await page.evaluate( () => {
			const clone = document.querySelector( 'form' )!.cloneNode( true ) as HTMLElement;
			clone.id = 'clone';
			document.body.prepend( clone );
		} );
		expect( ( await inputs( page, '#clone' ) ).utm_source ).toEqual( [ 'news' ] );
	} );

	test( 'a clone in the same form adds no second set', async ( { page } ) => {
		await open( page, { url: UTM, body: FORM } );
		await page.evaluate( () =>
			document
				.querySelector( 'form' )!
				.prepend( document.querySelector( 'wc-order-attribution-inputs' )!.cloneNode( true ) )
		);
		expect( ( await inputs( page ) ).utm_source ).toEqual( [ 'news' ] );
	} );

	test( 'when the filled element goes, another one of the form takes over', async ( { page } ) => {
		await open( page, { url: UTM, body: FORM } );
		await page.evaluate( () => document.querySelector( 'wc-order-attribution-inputs:has(input)' )!.remove() );
		expect( ( await inputs( page ) ).utm_source ).toEqual( [ 'news' ] );
	} );

	test( 'an element outside the checkout form does not cost the form its own', async ( { page } ) => {
		await open( page, {
			url: UTM,
			body: `${ ELEMENT }<form>${ ELEMENT }</form>`,
			after: 'wc_order_attribution.setOrderTracking( true )',
		} );
		expect( ( await inputs( page, 'form' ) ).utm_source ).toEqual( [ 'news' ] );
	} );

	test( 'values that were set before the element was known are kept', async ( { page } ) => {
		await open( page, {
			body: FORM,
			after: `customElements.whenDefined( 'wc-order-attribution-inputs' ).then( () => {
				const element = document.querySelector( 'wc-order-attribution-inputs' );
				window.shown = [ element.values.utm_source, element.querySelector( '[name$=utm_source]' ).value ];
			} )`,
			url: UTM,
		} );
		await page.evaluate( () => {
			const { body } = document.implementation.createHTMLDocument();
			body.innerHTML = '<form id="late"><wc-order-attribution-inputs></wc-order-attribution-inputs></form>';
			( body.querySelector( 'wc-order-attribution-inputs' ) as HTMLElement & { values?: object } ).values = {
				utm_source: 'set before',
			};
			document.body.append( body.firstElementChild! );
		} );
		expect( ( await inputs( page, '#late' ) ).utm_source ).toEqual( [ 'set before' ] );
	} );

	test( 'an input that somebody took out is warned of, and the others are filled', async ( { page } ) => {
		const warnings: string[] = [];
		page.on( 'console', ( message ) => message.type() === 'warning' && warnings.push( message.text() ) );
		await open( page, { url: UTM, body: FORM } );
		await page.evaluate( () => {
			document.querySelector( '[name$=referrer]' )!.remove();
			document.querySelector< HTMLInputElement >( '[name$=utm_source]' )!.value = '';
			(
				window as never as { wc_order_attribution: { setOrderTracking: ( allow: boolean ) => void } }
			 ).wc_order_attribution.setOrderTracking( true );
		} );
		expect( ( await inputs( page ) ).utm_source ).toEqual( [ 'news' ] );
		expect( warnings.join() ).toMatch( /probably manipulated: no ".*referrer"/ );
	} );

	test( 'fields of other plugins are filled, with text or nothing', async ( { page } ) => {
		await open( page, {
			url: UTM,
			body: FORM,
			fields: { own: 'current.src', whole: 'current', wrong: 'no.such.path', proto: 'constructor.name' },
		} );
		expect( await inputs( page ) ).toEqual( { own: [ 'news' ], whole: [ '' ], wrong: [ '' ], proto: [ '' ] } );
	} );

	test( 'parameters named like parts of objects do no harm', async ( { page } ) => {
		await open( page, {
			url: 'https://shop.example/?constructor=1&__proto__=1&valueOf=1&utm_source=news',
			body: FORM,
		} );
		expect( ( await inputs( page ) ).utm_source ).toEqual( [ 'news' ] );
	} );
} );

test.describe( 'consent', () => {
	test( 'without a consent API counts as granted', async ( { page } ) => {
		await open( page, { url: UTM, body: FORM } );
		expect( await cookies( page ) ).toContain( 'sbjs_current' );
	} );

	test( 'without a consent type counts as granted', async ( { page } ) => {
		await open( page, { url: UTM, body: FORM, before: `${ CONSENT } window.wp_consent_type = undefined;` } );
		expect( ( await inputs( page ) ).utm_source ).toEqual( [ 'news' ] );
	} );

	test( 'that is missing leaves no cookie and no value', async ( { page } ) => {
		await open( page, { url: UTM, body: FORM, before: CONSENT, params: { ...PENDING, allowTracking: true } } );
		expect( await cookies( page ) ).toEqual( [] );
		expect( ( await inputs( page ) ).utm_source ).toEqual( [ '' ] );
	} );

	test( 'that comes on the page reaches the inputs, with the landing page', async ( { page } ) => {
		await open( page, {
			url: UTM,
			body: FORM,
			before: CONSENT,
			params: { ...PENDING, allowTracking: true },
			referer: 'https://partner.example/',
		} );
		await page.evaluate( () => history.replaceState( null, '', '/elsewhere' ) );
		await setConsent( page, 'statistics', 'allow' );
		expect( await cookies( page ) ).toEqual( [] );
		await setConsent( page, 'marketing', 'allow' );
		expect( await inputs( page ) ).toMatchObject( {
			utm_source: [ 'news' ],
			session_entry: [ UTM ],
			referrer: [ 'https://partner.example/' ],
			session_pages: [ '1' ],
		} );
	} );

	test( 'that is withdrawn on the page empties the inputs', async ( { page } ) => {
		await open( page, {
			url: UTM,
			body: FORM,
			before: `${ CONSENT } answers.marketing = 'allow';`,
			params: PENDING,
		} );
		expect( ( await inputs( page ) ).utm_source ).toEqual( [ 'news' ] );
		await setConsent( page, 'marketing', 'deny' );
		expect( await inputs( page ) ).toMatchObject( { utm_source: [ '' ], source_type: [ '' ] } );
		expect( await cookies( page ) ).toEqual( [] );
	} );

	for ( const url of [
		'https://shop.example/',
		'https://www.shop.example/',
		'https://de.shop.example/',
		'https://www.shop.co.uk/',
		'http://127.0.0.1:9/',
		'http://localhost:9/',
	] ) {
		test( `that is withdrawn deletes all eight cookies on ${ new URL( url ).host }, wherever they sit`, async ( {
			page,
		} ) => {
			await open( page, {
				url,
				before: `${ CONSENT } answers.marketing = 'allow';`,
				params: { ...PENDING, eidan: { ...PENDING.eidan, promocode: true } },
			} );
			expect( ( await cookies( page ) ).length ).toBeGreaterThan( 5 );
			// Set cookies that older versions or WooCommerce's library may have left on any domain and path.
			await page.evaluate( () => {
				const host = location.hostname.replace( 'www.', '' );
				for ( const domain of [
					'',
					`domain=${ location.hostname }`,
					`domain=.${ host }`,
					`domain=.${ host.split( '.' ).slice( 1 ).join( '.' ) }`,
				] ) {
					document.cookie = `sbjs_first=1; path=/; ${ domain }`;
					document.cookie = `sbjs_promo=1; path=/; ${ domain }`;
				}
			} );
			await setConsent( page, 'marketing', 'deny' );
			expect( await cookies( page ) ).toEqual( [] );
		} );
	}

	test( 'whose type is defined late is asked for again', async ( { page } ) => {
		await open( page, {
			url: UTM,
			body: FORM,
			before: `${ CONSENT } window.wp_consent_type = undefined; window.waitfor_consent_hook = true;`,
			params: PENDING,
		} );
		expect( await cookies( page ) ).toEqual( [] );
		const define = () =>
			page.evaluate( () => {
				( window as never as { wp_consent_type: string } ).wp_consent_type = 'optin';
				document.dispatchEvent( new CustomEvent( 'wp_consent_type_defined' ) );
			} );
		await define();
		expect( await cookies( page ) ).toEqual( [] );
		await page.evaluate(
			() => ( ( window as never as { answers: Record< string, string > } ).answers.marketing = 'allow' )
		);
		await define();
		expect( ( await inputs( page ) ).utm_source ).toEqual( [ 'news' ] );
	} );

	test( 'is waited for where the owner says so, until somebody calls', async ( { page } ) => {
		await open( page, { url: UTM, body: FORM, params: { eidan: { wait: true } } } );
		expect( await cookies( page ) ).toEqual( [] );
		await page.evaluate( () =>
			(
				window as never as { wc_order_attribution: { setOrderTracking: ( allow: boolean ) => void } }
			 ).wc_order_attribution.setOrderTracking( true )
		);
		expect( ( await inputs( page ) ).utm_source ).toEqual( [ 'news' ] );
	} );

	test( 'changes nothing where the owner does not track', async ( { page } ) => {
		await open( page, {
			url: UTM,
			body: FORM,
			before: CONSENT,
			params: { allowTracking: false, consentCategory: 'marketing' },
		} );
		await setConsent( page, 'marketing', 'allow' );
		expect( await cookies( page ) ).toEqual( [] );
		expect( ( await inputs( page ) ).utm_source ).toEqual( [ '' ] );
	} );

	test( 'events that are wrong are logged and change nothing', async ( { page } ) => {
		const errors: string[] = [];
		page.on( 'pageerror', ( error ) => errors.push( error.message ) );
		await open( page, { url: UTM, body: FORM, before: CONSENT, params: PENDING } );
		await page.evaluate( () => {
			document.dispatchEvent( new CustomEvent( 'wp_listen_for_consent_change' ) );
			document.dispatchEvent( new CustomEvent( 'wp_listen_for_consent_change', { detail: 'marketing' } ) );
			( window as never as { wp_has_consent: () => never } ).wp_has_consent = () => {
				throw new Error( 'broken' );
			};
			document.dispatchEvent( new CustomEvent( 'wp_consent_type_defined' ) );
		} );
		expect( errors ).toEqual( [] );
		expect( await cookies( page ) ).toEqual( [] );
	} );
} );

test.describe( 'the page', () => {
	test( 'reads document.cookie four times at most', async ( { page } ) => {
		await page.addInitScript( () => {
			const cookie = Object.getOwnPropertyDescriptor( Document.prototype, 'cookie' )!;
			const counts = { reads: 0 };
			Object.assign( window, { counts } );
			Object.defineProperty( Document.prototype, 'cookie', {
				...cookie,
				get() {
					counts.reads++;
					return cookie.get!.call( this );
				},
			} );
		} );
		const reads = () => page.evaluate( () => ( window as never as { counts: { reads: number } } ).counts.reads );
		await open( page, { url: UTM, body: FORM, before: `${ STORE } addData(); addStore();` } );
		await waitUntilIdle( page );
		expect( await reads() ).toBeLessThanOrEqual( 4 );
		await page.reload();
		await waitUntilIdle( page );
		expect( await reads() ).toBeLessThanOrEqual( 4 );
	} );

	test( 'whose cookies are blocked has no error', async ( { page } ) => {
		const errors: string[] = [];
		page.on( 'pageerror', ( error ) => errors.push( error.message ) );
		// In a sandbox without an origin reading document.cookie throws an error.
		await open( page, {
			url: UTM,
			body: FORM,
			headers: { 'Content-Security-Policy': 'sandbox allow-scripts' },
			before: STORE + 'addData(); addStore();',
		} );
		expect( ( await inputs( page ) ).utm_source ).toEqual( [ 'news' ] );
		expect( errors ).toEqual( [] );
	} );

	test( 'whose optimiser puts the file behind the data still starts', async ( { page } ) => {
		await open( page, { url: UTM, body: FORM, deferred: true } );
		expect( ( await inputs( page ) ).utm_source ).toEqual( [ 'news' ] );
	} );

	test( 'counts once, however often somebody starts it', async ( { page } ) => {
		await open( page, {
			url: UTM,
			body: FORM,
			after: 'wc_order_attribution.setOrderTracking( true ); window.sbjs.start && sbjs.start();',
		} );
		expect( ( await inputs( page ) ).session_pages ).toEqual( [ '1' ] );
	} );
} );
