/**
 * The page below the open lightbox.
 *
 * @group slow
 */
import { expect } from './fixtures';
import { gallery, parts, IMAGE_NAMES, test } from './support/lightbox';

test( 'leads to the file without script', async ( { browser, page, visit } ) => {
	const url = await visit( gallery( IMAGE_NAMES ) );
	await expect( page.locator( 'dialog' ) ).toBeHidden();
	const context = await browser.newContext( { javaScriptEnabled: false } );
	const plain = await context.newPage();
	await plain.goto( url );
	await plain.locator( '.eidan-gallery a' ).first().click();
	await expect( plain ).toHaveURL( /museum-hall\.webp$/ );
	await context.close();
} );

test( 'neither scrolls nor shifts the page beneath', async ( { page, visit } ) => {
	await visit(
		`${ gallery( IMAGE_NAMES ) }<!-- wp:spacer {"height":"2000px"} --><div style="height:2000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`
	);
	const { dialog, links } = parts( page );
	await page.addStyleTag( { content: '::-webkit-scrollbar{width:15px;background:#ccc}' } );
	const place = () =>
		page.locator( '.wp-block-eidan-image-gallery' ).evaluate( ( element ) => {
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
	await visit( gallery( IMAGE_NAMES ) );
	const { dialog, links, shownImage } = parts( page );
	await links.first().click();
	await page.keyboard.press( 'ArrowRight' );
	await expect( shownImage ).toHaveAttribute( 'alt', 'Alt spiral-stair' );
	expect( await dialog.evaluate( ( element ) => element.getAnimations( { subtree: true } ).length ) ).toBe( 0 );
} );

test( 'leaves no listener behind', async ( { page, visit } ) => {
	await visit( gallery( IMAGE_NAMES ) );
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
