/**
 * Logos of clients: an author shows them, a visitor sees them.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

const clients = '"query":{"postType":"eidan_client","perPage":12,"order":"menu-order"}';

/** Returns how many pixels an element moves by itself in a short time. */
const travel = ( element: Locator ) =>
	element.evaluate(
		( node ) =>
			new Promise< number >( ( done ) => {
				const from = node.getBoundingClientRect().x;
				setTimeout( () => done( node.getBoundingClientRect().x - from ), 300 );
			} )
	);

const row = ( page: Page ) => page.locator( '.eidan-running__row' ).first();

test( 'an author lets logos run on a dark ground, makes them smaller, and goes back', async ( { editor, page } ) => {
	await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
	await editor.insert( 'eidan/clients-list' );
	await expect( editor.canvas.locator( '.has-hairlines .eidan-client__logo' ).first() ).toBeVisible();
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'button', { name: 'Elements', exact: true } ).click();
	await sidebar.getByRole( 'button', { name: 'Show Name' } ).click();
	await expect( editor.canvas.locator( '.eidan-client__title' ).first() ).toBeVisible();
	await editor.page.keyboard.press( 'ControlOrMeta+z' );
	await expect( editor.canvas.locator( '.eidan-client__title' ) ).toHaveCount( 0 );
	await sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
	await sidebar.getByRole( 'spinbutton', { name: 'Size' } ).fill( '48' );
	await expect
		.poll( () =>
			editor.canvas
				.locator( '.eidan-client__logo' )
				.first()
				.evaluate( ( logo ) => getComputedStyle( logo ).getPropertyValue( '--eidan-logo' ) )
		)
		.toBe( '48px' );
	await sidebar.getByRole( 'combobox', { name: 'Background' } ).selectOption( 'dark' );
	await expect( editor.canvas.locator( '.is-turned' ).first() ).toBeVisible();
	await sidebar.getByRole( 'tab', { name: 'Settings' } ).click();
	await sidebar.getByRole( 'radio', { name: 'Marquee' } ).click();
	await expect( editor.canvas.locator( '.eidan-running__view' ), 'it runs in the canvas' ).toHaveClass(
		/is-running/
	);
	await sidebar.getByRole( 'button', { name: 'Motion' } ).click();
	await sidebar.getByRole( 'radio', { name: 'End' } ).click();

	const [ , block ] = await editor.readBack();
	expect( block ).toMatchObject( {
		isValid: true,
		attributes: {
			layout: 'marquee',
			direction: 'end',
			ground: 'dark',
			size: { desktop: 48 },
			elements: [ 'image' ],
		},
	} );
	await page.goto( await editor.publish() );
	await expect.poll( () => travel( row( page ) ), 'towards the end' ).toBeGreaterThan( 1 );
} );

test( 'a client can be saved with a name only, which is shown instead of a logo @slow', async ( { as } ) => {
	const page = await as( 'administrator' );
	await page.goto( '/wp-admin/post-new.php?post_type=eidan_client' );
	const notice = page.locator( '.eidan-name-notice' );
	await expect( notice ).toContainText( 'A client needs a name' );
	const publish = page.getByRole( 'button', { name: 'Publish', exact: true } ).first();
	await expect( publish ).toHaveAttribute( 'aria-disabled', 'true' );
	await page.evaluate( () =>
		(
			window as unknown as {
				wp: { data: { dispatch: ( store: string ) => { editPost: ( post: object ) => void } } };
			}
		 ).wp.data
			.dispatch( 'core/editor' )
			.editPost( { title: 'Quill & Anchor' } )
	);
	await expect( notice ).toHaveCount( 0 );
	await expect( publish ).toHaveAttribute( 'aria-disabled', 'false' );
	await page.context().close();
} );

