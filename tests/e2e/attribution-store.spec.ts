/**
 * The attribution script and the store of the checkout block, for which there is a small stand-in, in a real browser.
 */
import { expect, test } from '@playwright/test';
import { CONSENT, PENDING, STORE, UTM, open, sent, setConsent } from './support/attribution-page';

test.describe( 'the checkout store', () => {
	test( 'is told at once where it exists', async ( { page } ) => {
		await open( page, { url: UTM, before: `${ STORE } addData(); addStore();` } );
		expect( ( await sent( page ) ).at( -1 ) ).toBe( 'news' );
		const last = await page.evaluate( () =>
			( window as never as { sent: { namespace: string; replace: boolean; values: object }[] } ).sent.at( -1 )!
		);
		expect( last ).toMatchObject( { namespace: 'woocommerce/order-attribution', replace: true } );
		expect( Object.values( last.values ).every( ( value ) => value === null || typeof value === 'string' ) ).toBe(
			true
		);
	} );

	test( 'is told under the name that WooCommerce 9.5 to 9.8 have for it', async ( { page } ) => {
		await open( page, {
			url: UTM,
			before: `window.setter = '__internalSetExtensionData'; ${ STORE } addData(); addStore();`,
		} );
		expect( await sent( page ) ).toEqual( [ 'news' ] );
	} );

	test( 'is told as soon as it appears', async ( { page } ) => {
		await open( page, { url: UTM, before: `${ STORE } addData();` } );
		expect( await sent( page ) ).toEqual( [] );
		// Other stores change first. That must have no effect.
		await page.evaluate( () =>
			( window as never as { listeners: Set< () => void > } ).listeners.forEach( ( listener ) => listener() )
		);
		await page.evaluate( () => ( window as never as { addStore: () => void } ).addStore() );
		expect( await sent( page ) ).toEqual( [ 'news' ] );
	} );

	test( 'is told when WordPress’s data script itself comes late', async ( { page } ) => {
		await open( page, { url: UTM, before: STORE } );
		await page.evaluate( () => {
			const script = document.createElement( 'script' );
			script.src = 'data:text/javascript,addData();addStore()';
			document.body.append( script );
		} );
		await expect.poll( () => sent( page ) ).toEqual( [ 'news' ] );
	} );

	test( 'is told after every change of consent', async ( { page } ) => {
		await open( page, {
			url: UTM,
			before: `${ CONSENT } ${ STORE } addData(); addStore();`,
			params: { ...PENDING, allowTracking: true },
		} );
		await setConsent( page, 'marketing', 'allow' );
		expect( ( await sent( page ) ).at( -1 ) ).toBe( 'news' );
		await setConsent( page, 'marketing', 'deny' );
		expect( ( await sent( page ) ).at( -1 ) ).toBeNull();
	} );
} );
