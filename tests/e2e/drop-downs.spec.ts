/**
 * WordPress's drop-downs of archives and categories, as a setting completes them: keys lead nowhere by themselves, and they
 * work without script.
 */
import { expect, test } from './fixtures';

const DROP_DOWNS =
	'<!-- wp:archives {"displayAsDropdown":true} /--><!-- wp:categories {"displayAsDropdown":true,"showEmpty":true} /-->';

test( 'drop-downs of archives and categories have a button that leads on, and a mouse leads on at once', async ( {
	page,
	site,
	visit,
	insert,
	browser,
} ) => {
	await insert( { post_title: 'Dated', post_date: '2019-05-05 12:00:00' } );
	const choose = {
		name: 'eidan-page',
		value: encodeURIComponent( JSON.stringify( { dropdowns: 'choose' } ) ),
		url: site.url,
	};
	await page.context().addCookies( [ choose ] );
	const address = await visit( DROP_DOWNS );
	const archives = page.getByRole( 'combobox', { name: 'Archives' } );
	await archives.focus();
	await page.keyboard.press( 'M' );
	await archives.selectOption( 'May 2019' );
	// No script will change the page later. WordPress's own script would do so after a quarter of a second.
	expect( await page.locator( '.wp-block-archives script' ).count() ).toBe( 0 );
	await page.keyboard.press( 'Tab' );
	expect( page.url() ).toBe( address );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /\/2019\/05\/$/ );
	// By mouse a choice leads on at once.
	await page.goto( address );
	await archives.dispatchEvent( 'pointerdown' );
	await archives.selectOption( 'May 2019' );
	await expect( page ).toHaveURL( /\/2019\/05\/$/ );

	const plain = await browser.newContext( { javaScriptEnabled: false } );
	await plain.addCookies( [ choose ] );
	const without = await plain.newPage();
	await without.goto( address );
	await without.getByRole( 'combobox', { name: 'Categories' } ).selectOption( 'Uncategorized' );
	await without.getByRole( 'button', { name: 'Go' } ).last().click();
	await expect( without ).toHaveURL( /uncategorized/ );
	await without.goto( address );
	await without.getByRole( 'combobox', { name: 'Archives' } ).selectOption( 'May 2019' );
	await without.getByRole( 'button', { name: 'Go' } ).first().click();
	await expect( without ).toHaveURL( /\/2019\/05\/$/ );
	await plain.close();
} );
