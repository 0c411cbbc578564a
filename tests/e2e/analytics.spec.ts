/**
 * The loader for analytics scripts, on pages made of small stand-ins.
 */
import { expect, test } from '@playwright/test';
import { CONSENT, open, PENDING, setConsent } from './support/attribution-page';

test.describe( 'the analytics loader', () => {
	const template = ( scripts: string, attributes = '' ) =>
		`<template id="eidan-analytics"${ attributes }>${ scripts }</template>`;
	const SOURCE = '<script src="https://analytics.example/script.js"></script>';

	const load = async (
		page: Parameters< typeof open >[ 0 ],
		options: Parameters< typeof open >[ 1 ] & { template: string }
	) => {
		const requests: string[] = [];
		await page.route( 'https://analytics.example/**', ( route ) => {
			requests.push( route.request().url() );
			return route.fulfill( {
				contentType: 'text/javascript',
				body: `( window.order ??= [] ).push( ${ JSON.stringify( route.request().url().slice( 26 ) ) } )`,
			} );
		} );
		await page.addInitScript( () => {
			Object.assign( window, { told: [] } );
			document.addEventListener( 'eidan:consent', ( event ) =>
				( window as never as { told: unknown[] } ).told.push( ( event as CustomEvent ).detail )
			);
		} );
		await open( page, {
			...options,
			body: options.template,
			after: `${ options.after ?? '' }</script><script src="/analytics.js"></script><script>`,
		} );
		return requests;
	};

	test( 'loads at once without a consent API', async ( { page } ) => {
		// A heading whose anchor is the template's ID was once taken for the template, and nothing was loaded.
		const requests = await load( page, {
			template: `<h2 id="eidan-analytics">Analytics</h2>${ template( SOURCE ) }`,
		} );
		await expect.poll( () => requests ).toHaveLength( 1 );
	} );

	test( 'requests nothing before consent for statistics, once after it, and tells of the withdrawal', async ( {
		page,
	} ) => {
		const requests = await load( page, { template: template( SOURCE, ' data-wait' ), before: CONSENT } );
		await setConsent( page, 'marketing', 'allow' );
		expect( requests ).toEqual( [] );
		await setConsent( page, 'statistics', 'allow' );
		await expect.poll( () => requests ).toHaveLength( 1 );
		await setConsent( page, 'statistics', 'deny' );
		await setConsent( page, 'statistics', 'allow' );
		expect( requests ).toHaveLength( 1 );
		expect( await page.evaluate( () => ( window as never as { told: unknown[] } ).told ) ).toEqual(
			[ false, true, false, true ].map( ( granted ) => ( { category: 'statistics', granted } ) )
		);
	} );

	test( 'waits, if the owner chose so, until a consent banner on the page reports consent to the attribution', async ( {
		page,
	} ) => {
		const agree = 'wc_order_attribution.setOrderTracking( true );';
		const options = { template: template( SOURCE, ' data-wait' ), params: PENDING };
		const requests = await load( page, options );
		await page.waitForLoadState( 'load' );
		expect( requests ).toEqual( [] );
		await page.evaluate( agree );
		await expect.poll( () => requests ).toHaveLength( 1 );
		await page.evaluate( 'wc_order_attribution.setOrderTracking( false )' );
		expect(
			await page.evaluate( () =>
				( window as never as { told: { granted: boolean }[] } ).told.map( ( { granted } ) => granted )
			)
		).toEqual( [ false, true, false ] );

		// If the visitor agreed earlier, the script knows that while the page is still being parsed.
		const again = await load( page, { ...options, after: agree } );
		await expect.poll( () => again ).toHaveLength( 1 );
	} );

	test( 'runs the parts of a script in their order', async ( { page } ) => {
		await load( page, {
			template: template(
				'<script src="https://analytics.example/base.js"></script><script>order.push( "between" )</script>' +
					'<script src="https://analytics.example/tool.js"></script><script>order.push( "after" )</script>'
			),
		} );
		await expect
			.poll( () => page.evaluate( () => ( window as never as { order: string[] } ).order ) )
			.toEqual( [ 'base.js', 'between', 'tool.js', 'after' ] );
	} );
} );
