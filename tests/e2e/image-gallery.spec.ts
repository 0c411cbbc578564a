/**
 * The image gallery on the page and in the editor.
 */
import { join } from 'node:path';
import { expect, test as base } from './fixtures';
import { fixtures } from './support/blocks';
import { WITHOUT_ENQUIRIES } from './support/switches';

// Every page gets the test's title: two pages with the same title, saved at the same moment, could get one address.
const test = base.extend( {
	visit: async ( { visit }, use, { title } ) =>
		use( ( content, options ) => visit( content, { title, ...options } ) ),
} );

const SOURCE = join( __dirname, '../../assets/demo/images' );
const NAMES = [ 'museum-hall', 'spiral-stair', 'handrail', 'shutters', 'pavilion', 'calla' ];

/** IDs of attachments with known sizes, and their addresses. */
let ids: number[];
let urls: Record< number, string >;

test.beforeAll( async ( { site } ) => {
	ids = await site.php< number[] >( `
		require_once ABSPATH . 'wp-admin/includes/image.php';
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		return array_map( static function ( string $name ): int {
			$file = wp_tempnam( $name . '.webp' );
			copy( '${ SOURCE }/' . $name . '.webp', $file );
			return media_handle_sideload( array( 'name' => $name . '.webp', 'tmp_name' => $file ), 0 );
		}, json_decode( '${ JSON.stringify( NAMES ) }', true ) );
	` );
	urls = await site.php< Record< number, string > >( `
		$ids = json_decode( '${ JSON.stringify( ids ) }', true );
		return array_combine( $ids, array_map( 'wp_get_attachment_url', $ids ) );
	` );
} );

const image = ( id: number, caption = '' ) =>
	`<!-- wp:image {"id":${ id },"sizeSlug":"full"} --><figure class="wp-block-image size-full"><img src="${ urls[ id ] }" alt="Alt ${ id }" class="wp-image-${ id }"/>${
		caption && `<figcaption class="wp-element-caption">${ caption }</figcaption>`
	}</figure><!-- /wp:image -->`;
const gallery = ( attributes: object, images = ids, caption = '' ) =>
	`<!-- wp:eidan/image-gallery ${ JSON.stringify( { align: 'wide', ...attributes } ) } --><figure class="wp-block-eidan-image-gallery alignwide"><div class="eidan-gallery">${ images
		.map( ( id ) => image( id, caption ) )
		.join( '' ) }</div></figure><!-- /wp:eidan/image-gallery -->`;

const boxes = () =>
	[ ...document.querySelectorAll( '.eidan-gallery .eidan-gallery__item' ) ].map( ( element ) => {
		const { top, left, width, height } = element.getBoundingClientRect();
		return { top: Math.round( top ), left: Math.round( left ), width, height };
	} );

test( 'justifies rows from stored sizes, without script and before a picture is there', async ( {
	browser,
	visit,
} ) => {
	const url = await visit( gallery( { layout: 'rows', rowHeight: 200, captions: 'none' } ) );
	const context = await browser.newContext( { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } } );
	const page = await context.newPage();
	await page.route( /\.webp/, ( route ) => route.abort() );
	await page.goto( url );
	const places = await page.evaluate( boxes );
	const rows = [ ...new Set( places.map( ( { top } ) => top ) ) ].map( ( at ) =>
		places.filter( ( { top } ) => top === at )
	);
	expect( rows.length ).toBeGreaterThan( 1 );
	const { left, right } = await page
		.locator( '.eidan-gallery' )
		.evaluate( ( element ) => element.getBoundingClientRect() );
	for ( const row of rows.slice( 0, -1 ) ) {
		// All images of the row have the same height, and the row goes from edge to edge.
		expect(
			Math.max( ...row.map( ( { height } ) => height ) ) - Math.min( ...row.map( ( { height } ) => height ) )
		).toBeLessThan( 1 );
		expect( Math.abs( row[ 0 ]!.left - left ) ).toBeLessThan( 2 );
		expect( Math.abs( row.at( -1 )!.left + row.at( -1 )!.width - right ) ).toBeLessThan( 2 );
		expect( row[ 0 ]!.height ).toBeGreaterThanOrEqual( 200 );
	}
	await context.close();
} );

