/**
 * An author chooses a header by its image. The menu and the logo that were set stay. The dialog and the panel of the
 * menu's items are checked by axe.
 *
 * @group slow
 */
import { expect, test } from './fixtures';
import type { EditorBlock } from './editor';
import { axe } from './support/axe';

const HEADER =
	'<!-- wp:eidan/header --><!-- wp:group {"layout":{"type":"flex"}} --><div class="wp-block-group"><!-- wp:site-logo {"width":77} /--><!-- wp:eidan/menu {"menu":"pages"} /--></div><!-- /wp:group --><!-- /wp:eidan/header -->';

const flat = ( blocks: EditorBlock[] ): EditorBlock[] =>
	blocks.flatMap( ( block ) => [ block, ...flat( block.innerBlocks ) ] );

test( 'an author chooses another header by its image, keeps menu and logo, and undoes it @both', async ( {
	ownEditor: editor,
} ) => {
	const { page } = editor;
	const part = async ( name: string ) => flat( await editor.blocks() ).filter( ( block ) => block.name === name );
	const violations = async ( selector: string ) => {
		const found = await axe( page )
			.include( selector )
			// What stands in a preview is not operated, only seen.
			.exclude( 'iframe' )
			.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ] )
			.analyze();
		return found.violations.map( ( { id, nodes } ) => `${ id } ${ nodes[ 0 ]?.html }` );
	};
	await editor.open( HEADER );
	await editor.select( 'eidan/header' );
	const toolbar = page.getByRole( 'toolbar', { name: 'Block tools' } );
	const change = toolbar.getByRole( 'button', { name: 'Change header' } );
	const dialog = page.getByRole( 'dialog', { name: 'Choose a header' } );

	await change.click();
	await expect( dialog.getByRole( 'button', { name: 'Header with centered logo' } ) ).toBeVisible();
	expect( await violations( '[role="dialog"]' ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( change ).toBeFocused();

	await change.press( 'Enter' );
	// The click lands on the image: all of the card is the button.
	const card = dialog.getByRole( 'listitem' ).filter( { hasText: 'Header with centered logo' } );
	await card.scrollIntoViewIfNeeded();
	const { x, y } = ( await card.boundingBox() )!;
	await page.mouse.click( x + 40, y + 20 );
	await expect( dialog ).toHaveCount( 0 );
	// The header's own panel has a menu, too.
	const menus = await part( 'eidan/menu' );
	expect( menus.length ).toBeGreaterThan( 1 );
	expect( menus.map( ( { attributes } ) => attributes.menu ) ).toEqual( menus.map( () => 'pages' ) );
	expect( ( await part( 'core/site-logo' ) )[ 0 ]?.attributes.width ).toBe( 77 );
	expect( await part( 'eidan/header' ) ).toHaveLength( 1 );

	await page.getByRole( 'button', { name: 'Undo', exact: true } ).click();
	await expect.poll( async () => ( await part( 'eidan/menu' ) ).length ).toBe( 1 );
	expect( ( await part( 'core/site-logo' ) )[ 0 ]?.attributes.width ).toBe( 77 );

	// Other tests' pages are in the list, too. All of it is in view, since axe takes a button that the sidebar cuts off for
	// a small one.
	await page.setViewportSize( { width: 1440, height: 5000 } );
	await editor.select( 'eidan/menu' );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'button', { name: 'Create menu from pages' } ).click();
	const list = sidebar.getByRole( 'list', { name: 'Menu items' } );
	await list.locator( '.eidan-menu-items__name' ).first().click();
	await expect( sidebar.getByRole( 'textbox', { name: 'Text', exact: true } ) ).toBeVisible();
	await sidebar.getByRole( 'button', { name: 'Add item' } ).click();
	await expect( page.locator( '.eidan-menu-items__search' ).getByRole( 'combobox' ) ).toBeFocused();
	expect( await violations( '.eidan-menu-panel' ) ).toEqual( [] );
} );

test( 'an author is told that no phone gets to the menu, and adds a button for it', async ( { editor, page } ) => {
	await editor.open(
		'<!-- wp:eidan/header --><!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap"}} --><div class="wp-block-group"><!-- wp:site-title {"level":0} /--><!-- wp:eidan/menu {"menu":"pages","className":"is-header-wide"} /--></div><!-- /wp:group --><!-- /wp:eidan/header -->'
	);
	await editor.select( 'eidan/header' );
	const sidebar = await editor.showSettings();
	await expect( sidebar.getByText( 'on phones nobody can get to it' ) ).toBeVisible();
	await sidebar.getByRole( 'button', { name: 'Add menu button' } ).press( 'Enter' );
	await expect( sidebar.getByText( 'on phones nobody can get to it' ) ).toHaveCount( 0 );
	await editor.readBack();

	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( await editor.publish() );
	await page.locator( '.entry-content' ).getByRole( 'button', { name: 'Menu' } ).click();
	await expect( page.getByRole( 'dialog' ).getByRole( 'link' ).first() ).toBeVisible();
	await page.setViewportSize( { width: 1440, height: 800 } );
	await expect( page.locator( '.entry-content .eidan-header .wp-block-eidan-opener' ) ).toBeHidden();
} );
