/**
 * What an author sees of the blocks in the inserter: a preview of each that shows it filled.
 */
import type { Editor } from '../../editor';
import { expect, test } from '../../fixtures';
import type { Patience } from '../editor-rounds';
import type { EditorProbe } from './probe';

declare const wp: { data: { dispatch: ( store: string ) => Record< string, ( open: boolean ) => void > } };

/** Opens the inserter. Returns the region with the blocks. */
async function openInserter( { page }: Editor ) {
	// At its first place, in the corner, the pointer opens the menu of the admin bar over the button.
	await page.mouse.move( 700, 500 );
	await page.getByRole( 'button', { name: 'Block Inserter', exact: true } ).click();
	return page.getByRole( 'region', { name: 'Block Library' } );
}

const closeInserter = ( { page }: Editor ) =>
	page.evaluate( () => wp.data.dispatch( 'core/editor' ).setIsInserterOpened!( false ) );

/** Points at a block in the open inserter, and expects a preview with something in it. */
async function checkPreview( { page }: Editor, name: string, patience: Patience = {} ): Promise< void > {
	// Forms of a block have its name and their own: `eidan/blog-list/grid`.
	const item = page
		.getByRole( 'region', { name: 'Block Library' } )
		.locator( `[class*="editor-block-list-item-${ name.replace( '/', '-' ) }"]` )
		.first();
	await item.scrollIntoViewIfNeeded();
	await item.hover();
	const frame = page.locator( '.block-editor-inserter__preview-container' ).frameLocator( 'iframe' );
	const block = frame.locator( `[data-type="${ name }"]` ).first();
	await block.waitFor( { state: 'attached', ...patience } );
	await frame.locator( '.components-spinner' ).first().waitFor( { state: 'detached' } );
	// The last three are what the canvas says to authors, and nothing of the block.
	for ( const empty of [
		frame.getByText( 'Start with sample content' ),
		block.locator( '.components-placeholder' ),
		frame.locator( '.eidan-sample-bar' ),
		frame.locator( '.eidan-panel-bar' ),
		frame.locator( '.is-sample' ),
	] ) {
		await expect( empty ).toHaveCount( 0, patience );
	}
}

export const presentedFilled: EditorProbe = {
	question: 'the inserter has a preview of each that shows it filled',

	async ask( { editor, blocks } ) {
		const library = await openInserter( editor );
		for ( const title of blocks.some( ( { eidanNeeds } ) => eidanNeeds )
			? [ 'WooCommerce' ]
			: [ 'Eidan: content', 'Eidan: lists', 'Eidan: header and page' ] ) {
			await expect( library.getByRole( 'heading', { name: title, exact: true } ).first() ).toBeVisible();
		}
		for ( const { name } of blocks ) {
			await test.step( name, () => checkPreview( editor, name ) );
		}
		await closeInserter( editor );
	},

	async control( editor ) {
		const patience = { timeout: 3_000 };
		await openInserter( editor );
		await checkPreview( editor, 'eidan/control-good' );
		await expect( checkPreview( editor, 'eidan/control-poor', patience ) ).rejects.toThrow( /Timeout/ );
		await expect( checkPreview( editor, 'eidan/control-deaf', patience ) ).rejects.toThrow( /toHaveCount/ );
		await closeInserter( editor );
	},
};
