/**
 * The menu: an author chooses it, visitors use it by mouse, keyboard and touch.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { TAKE_LOCK } from './support/alone';

const MENU = '<!-- wp:eidan/menu {"menu":"navigation:menu-story"} /-->';

/** Links of a menu that only this test uses. */
const LINKS = `<!-- wp:navigation-submenu {"label":"Rooms","url":"#rooms"} --><!-- wp:navigation-link {"label":"Hall","url":"#hall"} /--><!-- wp:navigation-submenu {"label":"Stairs","url":"#stairs"} --><!-- wp:navigation-link {"label":"Handrail","url":"#handrail"} /--><!-- /wp:navigation-submenu --><!-- /wp:navigation-submenu --><!-- wp:navigation-link {"label":"Prices","url":"#prices"} /-->`;

const opener = ( page: Page, name: string ) =>
	page.locator( `.entry-content summary[aria-label*="${ name }"][aria-label$="submenu"]` );
const panel = ( page: Page, name: string ) =>
	page
		.locator( '.entry-content details', {
			has: page.locator( `> summary[aria-label*="${ name }"][aria-label$="submenu"]` ),
		} )
		.locator( '> .eidan-menu__panel' );

test( 'an author chooses a menu, sees it in the canvas, gives an entry a label, and is told when it is gone', async ( {
	editor,
	page,
	api,
	site,
} ) => {
	const { id } = await api< { id: number } >( 'POST', 'wp/v2/navigation', {
		title: 'Story',
		slug: 'menu-story-author',
		content: LINKS.replace( '"#prices"', '"#prices","eidanLabel":"Fresh"' ),
		status: 'publish',
	} );
	// Make it older than the others, so that no other test gets it as the default menu.
	await site.php(
		`wp_update_post( array( 'ID' => ${ id }, 'post_date' => '2001-01-01 00:00:00', 'post_date_gmt' => '2001-01-01 00:00:00' ) );`
	);
	await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
	await editor.insert( 'eidan/menu' );
	await editor.select( 'eidan/menu' );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'combobox', { name: 'Menu', exact: true } ).selectOption( `navigation:${ id }` );
	await expect( editor.canvas.locator( '.eidan-menu__label', { hasText: 'Fresh' } ) ).toBeVisible();
	await expect( sidebar.getByRole( 'link', { name: 'Edit menu' } ) ).toHaveAttribute(
		'href',
		/postType=wp_navigation/
	);
	await sidebar.getByRole( 'button', { name: 'Submenus' } ).click();
	await sidebar.getByRole( 'combobox', { name: 'Open on' } ).selectOption( 'hover' );
	await editor.readBack();
	await page.goto( await editor.publish() );
	await expect( page.locator( '.entry-content .eidan-menu__label' ) ).toHaveText( 'Fresh' );
	await expect( page.locator( '.entry-content nav[data-eidan-menu*="300"]' ) ).toHaveAccessibleName( 'Story' );

	await api( 'DELETE', `wp/v2/navigation/${ id }?force=true` );
	await editor.reload();
	await expect( editor.canvas.getByText( 'The menu was deleted' ) ).toBeVisible();
} );

