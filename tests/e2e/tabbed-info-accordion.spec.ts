/**
 * Accordions and toggles, and tabs that become an accordion where there is no room for them.
 *
 * @group slow
 */
import { expect, test } from './fixtures';
import { fixture, selected, tabs, vertical, visible } from './support/tabs';

test( 'small screens get an accordion, and a wider window tabs again', async ( { page, visit } ) => {
	await page.setViewportSize( { width: 600, height: 800 } );
	await visit( tabs );
	const summary = ( text: string ) => page.locator( 'summary', { hasText: text } );
	await expect( page.getByRole( 'tab' ) ).toHaveCount( 0 );
	await expect( page.getByRole( 'tabpanel' ) ).toHaveCount( 0 );
	await expect( page.getByRole( 'heading', { name: 'Build' } ) ).toBeVisible();
	await summary( 'Build' ).press( 'Enter' );
	await expect( visible( page ) ).toHaveText( /Small steps/ );
	await summary( 'Build' ).press( 'Space' );
	await expect( visible( page ) ).toHaveCount( 0 );

	await page.setViewportSize( { width: 601, height: 800 } );
	await expect( page.getByRole( 'tab' ) ).toHaveCount( 3 );
	await expect( selected( page ) ).toHaveText( 'Build' );
	await expect( visible( page ) ).toHaveText( /Small steps/ );
} );

test( 'narrow columns get an accordion on wide screens', async ( { page, visit } ) => {
	const columns = ( content: string ) =>
		`<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column {"width":"450px"} --><div class="wp-block-column" style="flex-basis:450px">${ content }</div><!-- /wp:column --><!-- wp:column --><div class="wp-block-column"></div><!-- /wp:column --></div><!-- /wp:columns -->`;
	await visit( columns( vertical ) );
	await expect( page.locator( 'summary' ).filter( { visible: true } ) ).toHaveCount( 3 );
	await visit( columns( vertical.replace( '"measure":"container",', '' ) ) );
	await expect( page.getByRole( 'tab' ) ).toHaveCount( 3 );
} );

test( 'an accordion keeps one open, loads no script and can be closed', async ( { page, visit } ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		// Attribution comes with forms of the site.
		if ( /\/plugins\/eidan\/build\/(?!attribution).*\.js/.test( request.url() ) ) {
			scripts.push( request.url() );
		}
	} );
	await visit( fixture( 'tabbed-info__accordion' ) );
	const summaries = page.locator( 'summary' );
	await summaries.nth( 1 ).press( 'Enter' );
	await expect( visible( page ) ).toHaveText( /Three options/ );
	await page.keyboard.press( 'Tab' );
	await expect( summaries.nth( 2 ) ).toBeFocused();
	await page.keyboard.press( 'Space' );
	await expect( visible( page ) ).toHaveText( /Small steps/ );
	await page.keyboard.press( 'Shift+Tab' );
	await expect( summaries.nth( 1 ) ).toBeFocused();
	await summaries.nth( 2 ).click();
	await expect( visible( page ) ).toHaveCount( 0 );
	expect( scripts ).toEqual( [] );
} );

test( 'an accordion that has to stay open does', async ( { page, visit } ) => {
	await visit( fixture( 'tabbed-info__required' ) );
	const summaries = page.locator( 'summary' );
	await expect( visible( page ) ).toHaveText( /first two weeks/ );
	await expect( summaries.nth( 0 ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await summaries.nth( 0 ).press( 'Enter' );
	await summaries.nth( 0 ).click();
	await expect( visible( page ) ).toHaveText( /first two weeks/ );
	await summaries.nth( 2 ).press( 'Space' );
	await expect( visible( page ) ).toHaveText( /Small steps/ );
	await expect( summaries.nth( 0 ) ).toHaveAttribute( 'aria-disabled', 'false' );
	await expect( summaries.nth( 2 ) ).toHaveAttribute( 'aria-disabled', 'true' );
} );

test( 'toggles open several, and start as the author chose', async ( { page, visit } ) => {
	await visit( fixture( 'tabbed-info__toggle' ) );
	await expect( visible( page ) ).toHaveCount( 2 );
	await page.locator( 'summary' ).nth( 1 ).click();
	await expect( visible( page ) ).toHaveCount( 3 );
	await page.locator( 'summary' ).nth( 0 ).click();
	await expect( visible( page ) ).toHaveCount( 2 );
} );

test( 'a window that narrows brings the focus to the summary of a tab that has it, and to none when it has gone', async ( {
	page,
	visit,
} ) => {
	await page.setViewportSize( { width: 1200, height: 800 } );
	await visit( tabs );
	const shape = async ( width: number, count: number ) => {
		await page.setViewportSize( { width, height: 800 } );
		await expect( page.getByRole( 'tab' ) ).toHaveCount( count );
	};
	await page.getByRole( 'tab' ).nth( 1 ).focus();
	await shape( 500, 0 );
	await expect( page.locator( 'summary' ).nth( 1 ) ).toBeFocused();
	await shape( 1200, 3 );
	await expect( page.getByRole( 'tab' ).nth( 1 ) ).toBeFocused();

	await page
		.getByRole( 'tab' )
		.nth( 1 )
		.evaluate( ( tab: HTMLElement ) => tab.blur() );
	await shape( 500, 0 );
	await expect( page.locator( 'body' ) ).toBeFocused();
} );
