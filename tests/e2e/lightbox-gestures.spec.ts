/**
 * The lightbox by finger, wheel and double click.
 *
 * @group slow
 */
import type { CDPSession } from '@playwright/test';
import { expect } from './fixtures';
import { gallery, parts, IMAGE_NAMES, test } from './support/lightbox';

test( 'zooms by key, button, double click and wheel, and pans within the picture', async ( { page, visit } ) => {
	await visit( gallery( IMAGE_NAMES ) );
	const { links, shownImage, scale, button, number } = parts( page );
	await links.first().click();
	await expect( shownImage ).toBeVisible();
	await page.keyboard.press( '+' );
	expect( await scale() ).toBeCloseTo( 1.5 );
	await expect( button( 'Zoom' ) ).toHaveAttribute( 'aria-pressed', 'true' );
	const before = await shownImage.evaluate( ( element ) => element.style.transform );
	await page.keyboard.press( 'ArrowDown' );
	expect( await shownImage.evaluate( ( element ) => element.style.transform ) ).not.toBe( before );
	await page.keyboard.press( '-' );
	expect( await scale() ).toBe( 1 );
	await button( 'Zoom' ).click();
	expect( await scale() ).toBe( 2 );
	await button( 'Zoom' ).click();
	expect( await scale() ).toBe( 1 );
	await shownImage.dblclick();
	expect( await scale() ).toBe( 2.5 );
	await shownImage.dblclick( { force: true } );
	expect( await scale() ).toBe( 1 );
	await shownImage.hover();
	await page.keyboard.down( 'Control' );
	await page.mouse.wheel( 0, -50 );
	await page.keyboard.up( 'Control' );
	await expect.poll( scale ).toBeGreaterThan( 1.2 );
	// The next image is not zoomed.
	await button( 'Next image' ).click();
	expect( await scale() ).toBe( 1 );
	await expect( number ).toHaveText( '02' );
} );

test.describe( 'by touch', () => {
	test.use( { hasTouch: true, viewport: { width: 390, height: 844 } } );

	const touch = (
		client: CDPSession,
		type: 'touchStart' | 'touchMove' | 'touchEnd',
		...points: [ number, number ][]
	) =>
		client.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: points.map( ( [ x, y ], id ) => ( { x, y, id } ) ),
		} );
	const drag = async ( client: CDPSession, from: [ number, number ], to: [ number, number ] ) => {
		await touch( client, 'touchStart', from );
		await touch( client, 'touchMove', [ ( from[ 0 ] + to[ 0 ] ) / 2, ( from[ 1 ] + to[ 1 ] ) / 2 ] );
		await touch( client, 'touchMove', to );
		await touch( client, 'touchEnd' );
	};

	test( 'swipes to the next and the one before, pinches, and leaves by swiping down', async ( { page, visit } ) => {
		await visit( gallery( IMAGE_NAMES ) );
		const { dialog, links, number, scale } = parts( page );
		const client = await page.context().newCDPSession( page );
		await links.first().tap();
		await expect( number ).toHaveText( '01' );
		await drag( client, [ 300, 400 ], [ 100, 410 ] );
		await expect( number ).toHaveText( '02' );
		await drag( client, [ 100, 400 ], [ 300, 410 ] );
		await expect( number ).toHaveText( '01' );
		// This movement is too short to count as a swipe.
		await drag( client, [ 200, 400 ], [ 180, 400 ] );
		await expect( number ).toHaveText( '01' );

		await touch( client, 'touchStart', [ 150, 400 ], [ 240, 400 ] );
		await touch( client, 'touchMove', [ 100, 400 ], [ 290, 400 ] );
		await touch( client, 'touchMove', [ 60, 400 ], [ 330, 400 ] );
		await touch( client, 'touchEnd' );
		expect( await scale() ).toBeGreaterThan( 1.5 );
		await expect( number ).toHaveText( '01' );
		await page.keyboard.press( '-' );
		await page.keyboard.press( '-' );
		await page.keyboard.press( '-' );
		await page.keyboard.press( '-' );
		await drag( client, [ 200, 300 ], [ 205, 500 ] );
		await expect( dialog ).toBeHidden();
	} );
} );
