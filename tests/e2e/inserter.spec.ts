/**
 * What an author sees of the blocks in the inserter: categories, and a preview of each that shows something.
 */
import { expect, test } from './fixtures';
import { blockSets } from './support/blocks';

for ( const { topLevel, tag } of blockSets ) {
	test( `every block has a preview that shows it filled${ tag }`, async ( { editor } ) => {
		test.setTimeout( 300_000 );
		await editor.open( '' );
		const { page } = editor;
		// At its first place, in the corner, the pointer opens the menu of the admin bar over the button.
		await page.mouse.move( 700, 500 );
		await page.getByRole( 'button', { name: 'Block Inserter', exact: true } ).click();
		const library = page.getByRole( 'region', { name: 'Block Library' } );
		for ( const title of tag
			? [ 'WooCommerce' ]
			: [ 'Eidan: content', 'Eidan: lists', 'Eidan: header and page' ] ) {
			await expect( library.getByRole( 'heading', { name: title, exact: true } ).first() ).toBeVisible();
		}
		for ( const { name } of topLevel ) {
			await test.step( name, async () => {
				// Forms of a block have its name and their own: `eidan/blog-list/grid`.
				const item = library
					.locator( `[class*="editor-block-list-item-${ name.replace( '/', '-' ) }"]` )
					.first();
				await item.scrollIntoViewIfNeeded();
				await item.hover();
				const preview = page.locator( '.block-editor-inserter__preview-container' );
				const frame = preview.frameLocator( 'iframe' );
				const block = frame.locator( `[data-type="${ name }"]` ).first();
				await expect( block ).toBeAttached();
				await expect( frame.locator( '.components-spinner' ) ).toHaveCount( 0 );
				await expect( frame.getByText( 'Start with sample content' ) ).toHaveCount( 0 );
				await expect( frame.locator( '.eidan-sample-bar' ) ).toHaveCount( 0 );
				// What the canvas says to authors is nothing of the block.
				await expect( frame.locator( '.eidan-panel-bar' ) ).toHaveCount( 0 );
				await expect( frame.locator( '.is-sample' ) ).toHaveCount( 0 );
				await expect( block.locator( '.components-placeholder' ) ).toHaveCount( 0 );
				await page.mouse.move( 1200, 600 );
				await expect( preview ).toHaveCount( 0 );
			} );
		}
	} );
}
