import { expect, test } from './fixtures';
import { portfolioItems } from './support/portfolio';
import { drawn, settled } from './support/settled';

const attributes = ( ids: number[], more: object ) =>
	JSON.stringify( { query: { postType: 'eidan_portfolio', perPage: 4, include: ids }, ...more } );

/** Creates items in two categories. They have two images each, and tiles of different sizes. */
const prepare = async ( site: { php: < T = unknown >( code: string ) => Promise< T > } ) => {
	const ids = await portfolioItems( site, 6 );
	await site.php( `
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$picture = static function ( string $name, int $width, int $height ): int {
			$found = get_posts( array( 'post_type' => 'attachment', 'name' => $name, 'fields' => 'ids', 'post_status' => 'inherit' ) );
			if ( $found ) {
				return $found[0];
			}
			$file  = wp_upload_dir()['path'] . "/$name.png";
			$image = imagecreatetruecolor( $width, $height );
			imagefilledrectangle( $image, 0, 0, $width, $height, imagecolorallocate( $image, 120, 130, 140 ) );
			imagepng( $image, $file );
			$id = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => $name, 'post_name' => $name ), $file );
			wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
			return $id;
		};
		$first  = $picture( 'list-first', 400, 300 );
		$second = $picture( 'list-second', 300, 400 );
		foreach ( array( ${ ids.join() } ) as $index => $id ) {
			set_post_thumbnail( $id, $first );
			update_post_meta( $id, 'eidan_second_image', $second );
			update_post_meta( $id, 'eidan_tile_size', array( '2x2', '1x1' )[ $index % 2 ] );
			wp_set_object_terms( $id, array( 'Harbours', 'Breakwaters' )[ $index % 2 ], 'eidan_portfolio_category' );
		}` );
	return ids;
};

test( 'is inserted, set through its controls, saved and read again', async ( { editor, site } ) => {
	const ids = await prepare( site );
	await editor.open();
	await editor.insert( 'eidan/portfolio-list', { query: { postType: 'eidan_portfolio', perPage: 4, include: ids } } );
	await expect( editor.canvas.locator( '.eidan-list article' ) ).toHaveCount( 4 );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'combobox', { name: 'Query type' } ).selectOption( 'related' );
	await sidebar.getByRole( 'button', { name: 'Filters' } ).click();
	await sidebar.getByRole( 'checkbox', { name: 'Portfolio categories', exact: true } ).check();
	await sidebar.getByRole( 'button', { name: 'Pagination', exact: true } ).click();
	await sidebar.getByRole( 'combobox', { name: 'Pagination' } ).selectOption( 'load-more' );
	// What decides about the others comes first.
	await expect( sidebar.locator( '.components-panel__body-title' ).first() ).toHaveText( 'Layout' );
	await sidebar.getByRole( 'radio', { name: 'Portfolio tiles', exact: true } ).click();
	await expect( editor.canvas.locator( '.eidan-list__items.is-tiles > .is-2x2' ).first() ).toBeVisible();
	await sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
	await sidebar.getByRole( 'combobox', { name: 'Hover effect' } ).selectOption( 'follow' );
	await sidebar.getByRole( 'textbox', { name: 'Label', exact: true } ).fill( 'View' );

	const [ block ] = await editor.readBack();
	expect( block?.attributes ).toMatchObject( {
		layout: 'tiles',
		columns: { desktop: 4, tablet: 2, phone: 2 },
		ratio: '1/1',
		textPosition: 'over',
		hover: 'follow',
		hoverLabel: 'View',
		filter: { groups: [ { taxonomy: 'eidan_portfolio_category' } ] },
		pagination: 'load-more',
		query: { context: 'related' },
	} );
} );

test( 'an item has its tile size and its second image in its panel @slow', async ( { editor } ) => {
	await editor.open( '', 'portfolio-items' );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'tab', { name: 'Portfolio item' } ).click();
	const panel = sidebar.getByRole( 'button', { name: 'Portfolio details' } );
	if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await panel.click();
	}
	await sidebar.getByRole( 'combobox', { name: 'Tile size' } ).selectOption( '2x1' );
	await expect( sidebar.getByRole( 'group', { name: 'Second image' } ) ).toBeVisible();
	await editor.save();
	expect(
		await editor.page.evaluate( () =>
			(
				window as never as {
					wp: {
						data: { select: ( store: string ) => { getCurrentPostAttribute: ( name: string ) => object } };
					};
				}
			 ).wp.data
				.select( 'core/editor' )
				.getCurrentPostAttribute( 'meta' )
		)
	).toMatchObject( { eidan_tile_size: '2x1' } );
} );