test.describe( 'visitors', () => {
	test.beforeAll( async ( { site } ) => {
		await site.php(
			`${ TAKE_LOCK } get_page_by_path( 'menu-story', OBJECT, 'wp_navigation' ) || wp_insert_post( wp_slash( array( 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_name' => 'menu-story', 'post_title' => 'Menu of a story', 'post_date' => '2001-01-01 00:00:00', 'post_content' => '${ LINKS }' ) ) );`
		);
	} );

	test( 'open by click and by key, close by Escape, when the focus leaves, and by a press elsewhere @slow', async ( {
		page,
		visit,
	} ) => {
		await visit( MENU );
		await opener( page, 'Rooms' ).click();
		await expect( panel( page, 'Rooms' ) ).toBeVisible();
		await opener( page, 'Stairs' ).press( 'Enter' );
		await expect( panel( page, 'Stairs' ) ).toBeVisible();
		await page.getByRole( 'link', { name: 'Handrail' } ).focus();
		await page.keyboard.press( 'Escape' );
		await expect( panel( page, 'Stairs' ) ).toBeHidden();
		await expect( opener( page, 'Stairs' ) ).toBeFocused();
		await expect( panel( page, 'Rooms' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( panel( page, 'Rooms' ) ).toBeHidden();
		await expect( opener( page, 'Rooms' ) ).toBeFocused();

		await page.keyboard.press( 'Space' );
		await expect( panel( page, 'Rooms' ) ).toBeVisible();
		await page.locator( '.entry-content' ).getByRole( 'link', { name: 'Prices' } ).focus();
		await expect( panel( page, 'Rooms' ) ).toBeHidden();
		await opener( page, 'Rooms' ).click();
		await page.mouse.click( 700, 700 );
		await expect( panel( page, 'Rooms' ) ).toBeHidden();
		await opener( page, 'Rooms' ).click();
		await page.getByRole( 'link', { name: 'Hall' } ).click();
		await expect( panel( page, 'Rooms' ) ).toBeHidden();
		expect( page.url() ).toContain( '#hall' );
	} );

	test( 'open by a pointer that rests for 300 ms, keep it open on the way to the panel, close by Escape wherever the focus is @slow', async ( {
		page,
		visit,
		allowErrors,
	} ) => {
		// WordPress's own scripts read the navigation's timing, which does not exist with a test's clock.
		allowErrors( /domContentLoadedEventStart/ );
		await page.clock.install();
		await visit( MENU.replace( '"} /', '","openOn":"hover"} /' ) );
		await page.clock.pauseAt( Date.now() + 60_000 );
		const link = page.locator( '.entry-content' ).getByRole( 'link', { name: 'Rooms' } );
		await link.hover();
		await page.clock.runFor( 250 );
		await expect( panel( page, 'Rooms' ) ).toBeHidden();
		await page.clock.runFor( 100 );
		await expect( panel( page, 'Rooms' ) ).toBeVisible();
		// The pointer moves diagonally over the area beside the panel, then down.
		const from = ( await link.boundingBox() )!;
		const to = ( await panel( page, 'Rooms' ).boundingBox() )!;
		await page.mouse.move( from.x + from.width / 2, from.y + from.height + 2 );
		await page.mouse.move( to.x + to.width / 2, to.y + 20, { steps: 5 } );
		await page.clock.runFor( 2000 );
		await expect( panel( page, 'Rooms' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( panel( page, 'Rooms' ) ).toBeHidden();
		// The pointer still rests on the item, but the panel does not open again.
		await page.clock.runFor( 2000 );
		await expect( panel( page, 'Rooms' ) ).toBeHidden();

		await page.mouse.move( 900, 800 );
		await link.hover();
		await page.clock.runFor( 400 );
		await expect( panel( page, 'Rooms' ) ).toBeVisible();
		await page.mouse.move( 1200, 40, { steps: 4 } );
		await page.clock.runFor( 400 );
		await expect( panel( page, 'Rooms' ) ).toBeHidden();
	} );

	test( 'get panels inside the window, and under reduced motion at once @slow', async ( { page, visit } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.setViewportSize( { width: 390, height: 800 } );
		const inside = ( name: string ) =>
			panel( page, name ).evaluate( ( element ) => {
				const { left, right } = element.getBoundingClientRect();
				return left >= 0 && right <= document.documentElement.clientWidth;
			} );
		for ( const query of [ '', '?rtl' ] ) {
			await visit( MENU.replace( '"} /', '","openOn":"hover","justify":"end"} /' ), { query } );
			for ( const name of [ 'Rooms', 'Stairs' ] ) {
				await opener( page, name ).click();
				await expect( panel( page, name ) ).toBeVisible();
				await expect.poll( () => inside( name ), name ).toBe( true );
				expect( await panel( page, name ).evaluate( ( element ) => element.getAnimations().length ) ).toBe( 0 );
			}
		}
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth )
		).toBe( 0 );
	} );

	test( 'open by touch, and without script @slow', async ( { browser, published } ) => {
		const address = await published( MENU.replace( '"} /', '","openOn":"hover"} /' ), 'Touched' );
		for ( const javaScriptEnabled of [ true, false ] ) {
			const context = await browser.newContext( {
				viewport: { width: 390, height: 800 },
				hasTouch: true,
				isMobile: true,
				javaScriptEnabled,
			} );
			const page = await context.newPage();
			await page.goto( address );
			await opener( page, 'Rooms' ).tap();
			await expect( panel( page, 'Rooms' ) ).toBeVisible();
			await opener( page, 'Stairs' ).tap();
			await expect( page.getByRole( 'link', { name: 'Handrail' } ) ).toBeVisible();
			await context.close();
		}
	} );
} );
