/**
 * Testimonials: an author chooses them, a visitor reads them.
 */
import { expect, test } from './fixtures';
import { onlyDemo } from './support/switches';

test( 'an author shows testimonials one at a time, with stars first, and undoes it', async ( {
	editor,
	page,
	site,
} ) => {
	await onlyDemo( page, site.url );
	await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
	await editor.insert( 'eidan/testimonials-list' );
	await expect( editor.canvas.locator( '.eidan-quote' ).first() ).toBeVisible();
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'button', { name: 'Elements', exact: true } ).click();
	await sidebar.getByRole( 'button', { name: 'Show Rating' } ).click();
	await expect( editor.canvas.locator( '.eidan-quote__rating' ).first() ).toBeVisible();
	await sidebar.getByRole( 'radio', { name: 'Masonry' } ).click();
	await expect( editor.canvas.locator( '.is-masonry' ) ).toBeVisible();
	await editor.page.keyboard.press( 'ControlOrMeta+z' );
	await expect( editor.canvas.locator( '.is-grid' ) ).toBeVisible();
	await sidebar.getByRole( 'radio', { name: 'One at a time' } ).click();
	await expect( editor.canvas.locator( '.is-fade .is-current' ) ).toHaveCount( 1 );
	const [ , block ] = await editor.readBack();
	expect( block ).toMatchObject( { isValid: true, attributes: { layout: 'single' } } );
	await page.goto( await editor.publish() );
	await expect( page.locator( '.is-fade .is-current figcaption' ) ).toContainText( 'Petra Nyholm' );
} );

test( 'a visitor goes from voice to voice without a jump, by button, key and finger @slow', async ( {
	visit,
	page,
	browser,
} ) => {
	const url = await visit(
		'<!-- wp:eidan/testimonials-list {"layout":"single","elements":["words","title"]} /--><!-- wp:paragraph --><p id="below">Below</p><!-- /wp:paragraph -->',
		{ demo: true }
	);
	const current = page.locator( '.is-fade .is-current' );
	const below = () =>
		page.locator( '#below' ).evaluate( ( element ) => Math.round( element.getBoundingClientRect().top + scrollY ) );
	await expect( current ).toContainText( 'Petra Nyholm' );
	const before = await below();
	await page.getByRole( 'button', { name: 'Next slide' } ).click();
	await expect( current ).toContainText( 'Callum Reid' );
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( current ).toContainText( 'Ilse van der Meer' );
	await expect( page.locator( '.eidan-quote' ).first(), 'what faded is not read out' ).toBeHidden();
	expect( await below() ).toBe( before );
	// In print all quotations stand below one another.
	await page.emulateMedia( { media: 'print' } );
	for ( const quote of await page.locator( '.eidan-quote' ).all() ) {
		await expect( quote ).toBeVisible();
	}
	const tops = () =>
		page
			.locator( '.is-fade .eidan-slider__slide' )
			.evaluateAll( ( slides ) =>
				slides.map(
					( slide ) =>
						`${ Math.round( slide.getBoundingClientRect().left ) } ${ Math.round( slide.getBoundingClientRect().top ) }`
				)
			);
	expect( new Set( await tops() ).size, 'each in a place of its own' ).toBe( 7 );
	await expect
		.poll( () =>
			page
				.locator( '.is-fade .eidan-slider__slide' )
				.evaluateAll(
					( slides ) => slides.filter( ( slide ) => getComputedStyle( slide ).opacity !== '1' ).length
				)
		)
		.toBe( 0 );
	await page.emulateMedia( { media: 'screen' } );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.keyboard.press( 'Home' );
	await expect( page.locator( '.is-fade' ) ).toHaveAttribute( 'style', /--eidan-speed: 0ms/ );
	await page.locator( '.is-fade' ).evaluate( ( view ) => {
		const at = ( type: string, clientX: number ) =>
			view.dispatchEvent( new PointerEvent( type, { clientX, pointerType: 'touch', bubbles: true } ) );
		at( 'pointerdown', 300 );
		at( 'pointerup', 200 );
	} );
	await expect( current ).toContainText( 'Callum Reid' );

	const plain = await browser.newContext( { javaScriptEnabled: false } );
	const other = await plain.newPage();
	await other.goto( url );
	await expect( other.locator( '.eidan-quote' ) ).toHaveCount( 7 );
	expect(
		await other.locator( '#below' ).evaluate( ( element ) => Math.round( element.getBoundingClientRect().top ) ),
		'the row is as high'
	).toBe( before );
	await plain.close();
} );
