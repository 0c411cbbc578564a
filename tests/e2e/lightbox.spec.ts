/**
 * The lightbox as visitors use it.
 */
import type { CDPSession, Page } from '@playwright/test';
import { expect, test as base } from './fixtures';

// Two tests that make pages of one title at the same moment could get one address.
const test = base.extend( {
	visit: async ( { visit }, use, { title } ) => use( ( content, options ) => visit( content, { title, ...options } ) ),
} );

const IMAGES = '/wp-content/plugins/eidan/assets/demo/images/';
const PICTURES = [ 'museum-hall', 'spiral-stair', 'handrail', 'shutters' ];

const image = ( name: string, caption = '' ) =>
	`<!-- wp:image {"sizeSlug":"large","linkDestination":"media"} --><figure class="wp-block-image size-large"><a href="${ IMAGES }${ name }.webp"><img src="${ IMAGES }${ name }.webp" alt="Alt ${ name }"/></a>${
		caption && `<figcaption class="wp-element-caption">${ caption }</figcaption>`
	}</figure><!-- /wp:image -->`;
const gallery = ( names: string[], attributes: object = {}, caption = '' ) =>
	`<!-- wp:eidan/image-gallery ${ JSON.stringify( attributes ) } --><figure class="wp-block-eidan-image-gallery"><div class="eidan-gallery">${ names
		.map( ( name ) => image( name, caption ) )
		.join( '' ) }</div></figure><!-- /wp:eidan/image-gallery -->`;
const single = ( name: string, attributes: object = {}, href = `${ IMAGES }${ name }.webp` ) =>
	`<!-- wp:eidan/single-image ${ JSON.stringify( { linkTo: 'lightbox', ...attributes } ) } --><figure class="wp-block-eidan-single-image"><a href="${ href }"><img src="${ IMAGES }${ name }.webp" alt="Alt ${ name }"/></a></figure><!-- /wp:eidan/single-image -->`;