test( 'shows the same by pointer and by keyboard, also in items that load later @slow', async ( {
	visit,
	page,
	site,
} ) => {
	const ids = await prepare( site );
	await visit(
		`<!-- wp:eidan/portfolio-list ${ attributes( ids, {
			layout: 'tiles',
			columns: { desktop: 4 },
			hover: 'follow',
			textPosition: 'over',
			filter: { groups: [ { taxonomy: 'eidan_portfolio_category' } ] },
			pagination: 'load-more',
			align: 'wide',
		} ) } /--><!-- wp:eidan/portfolio-list ${ attributes( ids, { hover: 'swap', pagination: 'none' } ) } /-->`
	);
	const tiles = page.locator( '.is-tiles' );
	const label = page.locator( '.eidan-card-label' );
	const [ large, small ] = await tiles
		.locator( '> li' )
		.evaluateAll( ( items ) => items.map( ( item ) => item.getBoundingClientRect().width ) );
	expect( large! / small! ).toBeGreaterThan( 2 );

	await tiles.locator( '.eidan-work' ).first().hover();
	await expect( label ).toHaveText( 'Work 1' );
	await expect( label ).toHaveCSS( 'opacity', '1' );
	await page.getByRole( 'link', { name: 'Load more' } ).click();
	await expect( tiles.locator( 'article' ) ).toHaveCount( 6 );
	await tiles.locator( '.eidan-work' ).last().hover();
	await expect( label ).toHaveText( 'Work 6' );
	await page.mouse.move( 0, 0 );
	await expect( label ).toHaveCSS( 'opacity', '0' );
	await page.keyboard.press( 'Tab' );
	await tiles.getByRole( 'link', { name: 'Work 5' } ).focus();
	await expect( label ).toHaveText( 'Work 5' );
	await expect( label ).toHaveCSS( 'opacity', '1' );

	await page.getByRole( 'link', { name: 'Harbours' } ).click();
	await expect( tiles.locator( 'article' ) ).toHaveCount( 3 );
	expect( page.url() ).toContain( 'harbours' );

	const card = page.locator( '.has-hover-swap .eidan-work' ).first();
	// The second image lies below the first.
	const first = card.locator( '.eidan-card__image' );
	await expect( first ).toHaveCSS( 'opacity', '1' );
	await card.hover();
	await expect( first ).toHaveCSS( 'opacity', '0' );
	await page.mouse.move( 0, 0 );
	await expect( first ).toHaveCSS( 'opacity', '1' );
	await card.getByRole( 'link' ).focus();
	await expect( first ).toHaveCSS( 'opacity', '0' );
} );

test( 'text that the focus reveals is not covered by a header that comes back @slow', async ( {
	visit,
	page,
	site,
} ) => {
	const ids = await prepare( site );
	const header =
		'<!-- wp:eidan/header {"behaviour":"up","mobile":"up","height":110} --><!-- wp:site-title {"level":0} /--><!-- /wp:eidan/header -->';
	await visit(
		`${ header }<!-- wp:eidan/portfolio-list ${ attributes( ids, { textPosition: 'over', hover: 'reveal', columns: 1, elements: [ 'title', 'category', 'excerpt' ], pagination: 'none' } ) } /--><!-- wp:paragraph --><p><a id="behind" href="#behind">Behind</a></p><!-- /wp:paragraph -->`
	);
	await settled( page );
	const links = page.locator( '.has-hover-reveal .eidan-work__text a' );
	const count = await links.count();
	let shown = 0;
	await page.setViewportSize( { width: 1000, height: 500 } );
	await page.locator( '#behind' ).focus();
	for ( let index = count - 1; index >= 0; index-- ) {
		// Place the link just below the lower edge of the header. It is visible, so the browser has no reason to
		// scroll.
		await links.nth( index ).evaluate( ( link ) => scrollBy( 0, link.getBoundingClientRect().top - 90 ) );
		// Wait for a frame: two scrolls within one frame would count as one, perhaps a scroll down.
		await drawn( page );
		await page.evaluate( () => scrollBy( 0, -40 ) );
		await expect( page.locator( '.eidan-header' ) ).toHaveClass( /is-shown/ );
		await page.keyboard.press( 'Shift+Tab' );
		await expect( links.nth( index ) ).toBeFocused();
		// Wait until the header is there and the words have risen.
		await drawn( page );
		await drawn( page );
		await page.evaluate( () =>
			Promise.allSettled(
				document
					.getAnimations()
					.filter( ( { timeline } ) => timeline instanceof DocumentTimeline )
					.map( ( { finished } ) => finished )
			)
		);
		const [ link, bar ] = [
			await links.nth( index ).boundingBox(),
			await page.locator( '.eidan-header > .wp-block-eidan-header' ).boundingBox(),
		];
		expect( link!.y, `link ${ index + 1 }` ).toBeGreaterThanOrEqual( bar!.y + bar!.height - 1 );
		shown += await page.locator( '.eidan-header.is-shown' ).count();
	}
	expect( shown, 'a header over the page' ).toBeGreaterThan( 0 );
} );

