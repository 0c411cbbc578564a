/**
 * What becomes of sample content: drafts, and what an author is told before visitors would miss it. That every block
 * can be filled with its sample is asked in matrix-editor.spec.ts.
 *
 * @group slow
 */
import { expect, test } from './fixtures';

const START = 'Start with sample content';

test( 'samples of a list become drafts, which the list shows once they are published', async ( { editor, api } ) => {
	await editor.open( '' );
	await editor.insert( 'eidan/testimonials-list', { query: { postType: 'eidan_testimonial', include: [ 987654 ] } } );
	await editor.canvas.getByRole( 'button', { name: START } ).click();
	await expect( editor.canvas.getByText( 'no surprises on the invoice' ) ).toBeVisible();
	await editor.canvas.getByRole( 'button', { name: 'Make these into items' } ).click();
	const told = editor.page.getByText( '3 drafts were made. They appear here once you publish them.' ).first();
	await expect( told ).toBeVisible();
	await expect( editor.page.getByRole( 'link', { name: 'View drafts' } ) ).toHaveAttribute(
		'href',
		/edit\.php\?post_status=draft&post_type=eidan_testimonial/
	);
	await expect( editor.canvas.getByRole( 'group', { name: 'Sample content' } ) ).toHaveCount( 0 );
	const drafts = await api< { id: number; status: string }[] >(
		'GET',
		'wp/v2/testimonials?status=draft&per_page=10'
	);
	expect( drafts.length ).toBeGreaterThanOrEqual( 3 );
	// The block offers them still when it is opened again.
	const stored = ( await editor.readBack() )[ 0 ]!.attributes.metadata;
	expect( stored ).toMatchObject( { eidanDrafts: { type: 'eidan_testimonial' } } );
	const bar = editor.canvas.getByRole( 'group', { name: 'Drafts' } );
	await bar.getByRole( 'button', { name: 'Publish these drafts' } ).click();
	await expect( bar ).toHaveCount( 0 );
	await expect( editor.page.getByText( '3 items were published.' ).first() ).toBeVisible();
	for ( const { id } of drafts ) {
		await api( 'DELETE', `wp/v2/testimonials/${ id }?force=true` );
	}
} );

test( 'an author is told before publishing and after saving', async ( { ownEditor: editor } ) => {
	await editor.open( '' );
	await editor.insert( 'eidan/tabbed-info' );
	await editor.canvas.getByRole( 'button', { name: START } ).click();
	const { page } = editor;
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await expect( page.getByText( '1 block is a sample. Visitors do not see it.' ) ).toBeVisible();
	await page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	const notice = page.locator( '.components-notice', { hasText: '1 block is a sample. Visitors do not see it.' } );
	await expect( notice ).toBeVisible();
	await page.keyboard.press( 'Escape' );
} );
