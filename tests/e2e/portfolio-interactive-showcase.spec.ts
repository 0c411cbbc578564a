/**
 * The portfolio interactive showcase: an author sets it up, visitors use it.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { finishAnimations } from './support/settled';

interface Site {
	php: < T = unknown >( code: string ) => Promise< T >;
}

/**
 * Creates items, each with its own image. The second one has the light skin.
 *
 * @param site The site of the test.
 * @return IDs of the items.
 */
const works = ( site: Site ) =>
	site.php< number[] >( `
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$ids = array();
		foreach ( array( 'Quay', 'Kiln', 'Loft' ) as $index => $title ) {
			$id   = wp_insert_post( array( 'post_type' => 'eidan_portfolio', 'post_title' => "Showcase $title", 'post_status' => 'publish', 'meta_input' => array( 'eidan_date' => '202' . $index . '-05', 'eidan_light_skin' => 1 === $index ) ) );
			$file = wp_upload_dir()['path'] . "/showcase-$title.png";
			$image = imagecreatetruecolor( 60, 40 );
			imagefill( $image, 0, 0, imagecolorallocate( $image, 60 * $index, 90, 120 ) );
			imagepng( $image, $file );
			$picture = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => $title ), $file );
			wp_update_attachment_metadata( $picture, wp_generate_attachment_metadata( $picture, $file ) );
			update_post_meta( $picture, '_wp_attachment_image_alt', "Picture of $title" );
			set_post_thumbnail( $id, $picture );
			$ids[] = $id;
		}
		return $ids;
	` );

const paragraphs =
	'<!-- wp:spacer {"height":"1200px"} --><div style="height:1200px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

const markup = ( ids: number[], more: object = {} ) =>
	`<!-- wp:eidan/portfolio-interactive-showcase ${ JSON.stringify( { align: 'full', query: { postType: 'eidan_portfolio', perPage: 3, include: ids }, elements: [ 'number', 'year' ], ...more } ) } /-->${ paragraphs }`;

const images = ( page: Page ) =>
	[ 'Quay', 'Kiln', 'Loft' ].map( ( title ) => page.getByAltText( `Picture of ${ title }` ) );

