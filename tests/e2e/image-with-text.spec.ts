/**
 * Image with text: an author makes it, a visitor sees it.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import { sentence, tooPale, wordReader } from './support/contrast/words';

const fixture = ( name: string ) => readFileSync( `tests/fixtures/blocks/${ name }.html`, 'utf8' );

test( 'an author fills it, places the text on the image, links it, undoes and saves', async ( { editor } ) => {
	await editor.open();
	await editor.insert( 'eidan/image-with-text' );
	await editor.canvas.getByRole( 'button', { name: 'Start with sample content' } ).click();
	await editor.useSample();
	const block = editor.canvas.locator( '.wp-block-eidan-image-with-text' );
	await expect( block.locator( 'h2' ) ).toHaveText( 'First we listen, then we draw' );

	// A link for the whole block is stored as the heading's link.
	const sidebar = await editor.showSettings();
	await editor.select( 'eidan/image-with-text' );
	await sidebar.getByRole( 'button', { name: 'Link', exact: true } ).click();
	await sidebar.getByRole( 'checkbox', { name: 'Link whole block' } ).check();
	await sidebar.getByRole( 'textbox', { name: 'Link', exact: true } ).fill( 'example.com/work' );
	await sidebar.getByRole( 'textbox', { name: 'Link', exact: true } ).blur();
	await expect( block.locator( 'h2 a' ) ).toHaveAttribute( 'href', 'https://example.com/work' );

	const layout = sidebar.getByRole( 'combobox', { name: 'Layout' } );
	await layout.selectOption( 'over' );
	await sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
	const measured = async () => ( await editor.blocks() )[ 0 ]!.attributes.measuredOpacity as number;
	// The image has a bright ceiling, but is not as bright as a white area.
	await expect.poll( measured ).not.toBe( 55 );
	expect( await measured() ).toBeGreaterThan( 30 );
	await sidebar.getByRole( 'checkbox', { name: 'Automatic overlay opacity' } ).uncheck();
	const opacity = sidebar.getByRole( 'spinbutton', { name: 'Overlay opacity' } );
	await opacity.fill( '10' );
	await opacity.blur();
	await expect( sidebar.getByText( 'The text may be hard to read' ).first() ).toBeVisible();
	await sidebar.getByRole( 'tab', { name: 'Settings' } ).click();
	await layout.selectOption( 'beside' );
	await editor.page.evaluate( 'wp.data.dispatch( "core/editor" ).undo()' );
	await expect( layout ).toHaveValue( 'over' );

	const [ saved ] = await editor.readBack();
	expect( saved ).toMatchObject( {
		attributes: { layout: 'over', overlayOpacity: 10, isLinked: true, mediaPosition: 'right' },
	} );
} );

test( 'an author lays a gradient over the image, and the overlay is measured below it @slow', async ( {
	editor,
	page,
} ) => {
	await editor.open( fixture( 'image-with-text__over' ).replace( /"overlayGradient":{.*?},/, '' ) );
	const block = editor.canvas.locator( '.wp-block-eidan-image-with-text' );
	const layer = ( media: typeof block ) =>
		media.evaluate( ( element ) => getComputedStyle( element, '::before' ).backgroundImage );
	const chosen = async () => ( await editor.blocks() )[ 0 ]!.attributes;
	const sidebar = await editor.showSettings();
	await editor.select( 'eidan/image-with-text' );
	await sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
	await sidebar.getByRole( 'button', { name: 'Overlay gradient' } ).click();
	// The theme may have no presets. A click into core's picker starts with a blue and a violet.
	await editor.page.getByRole( 'combobox', { name: 'Type' } ).selectOption( 'Radial' );
	await editor.page.keyboard.press( 'Escape' );
	const opacity = sidebar.getByRole( 'spinbutton', { name: 'Gradient opacity' } );
	await expect( opacity ).toHaveValue( '50' );
	await opacity.fill( '100' );
	await opacity.blur();
	await expect
		.poll( chosen )
		.toMatchObject( { overlayGradient: { gradient: expect.stringMatching( /^radial-gradient/ ), opacity: 100 } } );
	// The blue is nearly dark enough for white words, whatever the image is.
	await expect.poll( async () => ( await chosen() ).measuredOpacity ).toBeLessThan( 25 );
	expect( await layer( block.locator( 'figure' ) ) ).toContain( 'radial-gradient' );

	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( await editor.publish() );
	expect( await layer( page.locator( '.wp-block-eidan-image-with-text figure' ) ) ).toContain( 'radial-gradient' );
	// It lies below the words, also where the image comes later than they do.
	const words = await ( await wordReader( page ) )( '.wp-block-eidan-image-with-text' );
	expect( words.length ).toBeGreaterThan( 5 );
	expect( tooPale( words ).map( sentence ) ).toEqual( [] );
} );

test( 'a visitor presses anywhere on a linked block, meets other links by keyboard, and sees another picture on a phone @slow', async ( {
	editor,
	page,
} ) => {
	await editor.open(
		`${ fixture( 'image-with-text' ) }\n\n<!-- wp:spacer {"height":"1400px"} -->\n<div style="height:1400px" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->\n\n${ fixture( 'image-with-text__over' ) }`
	);
	const address = await editor.publish();
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await page.goto( address );
	const block = page.locator( '.wp-block-eidan-image-with-text' ).first();
	const over = page.locator( '.wp-block-eidan-image-with-text' ).last();

	// What is below the window appears later, and only once.
	await expect( over.locator( '> div' ) ).toHaveAttribute( 'data-appear', 'waiting' );
	await over.scrollIntoViewIfNeeded();
	await expect( over.locator( '> div' ) ).toHaveAttribute( 'data-appear', 'done' );
	await expect( over.locator( '> div' ) ).toHaveCSS( 'opacity', '1' );

	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( address );
	await expect( over.locator( '> div' ) ).toHaveCSS( 'opacity', '1' );

	// Tab leads to the heading's link first, then to the one in the text. The image leads to the heading's target, too.
	const link = block.getByRole( 'heading' ).getByRole( 'link' );
	const other = block.getByRole( 'link', { name: 'a ceiling of glass' } );
	await link.focus();
	await page.keyboard.press( 'Tab' );
	await expect( other ).toBeFocused();
	const hit = ( x: number, y: number ) =>
		page.evaluate(
			( at ) =>
				document
					.elementFromPoint( ...at )
					?.closest( 'a' )
					?.getAttribute( 'href' ),
			[ x, y ] as [ number, number ]
		);
	const imageBox = ( await block.locator( 'img' ).boundingBox() )!;
	expect( await hit( imageBox.x + 20, imageBox.y + 20 ) ).toBe( '/the-long-hall' );
	const words = ( await other.boundingBox() )!;
	expect( await hit( words.x + words.width / 2, words.y + words.height / 2 ) ).toBe( '/glass' );

	await page.setViewportSize( { width: 390, height: 800 } );
	await over.scrollIntoViewIfNeeded();
	await expect
		.poll( () => over.locator( 'img' ).evaluate( ( image: HTMLImageElement ) => image.currentSrc ) )
		.toContain( 'tower-640x777' );
} );
