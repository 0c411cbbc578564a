/**
 * Nothing on a page moves when the blocks' scripts start, however late they arrive.
 */
import { expect, test } from './fixtures';
import { fixtures as all, onlyInside } from './support/blocks';
import { movedByModules, movedWhileLoading } from './support/shifts';
import { publish, sheetMarkup, sheets } from './support/sheets';

for ( const sheet of sheets ) {
	test( `${ sheet.name }: nothing moves when scripts start${ sheet.isBase ? '' : ' @slow' }`, async ( {
		site,
		page,
		allowErrors,
	} ) => {
		// Leave out lists that load more by themselves: they grow, which blog-list.spec.ts tests. Leave out inner
		// blocks, too: without the block around them nothing keeps room for their images.
		const still = sheet.fixtures.filter(
			( { slug, content } ) => ! onlyInside.has( slug ) && ! content.includes( '"pagination":"infinite"' )
		);
		const [ url = '' ] = await publish( site, [ sheetMarkup( still ) ] );
		// Words that change their typeface move what stands below them, with and without our blocks. So block fonts.
		await page.route( /\.woff2/, ( route ) => route.abort() );
		allowErrors( /\.woff2/ );
		expect( await movedByModules( page, url ) ).toEqual( [] );
	} );
}

test( 'controls below content that follows them in the HTML wait for it, however slowly the page loads', async ( {
	site,
	page,
	request,
	allowErrors,
} ) => {
	allowErrors( /\.woff2/ );
	const those = all.filter( ( { name } ) => /slider|^swapping-image-gallery/.test( name ) );
	test.skip( those.length === 0, 'none of the chosen blocks has such controls' );
	const [ url = '' ] = await publish( site, [ sheetMarkup( those ) ] );
	const html = await ( await request.get( url ) ).text();
	await page.route( /\.woff2/, ( route ) => route.abort() );
	const moved = await movedWhileLoading( page, html );
	await expect( page.locator( '.eidan-slider > button, .eidan-swap__list' ).first() ).toBeVisible();
	expect( moved ).toEqual( [] );
} );
