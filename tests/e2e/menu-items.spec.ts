/**
 * A menu is made and edited inside the block Menu: items added, moved by key, button and drag, renamed, undone, saved
 * with the page, and seen by visitors. Who may not edit menus sees the items.
 *
 * @group slow
 */
import { expect, test } from './fixtures';

test( 'an author makes a menu of two levels in place, undoes, saves, and visitors get it @both', async ( {
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
	await sidebar.getByRole( 'button', { name: 'Create menu', exact: true } ).click();
	await sidebar.getByRole( 'button', { name: 'Add item' } ).click();

	const search = page.locator( '.eidan-menu-items__search' );
	for ( const name of [ 'Atlas', 'Boats', 'Canal' ] ) {
		await search.getByRole( 'combobox' ).fill( name );
		await search.getByRole( 'option', { name: new RegExp( `^${ name }` ) } ).click();
		await expect( sidebar.getByRole( 'button', { name, exact: true } ) ).toBeVisible();
	}
	await search.getByRole( 'combobox' ).fill( 'javascript:alert(1)' );
	await page.keyboard.press( 'Enter' );
	await expect( search.getByText( 'This is not a URL.' ) ).toBeVisible();
	await search.getByRole( 'button', { name: 'Add heading' } ).click();
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
	await page.getByRole( 'menuitem', { name: 'Indent' } ).click();
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

test( 'somebody else has changed a classic menu meanwhile: an author loads theirs, or keeps the own @both', async ( {
	ownEditor: editor,
	site,
	allowErrors,
} ) => {
	allowErrors( /409/ );
	const { page } = editor;
	const php = async ( code: string ) => String( await site.php( code ) );
	const add = ( label: string ) =>
		`wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => '${ label }', 'menu-item-url' => '/x', 'menu-item-status' => 'publish' ) );`;
	const menu = `$menu = get_term_by( 'name', 'Shared', 'nav_menu' )->term_id ?? wp_create_nav_menu( 'Shared' );`;
	const id = await php( `${ menu } ${ add( 'Atlas' ) } echo $menu;` );
	await editor.open( `<!-- wp:eidan/menu {"menu":"menu:${ id }"} /-->` );
	await editor.select( 'eidan/menu' );
	const sidebar = await editor.showSettings();
	const names = sidebar.locator( '.eidan-menu-items__name' );
	/** Renames the first item and saves while somebody else adds one. */
	const clash = async ( mine: string, theirs: string ) => {
		await names.first().click();
		await sidebar.getByRole( 'textbox', { name: 'Text', exact: true } ).fill( mine );
		await php( `${ menu } ${ add( theirs ) }` );
		await page.evaluate( ( menuId ) => {
			const { wp } = window as unknown as {
				wp: { data: { dispatch: ( store: string ) => Record< string, Function > } };
			};
			return wp.data.dispatch( 'core' ).saveEditedEntityRecord?.( 'eidan', 'menu', menuId );
		}, Number( id ) );
	};
	const notice = sidebar.getByText( 'Somebody else changed this menu' );

	await clash( 'Mine', 'Theirs' );
	await expect( notice ).toBeVisible();
	await sidebar.getByRole( 'button', { name: 'Load the saved menu' } ).click();
	await expect( names ).toHaveText( [ 'Atlas', 'Theirs' ] );
	await expect( notice ).toHaveCount( 0 );
	await expect( names.first() ).toBeFocused();

	await names.first().click();
	await clash( 'Mine again', 'Another' );
	await sidebar.getByRole( 'button', { name: 'Keep mine' } ).click();
	await expect( notice ).toHaveCount( 0 );
	await expect( names ).toHaveText( [ 'Mine again', 'Theirs' ] );
	await page.evaluate( ( menuId ) => {
		const { wp } = window as unknown as {
			wp: { data: { dispatch: ( store: string ) => Record< string, Function > } };
		};
		return wp.data.dispatch( 'core' ).saveEditedEntityRecord?.( 'eidan', 'menu', menuId );
	}, Number( id ) );
	await expect
		.poll( () => php( `${ menu } echo implode( ' ', wp_list_pluck( wp_get_nav_menu_items( $menu ), 'title' ) );` ) )
		.toBe( 'Mine again Theirs' );
} );

test( 'an author begins a wide drop-down with the links of its item, and visitors get it once it is saved', async ( {
	ownEditor: editor,
	site,
	browser,
} ) => {
	const { page } = editor;
	const id = await site.php< number >(
		`return wp_insert_post( array( 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_title' => 'Offers', 'post_content' => '<!-- wp:navigation-submenu {"label":"Services","url":"/services"} --><!-- wp:navigation-link {"label":"Strategy","url":"/strategy"} /--><!-- wp:navigation-link {"label":"R&amp;D","url":"/research"} /--><!-- /wp:navigation-submenu -->' ) );`
	);
	await editor.open( `<!-- wp:eidan/menu {"menu":"navigation:${ id }"} /-->` );
	await editor.select( 'eidan/menu' );
	const sidebar = await editor.showSettings();
	const address = await editor.publish();
	const context = await browser.newContext();
	const visitor = await context.newPage();
	const nav = visitor.locator( '.entry-content nav.wp-block-eidan-menu' );
	const links = async () => {
		await visitor.goto( address );
		await nav.locator( 'summary[aria-label="Services submenu"]' ).click();
		await expect( nav.getByRole( 'link', { name: 'R&D' } ) ).toBeVisible();
		return nav.getByRole( 'link' ).evaluateAll( ( all ) => all.map( ( link ) => link.getAttribute( 'href' ) ) );
	};

	await sidebar.getByRole( 'button', { name: 'Services', exact: true } ).click();
	await sidebar.getByRole( 'button', { name: 'Create drop-down' } ).press( 'Enter' );
	const chosen = sidebar.getByRole( 'combobox', { name: 'Wide drop-down' } ).locator( 'option:checked' );
	await expect( chosen ).toHaveText( 'Services' );
	await expect( sidebar.getByRole( 'button', { name: 'Edit drop-down' } ) ).toBeVisible();
	// Nobody has saved yet.
	expect( await links() ).toEqual( [ '/services', '/strategy', '/research' ] );
	await expect( nav.locator( '.wp-block-list' ) ).toHaveCount( 0 );

	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: /^Save…?$/ } )
		.click();
	const panel = page.getByRole( 'region', { name: /Editor publish|Save panel/ } );
	await expect( panel.getByText( 'Services' ) ).toBeVisible();
	await panel.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( panel ).toBeHidden();
	// The panel is gone before the last of them is saved.
	await expect
		.poll( async () => [ await links(), await nav.locator( '.wp-block-list' ).count() ] )
		.toEqual( [ [ '/services', '/strategy', '/research' ], 2 ] );
	await context.close();
} );

test( 'links in a navigation block come along, are shown, and become a menu @both', async ( { ownEditor: editor } ) => {
	const { page } = editor;
	await editor.open(
		'<!-- wp:navigation {"ariaLabel":"Services"} --><!-- wp:navigation-link {"label":"Strategy","url":"/strategy"} /--><!-- wp:navigation-submenu {"label":"Design","url":"/design"} --><!-- wp:navigation-link {"label":"Brand","url":"/brand"} /--><!-- /wp:navigation-submenu --><!-- /wp:navigation -->'
	);
	await editor.select( 'core/navigation' );
	await page.getByRole( 'toolbar', { name: 'Block tools' } ).getByRole( 'button' ).first().press( 'Enter' );
	await page.getByRole( 'menuitem', { name: 'Menu', exact: true } ).click();
	const titles = editor.canvas.locator( '.wp-block-eidan-menu .eidan-menu__title' );
	await expect( titles ).toHaveText( [ 'Strategy', 'Design', 'Brand' ] );
	await editor.select( 'eidan/menu' );
	const sidebar = await editor.showSettings();
	await expect( sidebar.getByRole( 'combobox', { name: 'Menu' } ).locator( 'option:checked' ) ).toHaveText(
		'Links in this block'
	);
	await sidebar.getByRole( 'button', { name: 'Convert to menu' } ).press( 'Enter' );
	const names = sidebar.locator( '.eidan-menu-items__name' );
	await expect( names ).toHaveText( [ 'Strategy', 'Design', 'Brand' ] );
	await expect( names.first() ).toBeFocused();
	await expect( titles ).toHaveText( [ 'Strategy', 'Design', 'Brand' ] );
	await expect( sidebar.getByRole( 'textbox', { name: 'Menu name' } ) ).toHaveValue( /^Services/ );
} );