const parts = ( page: Page ) => {
	const dialog = page.locator( 'dialog.eidan-lightbox' );
	return {
		dialog,
		links: page.locator( '.entry-content [data-eidan-lightbox]' ),
		picture: dialog.locator( '.eidan-lightbox__stage img' ),
		number: dialog.locator( '.eidan-lightbox__number' ),
		button: ( name: string ) => dialog.getByRole( 'button', { name } ),
		scale: () => dialog.locator( '.eidan-lightbox__stage img' ).evaluate( ( element ) => Number( /scale\(([\d.]+)/.exec( ( element as HTMLElement ).style.transform )?.[ 1 ] ?? 1 ) ),
	};
};

test( 'opens by click, browses by keyboard, and gives the focus back @both', async ( { page, visit } ) => {
	await visit( gallery( PICTURES, {}, 'The <em>long</em> hall' ) );
	const { dialog, links, picture, number, button } = parts( page );
	await links.nth( 1 ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( dialog ).toBeVisible();
	await expect( button( 'Close' ) ).toBeFocused();
	await expect( picture ).toHaveAttribute( 'alt', 'Alt spiral-stair' );
	await expect( dialog.locator( '.eidan-lightbox__caption em' ) ).toHaveText( 'long' );
	await expect( dialog.getByRole( 'status' ) ).toContainText( 'Picture 02 of / 04' );

	await page.keyboard.press( 'ArrowRight' );
	await expect( picture ).toHaveAttribute( 'alt', 'Alt handrail' );
	await page.keyboard.press( 'ArrowLeft' );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( number ).toHaveText( '01' );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( number ).toHaveText( '04' );
	await page.keyboard.press( 'Home' );
	await expect( number ).toHaveText( '01' );
	await page.keyboard.press( 'End' );
	await expect( number ).toHaveText( '04' );

	// Tab goes round inside.
	const names: ( string | null )[] = [];
	for ( let i = 0; i < 5; i++ ) {
		await page.keyboard.press( 'Tab' );
		names.push( await page.evaluate( () => document.activeElement?.getAttribute( 'aria-label' ) ?? null ) );
	}
	expect( names ).toEqual( [ 'Previous picture', 'Next picture', 'Zoom', 'Close', 'Previous picture' ] );
	await page.keyboard.press( 'Shift+Tab' );
	await expect( button( 'Close' ) ).toBeFocused();

	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect( links.nth( 3 ) ).toBeFocused();
} );

test( 'browses a group across blocks, and single pictures alone', async ( { page, visit } ) => {
	await visit( `${ gallery( PICTURES.slice( 0, 2 ), { group: 'rooms' } ) }${ single( 'shutters' ) }${ single( 'handrail', { group: 'rooms' } ) }${ gallery( [ 'shutters' ] ) }` );
	const { dialog, links, picture, button } = parts( page );
	await links.nth( 0 ).click();
	await expect( dialog.locator( '.eidan-lightbox__total' ) ).toHaveText( '03' );
	await button( 'Next picture' ).click();
	await button( 'Next picture' ).click();
	await expect( picture ).toHaveAttribute( 'alt', 'Alt handrail' );
	await button( 'Close' ).click();
	await expect( links.nth( 3 ) ).toBeFocused();

	await links.nth( 2 ).click();
	await expect( picture ).toHaveAttribute( 'alt', 'Alt shutters' );
	await expect( button( 'Next picture' ) ).toBeHidden();
} );

test( 'has an address for each picture: Back closes, Forward and a link open', async ( { page, visit, context } ) => {
	const url = await visit( gallery( PICTURES ) );
	const { dialog, links, picture } = parts( page );
	const addresses = await links.evaluateAll( ( all ) => all.map( ( { id } ) => `#${ id }` ) );
	expect( new Set( addresses ).size ).toBe( 4 );
	await links.first().click();
	await page.keyboard.press( 'ArrowRight' );
	await expect( page ).toHaveURL( url + addresses[ 1 ] );
	await page.goBack();
	await expect( dialog ).toBeHidden();
	await expect( page ).toHaveURL( url );
	await page.goForward();
	await expect( picture ).toHaveAttribute( 'alt', 'Alt spiral-stair' );
	await page.keyboard.press( 'Escape' );
	await expect( page ).toHaveURL( url );

	const other = await context.newPage();
	await other.goto( url + addresses[ 2 ] );
	await expect( parts( other ).picture ).toHaveAttribute( 'alt', 'Alt handrail' );
	await other.keyboard.press( 'Escape' );
	await expect( other ).toHaveURL( url );
	await expect( parts( other ).dialog ).toBeHidden();
} );

test( 'zooms by key, button, double click and wheel, and pans within the picture', async ( { page, visit } ) => {
	await visit( gallery( PICTURES ) );
	const { links, picture, scale, button, number } = parts( page );
	await links.first().click();
	await expect( picture ).toBeVisible();
	await page.keyboard.press( '+' );
	expect( await scale() ).toBeCloseTo( 1.5 );
	await expect( button( 'Zoom' ) ).toHaveAttribute( 'aria-pressed', 'true' );
	const before = await picture.evaluate( ( element ) => element.style.transform );
	await page.keyboard.press( 'ArrowDown' );
	expect( await picture.evaluate( ( element ) => element.style.transform ) ).not.toBe( before );
	await page.keyboard.press( '-' );
	expect( await scale() ).toBe( 1 );
	await button( 'Zoom' ).click();
	expect( await scale() ).toBe( 2 );
	await button( 'Zoom' ).click();
	expect( await scale() ).toBe( 1 );
	await picture.dblclick();
	expect( await scale() ).toBe( 2.5 );
	await picture.dblclick( { force: true } );
	expect( await scale() ).toBe( 1 );
	await picture.hover();
	await page.keyboard.down( 'Control' );
	await page.mouse.wheel( 0, -50 );
	await page.keyboard.up( 'Control' );
	await expect.poll( scale ).toBeGreaterThan( 1.2 );
	// Another picture is shown whole.
	await button( 'Next picture' ).click();
	expect( await scale() ).toBe( 1 );
	await expect( number ).toHaveText( '02' );
} );

test.describe( 'by touch', () => {
	test.use( { hasTouch: true, viewport: { width: 390, height: 844 } } );

	const touch = ( client: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [ number, number ][] ) =>
		client.send( 'Input.dispatchTouchEvent', { type, touchPoints: points.map( ( [ x, y ], id ) => ( { x, y, id } ) ) } );
	const drag = async ( client: CDPSession, from: [ number, number ], to: [ number, number ] ) => {
		await touch( client, 'touchStart', from );
		await touch( client, 'touchMove', [ ( from[ 0 ] + to[ 0 ] ) / 2, ( from[ 1 ] + to[ 1 ] ) / 2 ] );
		await touch( client, 'touchMove', to );
		await touch( client, 'touchEnd' );
	};

	test( 'swipes to the next and the one before, pinches, and leaves by swiping down', async ( { page, visit } ) => {
		await visit( gallery( PICTURES ) );
		const { dialog, links, number, scale } = parts( page );
		const client = await page.context().newCDPSession( page );
		await links.first().tap();
		await expect( number ).toHaveText( '01' );
		await drag( client, [ 300, 400 ], [ 100, 410 ] );
		await expect( number ).toHaveText( '02' );
		await drag( client, [ 100, 400 ], [ 300, 410 ] );
		await expect( number ).toHaveText( '01' );
		// Too short to mean anything.
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

test( 'follows the reading direction', async ( { page, visit } ) => {
	await visit( gallery( PICTURES ) );
	await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
	const { links, number, button } = parts( page );
	await links.first().click();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( number ).toHaveText( '02' );
	const [ previous, next ] = await Promise.all( [ button( 'Previous picture' ).boundingBox(), button( 'Next picture' ).boundingBox() ] );
	expect( next!.x ).toBeLessThan( previous!.x );
} );

test( 'says when a picture cannot be loaded, and offers the file', async ( { page, visit, allowErrors } ) => {
	allowErrors( /404|Failed to load/ );
	await visit( `${ single( 'shutters', { group: 'g' }, '/gone.jpg' ) }${ single( 'handrail', { group: 'g' } ) }` );
	const { dialog, links, number } = parts( page );
	await links.first().click();
	await expect( dialog.getByRole( 'alert' ) ).toContainText( 'could not be loaded' );
	await expect( dialog.getByRole( 'link', { name: 'Open the file' } ) ).toHaveAttribute( 'href', /gone\.jpg$/ );
	await page.keyboard.press( 'ArrowRight' );
	await expect( number ).toHaveText( '02' );
	await expect( dialog.getByRole( 'alert' ) ).toBeHidden();
} );

test( 'leads to the file without script', async ( { browser, page, visit } ) => {
	const url = await visit( gallery( PICTURES ) );
	await expect( page.locator( 'dialog' ) ).toBeHidden();
	const context = await browser.newContext( { javaScriptEnabled: false } );
	const plain = await context.newPage();
	await plain.goto( url );
	await plain.locator( '.eidan-gallery a' ).first().click();
	await expect( plain ).toHaveURL( /museum-hall\.webp$/ );
	await context.close();
} );

test( 'neither scrolls nor shifts the page beneath', async ( { page, visit } ) => {
	await visit( `${ gallery( PICTURES ) }<!-- wp:spacer {"height":"2000px"} --><div style="height:2000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->` );
	const { dialog, links } = parts( page );
	await page.addStyleTag( { content: '::-webkit-scrollbar{width:15px;background:#ccc}' } );
	const place = () => page.locator( '.wp-block-eidan-image-gallery' ).evaluate( ( element ) => {
		const { left, top, width } = element.getBoundingClientRect();
		return [ left, top, width ];
	} );
	await page.evaluate( () => window.scrollTo( 0, 300 ) );
	const before = await place();
	await links.first().evaluate( ( link ) => ( link as HTMLElement ).click() );
	await expect( dialog ).toBeVisible();
	await page.mouse.move( 600, 400 );
	await page.mouse.wheel( 0, 600 );
	expect( await place() ).toEqual( before );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	expect( await place() ).toEqual( before );
} );

test( 'moves nothing for those who asked for reduced motion', async ( { page, visit } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await visit( gallery( PICTURES ) );
	const { dialog, links, picture } = parts( page );
	await links.first().click();
	await page.keyboard.press( 'ArrowRight' );
	await expect( picture ).toHaveAttribute( 'alt', 'Alt spiral-stair' );
	expect( await dialog.evaluate( ( element ) => element.getAnimations( { subtree: true } ).length ) ).toBe( 0 );
} );

test( 'leaves no listener behind', async ( { page, visit } ) => {
	await visit( gallery( PICTURES ) );
	const { dialog, links } = parts( page );
	const client = await page.context().newCDPSession( page );
	await client.send( 'Performance.enable' );
	const count = async () => {
		await client.send( 'HeapProfiler.collectGarbage' );
		const { metrics } = await client.send( 'Performance.getMetrics' );
		return metrics.find( ( { name } ) => name === 'JSEventListeners' )!.value;
	};
	const round = async () => {
		await links.first().click();
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
	};
	await round();
	const before = await count();
	for ( let i = 0; i < 5; i++ ) {
		await round();
	}
	expect( await count() ).toBeLessThanOrEqual( before );
} );

test( 'opens images and galleries of WordPress where the owner wants it @both', async ( { page, visit, site } ) => {
	const content = `<!-- wp:gallery {"linkTo":"media"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ image( 'museum-hall', 'The hall' ) }${ image( 'handrail' ) }</figure><!-- /wp:gallery -->
		<!-- wp:image {"lightbox":{"enabled":true},"sizeSlug":"large","linkDestination":"none"} --><figure class="wp-block-image size-large"><img src="${ IMAGES }shutters.webp" alt="Alt shutters"/></figure><!-- /wp:image -->`;
	const { dialog, links, picture } = parts( page );
	await visit( content );
	await expect( links ).toHaveCount( 0 );
	const stored = JSON.stringify( await site.php( "return get_option( 'eidan_settings', array() );" ) );
	await site.php( "update_option( 'eidan_settings', array( 'lightbox' => array( 'core' => true ) ) );" );
	try {
		await page.reload();
		await expect( links ).toHaveCount( 3 );
		await links.first().click();
		await expect( dialog.locator( '.eidan-lightbox__total' ) ).toHaveText( '02' );
		await expect( dialog.locator( '.eidan-lightbox__caption' ) ).toHaveText( 'The hall' );
		await page.keyboard.press( 'Escape' );
		await links.nth( 2 ).click();
		await expect( picture ).toHaveAttribute( 'alt', 'Alt shutters' );
		await expect( page.locator( '.wp-lightbox-container' ) ).toHaveCount( 0 );
	} finally {
		await site.php( `update_option( 'eidan_settings', json_decode( '${ stored }', true ) ?: array() );` );
	}
} );
