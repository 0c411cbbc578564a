/**
 * The interactive link showcase: an author writes it, visitors use it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';

const fixture = ( name: string ) => readFileSync( join( __dirname, '../fixtures/blocks', `${ name }.html` ), 'utf8' );

test( 'an author writes links, chooses a layout, undoes, and gets on the page what the canvas shows', async ( {
	editor,
	page,
} ) => {
	await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
	await editor.insert( 'eidan/interactive-link-showcase' );
	await editor.canvas.getByRole( 'button', { name: 'Start with sample content' } ).click();
	await editor.useSample();
	const items = editor.canvas.locator( '[data-type="eidan/interactive-link-showcase-item"]' );
	await expect( items ).toHaveCount( 4 );
	const title = items.nth( 3 ).getByRole( 'textbox', { name: 'Title' } );
	await title.click();
	await editor.page.keyboard.press( 'End' );
	await editor.page.keyboard.press( 'Enter' );
	await expect( items ).toHaveCount( 5 );
	await editor.page.keyboard.type( 'Contact' );
	// Only the image of the link being edited is shown.
	await items.nth( 1 ).getByRole( 'textbox', { name: 'Title' } ).click();
	await expect( items.nth( 1 ).locator( 'img' ) ).toBeVisible();
	await expect( items.nth( 0 ).locator( 'img' ) ).toBeHidden();
	// The pointer shows another image, but the selection stays.
	await items.nth( 2 ).hover();
	await expect( items.nth( 2 ).locator( 'img' ) ).toBeVisible();
	await expect( items.nth( 1 ).locator( 'img' ) ).toBeHidden();
	await expect( items.nth( 1 ) ).toHaveClass( /is-selected/ );
	await expect( items.nth( 4 ).getByRole( 'note' ) ).toContainText( 'Add a link' );

	await editor.select( 'eidan/interactive-link-showcase' );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'combobox', { name: 'Layout' } ).selectOption( 'columns' );
	await expect( editor.canvas.locator( '.is-layout-columns' ) ).toBeVisible();
	await editor.page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( editor.canvas.locator( '.is-layout-list' ) ).toBeVisible();

	const [ , block ] = await editor.readBack();
	expect( block!.innerBlocks ).toHaveLength( 5 );
	await page.goto( await editor.publish() );
	await page.getByText( 'Interiors' ).hover();
	await expect( page.getByAltText( 'Spiral staircase seen from below' ) ).toBeVisible();
} );

test( 'visitors see pictures by pointer and by focus, in the window, and follow with one click @slow', async ( {
	page,
	visit,
} ) => {
	await visit( fixture( 'interactive-link-showcase' ) );
	const image = page.getByAltText( 'Spiral staircase seen from below' );
	const link = page.getByRole( 'link', { name: 'Interiors' } );
	await expect( image ).toBeHidden();
	await link.hover();
	await expect( image ).toBeVisible();
	// At the end of the row the image stays within the window.
	const row = ( await link.boundingBox() )!;
	await page.mouse.move( row.x + row.width - 4, row.y + row.height / 2, { steps: 4 } );
	const right = () =>
		page.locator( '.eidan-links__stage' ).evaluate( ( stage ) => stage.getBoundingClientRect().right - innerWidth );
	await expect.poll( right ).toBeLessThanOrEqual( 0 );
	await page.mouse.move( 0, 0 );
	await expect( image ).toBeHidden();
	await link.focus();
	await expect( image ).toBeVisible();
	await expect( page.locator( '.eidan-links > li' ).nth( 1 ) ).toHaveClass( /is-active/ );

	await visit( fixture( 'interactive-link-showcase__slider' ) );
	await expect( page.getByAltText( 'Tall white hall' ) ).toBeVisible();
	await link.hover();
	await expect( image ).toBeVisible();
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.getByRole( 'link', { name: 'Studies' } ).hover();
	await expect( image ).toBeHidden();
	expect(
		await page
			.locator( '.eidan-links__stage' )
			.evaluate( ( stage ) => stage.getAnimations( { subtree: true } ).length )
	).toBe( 0 );
} );

test( 'the first tap previews, the second follows; without script each picture stands with its link @slow', async ( {
	browser,
	published,
} ) => {
	const address = await published( fixture( 'interactive-link-showcase' ), 'Links' );
	const phone = await browser.newContext( { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true } );
	const page = await phone.newPage();
	await page.route( 'https://example.com/**', ( route ) => route.fulfill( { body: 'There' } ) );
	await page.goto( address );
	await expect( page.locator( '.is-live' ) ).toBeVisible();
	const link = page.getByRole( 'link', { name: 'Interiors' } );
	await link.tap();
	await expect( page.getByAltText( 'Spiral staircase seen from below' ) ).toBeVisible();
	await expect( page.getByAltText( 'Tall white hall' ) ).toBeHidden();
	expect( page.url() ).toBe( address );
	await link.tap();
	await page.waitForURL( 'https://example.com/interiors' );
	await phone.close();

	const plain = await browser.newContext( { javaScriptEnabled: false } );
	const without = await plain.newPage();
	await without.goto( address );
	await expect( without.getByAltText( 'Tall white hall' ) ).toBeVisible();
	await expect( without.getByAltText( 'Spiral staircase seen from below' ) ).toBeVisible();
	await plain.close();
} );

test( 'columns never break inside a word, however wide the block is @slow', async ( { page, visit } ) => {
	const words = [ 'Photography', 'Architecture', 'Installations', 'Collaborations', 'Contact' ];
	const items = words
		.map(
			( word ) =>
				`<!-- wp:eidan/interactive-link-showcase-item {"url":"https://example.com/"} --><li class="wp-block-eidan-interactive-link-showcase-item"><a class="eidan-links__link" href="https://example.com/"><span class="eidan-links__title">${ word }</span></a></li><!-- /wp:eidan/interactive-link-showcase-item -->`
		)
		.join( '' );
	const columns = `<!-- wp:eidan/interactive-link-showcase {"layout":"columns"} --><div class="wp-block-eidan-interactive-link-showcase"><ul class="eidan-links">${ items }</ul></div><!-- /wp:eidan/interactive-link-showcase -->`;
	await visit(
		`<!-- wp:html --><div class="beside" style="display:grid;grid-template-columns:16rem var(--room,1fr)"><aside>Beside it</aside><div><!-- /wp:html -->${ columns }<!-- wp:html --></div></div><!-- /wp:html -->`
	);
	const seen: Record< number, string[] > = {};
	for ( const room of [ 240, 320, 480, 620, 680, 980, 1300 ] ) {
		await page
			.locator( '.beside' )
			.evaluate( ( element: HTMLElement, width ) => element.style.setProperty( '--room', `${ width }px` ), room );
		seen[ room ] = await page.locator( '.eidan-links__title' ).evaluateAll( ( titles ) =>
			titles.flatMap( ( title ) => {
				const word = document.createRange();
				word.selectNodeContents( title );
				const isBroken =
					new Set( [ ...word.getClientRects() ].map( ( { top } ) => Math.round( top ) ) ).size > 1;
				const isOut =
					word.getBoundingClientRect().right > title.closest( 'li' )!.getBoundingClientRect().right + 0.5;
				return isBroken || isOut ? [ title.textContent! ] : [];
			} )
		);
	}
	expect( Object.entries( seen ).filter( ( [ , broken ] ) => broken.length ) ).toEqual( [] );
} );

test( 'a column has its place before the columns behind it have arrived', async ( { page, visit } ) => {
	await page.setViewportSize( { width: 1440, height: 900 } );
	await visit( fixture( 'interactive-link-showcase__columns' ) );
	const links = page.locator( '.eidan-links > li' );
	const whole = await links.first().boundingBox();
	// While the page comes, the last link is not there yet.
	await links.last().evaluate( ( link ) => link.remove() );
	await expect( links ).toHaveCount( 1 );
	const early = await links.first().boundingBox();
	expect( [ early!.x, early!.width ] ).toEqual( [ whole!.x, whole!.width ] );
	// Control: without the number of links the first one takes the room of the others.
	await page.locator( '.is-of-2' ).evaluate( ( root ) => root.classList.remove( 'is-of-2' ) );
	expect( ( await links.first().boundingBox() )!.width ).toBeGreaterThan( whole!.width * 1.5 );
} );
