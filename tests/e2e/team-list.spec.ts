/**
 * People in a list: an author chooses them, a visitor reads about them.
 */
import { expect, test } from './fixtures';
import { onlyDemo } from './support/switches';

const people = 'query":{"postType":"eidan_team","perPage":3,"order":"menu-order"';

test( 'an author shows the team, with contact lines, in rows, and undoes it', async ( { editor, page, site } ) => {
	await onlyDemo( page, site.url );
	await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
	await editor.insert( 'eidan/team-list' );
	await expect( editor.canvas.locator( '.eidan-person' ).first() ).toBeVisible();
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'button', { name: 'Elements', exact: true } ).click();
	await sidebar.getByRole( 'combobox', { name: 'Link to' } ).selectOption( 'item' );
	await sidebar.getByRole( 'combobox', { name: 'Hover effect' } ).selectOption( 'contact' );
	await expect( editor.canvas.locator( '.eidan-person__contact' ).first() ).toBeAttached();
	await sidebar.getByRole( 'radio', { name: 'List' } ).click();
	await expect( editor.canvas.locator( '.eidan-list__items.is-list' ) ).toBeVisible();
	await editor.page.keyboard.press( 'ControlOrMeta+z' );
	await expect( editor.canvas.locator( '.eidan-list__items.is-grid' ) ).toBeVisible();

	const [ , block ] = await editor.readBack();
	expect( block ).toMatchObject( {
		isValid: true,
		attributes: {
			layout: 'grid',
			link: 'item',
			hover: 'contact',
			elements: [ 'image', 'title', 'role', 'phone', 'email', 'links' ],
		},
	} );
	await page.goto( await editor.publish() );
	const first = page.locator( '.eidan-person' ).first();
	const contact = first.locator( '.eidan-person__contact' );
	await expect( contact ).toHaveCSS( 'opacity', '0' );
	// Focus shows the same as the pointer.
	await first.getByRole( 'link' ).first().focus();
	await expect( contact ).toHaveCSS( 'opacity', '1' );
	await expect( first.getByRole( 'link', { name: /^\+31/ } ) ).toHaveAttribute( 'href', /^tel:\+31/ );
} );

test( 'a visitor reads biographies in a dialog with an address, by mouse, keys and Back @slow', async ( {
	visit,
	page,
	browser,
} ) => {
	const url = await visit( `<!-- wp:eidan/team-list {"${ people }}} /-->`, { demo: true } );
	const dialog = page.getByRole( 'dialog' );
	const link = ( name: string ) => page.locator( '.eidan-list' ).getByRole( 'link', { name } );

	await link( 'Tobias Orr' ).click();
	await expect( page.getByRole( 'dialog', { name: 'Tobias Orr' } ) ).toContainText( 'trained as a sign painter' );
	expect( page.url() ).toMatch( /#team-tobias$/ );
	await expect( dialog.getByRole( 'button', { name: 'Close' } ) ).toBeFocused();
	await dialog.getByRole( 'button', { name: 'Next' } ).click();
	await expect( page.getByRole( 'dialog', { name: 'Ines Duarte' } ) ).toBeVisible();
	await page.keyboard.press( 'ArrowRight' );
	await expect(
		page.getByRole( 'dialog', { name: 'Maja Lindqvist' } ),
		'after the last comes the first'
	).toBeVisible();
	expect( page.url() ).toMatch( /#team-maja$/ );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( link( 'Maja Lindqvist' ) ).toBeFocused();
	await expect.poll( () => new URL( page.url() ).hash ).toBe( '' );

	await page.keyboard.press( 'Enter' );
	await expect( dialog ).toBeVisible();
	await page.goBack();
	await expect( dialog ).toHaveCount( 0 );

	// A shared address opens the dialog at once. With a modifier key or without script, the link is a plain link.
	await page.goto( `${ url }#team-ines` );
	await page.reload();
	await expect( page.getByRole( 'dialog', { name: 'Ines Duarte' } ) ).toBeVisible();
	const plain = await browser.newContext( { javaScriptEnabled: false } );
	const other = await plain.newPage();
	await other.goto( url );
	await other.getByRole( 'link', { name: 'Maja Lindqvist' } ).click();
	await other.waitForURL( /\/team\/maja\// );
	await plain.close();
} );

test( 'people that come later open in the same dialog, and touch shows what hover shows @slow', async ( {
	visit,
	page,
} ) => {
	await visit( `<!-- wp:eidan/team-list {"${ people }},"pagination":"load-more"} /-->`, { demo: true } );
	await page.getByRole( 'link', { name: 'Load more' } ).click();
	await page.locator( '.eidan-list' ).getByRole( 'link', { name: 'Samuel Adeyemi' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Samuel Adeyemi' } );
	await expect( dialog ).toContainText( '04 / 06' );
	await dialog.getByRole( 'button', { name: 'Previous' } ).click();
	await expect( page.getByRole( 'dialog', { name: 'Ines Duarte' } ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	const person = page.locator( '.eidan-person' ).nth( 1 );
	await expect( person.locator( 'img' ).first() ).toHaveCSS( 'opacity', '1' );
	await person.hover();
	await expect( person.locator( 'img' ).first(), 'the second portrait lies below' ).toHaveCSS( 'opacity', '0' );
	// A click anywhere on the card follows the card's link, unless it hits another link. This holds for the portrait
	// that is faded out, too.
	const portrait = ( await person.locator( 'figure' ).boundingBox() )!;
	await page.mouse.click( portrait.x + portrait.width / 2, portrait.y + portrait.height / 2 );
	await expect( page.getByRole( 'dialog', { name: 'Tobias Orr' } ) ).toBeVisible();
} );