test( 'stretches the last row from three quarters on only', async ( { page, visit } ) => {
	await page.setViewportSize( { width: 1440, height: 900 } );
	const [ , , handrail ] = ids;
	// At a height of 300 px a portrait image is about 250 px wide. One of them in 1340 px is not stretched. Four fill
	// more than three quarters of the row, so they are.
	for ( const [ count, stretched ] of [
		[ 1, false ],
		[ 3, false ],
		[ 4, true ],
	] as const ) {
		await visit( gallery( { layout: 'rows', rowHeight: 300 }, Array( count ).fill( handrail ) ) );
		const places = await page.evaluate( boxes );
		const { right } = await page
			.locator( '.eidan-gallery' )
			.evaluate( ( element ) => element.getBoundingClientRect() );
		const last = places.at( -1 )!;
		expect( Math.abs( last.left + last.width - right ) < 2, `${ count } pictures` ).toBe( stretched );
		if ( ! stretched ) {
			expect( Math.abs( last.height - 300 ) ).toBeLessThan( 2 );
		}
	}
} );

for ( const [ width, columns ] of [
	[ 1440, 4 ],
	[ 900, 3 ],
	[ 390, 2 ],
] as const ) {
	test( `has the columns chosen for ${ width } px, and asks for files of that width`, async ( { page, visit } ) => {
		await page.setViewportSize( { width, height: 900 } );
		await visit( gallery( { columns: 4, columnsTablet: 3, columnsMobile: 2, ratio: '1/1' } ) );
		const places = await page.evaluate( boxes );
		expect( new Set( places.map( ( { left } ) => left ) ).size ).toBe( columns );
		const first = page.locator( '.eidan-gallery img' ).first();
		const box = ( await first.boundingBox() )!;
		expect( Math.abs( box.width - box.height ) ).toBeLessThan( 1 );
		await expect( first ).toHaveAttribute( 'sizes', /\(max-width: 680px\) 50vw, \(max-width: 1024px\) 33\.33vw/ );
	} );
}

for ( const layout of [ 'grid', 'masonry', 'rows', 'slider' ] ) {
	test( `shifts nothing while pictures arrive: ${ layout }`, async ( { page, visit, allowErrors } ) => {
		// Block the theme's fonts. They would replace their fallbacks and move lines, which is not the gallery's doing.
		allowErrors( /ERR_FAILED/ );
		await page.route( /\.woff2/, ( route ) => route.abort() );
		await page.addInitScript( () => {
			const all = window as unknown as { shift: number };
			all.shift = 0;
			new PerformanceObserver( ( list ) => {
				for ( const entry of list.getEntries() ) {
					all.shift += ( entry as unknown as { value: number } ).value;
				}
			} ).observe( { type: 'layout-shift', buffered: true } );
		} );
		await page.route( /\.webp/, async ( route ) => {
			await new Promise( ( resolve ) => setTimeout( resolve, 300 ) );
			await route.continue();
		} );
		await visit(
			`${ gallery( { layout }, ids, 'Caption' ) }<!-- wp:paragraph --><p>After</p><!-- /wp:paragraph -->`
		);
		await page.waitForLoadState( 'networkidle' );
		expect( await page.evaluate( () => ( window as unknown as { shift: number } ).shift ) ).toBe( 0 );
	} );
}

test( 'loads the first picture at once with priority, the last lazily, and no script without need', async ( {
	page,
	visit,
} ) => {
	const modules: string[] = [];
	page.on(
		'request',
		( request ) =>
			request.url().includes( '/eidan/build/' ) &&
			request.resourceType() === 'script' &&
			modules.push( request.url() )
	);
	await visit( gallery( { linkTo: 'none' } ), { query: WITHOUT_ENQUIRIES } );
	const images = page.locator( '.eidan-gallery img' );
	await expect( images.first() ).toHaveAttribute( 'fetchpriority', 'high' );
	await expect( images.first() ).not.toHaveAttribute( 'loading', 'lazy' );
	await expect( images.last() ).toHaveAttribute( 'loading', 'lazy' );
	await expect( page.locator( '.eidan-gallery a, dialog' ) ).toHaveCount( 0 );
	expect( modules ).toEqual( [] );
} );

test( 'shows captions under, on, on hover and focus, or keeps them for the lightbox', async ( { page, visit } ) => {
	const caption = page.locator( '.eidan-gallery figcaption' ).first();
	const link = page.locator( '.eidan-gallery a' ).first();
	await visit( gallery( { captions: 'on', ratio: '1/1' }, ids, 'Said' ) );
	const [ text, box ] = [ ( await caption.boundingBox() )!, ( await link.boundingBox() )! ];
	expect( text.y + text.height ).toBeLessThanOrEqual( box.y + box.height + 1 );

	await visit( gallery( { captions: 'hover' }, ids, 'Said' ) );
	await page.mouse.move( 0, 0 );
	await expect( caption ).toHaveCSS( 'opacity', '0' );
	await link.focus();
	await expect( caption ).toHaveCSS( 'opacity', '1' );

	await visit( gallery( { captions: 'none' }, ids, 'Said' ) );
	await expect( caption ).toBeHidden();
	await link.click();
	await expect( page.locator( '.eidan-lightbox__caption' ) ).toHaveText( 'Said' );
} );

