/**
 * Openers and panels: an author makes them, visitors use them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { drawn } from './support/settled';
import { axe } from './support/axe';

const fixture = ( name: string ) => readFileSync( join( __dirname, '../fixtures/blocks', `${ name }.html` ), 'utf8' );
const tall =
	'<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
const open = ( page: Page ) => page.locator( 'dialog[open]' );

/** Returns what axe finds wrong in the open dialog, by the rules of the matrices. */
const violations = async ( page: Page ) =>
	(
		await axe( page )
			.include( 'dialog[open]' )
			.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ] )
			.analyze()
	).violations.map( ( { id, nodes } ) => `${ id } ${ nodes[ 0 ]?.html }` );

test( 'an author fills a panel, adds its opener, is told what is missing, and sees it open and closed', async ( {
	editor,
} ) => {
	await editor.open();
	await editor.insert( 'eidan/opener' );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'tab', { name: 'Settings' } ).click();
	await expect( sidebar.getByText( 'This opener opens nothing yet' ) ).toBeVisible();
	await sidebar.getByRole( 'button', { name: 'Add panel' } ).click();
	await expect( sidebar.getByRole( 'combobox', { name: 'Panel' } ) ).toHaveValue( '#side-area' );
	await expect( sidebar.getByText( 'screen readers say it' ) ).toBeVisible();
	await sidebar.getByRole( 'textbox', { name: 'Text' } ).fill( 'Let us talk' );
	await expect( sidebar.getByText( 'screen readers say it' ) ).toHaveCount( 0 );

	const panel = editor.canvas.locator( '.wp-block-eidan-panel' );
	await panel.getByRole( 'button', { name: 'Start with sample content' } ).click();
	await editor.useSample();
	await expect(
		panel.getByRole( 'heading', { name: 'Let us talk' } ).or( panel.getByText( 'Let us talk' ) ).first()
	).toBeVisible();
	await editor.select( 'eidan/panel' );
	await editor.page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Show open' } )
		.click();
	await expect( panel.getByText( 'Let us talk' ) ).toHaveCount( 0 );
	await expect( panel.locator( '.eidan-panel-notice' ), 'its opener is there' ).toHaveCount( 0 );

	// A panel without an opener. A notice in it adds its opener and its anchor.
	const id = await editor.insert( 'eidan/panel', { kind: 'fullscreen' } );
	const other = editor.canvas.locator( `[data-block="${ id }"]` );
	await other.getByRole( 'button', { name: 'Add blocks' } ).click();
	await editor.select( id );
	await expect( other.getByText( 'Nothing here opens this panel' ) ).toBeVisible();
	await other.getByRole( 'button', { name: 'Add opener' } ).click();
	await expect( other.locator( '.eidan-panel-notice' ) ).toHaveCount( 0 );

	const [ opener, side, second, menu ] = await editor.readBack();
	expect( opener ).toMatchObject( { name: 'eidan/opener', attributes: { panel: 'side-area' } } );
	expect( side ).toMatchObject( { name: 'eidan/panel', attributes: { kind: 'side', anchor: 'side-area' } } );
	expect( second ).toMatchObject( { name: 'eidan/opener', attributes: { panel: 'menu', icon: 'eidan/menu' } } );
	expect( menu ).toMatchObject( { name: 'eidan/panel', attributes: { kind: 'fullscreen', anchor: 'menu' } } );
} );

