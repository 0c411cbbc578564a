import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';

const fixture = ( name: string ) => readFileSync( join( __dirname, '../fixtures/blocks', `${ name }.html` ), 'utf8' );

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- WordPress's global has no type here, and its stores are called by name.
type Loose = any;

// Start with a paragraph, as WordPress offers patterns for an empty page.
const start = '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->';

test( 'tabs are made, added, moved and removed by keyboard, saved and valid @both', async ( { editor } ) => {
	await editor.open( start );
	await editor.insert( 'eidan/tabbed-info' );
	await editor.canvas.getByRole( 'button', { name: 'Tabs', exact: true } ).click();
	const title = ( number: number ) =>
		editor.canvas.getByRole( 'textbox', { name: `Title of tab ${ number }`, exact: true } );
	await title( 1 ).click();
	await editor.page.keyboard.type( 'One' );
	await title( 2 ).click();
	await editor.page.keyboard.type( 'Two' );
	await title( 3 ).click();
	await editor.page.keyboard.type( 'Three' );
	// Enter in the last title adds a tab and goes to it.
	await editor.page.keyboard.press( 'Enter' );
	await expect( title( 4 ) ).toBeFocused();
	await editor.page.keyboard.type( 'Four' );
	await editor.page.keyboard.press( 'Enter' );
	await expect( title( 5 ) ).toBeFocused();
	await editor.page.keyboard.press( 'Backspace' );
	await expect( title( 5 ) ).toHaveCount( 0 );
	await expect( title( 4 ) ).toBeFocused();

	// The toolbar is hidden while the author types. Moving the mouse shows it.
	await editor.page.mouse.move( 300, 300 );
	await editor.page.mouse.move( 320, 320 );
	const toolbar = editor.page.getByRole( 'toolbar', { name: 'Block tools' } );
	await toolbar.getByRole( 'button', { name: 'Move item backward' } ).click();
	const titles = async () =>
		( await editor.blocks() )[ 1 ]!.innerBlocks.map( ( { attributes } ) => String( attributes.title ?? '' ) );
	await expect.poll( titles ).toEqual( [ 'One', 'Two', 'Four', 'Three' ] );

	// The visible panel belongs to the active tab.
	const panels = editor.canvas.locator( '[data-type="eidan/tabbed-info-item"]' );
	await expect( panels.filter( { visible: true } ) ).toHaveCount( 1 );
	await panels.filter( { visible: true } ).getByRole( 'document' ).first().click();
	await editor.page.keyboard.type( 'Words of the fourth' );

	const blocks = await editor.readBack();
	expect( blocks[ 1 ]!.innerBlocks.map( ( { attributes } ) => String( attributes.title ) ) ).toEqual( [
		'One',
		'Two',
		'Four',
		'Three',
	] );
	expect( String( blocks[ 1 ]!.innerBlocks[ 2 ]!.innerBlocks[ 0 ]!.attributes.content ) ).toBe(
		'Words of the fourth'
	);
} );

for ( const form of [ 'Tabs', 'Accordion' ] ) {
	test( `${ form }: who chose the form by keyboard goes on writing the first title @slow`, async ( { editor } ) => {
		await editor.open( start );
		await editor.insert( 'eidan/tabbed-info' );
		await editor.canvas.getByRole( 'button', { name: form, exact: true } ).press( 'Enter' );
		await expect( editor.canvas.locator( '.eidan-tabs__title' ).first() ).toBeFocused();
		await editor.page.keyboard.type( 'One' );
		await expect
			.poll( async () => ( await editor.blocks() )[ 1 ]!.innerBlocks[ 0 ]!.attributes.title )
			.toBe( 'One' );
	} );
}

test( 'forms that come from the inserter with empty items offer their sample until somebody writes @slow', async ( {
	editor,
} ) => {
	await editor.open( start );
	for ( const name of [ 'Tabs (Eidan)', 'Vertical tabs', 'Accordion (Eidan)', 'Toggles' ] ) {
		await editor.page.evaluate( ( title ) => {
			const { blocks, data } = ( window as unknown as { wp: Loose } ).wp;
			const { attributes, innerBlocks } = blocks
				.getBlockVariations( 'eidan/tabbed-info' )
				.find( ( variation: { title: string } ) => variation.title === title );
			const made = blocks.createBlock(
				'eidan/tabbed-info',
				attributes,
				blocks.createBlocksFromInnerBlocksTemplate( innerBlocks )
			);
			data.dispatch( 'core/block-editor' ).insertBlock( made );
		}, name );
		const offer = editor.canvas.getByRole( 'button', { name: 'Start with sample content' } );
		await offer.click();
		await expect( offer ).toHaveCount( 0 );
		await expect( editor.canvas.getByText( 'We spend the first two weeks' ) ).toBeVisible();
		await editor.canvas.getByRole( 'button', { name: 'Use this content' } ).click();
		const [ , form ] = await editor.blocks();
		expect( form!.innerBlocks ).toHaveLength( 3 );
		await editor.page.evaluate(
			( id ) => ( window as unknown as { wp: Loose } ).wp.data.dispatch( 'core/block-editor' ).removeBlock( id ),
			form!.clientId
		);
	}
} );

