/**
 * The item showcase: an author makes it, a visitor sees it.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures';

const fixture = readFileSync( 'tests/fixtures/blocks/item-showcase.html', 'utf8' );

test( 'an author fills it, drags a point, moves it by keys, undoes, and saves', async ( { editor } ) => {
	await editor.open();
	await editor.insert( 'eidan/item-showcase' );
	await editor.canvas.getByRole( 'button', { name: 'Start with sample content' } ).click();
	await editor.useSample();
	const block = editor.canvas.locator( '.wp-block-eidan-item-showcase' );
	await expect( block.locator( '.eidan-item__title' ) ).toHaveCount( 4 );
	// The canvas has the same lines as the page.
	await expect( block.locator( '.wp-block-eidan-item-showcase-item > svg' ) ).toHaveCount( 4 );

	const place = async () =>
		( await editor.blocks() )[ 0 ]!.innerBlocks[ 0 ]!.attributes.place as { x: number; y: number };
	const dot = block.getByRole( 'button', { name: /^Daylight/ } );
	const area = ( await block.locator( '.eidan-showcase__media' ).boundingBox() )!;
	await dot.hover();
	await editor.page.mouse.down();
	await editor.page.mouse.move( area.x + area.width * 0.7, area.y + area.height * 0.3, { steps: 4 } );
	await editor.page.mouse.up();
	expect( ( await place() ).x ).toBeGreaterThan( 65 );
	const { x, y } = await place();
	await dot.press( 'ArrowLeft' );
	await dot.press( 'Shift+ArrowDown' );
	expect( await place() ).toEqual( { x: Math.round( ( x - 1 ) * 10 ) / 10, y: Math.round( ( y + 10 ) * 10 ) / 10 } );
	await editor.page.evaluate( 'wp.data.dispatch( "core/editor" ).undo()' );
	// WordPress counts several changes of one attribute in a row as one step.
	await expect.poll( place ).toEqual( { x: 42, y: 18 } );
	await dot.press( 'ArrowRight' );

	const [ saved ] = await editor.readBack();
	expect( saved!.innerBlocks ).toHaveLength( 4 );
	expect( saved!.innerBlocks[ 0 ]!.attributes.place ).toEqual( { x: 43, y: 18 } );
} );

test( 'a visitor lifts statements by points and the other way round; on a phone an accordion lifts its point @slow', async ( {
	editor,
	page,
	browser,
} ) => {
	await editor.open( fixture );
	const address = await editor.publish();
	await page.goto( address );
	const items = page.locator( '.wp-block-eidan-item-showcase-item' );
	const dots = page.locator( '.eidan-showcase__dot' );

	// There are lines, all statements can be read, and nothing has to be opened.
	await expect( items.locator( '> svg path' ) ).toHaveCount( 8 );
	await expect( items.getByText( 'It may be touched' ) ).toBeVisible();
	await dots.nth( 1 ).hover();
	await expect( items.nth( 1 ) ).toHaveClass( /is-active/ );
	await expect( items.nth( 0 ) ).toHaveCSS( 'opacity', '0.4' );
	await items.nth( 2 ).hover();
	await expect( dots.nth( 2 ) ).toHaveClass( /is-active/ );
	await page.mouse.move( 5, 5 );
	await expect( page.locator( '.is-lifted' ) ).toHaveCount( 0 );
	await dots.nth( 3 ).focus();
	await expect( items.nth( 3 ) ).toHaveClass( /is-active/ );

	// The same page in a narrow window.
	await page.setViewportSize( { width: 390, height: 800 } );
	await expect( items.getByText( 'It may be touched' ) ).toBeHidden();
	await expect( dots.nth( 0 ) ).toHaveClass( /is-active/ );
	await items.nth( 1 ).locator( 'summary' ).press( 'Enter' );
	await expect( items.getByText( 'It may be touched' ) ).toBeVisible();
	await expect( dots.nth( 1 ) ).toHaveClass( /is-active/ );
	await expect( items.nth( 0 ) ).not.toHaveAttribute( 'open' );
	await dots.nth( 2 ).press( 'Enter' );
	await expect( items.nth( 2 ).locator( 'summary' ) ).toBeFocused();
	await expect( items.nth( 2 ) ).toHaveAttribute( 'open' );
	await page.setViewportSize( { width: 1280, height: 800 } );
	await expect( items.getByText( 'It may be touched' ) ).toBeVisible();

	// The points belong to places in the image, so in right-to-left languages they stay where they are.
	await page.goto( `${ address }?rtl` );
	const share = await dots.nth( 1 ).evaluate( ( dot ) => {
		const [ point, image ] = [ dot, dot.closest( '.eidan-showcase__media' )! ].map( ( element ) =>
			element.getBoundingClientRect()
		);
		return ( point!.left + point!.width / 2 - image!.left ) / image!.width;
	} );
	expect( share ).toBeCloseTo( 0.16, 2 );

	// Without script everything can be read on wide screens, and opened on narrow ones.
	const plain = await ( await browser.newContext( { javaScriptEnabled: false } ) ).newPage();
	await plain.goto( address );
	await expect( plain.getByText( 'It may be touched' ) ).toBeVisible();
	await plain.context().close();
} );