test.describe( 'on a touch screen', () => {
	test.use( { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } } );

	test( 'everything is there without hovering, and nothing moves on request', async ( { visit, page, site } ) => {
		const ids = await prepare( site );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await visit(
			[
				{ textPosition: 'hover', hover: 'overlay' },
				{ textPosition: 'over', hover: 'reveal' },
				{ hover: 'swap' },
			]
				.map(
					( look ) =>
						`<!-- wp:eidan/portfolio-list ${ attributes( ids, { ...look, pagination: 'none' } ) } /-->`
				)
				.join( '' )
		);
		for ( const look of [ 'overlay', 'reveal' ] ) {
			const words = page.locator( `.has-hover-${ look } .eidan-work__text` ).first();
			await words.scrollIntoViewIfNeeded();
			await expect( words ).toHaveCSS( 'opacity', '1' );
			await expect( words ).toHaveCSS( 'transform', 'none' );
		}
		const media = page.locator( '.has-hover-swap .eidan-work__media' ).first();
		const first = media.locator( '.eidan-card__image' );
		await media.evaluate( ( element ) => element.scrollIntoView( { block: 'center' } ) );
		await expect( first ).toHaveCSS( 'opacity', '0' );
		await media.evaluate( ( element ) => scrollBy( 0, element.getBoundingClientRect().top - innerHeight * 0.8 ) );
		await expect( first ).toHaveCSS( 'opacity', '1' );
	} );
} );

test( 'reads without script, in every layout', async ( { visit, browser, site } ) => {
	const ids = await prepare( site );
	const url = await visit(
		[ 'grid', 'masonry', 'rows', 'tiles', 'offset' ]
			.map(
				( layout ) => `<!-- wp:eidan/portfolio-list ${ attributes( ids, { layout, pagination: 'none' } ) } /-->`
			)
			.join( '' )
	);
	const context = await browser.newContext( { javaScriptEnabled: false, viewport: { width: 1280, height: 800 } } );
	const page = await context.newPage();
	await page.goto( url );
	await expect( page.locator( '.eidan-list article' ) ).toHaveCount( 20 );
	// Images of a row are equally high, and the second column begins 120 px lower.
	const boxes = async ( selector: string ) =>
		page
			.locator( selector )
			.evaluateAll( ( all ) =>
				all.map( ( one ) => one.getBoundingClientRect() ).map( ( { top, height } ) => ( { top, height } ) )
			);
	const [ first, second ] = await boxes( '.is-rows .eidan-work__media' );
	expect( Math.abs( first!.height - second!.height ) ).toBeLessThan( 1 );
	const [ left, right ] = await boxes( '.is-offset > li' );
	expect( right!.top - left!.top ).toBe( 120 );
	// The list has room for the lower column, or pagination would stand on its last words.
	const [ room ] = await boxes( '.eidan-list__items.is-offset' );
	const lowest = Math.max( ...( await boxes( '.is-offset > li' ) ).map( ( { top, height } ) => top + height ) );
	expect( room!.top + room!.height ).toBeGreaterThanOrEqual( Math.floor( lowest ) );
	await context.close();
} );