test( 'is a slider of the same pictures', async ( { page, visit } ) => {
	await visit(
		gallery( { layout: 'slider', ratio: '3/2', slider: { slidesPerView: 2, autoplay: 0 } }, ids, 'Said' )
	);
	await expect( page.locator( '.eidan-slider .eidan-gallery__item' ) ).toHaveCount( 6 );
	await page.locator( '.eidan-gallery a' ).first().click();
	await expect( page.locator( '.eidan-lightbox__total' ) ).toHaveText( '06' );
} );

test( 'a replaced single image takes the description of the new picture @slow', async ( { editor, site } ) => {
	const [ first = 0, second = 0 ] = ids;
	await site.php( `update_post_meta( ${ second }, '_wp_attachment_image_alt', 'The second' );` );
	await editor.open(
		`<!-- wp:eidan/single-image {"id":${ first },"sizeSlug":"full"} --><figure class="wp-block-eidan-single-image"><img src="${ urls[ first ] }" alt="The first" class="wp-image-${ first }"/></figure><!-- /wp:eidan/single-image -->`
	);
	await editor.select( 'eidan/single-image' );
	await editor.page.getByRole( 'button', { name: 'Replace', exact: true } ).click();
	await editor.page.getByRole( 'menuitem', { name: 'Open Media Library' } ).click();
	const modal = editor.page.getByRole( 'dialog' );
	await modal.getByRole( 'tab', { name: 'Media Library' } ).click();
	await modal.locator( `[data-id="${ second }"]` ).click();
	await modal.getByRole( 'button', { name: 'Select', exact: true } ).click();
	await expect
		.poll( async () => ( await editor.blocks() )[ 0 ]!.attributes )
		.toMatchObject( { id: second, alt: 'The second' } );
} );

test( 'a single image has the handles and widths of core, and takes an address @slow', async ( { editor, page } ) => {
	const [ first = 0 ] = ids;
	await editor.open(
		`<!-- wp:eidan/single-image {"id":${ first },"align":"right","linkTo":"lightbox","sizeSlug":"full"} --><figure class="wp-block-eidan-single-image alignright"><a href="${ urls[ first ] }"><img src="${ urls[ first ] }" alt="The first" class="wp-image-${ first }"/></a></figure><!-- /wp:eidan/single-image --><!-- wp:paragraph --><p>Words beside it</p><!-- /wp:paragraph -->`
	);
	await editor.select( 'eidan/single-image' );
	const shown = editor.canvas.locator( '[data-type="eidan/single-image"] img' );
	const before = ( await shown.boundingBox() )!;
	// An image that floats on the right grows to the left, so its handle is there.
	const handle = editor.canvas.locator( '.components-resizable-box__handle-left' );
	await handle.hover();
	const box = ( await handle.boundingBox() )!;
	const [ x, y ] = [ box.x + box.width / 2, box.y + box.height / 2 ];
	await editor.page.mouse.down();
	await editor.page.mouse.move( x + before.width - 200, y, { steps: 5 } );
	await editor.page.mouse.up();
	const attributes = async () => ( await editor.blocks() )[ 0 ]!.attributes;
	await expect.poll( async () => Math.abs( Number( ( await attributes() ).displayWidth ) - 200 ) ).toBeLessThan( 6 );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
	await sidebar.getByLabel( 'Width (px)', { exact: true } ).fill( '240' );
	await sidebar.getByLabel( 'Width (px)', { exact: true } ).press( 'Enter' );
	await expect.poll( async () => Math.round( ( await shown.boundingBox() )!.width ) ).toBe( 240 );

	await editor.page.getByRole( 'button', { name: 'Replace', exact: true } ).click();
	await editor.page.getByRole( 'menuitem', { name: 'Insert from URL' } ).click();
	const address = new URL( urls[ ids[ 1 ] ?? 0 ]!, editor.page.url() ).href;
	await editor.page.getByRole( 'textbox', { name: 'URL' } ).fill( address );
	await editor.page.keyboard.press( 'Enter' );
	// In the lightbox it opens the new image, too.
	await expect.poll( attributes ).toMatchObject( { url: address, href: address, alt: '', displayWidth: 240 } );
	await editor.readBack();
	await page.goto( await editor.publish() );
	const figure = page.locator( '.wp-block-eidan-single-image' );
	await expect( figure ).toHaveCSS( 'float', 'right' );
	expect( ( await figure.boundingBox() )!.width ).toBe( 240 );
	// An address has one size, so there is nothing to choose by.
	await expect( figure.locator( 'img' ) ).not.toHaveAttribute( 'sizes' );
} );

