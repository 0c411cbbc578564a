import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const fixture = ( name: string ) => readFileSync( join( __dirname, '../fixtures/blocks', `${ name }.html` ), 'utf8' );
const tabs = fixture( 'tabbed-info' );
const vertical = fixture( 'tabbed-info__vertical' );

const tab = ( page: Page, name: string | RegExp ) => page.getByRole( 'tab', { name } );
const selected = ( page: Page ) => page.locator( '[role="tab"][aria-selected="true"]' ).first();
const visible = ( page: Page ) => page.locator( '.eidan-tabs__panel' ).filter( { visible: true } );

test( 'tabs say what they are to assistive technology @both', async ( { page, visit } ) => {
	await visit( tabs );
	const list = page.getByRole( 'tablist', { name: 'How we work' } );
	await expect( list ).toHaveAttribute( 'aria-orientation', 'horizontal' );
	await expect( list.getByRole( 'tab' ) ).toHaveCount( 3 );
	await expect( tab( page, 'Listen' ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( page.getByRole( 'tabpanel', { name: 'Listen' } ) ).toContainText( 'first two weeks' );
	await expect( visible( page ) ).toHaveCount( 1 );
	await expect( page.locator( 'summary' ).filter( { visible: true } ) ).toHaveCount( 0 );

	await tab( page, 'Build' ).click();
	await expect( tab( page, 'Build' ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( tab( page, 'Listen' ) ).toHaveAttribute( 'aria-selected', 'false' );
	await expect( page.getByRole( 'tabpanel', { name: 'Build' } ) ).toBeVisible();
	await expect( visible( page ) ).toHaveCount( 1 );
	// One tab has to stay open.
	await tab( page, 'Build' ).click();
	await expect( page.getByRole( 'tabpanel', { name: 'Build' } ) ).toBeVisible();
} );

const keys: [ string, string, string, string, string ][] = [
	// title, markup, keys that go forward, back, keys that do nothing
	[ 'side by side', tabs, 'ArrowRight', 'ArrowLeft', 'ArrowDown ArrowUp Delete' ],
	[ 'one below the other', vertical.replace( '"activation":"manual",', '' ), 'ArrowDown', 'ArrowUp', 'ArrowRight ArrowLeft Delete' ],
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
		// Only the active tab is a tab stop; the panel is the next.
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

test( 'a link to a panel, or into it, opens it', async ( { page, visit } ) => {
	const link = await visit( tabs, { query: '#build' } );
	await expect( selected( page ) ).toHaveText( 'Build' );
	await expect( tab( page, 'Build' ) ).toBeInViewport();
	await page.evaluate( () => {
		location.hash = '#tab-decide-together';
	} );
	await expect( selected( page ) ).toHaveText( /Decide/ );
	await page.goBack();
	await expect( selected( page ) ).toHaveText( 'Build' );
	// A damaged address is no reason to fail.
	await page.goto( `${ link }#%E0%A4%A` );
	await expect( selected( page ) ).toBeVisible();
} );

test( 'what find in page finds in a closed panel is shown', async ( { page, visit } ) => {
	// A text fragment uses the same search, and reveals in the same way.
	const link = await visit( tabs );
	await page.goto( 'about:blank' );
	await page.goto( `${ link }#:~:text=three%20options` );
	await expect( selected( page ) ).toHaveText( /Decide/ );
	await expect( page.getByText( 'Three options' ) ).toBeInViewport();
	// What browsers do: they open the details element.
	await page.evaluate( () => {
		document.querySelectorAll( 'details' )[ 2 ]!.open = true;
	} );
	await expect( selected( page ) ).toHaveText( 'Build' );
	await expect( visible( page ) ).toHaveCount( 1 );
} );

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

test( 'nothing moves when the script starts, and nothing needs it', async ( { page, visit, browser, site } ) => {
	const link = await visit( tabs + vertical );
	const boxes = ( of: Page ) =>
		of.evaluate( () =>
			Array.from( document.querySelectorAll( '.eidan-tabs__title, .eidan-tabs__panel' ) )
				.filter( ( element ) => element.checkVisibility( { contentVisibilityAuto: true } ) )
				.map( ( element ) => {
					const { x, y, width, height } = element.getBoundingClientRect();
					return [ element.textContent?.trim().slice( 0, 12 ), x, y, width, height ].join( ' ' );
				} )
				.sort()
		);
	await expect( page.getByRole( 'tab' ) ).toHaveCount( 6 );
	const plain = await browser.newContext( { javaScriptEnabled: false, baseURL: site.url, viewport: { width: 1440, height: 900 } } );
	const still = await plain.newPage();
	await still.goto( link );
	const scripted = await boxes( page );
	expect( scripted ).toHaveLength( 8 );
	// Without script the same is measured by a page that does not let the view run.
	const held = await browser.newPage( { baseURL: site.url, viewport: { width: 1440, height: 900 } } );
	await held.route( /\/view\/tabs\.js/, ( route ) => route.abort() );
	await held.goto( link );
	expect( await boxes( held ) ).toEqual( scripted );

	await still.locator( 'summary', { hasText: 'Build' } ).first().click();
	await expect( visible( still ).first() ).toHaveText( /Small steps/ );
	await plain.close();
	await held.close();
} );

test( 'paper shows all panels with their titles', async ( { page, visit } ) => {
	await visit( tabs );
	await expect( page.getByRole( 'tab' ) ).toHaveCount( 3 );
	await page.emulateMedia( { media: 'print' } );
	for ( const text of [ 'first two weeks', 'Three options', 'Small steps' ] ) {
		await expect( page.getByText( text ) ).toBeVisible();
	}
	await expect( page.locator( 'summary' ).filter( { visible: true } ) ).toHaveCount( 3 );
	await expect( page.getByRole( 'tablist' ) ).toBeHidden();
} );

test( 'an accordion keeps one open, loads no script and can be closed', async ( { page, visit } ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( '/plugins/eidan' ) && request.resourceType() === 'script' ) {
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

test( 'copies of a block, and one inside another, are independent @both', async ( { page, visit } ) => {
	const inner = tabs.replace( 'Listen', 'Inner' ).replaceAll( 'build', 'inner-build' );
	await visit( tabs + tabs.replaceAll( '"build"', '"build-2"' ).replace( '<!-- wp:paragraph -->', `${ inner }<!-- wp:paragraph -->` ) );
	await expect( page.locator( '[role="tab"]' ) ).toHaveCount( 9 );
	const ids = await page.locator( '[id]' ).evaluateAll( ( elements ) => elements.map( ( { id } ) => id ) );
	expect( ids.filter( ( id, index ) => ids.indexOf( id ) !== index ) ).toEqual( [] );

	await tab( page, 'Build' ).nth( 1 ).click();
	await expect( visible( page ).filter( { hasText: 'first two weeks' } ) ).toHaveCount( 1 );
	await tab( page, 'Listen' ).nth( 1 ).click();
	await tab( page, 'Inner' ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( tab( page, /Decide/ ).nth( 2 ) ).toBeFocused();
	await expect( tab( page, 'Listen' ).nth( 1 ) ).toHaveAttribute( 'aria-selected', 'true' );
} );

test( 'inserted later it starts; taken out and put back it is not doubled', async ( { page, visit } ) => {
	await visit( tabs );
	await expect( page.getByRole( 'tab' ) ).toHaveCount( 3 );
	await page.evaluate( async () => {
		const block = document.querySelector( '.wp-block-eidan-tabbed-info' )!;
		const home = block.parentElement!;
		for ( let times = 0; times < 5; times++ ) {
			block.remove();
			await new Promise( ( done ) => setTimeout( done ) );
			home.append( block );
			await new Promise( ( done ) => setTimeout( done ) );
		}
	} );
	await expect( page.getByRole( 'tab' ) ).toHaveCount( 3 );
	await tab( page, 'Listen' ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( tab( page, /Decide/ ) ).toBeFocused();
} );

test( 'forged saved HTML breaks nothing else', async ( { page, visit } ) => {
	await visit(
		`<!-- wp:eidan/tabbed-info {"mode":["x"],"accordionBelow":"1);}*{display:none"} --><div class="wp-block-eidan-tabbed-info is-tabs"><p>No items</p></div><!-- /wp:eidan/tabbed-info -->${ tabs }`
	);
	await expect( page.getByText( 'No items' ) ).toBeVisible();
	await expect( page.getByRole( 'tab' ) ).toHaveCount( 3 );
} );
