/**
 * Tabs in the canvas look and work as visitors get them.
 *
 * @group slow
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';

const fixture = ( name: string ) => readFileSync( join( __dirname, '../fixtures/blocks', `${ name }.html` ), 'utf8' );

test( 'titles are headings, Tab goes into the panel and back, and a narrow preview shows the accordion', async ( {
	editor,
} ) => {
	await editor.open(
		fixture( 'tabbed-info__vertical' ).replace(
			'"measure":"container"',
			'"titles":{"color":{"text":"#123456"},"active":{"text":"#654321"},"typography":{"fontSize":"30px"}}'
		)
	);
	const { canvas, page } = editor;
	const tabs = canvas.locator( '.eidan-tabs__tab' );
	// The canvas once showed a span in the body's font, while the page has a heading.
	const title = tabs.nth( 1 ).locator( '.eidan-tabs__title' );
	expect( await title.evaluate( ( { tagName } ) => tagName ) ).toBe( 'H3' );
	await expect( title ).toHaveCSS( 'font-size', '30px' );
	await expect( title ).toHaveCSS( 'color', 'rgb(18, 52, 86)' );

	await title.click();
	await expect( title ).toHaveCSS( 'color', 'rgb(101, 67, 33)' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'Now: ' );
	await expect( canvas.getByText( 'Now: Three options' ) ).toBeVisible();
	await page.keyboard.press( 'Shift+Tab' );
	await page.keyboard.press( 'Home' );
	await page.keyboard.type( 'We ' );
	await expect( title ).toHaveText( 'We Decide together' );

	// The accordion is set for up to 480 px: a tablet still has tabs, a phone has the accordion.
	const preview = ( device: string ) =>
		page.evaluate(
			( type ) =>
				(
					window as never as {
						wp: {
							data: {
								dispatch: ( store: string ) => Record< string, ( ...args: unknown[] ) => unknown >;
							};
						};
					}
				 ).wp.data.dispatch( 'core/editor' ).setDeviceType!( type ),
			device
		);
	await preview( 'Tablet' );
	await expect( tabs ).toHaveCount( 3 );
	await preview( 'Mobile' );
	await expect( tabs ).toHaveCount( 0 );
	await expect( canvas.locator( '.eidan-tabs__summary' ) ).toHaveCount( 3 );
	await preview( 'Desktop' );
	await expect( tabs ).toHaveCount( 3 );
	await editor.readBack();
} );
