/**
 * Tabs as visitors use them. Keys and accordions are tested in files of their own.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { selected, tab, tabs, vertical, visible } from './support/tabs';
import { launchWhole } from './support/whole-browser';

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

test( 'words and links of a vertical panel are under the pointer, and a closed one takes no room', async ( {
	page,
	visit,
} ) => {
	await visit(
		vertical.replace(
			'leave undone.',
			`leave undone. ${ 'A panel that is higher than all others. '.repeat( 60 ) }`
		)
	);
	const under = () =>
		visible( page ).evaluate( ( panel ) => {
			const { left, top } = panel.querySelector( 'p' )!.getBoundingClientRect();
			return panel.contains( document.elementFromPoint( left + 40, top + 10 ) );
		} );
	await expect( selected( page ) ).toHaveText( /Listen/ );
	expect( await under(), 'the first panel' ).toBe( true );
	expect( ( await page.locator( '.eidan-tabs' ).boundingBox() )!.height ).toBeLessThan( 500 );
	await tab( page, /Build/ ).click();
	expect( await under(), 'the third' ).toBe( true );
	await page.getByRole( 'link', { name: 'review' } ).click();
	await expect( page ).toHaveURL( /#pineapple$/ );
} );

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
	// A damaged address must not cause an error.
	await page.goto( `${ link }#%E0%A4%A` );
	await expect( selected( page ) ).toBeVisible();
} );

test( 'what a link to words in a closed panel leads to is shown', async ( { visit, launchOptions } ) => {
	const link = await visit( tabs );
	// A text fragment uses the browser's search in the page, and opens what it finds in the same way.
	const browser = await launchWhole( launchOptions );
	try {
		const page = await browser.newPage( { viewport: { width: 1440, height: 900 } } );
		await page.goto( `${ link }#:~:text=three%20options` );
		await expect( selected( page ) ).toHaveText( /Decide/ );
		await expect( page.getByText( 'Three options' ) ).toBeInViewport();
	} finally {
		await browser.close();
	}
} );

test( 'what find in page finds in a closed panel is shown @slow', async ( { page, visit } ) => {
	await visit( tabs );
	// Do what browsers do when they find text: open the details element.
	await page.evaluate( () => {
		document.querySelectorAll( 'details' )[ 2 ]!.open = true;
	} );
	await expect( selected( page ) ).toHaveText( 'Build' );
	await expect( visible( page ) ).toHaveCount( 1 );
} );

test( 'nothing moves when the script starts, and nothing needs it @slow', async ( { page, visit, browser, site } ) => {
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
	const plain = await browser.newContext( {
		javaScriptEnabled: false,
		baseURL: site.url,
		viewport: { width: 1440, height: 900 },
	} );
	const still = await plain.newPage();
	await still.goto( link );
	const scripted = await boxes( page );
	expect( scripted ).toHaveLength( 8 );
	// Measure the page without script: block the view's module, as without any script nothing could be measured.
	const held = await browser.newPage( { baseURL: site.url, viewport: { width: 1440, height: 900 } } );
	await held.route( /\/view\/tabs\.js/, ( route ) => route.abort() );
	await held.goto( link );
	expect( await boxes( held ) ).toEqual( scripted );

	await still.locator( 'summary', { hasText: 'Build' } ).first().click();
	await expect( visible( still ).first() ).toHaveText( /Small steps/ );
	await plain.close();
	await held.close();
} );

test( 'the focus stays on its item when the screen grows too narrow for tabs, and back', async ( { page, visit } ) => {
	await visit( tabs );
	const summary = page.locator( 'summary' ).nth( 1 );
	await tab( page, /Decide/ ).focus();
	await page.setViewportSize( { width: 500, height: 900 } );
	await expect( summary ).toBeFocused();
	// The focus is moved only once. A visitor who has left the item is not brought back.
	await page.keyboard.press( 'Tab' );
	await page.setViewportSize( { width: 480, height: 900 } );
	await expect( page.locator( 'summary' ).nth( 2 ) ).toBeFocused();
	await page.keyboard.press( 'Shift+Tab' );
	await page.setViewportSize( { width: 1440, height: 900 } );
	await expect( tab( page, /Decide/ ) ).toBeFocused();
} );

test( 'without items they are nothing, and no error', async ( { visit, page } ) => {
	await visit(
		`<!-- wp:eidan/tabbed-info --><div class="wp-block-eidan-tabbed-info is-tabs"><div class="eidan-tabs"></div></div><!-- /wp:eidan/tabbed-info -->${ tabs }`
	);
	await expect( page.getByRole( 'tab' ) ).toHaveCount( 3 );
	await expect( page.locator( '.wp-block-eidan-tabbed-info' ) ).toHaveCount( 1 );
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

test( 'copies of a block, and one inside another, are independent @both', async ( { page, visit } ) => {
	const inner = tabs.replace( 'Listen', 'Inner' ).replaceAll( 'build', 'inner-build' );
	await visit(
		tabs +
			tabs
				.replaceAll( '"build"', '"build-2"' )
				.replace( '<!-- wp:paragraph -->', `${ inner }<!-- wp:paragraph -->` )
	);
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
	// It starts again a moment after it was put back.
	await expect( tab( page, 'Listen' ) ).toHaveAttribute( 'aria-selected', 'true' );
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