test( 'in a pattern for words alone, titles of all tabs are written @slow', async ( { editor } ) => {
	await editor.open(
		`<!-- wp:group {"templateLock":"contentOnly"} --><div class="wp-block-group">${ fixture( 'tabbed-info' ) }</div><!-- /wp:group -->`
	);
	const title = editor.canvas.getByRole( 'textbox', { name: 'Title of tab 2', exact: true } );
	await title.click();
	await editor.page.keyboard.press( 'End' );
	await editor.page.keyboard.type( '!' );
	await expect
		.poll( async () =>
			String( ( await editor.blocks() )[ 0 ]!.innerBlocks[ 0 ]!.innerBlocks[ 1 ]!.attributes.title )
		)
		.toMatch( /!$/ );
	await expect( editor.canvas.locator( '[data-type="eidan/tabbed-info-item"]' ).nth( 1 ) ).toBeVisible();
	await expect( editor.canvas.getByRole( 'button', { name: 'Add tab' } ) ).toHaveCount( 0 );
	await editor.readBack();
} );

test( 'a link that is pasted into a title leaves its words: a tab is a button @slow', async ( { editor } ) => {
	await editor.open( start );
	await editor.insert( 'eidan/tabbed-info' );
	await editor.canvas.getByRole( 'button', { name: 'Tabs', exact: true } ).click();
	const title = editor.canvas.getByRole( 'textbox', { name: 'Title of tab 1', exact: true } );
	await title.click();
	await title.evaluate( ( element ) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData( 'text/html', 'Our <a href="https://example.com/">prices</a> <strong>now</strong>' );
		clipboardData.setData( 'text/plain', 'Our prices now' );
		element.dispatchEvent( new ClipboardEvent( 'paste', { clipboardData, bubbles: true, cancelable: true } ) );
	} );
	await expect( title ).toHaveText( 'Our prices now' );
	const [ , tabs ] = await editor.readBack();
	expect( String( tabs!.innerBlocks[ 0 ]!.attributes.title ) ).toBe( 'Our prices <strong>now</strong>' );
} );

test( 'selecting an item anywhere shows it; removing it shows its neighbour @slow', async ( { editor } ) => {
	await editor.open( fixture( 'tabbed-info' ) );
	const blocks = await editor.blocks();
	const third = blocks[ 0 ]!.innerBlocks[ 2 ]!;
	const panel = ( id: string ) => editor.canvas.locator( `[data-block="${ id }"]` );
	await expect( panel( third.clientId ) ).toBeHidden();
	await editor.select( third.innerBlocks[ 0 ]!.clientId );
	await expect( panel( third.clientId ) ).toBeVisible();
	await expect( editor.canvas.locator( '.eidan-tabs__tab.is-active' ) ).toHaveText( /Build/ );
	await editor.select( 'eidan/tabbed-info' );
	await expect( panel( third.clientId ) ).toBeVisible();
	await editor.page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Remove item' } )
		.click();
	await expect( editor.canvas.locator( '.eidan-tabs__tab' ) ).toHaveCount( 2 );
	await expect( editor.canvas.locator( '.eidan-tabs__tab.is-active' ) ).toHaveText( /Decide/ );
} );

test( 'opening stores nothing; each change is one step back @slow', async ( { ownEditor: editor } ) => {
	await editor.open( fixture( 'tabbed-info' ) );
	const before = await editor.content();
	const can = () => editor.page.getByRole( 'button', { name: 'Undo' } ).getAttribute( 'aria-disabled' );
	expect( await can() ).toBe( 'true' );
	await editor.select( 'eidan/tabbed-info' );
	const settings = await editor.showSettings();
	await settings.getByLabel( 'Open by default' ).selectOption( { label: 'Build' } );
	await expect
		.poll( async () => ( await editor.blocks() )[ 0 ]!.innerBlocks.map( ( { attributes } ) => attributes.open ) )
		.toEqual( [ false, false, true ] );
	await editor.page.keyboard.press( 'Control+z' );
	await expect.poll( () => editor.content() ).toBe( before );
	expect( await can() ).toBe( 'true' );
} );