test( 'an author inserts it, chooses elements and looks, and gets on the page what the canvas shows', async ( {
	editor,
	page,
	site,
} ) => {
	const ids = await works( site );
	await editor.open();
	await editor.insert( 'eidan/portfolio-interactive-showcase', {
		query: { postType: 'eidan_portfolio', perPage: 3, include: ids },
	} );
	await expect( editor.canvas.locator( '.eidan-works article' ) ).toHaveCount( 3 );
	await expect( editor.canvas.getByAltText( 'Picture of Quay' ) ).toBeVisible();
	await expect( editor.canvas.getByAltText( 'Picture of Kiln' ) ).toBeHidden();
	// The pointer shows the other images, as on the page. The selection stays.
	await editor.canvas.getByText( 'Showcase Kiln' ).hover( { force: true } );
	await expect( editor.canvas.getByAltText( 'Picture of Kiln' ) ).toBeVisible();
	await expect( editor.canvas.getByAltText( 'Picture of Quay' ) ).toBeHidden();
	await editor.canvas.getByText( 'Showcase Loft' ).click( { force: true } );
	await expect( editor.canvas.getByAltText( 'Picture of Loft' ) ).toBeVisible();
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'button', { name: 'Elements', exact: true } ).click();
	await sidebar.getByRole( 'button', { name: 'Hide Category' } ).click();
	// The title cannot be hidden.
	await expect( sidebar.getByRole( 'button', { name: 'Hide Title' } ) ).toHaveCount( 0 );
	await sidebar.getByRole( 'checkbox', { name: 'Mouse wheel' } ).uncheck();
	await sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
	await sidebar.getByRole( 'combobox', { name: 'Text position' } ).selectOption( 'beside' );
	await sidebar.getByRole( 'combobox', { name: 'Hover effect' } ).selectOption( 'slide' );
	await expect( editor.canvas.locator( '.eidan-works.is-beside.has-title-slide' ) ).toBeVisible();
	await editor.page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( editor.canvas.locator( '.eidan-works.is-beside.has-title-dim' ) ).toBeVisible();
	const [ block ] = await editor.readBack();
	expect( block?.attributes ).toMatchObject( {
		textPosition: 'beside',
		titleEffect: 'dim',
		wheel: false,
		elements: [ 'number', 'year' ],
	} );
	await page.goto( await editor.publish() );
	await expect( page.getByText( '2020' ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Showcase Loft' } ).hover();
	await expect( page.getByAltText( 'Picture of Loft' ) ).toBeVisible();
} );

test( 'visitors change the image by pointer, focus and wheel; at both ends the wheel scrolls the page again @slow', async ( {
	page,
	visit,
	site,
} ) => {
	await page.setViewportSize( { width: 1280, height: 800 } );
	await visit( markup( await works( site ), { wheelLock: 0 } ) );
	const [ quay, kiln, loft ] = images( page ) as [
		ReturnType< Page[ 'getByAltText' ] >,
		ReturnType< Page[ 'getByAltText' ] >,
		ReturnType< Page[ 'getByAltText' ] >,
	];
	const link = ( name: string ) => page.getByRole( 'link', { name: `Showcase ${ name }` } );
	const shown = async ( which: typeof quay ) => {
		for ( const image of [ quay, kiln, loft ] ) {
			await ( image === which ? expect( image ).toBeVisible() : expect( image ).toBeHidden() );
		}
	};
	await expect( page.locator( '.eidan-works.is-live' ) ).toBeVisible();
	await page.evaluate( () => {
		document.addEventListener(
			'eidan:skin',
			( event ) => ( document.title += ` ${ JSON.stringify( ( event as CustomEvent ).detail ) }` )
		);
		document.querySelector( '.eidan-works' )!.scrollIntoView( { behavior: 'instant' } );
	} );
	const start = await page.evaluate( () => scrollY );
	await shown( quay );
	await link( 'Kiln' ).hover();
	await shown( kiln );
	await expect( page.locator( 'html' ) ).toHaveClass( /eidan-skin-light/ );
	await expect( page ).toHaveTitle( /\{"light":true\}$/ );
	await expect( page.locator( '.eidan-works' ) ).toHaveCSS( 'color', 'rgb(255, 255, 255)' );
	// Only the words and the counter of the current item are visible.
	await expect( page.getByText( '2021' ) ).toHaveCSS( 'opacity', '1' );
	await expect( page.locator( '.eidan-works__number' ).nth( 0 ) ).toHaveCSS( 'opacity', '0' );

	// The current item stays. The wheel goes on from there, and small movements of the mouse change nothing.
	await page.mouse.wheel( 0, 100 );
	await shown( loft );
	await expect( page ).toHaveTitle( /\{"light":false\}$/ );
	const { x, y, width, height } = ( await link( 'Kiln' ).boundingBox() )!;
	await page.mouse.move( x + width / 2 + 2, y + height / 2 );
	await shown( loft );
	await page.mouse.wheel( 0, -100 );
	await shown( kiln );
	await page.mouse.wheel( 0, 100 );
	await shown( loft );
	expect( await page.evaluate( () => scrollY ) ).toBe( start );
	await page.mouse.wheel( 0, 300 );
	await expect.poll( () => page.evaluate( () => scrollY ), 'at its end the page scrolls' ).toBeGreaterThan( start );
	await shown( loft );

	await link( 'Quay' ).focus();
	await shown( quay );
	await page.keyboard.press( 'Tab' );
	await shown( kiln );
	// An animation that has begun with motion still ends with motion.
	await finishAnimations( page );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.keyboard.press( 'Tab' );
	await shown( loft );
	expect(
		await page.locator( '.eidan-works' ).evaluate( ( root ) => root.getAnimations( { subtree: true } ).length )
	).toBe( 0 );

	// In print all images are visible, with the words of each title.
	await page.emulateMedia( { media: 'print' } );
	for ( const image of [ quay, kiln, loft ] ) {
		await expect( image ).toBeVisible();
	}
	for ( const year of [ '2020', '2021', '2022' ] ) {
		await expect( page.getByText( year ) ).toHaveCSS( 'opacity', '1' );
		await expect( page.getByText( year ) ).toBeVisible();
	}
} );

test( 'fingers swipe and preview; on phones and without script each picture stands with its title @slow', async ( {
	browser,
	published,
	site,
} ) => {
	const address = await published( markup( await works( site ) ), 'Showcase' );
	const tablet = await browser.newContext( { viewport: { width: 1024, height: 768 }, hasTouch: true } );
	const page = await tablet.newPage();
	await page.goto( address );
	const root = page.locator( '.eidan-works.is-live' );
	const swipe = ( way: number ) =>
		root.evaluate( ( element, to ) => {
			// The touch is simulated, so there is no pointer that could be captured.
			( element as HTMLElement ).setPointerCapture = () => {};
			const send = ( type: string, clientX: number ) =>
				element.dispatchEvent(
					new PointerEvent( type, { clientX, buttons: 1, pointerType: 'touch', pointerId: 1, bubbles: true } )
				);
			send( 'pointerdown', 500 );
			send( 'pointermove', 500 + to );
			send( 'lostpointercapture', 500 + to );
		}, way );
	await root.scrollIntoViewIfNeeded();
	await swipe( -90 );
	await expect( page.getByAltText( 'Picture of Kiln' ) ).toBeVisible();
	await swipe( 90 );
	await swipe( 90 );
	await expect( page.getByAltText( 'Picture of Quay' ) ).toBeVisible();
	await expect( page.getByAltText( 'Picture of Kiln' ) ).toBeHidden();
	await expect( root ).toHaveCSS( 'touch-action', 'pan-y pinch-zoom' );
	await page.getByRole( 'link', { name: 'Showcase Loft' } ).tap();
	await expect( page.getByAltText( 'Picture of Loft' ) ).toBeVisible();
	expect( page.url() ).toBe( address );
	await page.getByRole( 'link', { name: 'Showcase Loft' } ).tap();
	await page.waitForURL( /showcase-loft/ );

	await page.goto( address );
	await page.setViewportSize( { width: 390, height: 844 } );
	await expect( page.getByAltText( 'Picture of Kiln' ) ).toBeVisible();
	const order = await page.locator( '.eidan-works' ).evaluate( ( element ) =>
		[ ...element.querySelectorAll( 'img, h2' ) ]
			.map( ( part ) => ( { tag: part.tagName, top: part.getBoundingClientRect().top } ) )
			.sort( ( one, other ) => one.top - other.top )
			.map( ( { tag } ) => tag )
	);
	expect( order ).toEqual( [ 'IMG', 'H2', 'IMG', 'H2', 'IMG', 'H2' ] );
	await page.getByRole( 'link', { name: 'Showcase Kiln' } ).tap();
	await page.waitForURL( /showcase-kiln/ );
	await tablet.close();

	const plain = await browser.newContext( { javaScriptEnabled: false, viewport: { width: 1280, height: 800 } } );
	const without = await plain.newPage();
	await without.goto( address );
	for ( const image of images( without ) ) {
		await expect( image ).toBeVisible();
	}
	await expect( without.getByRole( 'link', { name: 'Showcase Kiln' } ) ).toBeVisible();
	await expect( without.getByText( '2022' ) ).toBeVisible();
	await plain.close();
} );
