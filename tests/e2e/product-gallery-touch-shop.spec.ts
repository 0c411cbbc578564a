/**
 * The gallery of a product under fingers.
 *
 * @group slow
 */
import { posterOf } from './support/gallery-poster';
import { expect, test } from './support/shop';

test.use( { hasTouch: true, viewport: { width: 390, height: 844 } } );

test( 'two fingers enlarge the image and leave the page alone, and one scrolls the page', async ( {
	shopper,
	page,
	shop,
} ) => {
	const url = await posterOf( shop );
	await shopper.use( 'shop-gallery' );
	await page.goto( url );
	const gallery = page.locator( '.eidan-product-gallery' );
	await expect( gallery.locator( '.eidan-slider.is-ready' ) ).toBeVisible();
	const image = gallery.locator( '.eidan-slider__slide img' ).first();
	await image.scrollIntoViewIfNeeded();
	const client = await page.context().newCDPSession( page );
	const box = ( await image.boundingBox() )!;
	const [ x, y ] = [ box.x + box.width / 2, box.y + box.height / 2 ];
	const touch = ( type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [ number, number ][] ) =>
		client.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: points.map( ( [ left, top ], id ) => ( { x: left, y: top, id } ) ),
		} );
	const scale = () => image.evaluate( ( element ) => new DOMMatrix( getComputedStyle( element ).transform ).a );
	const whole = () => page.evaluate( () => window.visualViewport!.scale );
	const top = () => page.evaluate( () => window.scrollY );

	await touch( 'touchStart', [ x - 40, y ] );
	await touch( 'touchStart', [ x - 40, y ], [ x + 40, y ] );
	for ( const by of [ 50, 65, 80 ] ) {
		await touch( 'touchMove', [ x - by, y ], [ x + by, y ] );
	}
	await expect.poll( scale ).toBeCloseTo( 2, 1 );
	expect( await whole(), 'not the page' ).toBe( 1 );
	await touch( 'touchEnd' );
	await expect.poll( scale ).toBe( 1 );
	await expect( page.locator( '.eidan-lightbox' ), 'nothing opens' ).toBeHidden();
	await expect( image, 'nor does the slider move' ).toBeInViewport( { ratio: 0.9 } );

	const before = await top();
	await touch( 'touchStart', [ x, y ] );
	for ( const by of [ 20, 60, 100, 140 ] ) {
		await touch( 'touchMove', [ x, y - by ] );
	}
	await touch( 'touchEnd' );
	await expect.poll( top ).toBeGreaterThan( before + 80 );
	expect( await scale() ).toBe( 1 );
} );
