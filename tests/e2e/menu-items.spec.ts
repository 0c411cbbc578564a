/**
 * A menu is made and edited inside the block Menu: items added, moved by key, button and drag, renamed, undone, saved
 * with the page, and seen by visitors. Who may not edit menus sees the items.
 */
import { expect, test } from './fixtures';

test( 'an author makes a menu of two levels in place, undoes, saves, and visitors get it', async ( {
	ownEditor: editor,
	site,
	browser,
} ) => {
	const { page } = editor;
	await site.php(
		`foreach ( array( 'Atlas', 'Boats', 'Canal' ) as $title ) { get_page_by_path( strtolower( $title ) ) || wp_insert_post( array( 'post_title' => $title, 'post_name' => strtolower( $title ), 'post_type' => 'page', 'post_status' => 'publish' ) ); }`
	);
	await editor.open( '<!-- wp:eidan/menu {"menu":"pages"} /-->' );
	await editor.select( 'eidan/menu' );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'button', { name: 'Create menu' } ).click();
	await sidebar.getByRole( 'button', { name: 'Add item' } ).click();

	const search = page.locator( '.eidan-menu-items__search' );
	for ( const name of [ 'Atlas', 'Boats', 'Canal' ] ) {
		await search.getByRole( 'combobox' ).fill( name );
		await search.getByRole( 'option', { name: new RegExp( `^${ name }` ) } ).click();
		await expect( sidebar.getByRole( 'button', { name, exact: true } ) ).toBeVisible();
	}
	await search.getByRole( 'combobox' ).fill( 'javascript:alert(1)' );
	await page.keyboard.press( 'Enter' );
	await expect( search.getByText( 'This is no address.' ) ).toBeVisible();
	await search.getByRole( 'button', { name: 'Add heading without link' } ).click();
	await page.keyboard.press( 'Escape' );
	await expect( sidebar.getByRole( 'button', { name: 'Add item' } ) ).toBeFocused();

	const items = sidebar.getByRole( 'list', { name: 'Menu items' } ).getByRole( 'listitem' );
	const tree = () =>
		items.evaluateAll( ( found ) =>
			found
				.map(
					( item ) =>
						`${ item.getAttribute( 'aria-level' ) }${ item.querySelector( '.eidan-menu-items__name' )?.textContent }`
				)
				.join( ' ' )
		);
	expect( await tree() ).toBe( '1Atlas 1Boats 1Canal 1Heading' );
	const handle = ( name: string ) => sidebar.getByRole( 'button', { name: `Drag ${ name }, or move` } );
	await handle( 'Canal' ).press( 'ArrowRight' );
	await expect( handle( 'Canal' ) ).toBeFocused();
	await expect.poll( tree ).toBe( '1Atlas 1Boats 2Canal 1Heading' );
	await page.getByRole( 'button', { name: 'Undo', exact: true } ).click();
	await expect.poll( tree ).toBe( '1Atlas 1Boats 1Canal 1Heading' );
	await sidebar.getByRole( 'button', { name: 'Options for Canal' } ).click();
	await page.getByRole( 'menuitem', { name: 'Put below the item before' } ).click();
	await sidebar.getByRole( 'button', { name: 'Move Boats up' } ).click();
	await expect.poll( tree ).toBe( '1Boats 2Canal 1Atlas 1Heading' );
	await sidebar.getByRole( 'button', { name: 'Options for Heading' } ).click();
	await page.getByRole( 'menuitem', { name: 'Remove' } ).click();
	await expect.poll( tree ).toBe( '1Boats 2Canal 1Atlas' );

	await sidebar.getByRole( 'button', { name: 'Atlas', exact: true } ).click();
	await sidebar.getByRole( 'textbox', { name: 'Text', exact: true } ).fill( '<b>Maps</b> & more' );
	await sidebar.getByRole( 'textbox', { name: 'Label', exact: true } ).fill( 'Fresh' );
	// The canvas shows what nobody has saved.
	await expect( editor.canvas.locator( '.eidan-menu__title', { hasText: '<b>Maps</b> & more' } ) ).toBeVisible();
	await expect( editor.canvas.locator( '.eidan-menu__label' ) ).toHaveText( 'Fresh' );

	await page.evaluate( () => {
		const { wp } = window as unknown as {
			wp: { data: { dispatch: ( store: string ) => Record< string, Function > } };
		};
		return wp.data.dispatch( 'core/editor' ).editPost?.( { title: 'Menu in place' } );
	} );
	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: /^(Save|Publish)…?$/ } )
		.click();
	const panel = page.getByRole( 'region', { name: /Editor publish|Save panel/ } );
	await expect( panel.getByText( 'Navigation Menus' ) ).toBeVisible();
	await panel.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await panel.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const link = panel.getByRole( 'link', { name: /^View/ } ).first();
	await expect( link ).toBeVisible();
	const address = ( await link.getAttribute( 'href' ) )!;

	for ( const width of [ 1440, 390 ] ) {
		const context = await browser.newContext( { viewport: { width, height: 800 } } );
		const visitor = await context.newPage();
		await visitor.goto( address );
		const nav = visitor.locator( '.entry-content nav.wp-block-eidan-menu' );
		await expect( nav.getByRole( 'link' ) ).toHaveText( [ 'Boats', '<b>Maps</b> & more Fresh' ] );
		await nav.locator( 'summary[aria-label="Boats submenu"]' ).click();
		await expect( nav.getByRole( 'link', { name: 'Canal' } ) ).toBeVisible();
		await context.close();
	}
} );
