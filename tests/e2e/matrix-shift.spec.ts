/**
 * Nothing on a page moves when the blocks' scripts start, however late they come.
 */
import { expect, test } from './fixtures';
import { fixtures as all, onlyInside } from './support/blocks';
import { drawn, settled } from './support/settled';
import { holdModules, painted, watchShifts } from './support/shifts';
import { publish, sheetMarkup, sheets } from './support/sheets';

/** The shortest pages hold the fourth and fifth variant of a block, which start by the same script. */
const most = sheets.filter( ( { isBase, fixtures } ) => isBase || fixtures.length > 4 );

for ( const sheet of most ) {
	test( `${ sheet.name }: nothing moves when scripts start`, async ( { site, page, allowErrors } ) => {
		// Lists that load by themselves when they are in sight grow; how, is a story of its own (blog-list.spec.ts).
		// What stands alone, outside the block that holds it, has none of the boxes that keep room for its images.
		const still = sheet.fixtures.filter(
			( { slug, content } ) => ! onlyInside.has( slug ) && ! content.includes( '"pagination":"infinite"' )
		);
		const [ url = '' ] = await publish( site, [ sheetMarkup( still ) ] );
		// Words that change their typeface move what stands below them, with our blocks and without.
		await page.route( /\.woff2/, ( route ) => route.abort() );
		allowErrors( /\.woff2/ );
		// Higher than any sheet: shifts count in sight only.
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

test( 'controls that stand below what comes after them wait for it, however slowly a page comes', async ( {
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
			// Before what comes later, and in the midst of it.
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
