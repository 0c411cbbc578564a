/**
 * How a visitor of support/enquiry-journeys.ts comes to a page, and answers a banner there.
 */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Step } from './enquiry-journeys';

/** Any other site is an empty page, and nothing of it is loaded into ours. */
export const elsewhere = ( context: BrowserContext, { url }: { url: string } ) =>
	context.route(
		( { href } ) => ! href.startsWith( url ),
		( route ) =>
			route.request().isNavigationRequest()
				? route.fulfill( { contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' } )
				: route.abort()
	);

/** A banner that asks for consent. */
export const banner = ( context: BrowserContext, before: string ) =>
	context.addInitScript( ( said ) => {
		Object.assign( window, {
			wp_consent_type: 'optin',
			said,
			wp_has_consent: () => ( window as unknown as { said: string } ).said === 'allow',
		} );
	}, before );

/** Says yes or no to the banner. */
export const say = ( page: Page, answer: string ) =>
	page.evaluate( ( said ) => {
		Object.assign( window, { said } );
		document.dispatchEvent( new CustomEvent( 'wp_listen_for_consent_change', { detail: { statistics: said } } ) );
	}, answer );

/** Has a cache answer for a page with what another visitor was given. */
export const cache = async ( context: BrowserContext, address: string ) => {
	const other = await context.browser()!.newContext();
	const html = await ( await other.request.get( `${ address }?utm_source=other&utm_campaign=other` ) ).text();
	await other.close();
	await context.route(
		( { pathname } ) => pathname === new URL( address ).pathname,
		( route ) =>
			route.request().method() === 'GET'
				? route.fulfill( { contentType: 'text/html; charset=utf-8', body: html } )
				: route.continue()
	);
};

/** Presses a link that leads there. */
const follow = ( page: Page, address: string, referrerPolicy = '' ) =>
	Promise.all( [
		page.waitForURL( ( { href } ) => href === address ),
		page.evaluate(
			( link ) => {
				const element = Object.assign( document.createElement( 'a' ), link );
				document.body.append( element );
				element.click();
			},
			{ href: address, referrerPolicy }
		),
	] );

/** Goes the way of a journey, and on to the page with the form. */
export const travel = async ( page: Page, steps: readonly Step[], form: string, at: ( path: string ) => string ) => {
	for ( const step of steps ) {
		if ( step === 'later' ) {
			// What lives for half an hour, once the page has written it.
			const session = async () =>
				( await page.context().cookies() ).filter( ( { name } ) => name === 'sbjs_session' ).length;
			await expect.poll( session ).toBe( 1 );
			await page.context().clearCookies( { name: 'sbjs_session' } );
		} else if ( 'from' in step ) {
			await page.goto( step.from );
			// As those sites have it, all of whose addresses end with the host.
			await follow( page, at( step.to ), 'unsafe-url' );
		} else if ( 'typed' in step ) {
			await page.goto( at( step.typed ) );
		} else {
			await follow( page, at( step.to ) );
		}
	}
	if ( new URL( page.url() ).pathname !== new URL( form ).pathname ) {
		await follow( page, form );
	}
};
