import { expect, test } from './fixtures';
import { TAKE_LOCK } from './support/alone';
import { chooseToken } from './support/tokens';

interface Wp {
	wp: { data: { dispatch: ( store: string ) => { disableComplementaryArea: ( scope: string ) => void } } };
}

test.describe( 'blog list in the editor', () => {
	test.beforeAll( async ( { site } ) => {
		await site.php( `
			${ TAKE_LOCK }
			if ( ! get_posts( array( 'name' => 'editor-post-1' ) ) ) {
				foreach ( array( 1, 2, 3 ) as $number ) {
					wp_insert_post( array( 'post_title' => "Editor post $number", 'post_name' => "editor-post-$number", 'post_content' => 'Words.', 'post_status' => 'publish' ) );
				}
				wp_insert_term( 'Lantern', 'category' );
			}` );
	} );

	test( 'is set through its controls, saved and read again @both', async ( { editor } ) => {
		await editor.open();
		await editor.insert( 'eidan/blog-list' );
		await expect( editor.canvas.locator( '.eidan-list article' ).first() ).toBeVisible();
		const sidebar = await editor.showSettings();

		await sidebar.getByRole( 'spinbutton', { name: 'Items per page' } ).fill( '2' );
		await sidebar.getByRole( 'combobox', { name: 'Order by', exact: true } ).selectOption( 'title-asc' );
		await expect( editor.canvas.locator( '.eidan-list article' ) ).toHaveCount( 2 );

		await chooseToken( sidebar, 'Categories', 'Lantern', 'Lant' );
		// No post has that category. The canvas says so, and one click shows all posts again.
		await editor.canvas.getByRole( 'button', { name: 'Show all posts' } ).click();
		await expect( editor.canvas.locator( '.eidan-list article' ) ).toHaveCount( 2 );

		await sidebar.getByRole( 'button', { name: 'Elements', exact: true } ).click();
		await sidebar.getByRole( 'button', { name: 'Hide Excerpt' } ).click();
		await sidebar.getByRole( 'button', { name: 'Show Reading time' } ).click();
		await sidebar.getByRole( 'button', { name: 'Move Title up' } ).focus();
		await editor.page.keyboard.press( 'Enter' );
		await sidebar.getByRole( 'button', { name: 'Filters' } ).click();
		await sidebar.getByRole( 'checkbox', { name: 'Categories', exact: true } ).check();
		await sidebar.getByRole( 'button', { name: 'Pagination', exact: true } ).click();
		await sidebar.getByRole( 'combobox', { name: 'Pagination' } ).selectOption( 'load-more' );
		// Set the columns for phones, in the phone preview.
		await sidebar.getByRole( 'button', { name: 'Mobile', exact: true } ).click();
		await sidebar.getByRole( 'spinbutton', { name: 'Columns', exact: true } ).fill( '2' );
		await expect
			.poll( () =>
				editor.canvas
					.locator( '.eidan-list__items' )
					.evaluate( ( list ) => [
						window.innerWidth <= 680,
						getComputedStyle( list ).gridTemplateColumns.split( ' ' ).length,
					] )
			)
			.toEqual( [ true, 2 ] );
		await sidebar.getByRole( 'button', { name: 'Desktop', exact: true } ).click();
		await sidebar.getByRole( 'radio', { name: 'Blog, image beside text', exact: true } ).click();
		await expect( editor.canvas.locator( '.eidan-list__items.is-side' ) ).toBeVisible();

		const [ block ] = await editor.readBack();
		expect( block?.attributes ).toMatchObject( {
			layout: 'side',
			columns: { phone: 2 },
			elements: [ 'image', 'terms', 'title', 'date', 'reading-time' ],
			filter: { groups: [ { taxonomy: 'category' } ] },
			pagination: 'load-more',
			query: { perPage: 2 },
		} );
	} );

	test( 'is found by its name @slow', async ( { editor } ) => {
		await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
		await editor.select( 'core/paragraph' );
		await editor.page.keyboard.press( 'End' );
		await editor.page.keyboard.press( 'Enter' );
		await editor.page.keyboard.type( '/blog list' );
		await expect( editor.page.getByRole( 'option' ).first() ).toHaveText( 'Blog list' );
		await editor.page.keyboard.press( 'Enter' );
		await expect
			.poll( async () => ( await editor.blocks() ).map( ( { name } ) => name ) )
			.toContain( 'eidan/blog-list' );
	} );

	for ( const layout of [ 'standard', 'masonry', 'side', 'minimal' ] ) {
		test( `looks in the canvas as on the page: ${ layout } @slow`, async ( { editor, page } ) => {
			// Styles that differ between the layouts.
			const look = () =>
				[ '.eidan-list__items', '.eidan-list__items > li', '.eidan-card', '.eidan-card__body' ].map(
					( selector ) => {
						const element = document.querySelector( selector );
						if ( ! element ) {
							return selector;
						}
						const { display, columnCount, flexDirection, borderBlockStartWidth } =
							getComputedStyle( element );
						return { selector, display, columnCount, flexDirection, borderBlockStartWidth };
					}
				);
			await editor.open(
				`<!-- wp:eidan/blog-list ${ JSON.stringify( { layout, elements: [ 'date', 'title' ] } ) } /-->`
			);
			await editor.page.evaluate( () =>
				( window as never as Wp ).wp.data.dispatch( 'core/interface' ).disableComplementaryArea( 'core' )
			);
			await editor.canvas.locator( '.eidan-card' ).first().waitFor();
			const seen = await editor.canvas.locator( 'body' ).evaluate( look );
			await page.goto( await editor.publish() );
			expect( seen ).toEqual( await page.evaluate( look ) );
		} );
	}

	test( 'puts hand-picked posts in order @slow', async ( { editor } ) => {
		await editor.open();
		await editor.insert( 'eidan/blog-list' );
		const sidebar = await editor.showSettings();
		for ( const title of [ 'Editor post 1', 'Editor post 2' ] ) {
			await chooseToken( sidebar, 'Hand-picked', title );
		}
		await expect( editor.canvas.locator( '.eidan-list article h3' ) ).toHaveText( [
			'Editor post 1',
			'Editor post 2',
		] );
		await sidebar.getByRole( 'button', { name: 'Move Editor post 2 up' } ).click();
		await expect( editor.canvas.locator( '.eidan-list article h3' ) ).toHaveText( [
			'Editor post 2',
			'Editor post 1',
		] );
		await sidebar
			.getByRole( 'listitem' )
			.filter( { hasText: 'Editor post 1' } )
			.dragTo( sidebar.getByRole( 'listitem' ).filter( { hasText: 'Editor post 2' } ) );
		await expect( editor.canvas.locator( '.eidan-list article h3' ) ).toHaveText( [
			'Editor post 1',
			'Editor post 2',
		] );
	} );

	test( 'becomes a Query Loop and comes back @slow', async ( { editor } ) => {
		await editor.open(
			'<!-- wp:eidan/blog-list {"query":{"perPage":4,"order":"title-asc"},"elements":["title","date"],"pagination":"none"} /-->'
		);
		const change = ( name: string ) =>
			editor.page.evaluate( ( to ) => {
				const { blocks, data } = (
					window as unknown as {
						wp: {
							blocks: { switchToBlockType: ( block: unknown, name: string ) => unknown };
							data: {
								select: ( s: string ) => { getBlocks: () => { clientId: string }[] };
								dispatch: ( s: string ) => { replaceBlocks: ( id: string, blocks: unknown ) => void };
							};
						};
					}
				 ).wp;
				const [ block ] = data.select( 'core/block-editor' ).getBlocks();
				data.dispatch( 'core/block-editor' ).replaceBlocks(
					block!.clientId,
					blocks.switchToBlockType( block, to )
				);
			}, name );
		await change( 'core/query' );
		expect( ( await editor.blocks() )[ 0 ] ).toMatchObject( {
			name: 'core/query',
			attributes: { query: { perPage: 4, orderBy: 'title', order: 'asc' } },
		} );
		await change( 'eidan/blog-list' );
		expect( ( await editor.blocks() )[ 0 ] ).toMatchObject( {
			name: 'eidan/blog-list',
			attributes: {
				query: { perPage: 4, order: 'title-asc' },
				elements: [ 'title', 'date' ],
				pagination: 'none',
			},
		} );
	} );
} );