test( 'a visitor meets logos equally big, whose colours come with the pointer and the focus @slow', async ( {
	visit,
	page,
} ) => {
	await visit( `<!-- wp:eidan/clients-list {${ clients },"align":"wide"} /-->`, { demo: true } );
	const logos = page.locator( '.eidan-client__logo' );
	await expect( logos.first() ).toBeVisible();
	const areas = await logos.evaluateAll( ( all ) =>
		// Leave out logos with a correction of their own, and logos that the size limits cut down. Their areas differ.
		all
			.filter( ( logo ) => ( logo.textContent ?? '' ) === '' )
			.map( ( logo ) => {
				const { width, height } = logo.getBoundingClientRect();
				return { name: logo.querySelector( 'img' )!.alt, area: Math.round( width * height ) };
			} )
	);
	for ( const name of [ 'Northlight Museum of Craft', 'Oakhurst Gallery', 'Herbarium Leith', 'Facet Façades' ] ) {
		expect( areas.find( ( logo ) => logo.name === name )!.area / 80 ** 2, name ).toBeCloseTo( 1, 1 );
	}
	const client = page.locator( '.eidan-client', { has: page.getByAltText( 'Oakhurst Gallery' ) } );
	const image = client.locator( '.eidan-client__image' );
	await expect( image ).toHaveCSS( 'filter', 'grayscale(1)' );
	await client.hover();
	await expect( image ).toHaveCSS( 'filter', 'none' );
	await page.mouse.move( 1, 1 );
	await expect( image ).toHaveCSS( 'filter', 'grayscale(1)' );
	const link = page.getByRole( 'link', { name: 'Oakhurst Gallery' } );
	await expect( link ).toHaveAttribute( 'href', 'https://oakhurst-gallery.example/' );
	await link.focus();
	await expect( image ).toHaveCSS( 'filter', 'none' );
	// On hover another version of the logo is shown.
	const north = page.locator( '.eidan-client', { has: page.getByAltText( 'Northlight Museum of Craft' ) } );
	await north.hover();
	await expect( north.locator( '.eidan-client__second' ) ).toHaveCSS( 'filter', 'none' );
	await expect( north.locator( '.eidan-client__image' ) ).toHaveCSS( 'filter', 'opacity(0)' );
} );

test( 'in a column of text no logo reaches beyond its cell', async ( { visit, page } ) => {
	await visit( `<!-- wp:eidan/clients-list {${ clients }} /-->`, { demo: true } );
	await expect( page.locator( '.eidan-client__logo' ).first() ).toBeVisible();
	const beyond = await page.locator( '.eidan-client' ).evaluateAll( ( all ) =>
		all
			.map( ( client ) => [ client, client.querySelector( '.eidan-client__logo' ) ] )
			.map( ( pair ) => pair.map( ( element ) => element?.getBoundingClientRect() ) )
			.filter( ( [ cell, logo ] ) => logo && ( logo.left < cell!.left - 1 || logo.right > cell!.right + 1 ) )
	);
	expect( beyond ).toEqual( [] );
} );

test( 'a visitor stops a marquee of logos, follows one, and reads it without motion and without script @slow', async ( {
	visit,
	page,
	browser,
} ) => {
	const url = await visit(
		`<!-- wp:eidan/clients-list {"layout":"marquee","hover":"none",${ clients },"align":"wide"} /-->`,
		{ demo: true }
	);
	const view = page.locator( '.eidan-running__view' );
	const button = page.getByRole( 'button', { name: 'Pause scrolling logos' } );
	await view.scrollIntoViewIfNeeded();
	await expect.poll( () => travel( row( page ) ) ).toBeLessThan( -1 );
	await view.hover();
	await expect.poll( () => travel( row( page ) ), 'rests under the pointer' ).toBe( 0 );
	// A copy can be clicked like the original, but keyboard and screen readers skip it.
	const copy = row( page ).locator( '.eidan-running__row' ).first();
	await expect( copy ).toHaveAttribute( 'aria-hidden', 'true' );
	await expect( copy.locator( 'a' ).first() ).toHaveAttribute( 'tabindex', '-1' );
	await page.mouse.move( 1, 1 );
	await button.click();
	await expect.poll( () => travel( row( page ) ) ).toBe( 0 );
	await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
	await button.click();
	await page.mouse.move( 1, 1 );
	await expect.poll( () => travel( row( page ) ) ).toBeLessThan( -1 );
	await page.getByRole( 'link', { name: 'Oakhurst Gallery' } ).focus();
	await expect( button, 'focus stops it for good' ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( page.getByRole( 'link', { name: 'Oakhurst Gallery' } ) ).toBeInViewport();

	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await expect( button ).toBeHidden();
	await expect( view ).toHaveAttribute( 'tabindex', '0' );
	await view.focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect.poll( () => view.evaluate( ( node ) => node.scrollLeft ) ).toBeGreaterThan( 0 );

	const plain = await browser.newContext( { javaScriptEnabled: false, hasTouch: true } );
	const other = await plain.newPage();
	await other.goto( url );
	await expect( other.getByRole( 'link', { name: 'Northlight Museum of Craft' } ) ).toBeVisible();
	await expect( other.getByRole( 'button', { name: 'Pause scrolling logos' } ) ).toBeHidden();
	expect(
		await other
			.locator( '.eidan-running__view' )
			.evaluate( ( node ) => [ getComputedStyle( node ).overflowX, node.scrollWidth > node.clientWidth ] )
	).toEqual( [ 'auto', true ] );
	await plain.close();
} );
