/**
 * A portfolio slider in the editor: which items it shows, and which slide is visible.
 *
 * @group slow
 */
import { expect, test } from './fixtures';
import { TAKE_LOCK } from './support/alone';
import { portfolioItems } from './support/portfolio';
import { chooseToken } from './support/tokens';

test.describe( 'portfolio slider in the editor', () => {
	test.beforeAll( async ( { site } ) => {
		await site.php( `
			${ TAKE_LOCK }
			$terms = array();
			foreach ( array( 'Lighthouses', 'Harbour walls' ) as $name ) {
				$known   = term_exists( $name, 'eidan_portfolio_category' );
				$terms[] = (int) ( is_array( $known ) ? $known : wp_insert_term( $name, 'eidan_portfolio_category' ) )['term_id'];
			}
			foreach ( array( 'Anvil', 'Beacon', 'Capstan', 'Derrick' ) as $index => $name ) {
				if ( ! get_posts( array( 'post_type' => 'eidan_portfolio', 'name' => "query-$name" ) ) ) {
					$id = wp_insert_post( array( 'post_type' => 'eidan_portfolio', 'post_title' => "Query $name", 'post_name' => "query-$name", 'post_status' => 'publish', 'post_date' => gmdate( 'Y-m-d H:i:s', time() - $index * DAY_IN_SECONDS ) ) );
					wp_set_post_terms( $id, array_merge( array( $terms[0] ), 0 === $index % 2 ? array( $terms[1] ) : array() ), 'eidan_portfolio_category' );
				}
			}` );
	} );

	test( "its items are chosen by the query's controls, saved and shown", async ( { editor, page } ) => {
		await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
		await editor.insert( 'eidan/portfolio-slider' );
		const titles = editor.canvas.locator( '.eidan-slider .eidan-work__title' );
		await expect( titles.first() ).toBeVisible();
		const sidebar = await editor.showSettings();

		// First one category, then both, then only items that are in both.
		await chooseToken( sidebar, 'Portfolio categories', 'Lighthouses' );
		await expect( titles ).toHaveText( [ 'Query Anvil', 'Query Beacon', 'Query Capstan', 'Query Derrick' ] );
		await expect( sidebar.getByRole( 'combobox', { name: 'Sticky posts' } ), 'only posts are sticky' ).toHaveCount(
			0
		);
		await sidebar.getByRole( 'combobox', { name: 'Order by', exact: true } ).selectOption( 'title-desc' );
		await expect( titles ).toHaveText( [ 'Query Derrick', 'Query Capstan', 'Query Beacon', 'Query Anvil' ] );
		await sidebar.getByRole( 'spinbutton', { name: 'Number of items' } ).fill( '3' );
		await expect( titles ).toHaveText( [ 'Query Derrick', 'Query Capstan', 'Query Beacon' ] );
		await chooseToken( sidebar, 'Portfolio categories', 'Harbour walls' );
		await sidebar.getByRole( 'combobox', { name: 'Match Portfolio categories' } ).selectOption( 'all' );
		await expect( titles ).toHaveText( [ 'Query Capstan', 'Query Anvil' ] );

		// Fewer authors need this control: leave out single items.
		await sidebar.getByRole( 'button', { name: 'Advanced' } ).click();
		await chooseToken( sidebar, 'Exclude', 'Query Anvil' );
		await expect( titles ).toHaveText( [ 'Query Capstan' ] );

		const [ , block ] = await editor.readBack();
		expect( block?.attributes.query ).toMatchObject( {
			order: 'title-desc',
			perPage: 3,
			terms: [
				{
					taxonomy: 'eidan_portfolio_category',
					match: 'all',
					include: [ expect.any( Number ), expect.any( Number ) ],
				},
			],
			exclude: [ expect.any( Number ) ],
		} );
		await page.goto( await editor.publish() );
		await expect( page.locator( '.eidan-slider .eidan-work__title' ) ).toHaveText( [ 'Query Capstan' ] );
	} );

	test( "items picked by hand keep the author's order, and undo takes them back", async ( { editor } ) => {
		await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
		await editor.insert( 'eidan/portfolio-slider' );
		const sidebar = await editor.showSettings();
		const titles = editor.canvas.locator( '.eidan-slider .eidan-work__title' );
		for ( const title of [ 'Query Derrick', 'Query Anvil' ] ) {
			await chooseToken( sidebar, 'Hand-picked', title );
		}
		await expect( titles ).toHaveText( [ 'Query Derrick', 'Query Anvil' ] );
		await expect(
			sidebar.getByRole( 'combobox', { name: 'Order by', exact: true } ),
			"the order is the author's"
		).toHaveCount( 0 );
		await sidebar.getByRole( 'button', { name: 'Move Query Anvil up' } ).click();
		await expect( titles ).toHaveText( [ 'Query Anvil', 'Query Derrick' ] );
		// WordPress counts successive changes of one attribute as one step.
		await editor.page.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( titles ).not.toHaveCount( 2 );
		await expect( sidebar.getByRole( 'combobox', { name: 'Order by', exact: true } ) ).toBeVisible();
		await editor.page.getByRole( 'button', { name: 'Redo' } ).click();
		await expect( titles ).toHaveText( [ 'Query Anvil', 'Query Derrick' ] );
		await sidebar.getByRole( 'button', { name: 'Remove Query Derrick' } ).first().click();
		await expect( titles ).toHaveText( [ 'Query Anvil' ] );
	} );

	test( 'a choice that finds nothing says so, and what is gone is shown by its number', async ( { editor } ) => {
		await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
		await editor.insert( 'eidan/portfolio-slider', {
			query: { postType: 'eidan_portfolio', include: [ 987654 ] },
		} );
		const sidebar = await editor.showSettings();
		await expect( sidebar.getByText( '#987654' ).first() ).toBeVisible();
		await expect( editor.canvas.locator( '.eidan-slider' ) ).toHaveCount( 0 );
		await expect( editor.canvas.getByRole( 'button', { name: 'Start with sample content' } ) ).toBeVisible();
	} );

	test( 'the slide in view stays while settings change, with every engine and in sliders of lists', async ( {
		editor,
		site,
	} ) => {
		const include = await portfolioItems( site, 5 );
		const kinds: [ string, object ][] = [
			[ 'portfolio-slider', {} ],
			[ 'portfolio-slider', { effect: 'fade' } ],
			[ 'portfolio-slider', { loop: true } ],
			[ 'team-list', {} ],
		];
		const toolbar = editor.page.getByRole( 'toolbar', { name: 'Block tools' } );
		await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
		for ( const [ name, options ] of kinds ) {
			await editor.fill( '' );
			const slider = { autoplay: 0, speed: 0, slidesPerView: 1, ...options };
			const query = { postType: 'eidan_portfolio', perPage: 5, include };
			const id = await editor.insert( `eidan/${ name }`, {
				query,
				slider,
				...( name === 'team-list' && { layout: 'slider' } ),
			} );
			// Returns the title of the first visible slide. With a fade effect all slides are in that place.
			const shown = () =>
				editor.canvas.locator( '.eidan-slider__view' ).evaluate( ( view ) =>
					[ ...view.querySelectorAll( '.eidan-slider__slide' ) ]
						.filter(
							( slide ) =>
								Math.abs( slide.getBoundingClientRect().left - view.getBoundingClientRect().left ) < 2
						)
						.filter( ( slide ) =>
							slide.checkVisibility( { opacityProperty: true, visibilityProperty: true } )
						)
						.map( ( slide ) => slide.querySelector( 'h2, h3, .eidan-work__title' )?.textContent?.trim() )
						.join()
				);
			for ( const item of [ 'Work 2', 'Work 3' ] ) {
				await toolbar.getByRole( 'button', { name: 'Next item' } ).click();
				await expect.poll( shown ).toBe( item );
			}
			for ( const spaceBetween of [ 41, 42 ] ) {
				await editor.update( id, { slider: { ...slider, spaceBetween } } );
				await expect( editor.canvas.locator( '.eidan-slider' ) ).toHaveAttribute(
					'style',
					new RegExp( `\\b${ spaceBetween }px` )
				);
				await expect.poll( shown, `${ name } ${ JSON.stringify( options ) }` ).toBe( 'Work 3' );
			}
			// If there are fewer slides than before, the last one is shown.
			await editor.update( id, { query: { ...query, perPage: 2, include: include.slice( 0, 2 ) } } );
			await expect( editor.canvas.locator( '.eidan-slider__slide' ) ).toHaveCount( 2 );
			await expect.poll( shown ).toBe( 'Work 2' );
		}
	} );
} );
