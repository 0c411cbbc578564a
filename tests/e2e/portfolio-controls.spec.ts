/**
 * Controls of blocks that show a portfolio item: the item's gallery, and the choice of the item for the details block.
 *
 * @group slow
 */
import { Editor } from './editor';
import { expect, test } from './fixtures';
import { portfolioItems, sliderOf } from './support/portfolio';

declare const wp: { data: { select: ( store: string ) => { isEditedPostDirty: () => boolean } } };

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
	await sidebar
		.getByRole( 'button', { name: /^(Reset|Clear|Remove)/ } )
		.first()
		.click();
	await expect.poll( async () => ( await editor.blocks() )[ 1 ]!.attributes.itemId ).toBe( 0 );
} );

test( 'a contributor sees the details of an item of somebody else, and no gallery button that leads nowhere', async ( {
	api,
	as,
} ) => {
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
	await editor.canvas.getByRole( 'button', { name: 'Start with sample content' } ).click();
	await editor.useSample();
	await expect( editor.canvas.locator( '.eidan-gallery img' ).first() ).toBeVisible();
	await editor.select( 'eidan/image-gallery' );
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'toolbar', { name: 'Block tools' } ) ).toBeVisible();
	await expect(
		page.getByRole( 'toolbar', { name: 'Block tools' } ).getByRole( 'button', { name: 'Add', exact: true } )
	).toHaveCount( 0 );
} );

test( 'details inside a pattern have their controls without “Edit pattern”', async ( { editor } ) => {
	await editor.open(
		'<!-- wp:group {"metadata":{"patternName":"eidan/portfolio-single","name":"Portfolio item page"}} --><div class="wp-block-group"><!-- wp:eidan/portfolio-details /--></div><!-- /wp:group -->',
		'portfolio-items'
	);
	await editor.canvas.locator( '.wp-block-eidan-portfolio-details' ).click();
	const { page } = editor;
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Details', exact: true } )
		.click();
	await page.getByRole( 'button', { name: 'Hide Client' } ).click();
	await expect
		.poll( async () => ( await editor.blocks() )[ 0 ]!.innerBlocks[ 0 ]!.attributes.fields )
		.not.toContain( 'client' );
} );

test( 'an author without a mouse brings up every item in the canvas, and the draft stays as it was', async ( {
	editor,
	site,
} ) => {
	const ids = await portfolioItems( site, 3 );
	const query = { postType: 'eidan_portfolio', perPage: 3, include: ids };
	const blocks = [ 'portfolio-interactive-showcase', 'fixed-portfolio-list' ].map(
		( name ) => `<!-- wp:eidan/${ name } ${ JSON.stringify( { query } ) } /-->`
	);
	await editor.open( [ ...blocks, sliderOf( ids, { slidesPerView: 1 } ) ].join( '' ) );
	const { page, canvas } = editor;
	const toolbar = page.getByRole( 'toolbar', { name: 'Block tools' } );
	const button = ( name: string ) => toolbar.getByRole( 'button', { name, exact: true } );
	const reach = async ( name: string ) => {
		await page.keyboard.press( 'Alt+F10' );
		for (
			let presses = 0;
			presses < 20 && ! ( await button( name ).evaluate( ( element ) => element === document.activeElement ) );
			presses++
		) {
			await page.keyboard.press( 'ArrowRight' );
		}
		await expect( button( name ) ).toBeFocused();
	};

	await expect( canvas.locator( '.eidan-works.is-live li.is-active' ) ).toContainText( 'Work 1' );
	await editor.select( 'eidan/portfolio-interactive-showcase' );
	await reach( 'Next item' );
	await expect( button( 'Previous item' ) ).toBeDisabled();
	await page.keyboard.press( 'Enter' );
	await expect( canvas.locator( '.eidan-works li.is-active' ) ).toContainText( 'Work 2' );
	await page.keyboard.press( 'Enter' );
	await expect( canvas.locator( '.eidan-works li.is-active' ) ).toContainText( 'Work 3' );
	await expect( button( 'Next item' ) ).toBeDisabled();
	// At the last item the focus is not lost, and the way back is beside it.
	await page.keyboard.press( 'ArrowLeft' );
	await page.keyboard.press( 'Enter' );
	await expect( canvas.locator( '.eidan-works li.is-active' ) ).toContainText( 'Work 2' );

	// Returns the position of an item's words in the canvas. They stand in a sticky element.
	const top = ( name: string ) =>
		canvas
			.locator( '.eidan-fixed .eidan-work' )
			.filter( { hasText: name } )
			.evaluate( ( item ) => Math.round( item.getBoundingClientRect().top ) );
	await editor.select( 'eidan/fixed-portfolio-list' );
	await reach( 'Next item' );
	await page.keyboard.press( 'Enter' );
	await expect.poll( () => top( 'Work 2' ) ).toBe( 0 );
	await page.keyboard.press( 'Enter' );
	await expect( button( 'Next item' ) ).toBeDisabled();
	await page.keyboard.press( 'ArrowLeft' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Enter' );
	await expect.poll( () => top( 'Work 1' ) ).toBe( 0 );
	await expect.poll( () => top( 'Work 2' ) ).toBeGreaterThan( 0 );

	// Returns how far a slide is from the place of the visible slide.
	const away = ( name: string ) =>
		canvas
			.locator( '.eidan-slider article' )
			.filter( { hasText: name } )
			.evaluate( ( slide ) =>
				Math.abs(
					Math.round(
						slide.getBoundingClientRect().left -
							slide.closest( '.eidan-slider__view' )!.getBoundingClientRect().left
					)
				)
			);
	await editor.select( 'eidan/portfolio-slider' );
	await reach( 'Next item' );
	await page.keyboard.press( 'Enter' );
	await expect.poll( () => away( 'Work 2' ) ).toBe( 0 );

	expect( await page.evaluate( () => wp.data.select( 'core/editor' ).isEditedPostDirty() ) ).toBe( false );
} );