test( 'visitors open the side area by mouse, keyboard and touch, and close it in every way; the page stays where it is @slow', async ( {
	page,
	visit,
	browser,
} ) => {
	const link = await visit( tall + fixture( 'panel' ) + tall );
	const opener = page.getByRole( 'button', { name: 'Let us talk' } );
	const box = page.getByRole( 'dialog', { name: 'Contact' } );
	await opener.scrollIntoViewIfNeeded();
	const place = await page.evaluate( () => [
		window.scrollY,
		document.querySelector( '.eidan-opener__text' )!.getBoundingClientRect().x,
	] );
	await opener.click();
	await expect( box ).toBeVisible();
	await expect(
		opener
			.and( page.locator( '[aria-expanded="true"]' ) )
			.or( page.locator( '[data-eidan-opener][aria-expanded="true"]' ) )
	).toHaveCount( 1 );
	// Scroll less than the distance that closes the panel.
	await page.mouse.wheel( 0, 350 );
	await drawn( page );
	expect(
		await page.evaluate( () => [
			window.scrollY,
			document.querySelector( '.eidan-opener__text' )!.getBoundingClientRect().x,
		] ),
		'neither scrolls nor shifts'
	).toEqual( place );
	expect( await violations( page ) ).toEqual( [] );
	// The panel is at the right edge, as wide as set and as high as the window.
	await expect.poll( async () => ( await box.boundingBox() )!.x ).toBe( page.viewportSize()!.width - 26 * 16 );
	await page.mouse.click( 100, 400 );
	await expect( box ).toBeHidden();
	await expect( opener ).toBeFocused();
	for ( const [ key, close ] of [
		[ 'Enter', 'Escape' ],
		[ 'Space', '' ],
	] as const ) {
		await opener.press( key );
		await expect( box ).toBeVisible();
		await ( close ? page.keyboard.press( close ) : page.getByRole( 'button', { name: 'Close' } ).press( 'Enter' ) );
		await expect( box ).toBeHidden();
		await expect( opener ).toBeFocused();
		await expect( opener ).toHaveAttribute( 'aria-expanded', 'false' );
	}
	// Any link with its anchor opens the panel, also a link on another page.
	await page.goto( `${ link }#talk` );
	await page.reload();
	await expect( box ).toBeVisible();

	const touch = await browser.newContext( {
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		reducedMotion: 'reduce',
	} );
	const phone = await touch.newPage();
	await phone.goto( link );
	await phone.getByRole( 'button', { name: 'Let us talk' } ).tap();
	expect(
		await open( phone ).evaluate( ( element ) => [
			getComputedStyle( element ).transitionDuration,
			element.getBoundingClientRect().width,
		] ),
		'no motion, all of the width'
	).toEqual( [ '0s', 390 ] );
	await phone.getByRole( 'button', { name: 'Close' } ).tap();
	await expect( open( phone ) ).toHaveCount( 0 );
	await touch.close();

	const plain = await browser.newContext( { javaScriptEnabled: false } );
	const reader = await plain.newPage();
	await reader.goto( link );
	await expect( reader.getByText( 'Tell us what you are planning' ) ).toBeHidden();
	await reader.getByRole( 'link', { name: 'Let us talk' } ).click();
	await expect( reader.getByText( 'Tell us what you are planning' ) ).toBeInViewport();
	await expect( reader.getByRole( 'link', { name: 'find us' } ) ).toBeVisible();
	await plain.close();
} );

