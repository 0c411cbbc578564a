/**
 * Controls of blocks that show a portfolio item: the gallery bound to it, and
 * which item the details are of.
 */
import { Editor } from './editor';
import { expect, test } from './fixtures';

test( 'a gallery of an item has the controls of every gallery', async ( { editor } ) => {
	await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
	const id = await editor.insert( 'eidan/image-gallery', {
		layout: 'grid',
		metadata: { bindings: { images: { source: 'eidan/portfolio', args: { key: 'gallery' } } } },
	} );
	await editor.select( id );
	const sidebar = await editor.showSettings();
	await sidebar.getByLabel( 'Link to' ).selectOption( 'file' );
	await sidebar.getByLabel( 'Layout', { exact: true } ).selectOption( 'rows' );
	await expect( sidebar.getByLabel( 'Row height' ).first() ).toBeVisible();
	expect( ( await editor.blocks() )[ 1 ]!.attributes ).toMatchObject( { linkTo: 'file', layout: 'rows' } );
} );

test( 'details are of the item that an author finds by its title', async ( { editor, api } ) => {
	const { id } = await api< { id: number } >( 'POST', 'wp/v2/portfolio-items', {
		title: 'Quince orchard',
		status: 'publish',
		meta: { eidan_client: 'Quince & Sons' },
	} );
	await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
	await editor.insert( 'eidan/portfolio-details' );
	await editor.select( 'eidan/portfolio-details' );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'combobox', { name: 'Portfolio item' } ).fill( 'Quince' );
	await sidebar.getByRole( 'option', { name: 'Quince orchard' } ).first().click();
	await expect.poll( async () => ( await editor.blocks() )[ 1 ]!.attributes.itemId ).toBe( id );
	await expect( editor.canvas.getByText( 'Quince & Sons' ) ).toBeVisible();
	await sidebar.getByRole( 'button', { name: /^(Reset|Clear|Remove)/ } ).first().click();
	await expect.poll( async () => ( await editor.blocks() )[ 1 ]!.attributes.itemId ).toBe( 0 );
} );

test( 'a contributor sees the details of an item of somebody else, and no gallery button that leads nowhere', async ( { api, as } ) => {
	const { id } = await api< { id: number } >( 'POST', 'wp/v2/portfolio-items', {
		title: 'Quince terraces',
		status: 'publish',
		meta: { eidan_client: 'Quince & Daughters' },
	} );
	const page = await as( 'contributor' );
	const editor = new Editor( page, api );
	await page.goto( '/wp-admin/post-new.php' );
	await editor.canvas.locator( '.block-editor-block-list__layout' ).first().waitFor();
	await editor.insert( 'eidan/portfolio-details', { itemId: id } );
	await expect( editor.canvas.getByText( 'Quince & Daughters' ) ).toBeVisible();

	await editor.insert( 'eidan/image-gallery' );
	await editor.canvas.getByRole( 'button', { name: 'Use sample images' } ).click();
	await expect( editor.canvas.locator( '.eidan-gallery img' ).first() ).toBeVisible();
	await editor.select( 'eidan/image-gallery' );
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'toolbar', { name: 'Block tools' } ) ).toBeVisible();
	await expect( page.getByRole( 'toolbar', { name: 'Block tools' } ).getByRole( 'button', { name: 'Add', exact: true } ) ).toHaveCount( 0 );
} );

test( 'details inside a pattern have their controls without “Edit pattern”', async ( { editor } ) => {
	await editor.open(
		'<!-- wp:group {"metadata":{"patternName":"eidan/portfolio-single","name":"Portfolio item page"}} --><div class="wp-block-group"><!-- wp:eidan/portfolio-details /--></div><!-- /wp:group -->',
		'portfolio-items'
	);
	await editor.canvas.locator( '.wp-block-eidan-portfolio-details' ).click();
	const { page } = editor;
	await page.getByRole( 'toolbar', { name: 'Block tools' } ).getByRole( 'button', { name: 'Details', exact: true } ).click();
	await page.getByRole( 'button', { name: 'Hide Client' } ).click();
	await expect.poll( async () => ( await editor.blocks() )[ 0 ]!.innerBlocks[ 0 ]!.attributes.fields ).not.toContain( 'client' );
} );
