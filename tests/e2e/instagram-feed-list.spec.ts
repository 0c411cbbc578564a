/**
 * Images in the style of a feed: an author chooses them, a visitor sees them.
 */
import { expect, test } from './fixtures';

const IMAGES = '/wp-content/plugins/eidan/assets/demo/images';
const image = ( name: string, caption: string ) =>
	`<!-- wp:image {"linkDestination":"media"} --><figure class="wp-block-image"><a href="${ IMAGES }/${ name }.webp"><img src="${ IMAGES }/${ name }.webp" alt="${ name }"/></a><figcaption class="wp-element-caption">${ caption }</figcaption></figure><!-- /wp:image -->`;
const list = ( attributes: string, names: string[] ) =>
	`<!-- wp:eidan/instagram-feed-list {"source":"media"${ attributes }} --><div class="wp-block-eidan-instagram-feed-list">${ names
		.map( ( name ) => image( name, `Caption of ${ name }` ) )
		.join( '' ) }</div><!-- /wp:eidan/instagram-feed-list -->`;

test( 'an author starts with a sample, makes a mosaic of it, undoes that, and writes a caption', async ( {
	editor,
	page,
} ) => {
	await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
	await editor.insert( 'eidan/instagram-feed-list' );
	await expect( editor.canvas.getByText( 'once an account is connected' ) ).toBeVisible();
	await expect( editor.canvas.getByRole( 'link', { name: 'Connect Instagram' } ) ).toBeVisible();
	await editor.canvas.getByRole( 'button', { name: 'Start with sample content' } ).click();
	await editor.useSample();
	const images = editor.canvas.locator( '.eidan-shots .eidan-list__items > .wp-block-image' );
	await expect( images ).toHaveCount( 6 );

	await editor.select( 'eidan/instagram-feed-list' );
	const sidebar = await editor.showSettings();
	await sidebar.getByLabel( 'Layout' ).selectOption( 'mosaic' );
	const widths = () =>
		images.evaluateAll( ( all ) => all.map( ( one ) => Math.round( one.getBoundingClientRect().width ) ) );
	await expect
		.poll( async () => ( await widths() )[ 0 ]! > 1.9 * ( await widths() )[ 1 ]!, 'the first one is large' )
		.toBe( true );
	await editor.page.keyboard.press( 'ControlOrMeta+z' );
	await expect.poll( async () => new Set( await widths() ).size ).toBe( 1 );
	await sidebar.getByLabel( 'Layout' ).selectOption( 'mosaic' );

	await images.first().getByRole( 'textbox' ).fill( 'Written on the picture' );
	const blocks = await editor.readBack();
	expect( blocks[ 1 ] ).toMatchObject( { isValid: true, attributes: { layout: 'mosaic', source: 'media' } } );
	await page.goto( await editor.publish() );
	await expect( page.locator( '.is-mosaic figcaption' ).first() ).toHaveText( 'Written on the picture' );
	await expect( page.locator( '.is-large-desktop' ) ).toHaveCount( 1 );
} );

test( 'a visitor sees captions by mouse, key and finger, and the pictures in the lightbox, from this site only @slow', async ( {
	visit,
	page,
	browser,
} ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( new URL( request.url() ).host ) );
	const url = await visit( list( '', [ 'oak', 'gale', 'cap', 'reef' ] ), { title: 'Instagram by hand' } );
	const shots = page.locator( '.eidan-shots figure' );
	const seen = ( index: number ) => shots.nth( index ).locator( 'figcaption' );
	await expect( seen( 1 ) ).toHaveCSS( 'opacity', '0' );
	await shots.nth( 1 ).hover();
	await expect( seen( 1 ) ).toHaveCSS( 'opacity', '1' );
	await page.mouse.move( 0, 0 );
	await expect( seen( 1 ) ).toHaveCSS( 'opacity', '0' );

	await shots.nth( 0 ).getByRole( 'link' ).focus();
	await page.keyboard.press( 'Tab' );
	await expect( seen( 1 ), 'focus shows what hover shows' ).toHaveCSS( 'opacity', '1' );
	await page.keyboard.press( 'Enter' );
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText( 'Caption of gale' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( dialog ).toContainText( 'Caption of cap' );
	await page.keyboard.press( 'Escape' );
	await expect( shots.nth( 2 ).getByRole( 'link' ) ).toBeFocused();
	// Blob addresses have no host, so they are left out.
	expect( [ ...new Set( asked.filter( Boolean ) ) ] ).toEqual( [ new URL( url ).host ] );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await expect( seen( 0 ) ).toHaveCSS( 'transition-duration', '0s' );

	const finger = await browser.newContext( {
		hasTouch: true,
		isMobile: true,
		viewport: { width: 390, height: 844 },
		javaScriptEnabled: false,
	} );
	const phone = await finger.newPage();
	await phone.goto( url );
	await expect(
		phone.locator( '.eidan-shots figcaption' ).first(),
		'nothing to hover with: the caption is there'
	).toHaveCSS( 'opacity', '1' );
	await phone.locator( '.eidan-shots a' ).first().tap();
	await expect( phone, 'without script the link leads to the file' ).toHaveURL( /oak\.webp$/ );
	await finger.close();
} );

test( 'a visitor sees the site’s copies as squares, loads more, and finds the way to a post in the lightbox @slow', async ( {
	site,
	visit,
	page,
} ) => {
	const copies = await site.php< number >( `
		$records = array();
		foreach ( array( 'oak', 'gale', 'mill', 'night-facade', 'reef', 'cap' ) as $index => $name ) {
			$id        = (string) ( 900 + $index );
			$files     = Eidan\\Instagram\\Copies::make( $id, file_get_contents( EIDAN_DIR . "/assets/demo/images/$name.webp" ) );
			$records[] = Eidan\\Instagram\\Record::stored( array( 'id' => $id, 'kind' => 'video', 'caption' => "Posted $name", 'link' => "https://www.instagram.com/p/$name/", 'time' => 1000 - $index, 'files' => $files ) );
		}
		Eidan\\Instagram\\Library::store( $records );
		return count( Eidan\\Instagram\\Library::all() );
	` );
	try {
		expect( copies ).toBe( 6 );
		await visit(
			'<!-- wp:eidan/instagram-feed-list {"perPage":4,"pagination":"load-more"} --><div class="wp-block-eidan-instagram-feed-list"></div><!-- /wp:eidan/instagram-feed-list -->',
			{
				title: 'Instagram copies',
			}
		);
		const shots = page.locator( '.eidan-shots figure' );
		await expect( shots ).toHaveCount( 4 );
		for ( const { width, height } of await shots
			.locator( 'img' )
			.evaluateAll( ( all ) => all.map( ( one ) => one.getBoundingClientRect() ) ) ) {
			expect( Math.abs( width - height ) ).toBeLessThan( 1 );
		}
		await page.getByRole( 'link', { name: 'Load more' } ).click();
		await expect( shots ).toHaveCount( 6 );
		await shots.nth( 5 ).getByRole( 'link', { name: 'Posted cap (Video)' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog.locator( '.eidan-lightbox__number' ) ).toHaveText( '06' );
		await expect( dialog.getByRole( 'link', { name: 'Watch on Instagram' } ) ).toHaveAttribute(
			'href',
			'https://www.instagram.com/p/cap/'
		);
	} finally {
		await site.php( 'Eidan\\Instagram\\Library::forget();' );
	}
} );
