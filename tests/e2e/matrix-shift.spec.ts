/**
 * Nothing on a page moves when the blocks' scripts start, however late they arrive.
 */
import { expect, test } from './fixtures';
import { fixtures as all, onlyInside } from './support/blocks';
import { drawn, settled } from './support/settled';
import { holdModules, painted, watchShifts } from './support/shifts';
import { publish, sheetMarkup, sheets } from './support/sheets';

/**
 * Sheets with few fixtures hold the fourth and fifth variant of a block. These use the same script, so leave them out.
 */
const most = sheets.filter( ( { isBase, fixtures } ) => isBase || fixtures.length > 4 );

for ( const sheet of most ) {
	test( `${ sheet.name }: nothing moves when scripts start`, async ( { site, page, allowErrors } ) => {
		// Leave out lists that load more by themselves: they grow, which blog-list.spec.ts tests. Leave out inner
		// blocks, too: without the block around them nothing keeps room for their images.
		const still = sheet.fixtures.filter(
			( { slug, content } ) => ! onlyInside.has( slug ) && ! content.includes( '"pagination":"infinite"' )
		);
		const [ url = '' ] = await publish( site, [ sheetMarkup( still ) ] );
		// Words that change their typeface move what stands below them, with and without our blocks. So block fonts.
		await page.route( /\.woff2/, ( route ) => route.abort() );
		allowErrors( /\.woff2/ );
		// The window is higher than any sheet, as browsers count layout shifts only in the visible part.
		await page.setViewportSize( { width: 1440, height: 9000 } );
		await watchShifts( page );
		const release = await holdModules( page );
		await page.goto( url, { waitUntil: 'commit' } );
		await painted( page );
		release();
		await settled( page );
		await drawn( page );
		expect( await page.evaluate( () => window.eidanShifts() ) ).toEqual( [] );
	} );
}

test( 'controls below content that follows them in the HTML wait for it, however slowly the page loads', async ( {
	site,
	page,
	request,
	allowErrors,
} ) => {
	allowErrors( /\.woff2/ );
	const [ url = '' ] = await publish( site, [
		sheetMarkup( all.filter( ( { name } ) => /slider|^swapping-image-gallery/.test( name ) ) ),
	] );
	const html = await ( await request.get( url ) ).text();
	await page.setViewportSize( { width: 1440, height: 9000 } );
	await page.route( /\.woff2/, ( route ) => route.abort() );
	await page.goto( '/readme.html' );
	const moved = await page.evaluate( async ( text ) => {
		const found: string[] = [];
		const frame = () => new Promise( ( done ) => requestAnimationFrame( () => setTimeout( done ) ) );
		const [ head, ...parts ] = text
			.replace( /<script[^]*?<\/script>/g, '' )
			// Split the page before content that arrives late, and within it.
			.split(
				/(?=<body)|(?=<div class="eidan-(?:slider__view|swap__stage)")|(?<=<div class="eidan-slider__slide"[^>]*>)/
			);
		document.open();
		document.write( head! );
		await Promise.all(
			[ ...document.querySelectorAll< HTMLLinkElement >( 'link[rel=stylesheet]' ) ].map(
				( link ) => link.sheet ?? new Promise( ( done ) => link.addEventListener( 'load', done ) )
			)
		);
		new PerformanceObserver( ( list ) => {
			for ( const { sources } of list.getEntries() as unknown as { sources: { node: Node | null }[] }[] ) {
				for ( const { node } of sources ) {
					if ( node instanceof Element && node.matches( '.eidan-slider > *, .eidan-swap > *' ) ) {
						found.push( `${ node.parentElement!.className } > ${ node.className }` );
					}
				}
			}
		} ).observe( { type: 'layout-shift' } );
		for ( const part of parts ) {
			document.write( part );
			await frame();
		}
		document.close();
		await frame();
		await frame();
		return [ ...new Set( found ) ];
	}, html );
	await expect( page.locator( '.eidan-slider > button, .eidan-swap__list' ).first() ).toBeVisible();
	expect( moved ).toEqual( [] );
} );
