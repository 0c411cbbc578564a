/**
 * A header in the widget area of a classic theme, and drop-downs in its sidebar.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures';
import { mustUse } from './support/must-use';
import { drawn } from './support/settled';

const HEADER = `<!-- wp:eidan/header {"behaviour":"up"} -->
<!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} --><div class="wp-block-group"><!-- wp:site-title {"level":0} /--><!-- wp:eidan/menu {"menu":"pages","className":"is-header-wide"} /--><!-- wp:eidan/opener {"panel":"site-menu","text":"Menu","className":"is-header-compact"} --><a class="wp-block-eidan-opener is-header-compact" href="#site-menu"><span class="eidan-opener__text">Menu</span></a><!-- /wp:eidan/opener --></div><!-- /wp:group -->
<!-- wp:eidan/panel {"label":"Menu"} --><div class="wp-block-eidan-panel" id="site-menu"><div class="eidan-panel__content"><!-- wp:eidan/menu {"menu":"pages"} /--></div></div><!-- /wp:eidan/panel -->
<!-- /wp:eidan/header -->`;

test( 'the header is printed with its styles in the head, its panel opens, and drop-downs of the sidebar lead on by their button or at once', async ( {
	site,
	page,
	visit,
} ) => {
	const base64 = ( text: string ) => Buffer.from( text ).toString( 'base64' );
	const file = ( name: string ) => readFileSync( join( __dirname, 'support', name ), 'utf8' );
	const themes = `define( 'EIDAN_TEST_THEMES', ${ JSON.stringify( join( __dirname, 'support', 'themes' ) ) } );`;
	await site.php(
		`${ mustUse( 'eidan-classic.php', file( 'classic-theme.php' ).replace( '<?php', `<?php ${ themes }` ) ) }
		update_option( 'eidan_test_classic_header', base64_decode( '${ base64( HEADER ) }' ) );`
	);
	const spacer =
		'<!-- wp:spacer {"height":"2000px"} --><div style="height:2000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
	const address = await visit( spacer, { query: '?classic' } );
	const box = page.locator( '.eidan-header' );
	await expect( page.locator( 'body.wp-theme-classic, body:not(:has(.wp-site-blocks))' ) ).toHaveCount( 1 );
	await expect( box.locator( 'nav.is-form-bar' ) ).toBeVisible();
	// Its height is not checked: it depends on how many pages the menu has by now.
	expect(
		await box.evaluate( ( element ) => [
			element.parentElement!.localName,
			element.getBoundingClientRect().width,
		] ),
		'no widget around it'
	).toEqual( [ 'body', 1440 ] );
	const late = await page
		.locator( 'body > style[id^="eidan-"], body > link[rel="stylesheet"][href*="/plugins/eidan/"]' )
		.evaluateAll( ( all ) => all.map( ( { id } ) => id ).filter( ( id ) => ! id.includes( 'dropdown' ) ) );
	expect( late, 'styles of the header that come late' ).toEqual( [] );
	// The header follows while the page scrolls.
	await page.evaluate( () => window.scrollTo( { top: 1500, behavior: 'instant' } ) );
	await drawn( page );
	await page.evaluate( () => window.scrollTo( { top: 1400, behavior: 'instant' } ) );
	await expect( box ).toHaveClass( /is-shown/ );
	expect(
		(
			await new AxeBuilder( { page } )
				.include( '.eidan-header' )
				.include( 'aside' )
				.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa' ] )
				.analyze()
		).violations.map( ( { id, nodes } ) => `${ id } ${ nodes[ 0 ]?.html }` )
	).toEqual( [] );

	await page.setViewportSize( { width: 390, height: 800 } );
	const opener = box.getByRole( 'button', { name: 'Menu' } );
	await opener.click();
	await expect( page.getByRole( 'dialog', { name: 'Menu' } ).locator( 'nav.is-form-accordion' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( opener ).toBeFocused();
	await page.setViewportSize( { width: 1440, height: 900 } );

	// By keyboard arrow keys go through the choices, and only the button follows one. By finger or mouse a choice is
	// enough.
	const months = page.getByLabel( 'By month' );
	await expect( page.locator( 'aside form.eidan-dropdown' ), 'archives, categories, text, block' ).toHaveCount( 4 );
	await expect( page.locator( 'aside script' ) ).toHaveCount( 0 );
	await months.focus();
	await page.keyboard.press( 'ArrowDown' );
	await expect( months ).not.toHaveValue( '' );
	const month = await months.inputValue();
	await drawn( page );
	expect( page.url() ).toBe( `${ address }?classic` );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await page.waitForURL( month );
	await page.goto( `${ address }?classic` );
	// The browser's own drop-down list is not part of the page. So send the event that a choice by mouse begins with.
	await page.getByRole( 'combobox', { name: 'Place' } ).dispatchEvent( 'pointerdown' );
	await page.getByRole( 'combobox', { name: 'Place' } ).selectOption( 'Search' );
	await page.waitForURL( /\?s=place$/ );
	await page.goto( `${ address }?classic` );
	await page.locator( '.widget_categories select' ).selectOption( { index: 1 } );
	await page.locator( '.widget_categories' ).getByRole( 'button', { name: 'Go' } ).click();
	await page.waitForURL( /category|cat=/ );
} );