test( 'where nothing covers the page it scrolls, and closes the panel, unless the focus is inside @slow', async ( {
	page,
	visit,
} ) => {
	await visit( fixture( 'panel__clear' ) + tall );
	const opener = page.getByRole( 'button', { name: 'Notes' } );
	const box = page.getByRole( 'dialog', { name: 'Side area' } );
	const scroll = async ( by: number ) => {
		await page.evaluate( ( way ) => window.scrollBy( { top: way, behavior: 'instant' } ), by );
		await drawn( page );
	};
	await opener.click();
	expect( Math.round( ( await box.boundingBox() )!.width ) ).toBe( 360 );
	await scroll( 250 );
	await expect( box ).toBeVisible();
	await scroll( 100 );
	await expect( box ).toBeHidden();
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	await opener.press( 'Enter' );
	await scroll( 900 );
	await expect( box, 'somebody is inside by keyboard' ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( box ).toBeHidden();
} );

test( 'a side area with a cover closes after 400 px of wheel or finger beside it, and the page stands still @slow', async ( {
	page,
	visit,
} ) => {
	await visit( fixture( 'panel' ) + tall );
	const opener = page.locator( '.entry-content [data-eidan-opener]' ).first();
	const box = page.getByRole( 'dialog', { name: 'Contact' } );
	const wheel = async ( pixels: number ) => {
		await page.mouse.wheel( 0, pixels );
		await drawn( page );
	};
	await opener.click();
	await expect( box ).toBeVisible();
	const place = await page.evaluate( () => window.scrollY );
	await page.mouse.move( ( await box.boundingBox() )!.x + 100, 300 );
	await wheel( 900 );
	await expect( box, 'over the panel itself' ).toBeVisible();
	await page.mouse.move( 200, 300 );
	await wheel( 300 );
	await wheel( -100 );
	await wheel( 200 );
	await expect( box, 'not yet' ).toBeVisible();
	await wheel( 1 );
	await expect( box ).toBeHidden();
	expect( await page.evaluate( () => window.scrollY ) ).toBe( place );
	await expect( opener ).toBeFocused();

	// By finger. What was scrolled earlier does not count any more.
	await opener.click();
	const hands = await page.context().newCDPSession( page );
	const touch = async ( type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number ) =>
		hands.send( 'Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [ { x: 200, y } ] } );
	await touch( 'touchStart', 700 );
	for ( const y of [ 600, 500, 400, 300 ] ) {
		await touch( 'touchMove', y );
	}
	await drawn( page );
	await expect( box ).toBeVisible();
	await touch( 'touchMove', 250 );
	await touch( 'touchMove', 200 );
	await touch( 'touchEnd' );
	await expect( box ).toBeHidden();

	await opener.press( 'Enter' );
	await page.mouse.move( 200, 300 );
	await wheel( 900 );
	await expect( box, 'somebody is inside by keyboard' ).toBeVisible();
} );

test( 'the fullscreen menu closes on Escape, on an anchor, and when the window grows past the breakpoint @slow', async ( {
	page,
	visit,
} ) => {
	await page.setViewportSize( { width: 900, height: 800 } );
	await visit( fixture( 'panel__fullscreen' ).replace( '<!-- wp:heading', `${ tall }<!-- wp:heading` ) + tall );
	const opener = page.getByRole( 'button', { name: 'Menu' } ).and( page.locator( '[data-eidan-opener]' ) );
	const box = page.getByRole( 'dialog', { name: 'Menu' } );
	await opener.click();
	await expect( box ).toBeVisible();
	expect( await violations( page ) ).toEqual( [] );
	await page.setViewportSize( { width: 1024, height: 800 } );
	await drawn( page );
	await expect( box ).toBeVisible();
	await page.setViewportSize( { width: 1025, height: 800 } );
	await expect( box ).toBeHidden();
	// A visitor can still open it on a wide screen, where it stays open.
	await opener.click();
	await expect( box ).toBeVisible();
	await box.getByRole( 'link', { name: 'What comes after' } ).click();
	await expect( box ).toBeHidden();
	await expect( page.getByRole( 'heading', { name: 'After' } ) ).toBeInViewport();
	await expect( page ).toHaveURL( /#after$/ );
	await expect( opener ).not.toBeInViewport();
} );

const popup = ( attributes: object ) =>
	fixture( 'panel__popup' ).replace(
		'"onLeaving":true,"days":30,"until":"2099-12-31T23:59"',
		JSON.stringify( attributes ).slice( 1, -1 )
	);

test( 'an author lets a popup open by itself, between two dates @slow', async ( { editor } ) => {
	await editor.open( fixture( 'panel__popup' ).replace( /<!-- wp:eidan\/opener[^]*?\/wp:eidan\/opener -->/, '' ) );
	await editor.select( 'eidan/panel' );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'tab', { name: 'Settings' } ).click();
	await expect( editor.canvas.locator( '.eidan-panel-notice' ), 'it opens itself' ).toHaveCount( 0 );
	await sidebar.getByRole( 'checkbox', { name: 'On leaving the page' } ).uncheck();
	await expect( editor.canvas.getByText( 'Nothing here opens this panel' ) ).toBeVisible();
	await sidebar.getByRole( 'spinbutton', { name: 'Delay' } ).fill( '5' );
	await sidebar.getByRole( 'spinbutton', { name: 'Days until it opens again' } ).fill( '14' );
	await sidebar.getByLabel( 'From', { exact: true } ).fill( '2099-12-31T23:59' );
	await expect( sidebar.getByText( 'The popup ends before it begins' ).first() ).toBeVisible();
	await sidebar.getByLabel( 'From', { exact: true } ).fill( '2026-01-01T08:00' );
	const [ panel ] = await editor.readBack();
	expect( panel ).toMatchObject( {
		isValid: true,
		attributes: {
			kind: 'popup',
			delay: 5,
			days: 14,
			onLeaving: false,
			from: '2026-01-01T08:00',
			until: '2099-12-31T23:59',
		},
	} );
} );

test( 'a popup opens once by itself, not while somebody writes or is asked, and not again on the next page @slow', async ( {
	page,
	visit,
	allowErrors,
} ) => {
	// WordPress's own scripts read the navigation's timing, which does not exist with a test's clock.
	allowErrors( /domContentLoadedEventStart/ );
	const box = page.getByRole( 'dialog', { name: 'Popup' } );
	const cookie = async () =>
		( await page.context().cookies() ).find( ( { name } ) => name === 'eidan_popup_letters' );
	await page.clock.install();
	const field = '<!-- wp:search {"label":"Field"} /-->';
	const link = await visit( popup( { delay: 5, days: 14 } ) + field + tall );
	await page.getByRole( 'searchbox', { name: 'Field' } ).focus();
	await page.clock.runFor( 8000 );
	await expect( box, 'somebody writes' ).toBeHidden();
	expect( await cookie() ).toBeUndefined();
	await page.evaluate( () => {
		( document.activeElement as HTMLElement ).blur();
		Object.assign( window, { consent_api: { consent_type: 'optin', cookie_prefix: 'wp_consent' } } );
	} );
	await page.clock.runFor( 3000 );
	await expect( box, 'somebody is asked for consent' ).toBeHidden();
	await page.evaluate( () => ( document.cookie = 'wp_consent_marketing=deny;path=/' ) );
	await page.clock.runFor( 2000 );
	await expect( box ).toBeVisible();
	expect( await violations( page ) ).toEqual( [] );
	expect( await cookie() ).toMatchObject( { value: '1', sameSite: 'Lax' } );
	await page.getByRole( 'button', { name: 'Close' } ).click();
	await page.goto( link );
	await page.clock.runFor( 20_000 );
	await expect( box, 'once a visit' ).toBeHidden();
	// A visitor who presses its opener gets it all the same.
	await page.getByRole( 'button', { name: 'Letters' } ).click();
	await expect( box ).toBeVisible();
} );

test( 'a popup opens after a share of scroll and when the mouse leaves, in its time only, and not without a cookie @slow', async ( {
	page,
	visit,
	context,
} ) => {
	const box = page.getByRole( 'dialog', { name: 'Popup' } );
	const scroll = ( share: number ) =>
		page.evaluate(
			( part ) =>
				window.scrollTo( {
					top: part * ( document.documentElement.scrollHeight - innerHeight ),
					behavior: 'instant',
				} ),
			share
		);
	await visit( popup( { scrollDepth: 50, days: 0 } ) + tall );
	await scroll( 0.4 );
	await drawn( page );
	await expect( box ).toBeHidden();
	await scroll( 0.6 );
	await expect( box ).toBeVisible();
	expect(
		( await context.cookies() ).find( ( { name } ) => name === 'eidan_popup_letters' )?.expires,
		'until the browser is closed'
	).toBe( -1 );

	await context.clearCookies();
	await visit( popup( { onLeaving: true } ) );
	const leave = () =>
		page.evaluate( () =>
			document.documentElement.dispatchEvent( new MouseEvent( 'mouseleave', { clientY: -1 } ) )
		);
	await leave();
	await expect( box ).toBeVisible();

	// A page from a cache after the popup's end date, and a browser that keeps no cookies.
	await context.clearCookies();
	const link = await visit( popup( { onLeaving: true, until: '2099-12-31T23:59' } ) );
	await page.route( link, async ( route ) =>
		route.fulfill( {
			response: await route.fetch(),
			body: ( await ( await route.fetch() ).text() ).replace( /(&quot;until&quot;:)\d+/, '$1946684800' ),
		} )
	);
	await page.goto( link );
	await page.getByRole( 'button', { name: 'Letters' } ).click();
	await leave();
	await drawn( page );
	await expect( box ).toBeHidden();
	await page.unroute( link );
	await page.addInitScript( () =>
		Object.defineProperty( Document.prototype, 'cookie', { get: () => '', set: () => {} } )
	);
	await page.goto( link );
	await leave();
	await drawn( page );
	await expect( box ).toBeHidden();
} );
