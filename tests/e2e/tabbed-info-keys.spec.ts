/**
 * The keys of tabs.
 */
import { expect, test } from './fixtures';
import { selected, tab, tabs, vertical } from './support/tabs';

const keys: [ string, string, string, string, string ][] = [
	// title, markup, keys that go forward, back, keys that do nothing
	[ 'side by side', tabs, 'ArrowRight', 'ArrowLeft', 'ArrowDown ArrowUp Delete' ],
	[
		'one below the other',
		vertical.replace( '"activation":"manual",', '' ),
		'ArrowDown',
		'ArrowUp',
		'ArrowRight ArrowLeft Delete',
	],
];

for ( const [ title, content, forward, back, nothing ] of keys ) {
	test( `the key table of tabs ${ title }`, async ( { page, visit } ) => {
		await visit( content );
		await tab( page, 'Listen' ).focus();
		await page.keyboard.press( forward );
		await expect( tab( page, /Decide/ ) ).toBeFocused();
		await expect( selected( page ) ).toHaveText( /Decide/ );
		await page.keyboard.press( back );
		await page.keyboard.press( back );
		await expect( tab( page, 'Build' ) ).toBeFocused();
		await page.keyboard.press( forward );
		await expect( tab( page, 'Listen' ) ).toBeFocused();
		await page.keyboard.press( 'End' );
		await expect( tab( page, 'Build' ) ).toBeFocused();
		await page.keyboard.press( 'Home' );
		await expect( tab( page, 'Listen' ) ).toBeFocused();
		for ( const key of nothing.split( ' ' ) ) {
			await page.keyboard.press( key );
			await expect( tab( page, 'Listen' ) ).toBeFocused();
		}
		await expect( page.getByRole( 'tab' ) ).toHaveCount( 3 );
		// Only the active tab is a tab stop. The next stop is its panel.
		await page.keyboard.press( 'Tab' );
		await expect( page.getByRole( 'tabpanel' ) ).toBeFocused();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( tab( page, 'Listen' ) ).toBeFocused();
	} );
}

test( 'right-to-left turns the arrow keys round', async ( { page, visit } ) => {
	await visit( `<!-- wp:html --><div dir="rtl"><!-- /wp:html -->${ tabs }<!-- wp:html --></div><!-- /wp:html -->` );
	await tab( page, 'Listen' ).focus();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( tab( page, /Decide/ ) ).toBeFocused();
	await page.keyboard.press( 'ArrowRight' );
	await expect( tab( page, 'Listen' ) ).toBeFocused();
	const [ first, second ] = [ await tab( page, 'Listen' ).boundingBox(), await tab( page, /Decide/ ).boundingBox() ];
	expect( first!.x ).toBeGreaterThan( second!.x );
} );

test( 'the browser keeps its own shortcuts', async ( { page, visit } ) => {
	await visit( tabs );
	await tab( page, 'Listen' ).focus();
	await page.keyboard.press( 'Control+End' );
	await expect( tab( page, 'Listen' ) ).toBeFocused();
} );

for ( const key of [ 'Enter', 'Space' ] ) {
	test( `manual activation waits for ${ key }`, async ( { page, visit } ) => {
		await visit( vertical );
		await tab( page, 'Listen' ).focus();
		await page.keyboard.press( 'ArrowDown' );
		await expect( tab( page, /Decide/ ) ).toBeFocused();
		await expect( selected( page ) ).toHaveText( 'Listen' );
		await page.keyboard.press( key );
		await expect( selected( page ) ).toHaveText( /Decide/ );
		await expect( page.getByRole( 'tabpanel', { name: /Decide/ } ) ).toBeVisible();
	} );
}
