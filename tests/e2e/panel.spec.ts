/**
 * Openers and panels, made by an author and met by visitors.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { drawn } from './support/settled';

const fixture = ( name: string ) => readFileSync( join( __dirname, '../fixtures/blocks', `${ name }.html` ), 'utf8' );
const tall = '<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
const open = ( page: Page ) => page.locator( 'dialog[open]' );

/** Violations of the whole page as it is now, with the rules of the matrices. */
const violations = async ( page: Page ) =>
	( await new AxeBuilder( { page } ).include( 'dialog[open]' ).withTags( [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ] ).analyze() ).violations.map( ( { id, nodes } ) => `${ id } ${ nodes[ 0 ]?.html }` );

test( 'an author fills a panel, adds its opener, is told what is missing, and sees it open and closed', async ( { editor } ) => {
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
	await expect( panel.getByRole( 'heading', { name: 'Let us talk' } ).or( panel.getByText( 'Let us talk' ) ).first() ).toBeVisible();
	await editor.select( 'eidan/panel' );
	await editor.page.getByRole( 'toolbar', { name: 'Block tools' } ).getByRole( 'button', { name: 'Show open' } ).click();
	await expect( panel.getByText( 'Let us talk' ) ).toHaveCount( 0 );
	await expect( panel.locator( '.eidan-panel-notice' ), 'its opener is there' ).toHaveCount( 0 );

	// One that nobody opens, and that gets its opener and anchor by the notice.
	const id = await editor.insert( 'eidan/panel', { kind: 'fullscreen' } );
	const other = editor.canvas.locator( `[data-block="${ id }"]` );
	await other.getByRole( 'button', { name: 'Add blocks' } ).click();
	await editor.select( id );
	await expect( other.getByText( 'Nothing here opens this panel' ) ).toBeVisible();
	await other.getByRole( 'button', { name: 'Add opener' } ).click();
	await expect( other.locator( '.eidan-panel-notice' ) ).toHaveCount( 0 );

	const [ opener, side, second, menu ] = await editor.reload();
	expect( opener ).toMatchObject( { name: 'eidan/opener', attributes: { panel: 'side-area' } } );
	expect( side ).toMatchObject( { name: 'eidan/panel', attributes: { kind: 'side', anchor: 'side-area' } } );
	expect( second ).toMatchObject( { name: 'eidan/opener', attributes: { panel: 'menu', icon: 'eidan/menu' } } );
	expect( menu ).toMatchObject( { name: 'eidan/panel', attributes: { kind: 'fullscreen', anchor: 'menu' } } );
} );

test( 'visitors open the side area by mouse, keyboard and touch, and close it in every way; the page stays where it is', async ( { page, visit, browser } ) => {
	const link = await visit( tall + fixture( 'panel' ) + tall );
	const opener = page.getByRole( 'button', { name: 'Let us talk' } );
	const box = page.getByRole( 'dialog', { name: 'Contact' } );
	await opener.scrollIntoViewIfNeeded();
	const place = await page.evaluate( () => [ window.scrollY, document.querySelector( '.eidan-opener__text' )!.getBoundingClientRect().x ] );
	await opener.click();
	await expect( box ).toBeVisible();
	await expect( opener.and( page.locator( '[aria-expanded="true"]' ) ).or( page.locator( '[data-eidan-opener][aria-expanded="true"]' ) ) ).toHaveCount( 1 );
	await page.mouse.wheel( 0, 900 );
	await drawn( page );
	expect( await page.evaluate( () => [ window.scrollY, document.querySelector( '.eidan-opener__text' )!.getBoundingClientRect().x ] ), 'neither scrolls nor shifts' ).toEqual( place );
	expect( await violations( page ) ).toEqual( [] );
	// At the end edge, as wide as set, as high as the window.
	await expect.poll( async () => ( await box.boundingBox() )!.x ).toBe( page.viewportSize()!.width - 26 * 16 );
	await page.mouse.click( 100, 400 );
	await expect( box ).toBeHidden();
	await expect( opener ).toBeFocused();
	for ( const [ key, close ] of [ [ 'Enter', 'Escape' ], [ 'Space', '' ] ] as const ) {
		await opener.press( key );
		await expect( box ).toBeVisible();
		await ( close ? page.keyboard.press( close ) : page.getByRole( 'button', { name: 'Close' } ).press( 'Enter' ) );
		await expect( box ).toBeHidden();
		await expect( opener ).toBeFocused();
		await expect( opener ).toHaveAttribute( 'aria-expanded', 'false' );
	}
	// Any link opens it, also from another page.
	await page.goto( `${ link }#talk` );
	await page.reload();
	await expect( box ).toBeVisible();

	const touch = await browser.newContext( { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } );
	const phone = await touch.newPage();
	await phone.goto( link );
	await phone.getByRole( 'button', { name: 'Let us talk' } ).tap();
	expect( await open( phone ).evaluate( ( element ) => [ getComputedStyle( element ).transitionDuration, element.getBoundingClientRect().width ] ), 'no motion, all of the width' ).toEqual( [ '0s', 390 ] );
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

test( 'where nothing covers the page it scrolls, and closes the panel, unless the focus is inside', async ( { page, visit } ) => {
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

test( 'the fullscreen menu closes on Escape, on an anchor, and when the window grows past the breakpoint', async ( { page, visit } ) => {
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
	// Whoever opens it on a wide screen keeps it.
	await opener.click();
	await expect( box ).toBeVisible();
	await box.getByRole( 'link', { name: 'What comes after' } ).click();
	await expect( box ).toBeHidden();
	await expect( page.getByRole( 'heading', { name: 'After' } ) ).toBeInViewport();
	await expect( page ).toHaveURL( /#after$/ );
	await expect( opener ).not.toBeInViewport();
} );