test( 'fields of a single image’s look stand apart from each other @slow', async ( { editor } ) => {
	await editor.open( fixtures.find( ( { name } ) => name === 'single-image' )?.content );
	await editor.select( 'eidan/single-image' );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
	const mask = sidebar.locator( '.components-base-control', {
		has: editor.page.getByRole( 'combobox', { name: 'Mask' } ),
	} );
	// The image of the picker may arrive between two readings and move what is below it, so both are one reading.
	const gap = async () =>
		sidebar
			.locator( '.components-focal-point-picker-control' )
			.evaluate(
				( field, next ) => next!.getBoundingClientRect().top - field.getBoundingClientRect().bottom,
				await mask.elementHandle()
			);
	await expect.poll( gap ).toBe( 16 );
} );

test( 'is edited: sample pictures, layout, links of all at once, undo, and to WordPress and back @slow', async ( {
	editor,
} ) => {
	await editor.open();
	await editor.insert( 'eidan/image-gallery' );
	await editor.canvas.getByRole( 'button', { name: 'Start with sample content' } ).press( 'Enter' );
	await editor.useSample();
	// The button is gone. The focus stays in the block.
	await expect( editor.canvas.locator( '[data-type="eidan/image-gallery"]' ) ).toBeFocused();
	const links = async () =>
		( await editor.blocks() )[ 0 ]!.innerBlocks.map( ( { attributes } ) => attributes.linkDestination );
	expect( await links() ).toEqual( Array( 6 ).fill( 'media' ) );
	const [ made ] = await editor.blocks();
	for ( const { attributes } of made!.innerBlocks ) {
		expect( attributes.url ).toMatch( /\/build\/images\/[^/]+\.webp$/ );
		expect( attributes.href ).toBe( attributes.url );
	}
	await editor.select( 'eidan/image-gallery' );
	const sidebar = await editor.showSettings();
	await sidebar.getByLabel( 'Link to' ).selectOption( 'none' );
	expect( await links() ).toEqual( Array( 6 ).fill( 'none' ) );
	await sidebar.getByLabel( 'Link to' ).selectOption( 'lightbox' );
	const captions = async () =>
		( await editor.blocks() )[ 0 ]!.innerBlocks.map( ( { attributes } ) => String( attributes.caption ) );
	const before = await captions();
	for ( const layout of [ 'masonry', 'rows', 'slider', 'grid' ] ) {
		await sidebar.getByLabel( 'Layout', { exact: true } ).selectOption( layout );
		await expect( editor.canvas.locator( `.eidan-gallery.is-${ layout }` ) ).toBeVisible();
	}
	expect( await captions() ).toEqual( before );

	// The canvas once showed a plain row where visitors see a slider with arrows and a counter.
	await sidebar.getByLabel( 'Layout', { exact: true } ).selectOption( 'slider' );
	const slider = editor.canvas.locator( '.eidan-gallery.is-slider > .eidan-slider' );
	await expect( slider.locator( '> .is-prev' ) ).toBeVisible();
	await expect( slider.locator( '> .is-prev' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	const pages = slider.locator( '> .eidan-slider__pages.is-fraction' );
	await expect( pages ).toHaveCSS( '--eidan-stops', '4' );
	await slider.locator( '> .is-next' ).click();
	await expect( pages ).toHaveCSS( '--eidan-index', '2' );
	await editor.select( 'eidan/image-gallery' );
	await sidebar.getByLabel( 'Layout', { exact: true } ).selectOption( 'grid' );

	const transform = ( to: string ) =>
		editor.page.evaluate( ( name ) => {
			const { wp } = window as unknown as {
				wp: Record< string, Record< string, ( ...args: unknown[] ) => never > > & {
					data: {
						select: ( store: string ) => { getBlocks: () => unknown[] };
						dispatch: ( store: string ) => { resetBlocks: ( blocks: unknown ) => void };
					};
				};
			};
			const [ block ] = wp.data.select( 'core/block-editor' ).getBlocks();
			wp.data.dispatch( 'core/block-editor' ).resetBlocks( wp.blocks!.switchToBlockType!( block, name ) );
		}, to );
	await transform( 'core/gallery' );
	expect( ( await editor.blocks() )[ 0 ] ).toMatchObject( { name: 'core/gallery' } );
	expect( await captions() ).toEqual( before );
	await transform( 'eidan/image-gallery' );
	expect( ( await editor.blocks() )[ 0 ] ).toMatchObject( {
		name: 'eidan/image-gallery',
		attributes: { linkTo: 'lightbox' },
	} );
	expect( await captions() ).toEqual( before );
	await editor.save();
} );
