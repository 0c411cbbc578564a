/**
 * The lightbox as visitors use it. Gestures, and the page below it, are tested in files of their own.
 */
import { expect } from './fixtures';
import { gallery, image, IMAGES, parts, IMAGE_NAMES, single, test } from './support/lightbox';

test( 'opens by click, browses by keyboard, and gives the focus back @both', async ( { page, visit } ) => {
	await visit( gallery( IMAGE_NAMES, {}, 'The <em>long</em> hall' ) );
	const { dialog, links, shownImage, number, button } = parts( page );
	await links.nth( 1 ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( dialog ).toBeVisible();
	await expect( button( 'Close' ) ).toBeFocused();
	await expect( shownImage ).toHaveAttribute( 'alt', 'Alt spiral-stair' );
	await expect( dialog.locator( '.eidan-lightbox__caption em' ) ).toHaveText( 'long' );
	await expect( dialog.getByRole( 'status' ) ).toContainText( 'Image 02 of / 04' );

	await page.keyboard.press( 'ArrowRight' );
	await expect( shownImage ).toHaveAttribute( 'alt', 'Alt handrail' );
	await page.keyboard.press( 'ArrowLeft' );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( number ).toHaveText( '01' );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( number ).toHaveText( '04' );
	await page.keyboard.press( 'Home' );
	await expect( number ).toHaveText( '01' );
	await page.keyboard.press( 'End' );
	await expect( number ).toHaveText( '04' );

	// Tab stays inside and starts again after the last control.
	const names: ( string | null )[] = [];
	for ( let i = 0; i < 5; i++ ) {
		await page.keyboard.press( 'Tab' );
		names.push( await page.evaluate( () => document.activeElement?.getAttribute( 'aria-label' ) ?? null ) );
	}
	expect( names ).toEqual( [ 'Previous image', 'Next image', 'Zoom', 'Close', 'Previous image' ] );
	await page.keyboard.press( 'Shift+Tab' );
	await expect( button( 'Close' ) ).toBeFocused();

	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect( links.nth( 3 ) ).toBeFocused();
} );

test( 'browses a group across blocks, and single pictures alone', async ( { page, visit } ) => {
	await visit(
		`${ gallery( IMAGE_NAMES.slice( 0, 2 ), { group: 'rooms' } ) }${ single( 'shutters' ) }${ single( 'handrail', { group: 'rooms' } ) }${ gallery( [ 'shutters' ] ) }`
	);
	const { dialog, links, shownImage, button } = parts( page );
	await links.nth( 0 ).click();
	await expect( dialog.locator( '.eidan-lightbox__total' ) ).toHaveText( '03' );
	await button( 'Next image' ).click();
	await button( 'Next image' ).click();
	await expect( shownImage ).toHaveAttribute( 'alt', 'Alt handrail' );
	await button( 'Close' ).click();
	await expect( links.nth( 3 ) ).toBeFocused();

	await links.nth( 2 ).click();
	await expect( shownImage ).toHaveAttribute( 'alt', 'Alt shutters' );
	await expect( button( 'Next image' ) ).toBeHidden();
} );

test( 'has an address for each picture: Back closes, Forward and a link open @slow', async ( {
	page,
	visit,
	context,
} ) => {
	const url = await visit( gallery( IMAGE_NAMES ) );
	const { dialog, links, shownImage } = parts( page );
	const addresses = await links.evaluateAll( ( all ) => all.map( ( { id } ) => `#${ id }` ) );
	expect( new Set( addresses ).size ).toBe( 4 );
	await links.first().click();
	await page.keyboard.press( 'ArrowRight' );
	await expect( page ).toHaveURL( url + addresses[ 1 ] );
	await page.goBack();
	await expect( dialog ).toBeHidden();
	await expect( page ).toHaveURL( url );
	await page.goForward();
	await expect( shownImage ).toHaveAttribute( 'alt', 'Alt spiral-stair' );
	await page.keyboard.press( 'Escape' );
	await expect( page ).toHaveURL( url );

	const other = await context.newPage();
	await other.goto( url + addresses[ 2 ] );
	await expect( parts( other ).shownImage ).toHaveAttribute( 'alt', 'Alt handrail' );
	await expect( parts( other ).dialog.getByRole( 'status' ) ).toContainText( 'Image 03 of / 04' );
	await other.keyboard.press( 'Escape' );
	await expect( other ).toHaveURL( url );
	await expect( parts( other ).dialog ).toBeHidden();
} );

test( 'stays open for those who open the next picture at once @slow', async ( { page, visit } ) => {
	const url = await visit( gallery( IMAGE_NAMES ) );
	const { dialog, links, shownImage } = parts( page );
	await expect( links.first() ).toHaveAttribute( 'aria-haspopup', 'dialog' );
	for ( const [ next, alt ] of [
		[ 2, 'Alt handrail' ],
		// The same one again.
		[ 0, 'Alt museum-hall' ],
	] as const ) {
		await links.first().click();
		const name = ( await links.nth( next ).getAttribute( 'id' ) )!;
		// A closed dialog goes back in the history, and browsers do that a moment later: only then is its address gone.
		await page.evaluate( ( id ) => {
			const open = document.querySelector< HTMLDialogElement >( 'dialog.eidan-lightbox' )!;
			const isBack = new Promise( ( done ) => window.addEventListener( 'popstate', done, { once: true } ) );
			open.addEventListener( 'close', () => document.getElementById( id )!.click(), { once: true } );
			open.close();
			return isBack;
		}, name );
		await expect( page ).toHaveURL( `${ url }#${ name }` );
		await expect( dialog ).toBeVisible();
		await expect( shownImage ).toHaveAttribute( 'alt', alt );
		await page.goBack();
		await expect( dialog ).toBeHidden();
		await expect( page ).toHaveURL( url );
	}
} );

test( 'loads no page anew on Back, Forward and closing, also after a reload @slow', async ( { page, visit } ) => {
	const url = await visit( gallery( IMAGE_NAMES ) );
	const { dialog, links } = parts( page );
	// If a page has an interactive block, newer WordPress reloads the page for history entries without its own mark.
	await expect
		.poll( () =>
			page.evaluate(
				() =>
					'wpInteractivityId' in ( history.state ?? {} ) ||
					! document.querySelector( '[data-wp-interactive]' )
			)
		)
		.toBe( true );
	const mark = () => page.evaluate( () => Object.assign( window, { same: true } ) && undefined );
	const same = () => page.evaluate( () => 'same' in window );
	await mark();
	await links.nth( 1 ).click();
	await page.goBack();
	await expect( dialog ).toBeHidden();
	await page.goForward();
	await expect( dialog ).toBeVisible();
	expect( await same() ).toBe( true );
	await page.reload();
	await expect( dialog ).toBeVisible();
	await mark();
	await page.keyboard.press( 'Escape' );
	await expect( page ).toHaveURL( url );
	await expect( links.nth( 1 ) ).toBeFocused();
	expect( await same() ).toBe( true );
} );

for ( const [ width, height ] of [
	[ 320, 256 ],
	[ 800, 360 ],
] as const ) {
	test( `a picture whose size is not known keeps off words and buttons at ${ width } × ${ height }`, async ( {
		page,
		visit,
	} ) => {
		await page.setViewportSize( { width, height } );
		await visit( gallery( IMAGE_NAMES ) );
		const { links, shownImage } = parts( page );
		await links.first().click();
		const text = ( await page.locator( '.eidan-lightbox__text' ).boundingBox() )!;
		await expect
			.poll( async () => {
				const box = ( await shownImage.boundingBox() )!;
				return box.height > 50 && box.y + box.height <= text.y + 1;
			} )
			.toBe( true );
	} );
}

test( 'follows the reading direction @slow', async ( { page, visit } ) => {
	await visit( gallery( IMAGE_NAMES ) );
	await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
	const { links, number, button } = parts( page );
	await links.first().click();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( number ).toHaveText( '02' );
	const [ previous, next ] = await Promise.all( [
		button( 'Previous image' ).boundingBox(),
		button( 'Next image' ).boundingBox(),
	] );
	expect( next!.x ).toBeLessThan( previous!.x );
} );

test( 'says when a picture cannot be loaded, and offers the file @slow', async ( { page, visit, allowErrors } ) => {
	allowErrors( /404|Failed to load/ );
	await visit( `${ single( 'shutters', { group: 'g' }, '/gone.jpg' ) }${ single( 'handrail', { group: 'g' } ) }` );
	const { dialog, links, number } = parts( page );
	await links.first().click();
	await expect( dialog.getByRole( 'alert' ) ).toContainText( 'could not be loaded' );
	await expect( dialog.getByRole( 'link', { name: 'Open the file' } ) ).toHaveAttribute( 'href', /gone\.jpg$/ );
	await page.keyboard.press( 'ArrowRight' );
	await expect( number ).toHaveText( '02' );
	await expect( dialog.getByRole( 'alert' ) ).toBeHidden();
} );

test( 'opens images and galleries of WordPress where the owner wants it @both @slow', async ( {
	page,
	visit,
	site,
} ) => {
	const content = `<!-- wp:gallery {"linkTo":"media"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ image( 'museum-hall', 'The hall' ) }${ image( 'handrail' ) }</figure><!-- /wp:gallery -->
		<!-- wp:image {"lightbox":{"enabled":true},"sizeSlug":"large","linkDestination":"none"} --><figure class="wp-block-image size-large"><img src="${ IMAGES }shutters.webp" alt="Alt shutters"/></figure><!-- /wp:image -->`;
	const { dialog, links, shownImage } = parts( page );
	await visit( content );
	await expect( links ).toHaveCount( 0 );
	// The owner's wish holds for this browser only: other tests run on the site.
	const wish = encodeURIComponent( JSON.stringify( { core: true } ) );
	await page.context().addCookies( [ { name: 'eidan-lightbox', value: wish, url: site.url } ] );
	await page.reload();
	await expect( links ).toHaveCount( 3 );
	await links.first().click();
	await expect( dialog.locator( '.eidan-lightbox__total' ) ).toHaveText( '02' );
	await expect( dialog.locator( '.eidan-lightbox__caption' ) ).toHaveText( 'The hall' );
	await page.keyboard.press( 'Escape' );
	await links.nth( 2 ).click();
	await expect( shownImage ).toHaveAttribute( 'alt', 'Alt shutters' );
	await expect( page.locator( '.wp-lightbox-container' ) ).toHaveCount( 0 );
} );
