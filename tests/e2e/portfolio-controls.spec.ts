/**
 * Controls of blocks that show a portfolio item: the gallery bound to it, and
 * which item the details are of.
 */
import { expect, test } from './fixtures';

test( 'a gallery of an item has the controls of every gallery', async ( { editor } ) => {
	await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
	const id = await editor.insert( 'eidan/image-gallery', {
		layout: 'grid',
		metadata: { bindings: { images: { source: 'eidan/portfolio', args: { key: 'gallery' } } } },
	} );
	await editor.select( id );
	const sidebar = await editor.showSettings();
	await sidebar.getByLabel( 'All pictures link to' ).selectOption( 'file' );
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
