/**
 * The swapping image gallery: an author fills it, visitors use it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';

const fixture = ( name: string ) => readFileSync( join( __dirname, '../fixtures/blocks', `${ name }.html` ), 'utf8' );

test( 'an author fills it, writes titles, moves one, undoes, and gets on the page what the canvas shows', async ( {
	editor,
	page,
} ) => {
	await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
	await editor.insert( 'eidan/swapping-image-gallery' );
	await editor.canvas.getByRole( 'button', { name: 'Start with sample content' } ).click();
	await editor.useSample();
	const images = editor.canvas.locator( '.eidan-swap__stage > [data-block]' );
	await expect( images ).toHaveCount( 6 );
	await expect( images.filter( { visible: true } ) ).toHaveCount( 1 );
	await editor.select( 'eidan/swapping-image-gallery' );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'combobox', { name: 'Layout' } ).selectOption( 'titles' );
	const title = ( number: number ) => editor.canvas.getByRole( 'textbox', { name: `Title of image ${ number }` } );
	await title( 2 ).click();
	await editor.page.keyboard.press( 'Control+a' );
	await editor.page.keyboard.type( 'The stair' );
	await expect( images.nth( 1 ) ).toBeVisible();
	await expect( images.nth( 0 ) ).toBeHidden();

	const captions = async () =>
		( await editor.blocks() )[ 1 ]!.innerBlocks.map( ( { attributes } ) => String( attributes.caption ) );
	await editor.select( 'eidan/swapping-image-gallery' );
	// The toolbar is hidden while the author types. Moving the mouse shows it.
	await editor.page.mouse.move( 300, 300 );
	await editor.page.mouse.move( 320, 320 );
	const toolbar = editor.page.getByRole( 'toolbar', { name: 'Block tools' } );
	await toolbar.getByRole( 'button', { name: 'Move item backward' } ).click();
	await expect.poll( async () => ( await captions() )[ 0 ] ).toBe( 'The stair' );
	await editor.page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect.poll( async () => ( await captions() )[ 1 ] ).toBe( 'The stair' );

	const [ , block ] = await editor.readBack();
	expect( block!.attributes ).toMatchObject( { layout: 'titles' } );
	await page.goto( await editor.publish() );
	await page.getByRole( 'tab', { name: 'The stair' } ).hover();
	await expect( page.getByRole( 'tabpanel', { name: 'The stair' } ) ).toBeVisible();
} );

test( 'visitors swap by pointer, keys and taps, and everything is there without script @slow', async ( {
	page,
	visit,
	browser,
	published,
} ) => {
	await visit( fixture( 'swapping-image-gallery' ) );
	const tab = ( name: string ) => page.getByRole( 'tab', { name } );
	const panel = ( name: string ) => page.getByRole( 'tabpanel', { name } );
	await expect( tab( 'The long hall' ) ).toHaveAttribute( 'aria-selected', 'true' );
	const height = () => page.locator( '.eidan-swap' ).evaluate( ( { clientHeight } ) => clientHeight );
	const before = await height();
	const [ stage, small ] = await page
		.locator( '.eidan-swap__stage, .eidan-swap__tab:first-child' )
		.evaluateAll( ( elements ) => elements.map( ( element ) => element.getBoundingClientRect().width ) )
		.then( ( widths ) => widths.sort( ( one, other ) => other - one ) );
	expect( small! / stage!, 'six small images fill a row' ).toBeGreaterThan( 0.14 );
	await tab( 'Spiral staircase' ).hover();
	await expect( panel( 'Spiral staircase' ) ).toBeVisible();
	await expect( panel( 'The long hall' ) ).toBeHidden();
	expect( await height(), 'nothing shifts' ).toBe( before );
	await tab( 'Spiral staircase' ).press( 'ArrowRight' );
	await expect( panel( 'Handrail' ) ).toBeVisible();
	// The visible image opens in the lightbox, where the other images follow.
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'dialog' ) ).toContainText( 'Handrail, first floor' );
	await page.keyboard.press( 'Escape' );

	await visit( fixture( 'swapping-image-gallery__titles' ) );
	await page.getByRole( 'tab', { name: 'Handrail' } ).hover();
	await expect( panel( 'The long hall' ), 'the author asked for clicks' ).toBeVisible();
	await page.getByRole( 'tab', { name: 'Handrail' } ).click();
	await expect( panel( 'Handrail' ) ).toBeVisible();
	// The image is uncovered from the side of the list.
	await expect( page.locator( '.eidan-swap__stage' ) ).toHaveAttribute(
		'style',
		/--from: ?0(px)? 0(px)? 0(px)? 100%/
	);
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.getByRole( 'tab', { name: 'The long hall' } ).click();
	expect(
		await page.locator( '.eidan-swap' ).evaluate( ( root ) => root.getAnimations( { subtree: true } ).length ),
		'animations under reduced motion'
	).toBe( 0 );

	const plain = await browser.newContext( { javaScriptEnabled: false } );
	const without = await plain.newPage();
	await without.goto( await published( fixture( 'swapping-image-gallery' ), 'Swapping, plain' ) );
	await without.getByRole( 'link', { name: 'Handrail, first floor', exact: true } ).first().click();
	await expect( without.getByAltText( 'Handrail of a staircase in grey light' ) ).toBeInViewport();
	await plain.close();
} );

test( 'autoplay swaps until it is stopped, and a film has a pause button while it is shown @slow', async ( {
	page,
	visit,
	allowErrors,
} ) => {
	// WordPress's own scripts read the navigation's timing, which does not exist with a test's clock.
	allowErrors( /domContentLoadedEventStart/ );
	await page.clock.install();
	await visit( fixture( 'swapping-image-gallery__autoplay' ) );
	const shown = page.getByRole( 'tab', { selected: true } );
	const stop = page.getByRole( 'button', { name: 'Stop automatic slide show' } );
	await expect( stop ).toBeVisible();
	await page.locator( '.eidan-swap' ).scrollIntoViewIfNeeded();
	await expect( async () => {
		await page.clock.runFor( 1000 );
		await expect( page.getByRole( 'tab', { name: 'Spiral' } ) ).toHaveAttribute( 'aria-selected', 'true', {
			timeout: 50,
		} );
	} ).toPass();
	await stop.click();
	await page.mouse.move( 0, 0 );
	const now = await shown.getAttribute( 'id' );
	await page.clock.runFor( 12_000 );
	await expect( shown ).toHaveAttribute( 'id', now! );
	await page.getByRole( 'tab', { name: 'A film' } ).click();
	await expect(
		page.getByRole( 'tabpanel', { name: 'A film' } ).getByRole( 'button', { name: /(Pause|Play) video/ } )
	).toBeVisible();
} );