test( 'a tab is dragged by its handle @slow', async ( { editor } ) => {
	await editor.open( fixture( 'tabbed-info' ) );
	await editor.select( 'eidan/tabbed-info' );
	const tabs = editor.canvas.locator( '.eidan-tabs__tab' );
	await tabs.nth( 2 ).hover();
	await tabs.nth( 2 ).locator( '.eidan-tabs__handle' ).dragTo( tabs.nth( 0 ) );
	await expect( tabs.nth( 0 ) ).toHaveText( /Build/ );
	await expect( tabs.nth( 1 ) ).toHaveText( /Listen/ );
} );

test( 'an accordion in the editor: Enter in a title adds an item @slow', async ( { editor } ) => {
	await editor.open( fixture( 'tabbed-info__accordion' ) );
	const titles = editor.canvas.locator( '.eidan-tabs__title' );
	await titles.nth( 2 ).click();
	await editor.page.keyboard.press( 'End' );
	await editor.page.keyboard.press( 'Enter' );
	await expect( titles ).toHaveCount( 4 );
	await expect( titles.nth( 3 ) ).toBeFocused();
	await editor.page.keyboard.type( 'After that' );
	const blocks = await editor.readBack();
	expect( String( blocks[ 0 ]!.innerBlocks[ 3 ]!.attributes.title ) ).toBe( 'After that' );
} );

test( 'a copy is independent @slow', async ( { editor } ) => {
	await editor.open( fixture( 'tabbed-info' ) );
	await editor.select( 'eidan/tabbed-info' );
	await editor.page.keyboard.press( 'Control+Shift+d' );
	await expect.poll( async () => ( await editor.blocks() ).length ).toBe( 2 );
	const title = editor.canvas.getByRole( 'textbox', { name: 'Title of tab 1' } );
	await title.nth( 1 ).click();
	await editor.page.keyboard.press( 'End' );
	await editor.page.keyboard.type( ' twice' );
	const blocks = await editor.readBack();
	expect( blocks.map( ( { innerBlocks } ) => String( innerBlocks[ 0 ]!.attributes.title ) ) ).toEqual( [
		'Listen',
		'Listen twice',
	] );
} );

test( 'sample content is one click away @slow', async ( { editor } ) => {
	await editor.open( start );
	await editor.insert( 'eidan/tabbed-info' );
	await editor.canvas.getByRole( 'button', { name: 'Start with sample content' } ).click();
	await editor.useSample();
	await expect( editor.canvas.getByText( 'first two weeks' ) ).toBeVisible();
} );

test( 'headings with what follows become tabs, and core accordions @slow', async ( { editor } ) => {
	await editor.open(
		[ 'First', 'Second' ]
			.map(
				( word ) =>
					`<!-- wp:heading --><h2 class="wp-block-heading">${ word }</h2><!-- /wp:heading --><!-- wp:paragraph --><p>${ word } text</p><!-- /wp:paragraph -->`
			)
			.join( '' )
	);
	const turn = ( name: string ) =>
		editor.page.evaluate( ( to ) => {
			const { select, dispatch } = ( window as never as { wp: Loose } ).wp.data;
			const blocks = select( 'core/block-editor' ).getBlocks();
			const result = ( window as never as { wp: Loose } ).wp.blocks.switchToBlockType(
				blocks.length > 1 ? blocks : blocks[ 0 ],
				to
			);
			dispatch( 'core/block-editor' ).replaceBlocks(
				blocks.map( ( { clientId }: { clientId: string } ) => clientId ),
				result
			);
		}, name );
	await turn( 'eidan/tabbed-info' );
	await expect( editor.canvas.locator( '.eidan-tabs__tab' ) ).toHaveText( [ /First/, /Second/ ] );
	await turn( 'core/accordion' );
	await expect( editor.canvas.locator( '.wp-block-accordion-item' ) ).toHaveCount( 2 );
	await turn( 'eidan/tabbed-info' );
	await turn( 'core/tabs' );
	await turn( 'eidan/tabbed-info' );
	const blocks = await editor.readBack();
	expect( blocks[ 0 ]!.innerBlocks.map( ( { attributes } ) => String( attributes.title ) ) ).toEqual( [
		'First',
		'Second',
	] );
	expect( String( blocks[ 0 ]!.innerBlocks[ 1 ]!.innerBlocks[ 0 ]!.attributes.content ) ).toBe( 'Second text' );
} );
