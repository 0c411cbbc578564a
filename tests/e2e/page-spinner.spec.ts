/**
 * The page spinner, which covers the first page of a visit: an author sets it up, visitors see it.
 */
import type { Browser } from '@playwright/test';
import { expect, test } from './fixtures';
import { fixtures } from './support/blocks';

const markup = ( name: string ) => fixtures.find( ( fixture ) => fixture.name === name )?.content ?? '';

test( 'an author starts with samples, turns to a progress bar and back, and is told of images that are gone', async ( {
	editor,
	api,
	site,
	allowErrors,
} ) => {
	allowErrors( /spinner\.jpg/ );
	await editor.open();
	await editor.insert( 'eidan/page-spinner' );
	await editor.canvas.getByRole( 'button', { name: 'Start with sample content' } ).click();
	await editor.useSample();
	await expect( editor.canvas.locator( '.eidan-spinner__images img' ) ).toHaveCount( 4 );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'combobox', { name: 'Type' } ).selectOption( 'progress' );
	await expect( editor.canvas.locator( '.eidan-spinner__bar' ) ).toBeVisible();
	await sidebar.getByRole( 'combobox', { name: 'Type' } ).selectOption( 'images' );
	await sidebar.getByRole( 'spinbutton', { name: 'Duration' } ).fill( '2000' );
	const [ block ] = await editor.readBack();
	expect( block ).toMatchObject( { isValid: true, attributes: { limit: 2000 } } );

	const id = await site.php< number >(
		`return wp_insert_attachment( array( 'post_title' => 'Spinner', 'post_mime_type' => 'image/jpeg', 'guid' => 'http://example.org/spinner.jpg' ) );`
	);
	const { id: kept } = (
		await api< Array< { id: number } > >( 'GET', `wp/v2/media?per_page=1&exclude=${ id }&media_type=image` )
	)[ 0 ] ?? { id: 0 };
	await site.php( `wp_delete_attachment( ${ id }, true );` );
	await editor.open(
		`<!-- wp:eidan/page-spinner {"images":[{"id":${ id },"url":"http://example.org/spinner.jpg"},{"id":${ kept }}]} /-->`
	);
	const notice = editor.canvas.locator( '.eidan-spinner__notice' );
	await expect( notice ).toContainText( '1 image is not in the media library any more' );
	await notice.getByRole( 'button', { name: 'Remove' } ).click();
	await expect( notice ).toHaveCount( 0 );
	expect( ( await editor.blocks() )[ 0 ]?.attributes.images ).toEqual( [ { id: kept } ] );
} );

/** Returns a page for a new visitor. A browser remembers for a session that it has shown the spinner. */
const visitor = async ( browser: Browser, options: object = {} ) =>
	( await browser.newContext( { viewport: { width: 1440, height: 900 }, ...options } ) ).newPage();

test( 'visitors see it once a visit, until the page has loaded, three seconds at most; others never @slow', async ( {
	published,
	browser,
} ) => {
	const url = await published( markup( 'page-spinner' ), 'Images before the page' );
	const page = await visitor( browser );
	const root = page.locator( '.wp-block-eidan-page-spinner' );
	await page.goto( url, { waitUntil: 'commit' } );
	await expect( root ).toBeVisible();
	const delays = await root
		.locator( 'img' )
		.evaluateAll( ( images ) => images.map( ( image ) => getComputedStyle( image ).animationDelay ) );
	expect( delays ).toEqual( [ '0s, 0.96s', '0.32s, 0.96s', '0.64s, 0.96s' ] );
	const most = await root.evaluate( ( element ) =>
		element.getAnimations().map( ( { effect } ) => Number( effect?.getComputedTiming().endTime ) )
	);
	expect( most, 'by itself, whatever becomes of the script' ).toEqual( [ 3000 ] );
	await expect( root, 'in the end' ).toBeHidden();
	await expect( root.locator( 'img' ) ).toHaveCount( 0 );
	await page.goto( url );
	await expect( root, 'once a visit' ).toBeHidden();
	await expect( root.locator( 'img' ) ).toHaveCount( 0 );
	await page.context().close();

	// A visitor who presses a key does not have to wait for the spinner.
	const busy = await visitor( browser );
	await busy.goto( url, { waitUntil: 'commit' } );
	await expect( busy.locator( '.wp-block-eidan-page-spinner' ) ).toBeVisible();
	await busy.waitForLoadState( 'domcontentloaded' );
	await busy.keyboard.press( 'Shift' );
	await expect( busy.locator( '.wp-block-eidan-page-spinner' ) ).toHaveClass( /is-done/ );
	await busy.context().close();

	for ( const options of [ { reducedMotion: 'reduce' }, { javaScriptEnabled: false } ] ) {
		const other = await visitor( browser, options );
		await other.goto( url );
		await expect( other.locator( '.wp-block-eidan-page-spinner' ), JSON.stringify( options ) ).toBeHidden();
		await other.context().close();
	}
} );

test( 'the progress bar counts in steps of five, to a hundred when the page has loaded @slow', async ( {
	published,
	browser,
} ) => {
	const url = await published(
		`${ markup( 'page-spinner__progress' ) }<!-- wp:image --><figure class="wp-block-image"><img src="/slow-picture.png" alt="Slow"/></figure><!-- /wp:image -->`,
		'A bar before the page'
	);
	const page = await visitor( browser );
	let release = () => {};
	const held = new Promise< void >( ( done ) => ( release = done ) );
	await page.route( '**/slow-picture.png', async ( route ) => {
		await held;
		await route.fulfill( { status: 200, contentType: 'image/png', body: '' } );
	} );
	await page.addInitScript( () => {
		const seen: string[] = [];
		Object.assign( window, { eidanSeen: seen } );
		new MutationObserver( () => {
			const text = document.querySelector( '.eidan-spinner__count' )?.textContent;
			if ( text && text !== seen.at( -1 ) ) {
				seen.push( text );
			}
		} ).observe( document, { childList: true, subtree: true, characterData: true } );
	} );
	await page.goto( url, { waitUntil: 'commit' } );
	const count = page.locator( '.eidan-spinner__count' );
	await expect( count ).toHaveText( '95' );
	release();
	await expect( page.locator( '.wp-block-eidan-page-spinner' ) ).toBeHidden();
	const seen = await page.evaluate( () => ( window as unknown as { eidanSeen: string[] } ).eidanSeen );
	expect( seen ).toEqual( Array.from( { length: 21 }, ( _, step ) => `${ step * 5 }` ) );
	await page.context().close();
} );

test( 'the content behind it starts at the top of the page, for visitors and authors @slow', async ( {
	page,
	visit,
	editor,
} ) => {
	const words =
		'<!-- wp:paragraph --><p>First words</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>Second words</p><!-- /wp:paragraph -->';
	const top = () => page.getByText( 'First words' ).evaluate( ( element ) => element.getBoundingClientRect().top );
	const gap = () =>
		page.getByText( 'Second words' ).evaluate( ( element ) => getComputedStyle( element ).marginBlockStart );
	await visit( words );
	const without = await top();
	await visit( markup( 'page-spinner' ) + words );
	await expect( page.locator( '.wp-block-eidan-page-spinner' ) ).toBeHidden();
	expect( await top() ).toBe( without );
	expect( await gap(), 'further blocks keep their gap' ).not.toBe( '0px' );

	await editor.open( markup( 'page-spinner' ) + words );
	await expect( editor.canvas.getByText( 'First words' ) ).toHaveCSS( 'margin-top', '0px' );
	await expect( editor.canvas.getByText( 'Second words' ) ).not.toHaveCSS( 'margin-top', '0px' );
} );
