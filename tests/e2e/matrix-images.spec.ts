/**
 * Images: the file that the browser fetches is as wide as the image is drawn, and none is fetched while the visitor is
 * far away.
 */
import { expect, test } from './fixtures';
import {
	serveImages,
	eagerFarAway,
	FAR,
	recordImageRequests,
	sizeProblem,
	lateAtTop,
	sizeProblems,
	shown,
	scrollThrough,
} from './support/images';
import { settled } from './support/settled';
import { publish, SECTION, sectioned, sheetMarkup, sheets } from './support/sheets';

test( 'control: the check finds files of a wrong size, and images far down that are not lazy', async ( { page } ) => {
	const files = [ 300, 600, 1200, 2400 ];
	expect( sizeProblem( { files, taken: 600, drawn: 500 } ) ).toBe( '' );
	expect( sizeProblem( { files, taken: 600, drawn: 610 } ), 'nobody sees that' ).toBe( '' );
	expect( sizeProblem( { files, taken: 600, drawn: 700 } ) ).toBe( 'too small' );
	expect( sizeProblem( { files, taken: 2400, drawn: 4000 } ), 'there is none larger' ).toBe( '' );
	expect( sizeProblem( { files, taken: 1200, drawn: 500 } ), 'half as wide again is between two files' ).toBe( '' );
	expect( sizeProblem( { files, taken: 2400, drawn: 500 } ) ).toBe( 'too large' );

	await serveImages( page );
	const srcset = ( of: string ) =>
		files.map( ( width ) => `/x.webp?of=${ of }&w=${ width }&h=${ width / 2 } ${ width }w` ).join( ', ' );
	const image = ( of: string, side: number, more: string ) =>
		`<img class="${ of }" srcset="${ srcset( of ) }" style="display:block;width:${ side }px;height:${ side }px;object-fit:cover" ${ more }>`;
	const html = `<body style="margin:0"><div style="height:${ FAR + 2000 }px"></div><section data-fixture="x">
		${ image( 'box', 500, 'sizes="500px" loading="lazy"' ) }
		${ image( 'right', 500, 'sizes="1000px" loading="lazy"' ) }
		${ image( 'window', 200, 'sizes="100vw" loading="lazy"' ) }
		${ image( 'hasty', 500, 'sizes="1000px"' ) }
		<p style="background:url(/y.webp?of=ground&w=300&h=150)">Words</p>
	</section>`;
	await page.route( /control-of-pictures/, ( route ) => route.fulfill( { contentType: 'text/html', body: html } ) );
	const early = recordImageRequests( page );
	await page.goto( '/control-of-pictures' );
	await settled( page );
	expect( await eagerFarAway( page, SECTION ) ).toEqual( [ 'x: .hasty auto' ] );
	expect(
		early()
			.map( ( url ) => new URL( url ).searchParams.get( 'of' ) )
			.sort()
	).toEqual( [ 'ground', 'hasty' ] );
	await scrollThrough( page );
	await settled( page );
	const wrong = sizeProblems( await shown( page, SECTION ) );
	expect( wrong, wrong.join() ).toHaveLength( 2 );
	expect( wrong[ 0 ] ).toMatch( /\.box .*too small/ );
	expect( wrong[ 1 ] ).toMatch( /\.window .*too large/ );
} );

test( 'control: the check finds lazy images in the first view', async ( { site, page } ) => {
	const image = ( name: string, { height = 300, loading = 'lazy', style = '' } = {} ) =>
		`<img class="${ name }" src="/x.webp?of=x&w=600&h=${ height }" width="600" height="${ height }" ${ loading && `loading="${ loading }"` } style="display:block;${ style }" alt="">`;
	const fixture = ( name: string, ...images: string[] ) => ( {
		name,
		slug: name,
		deprecated: false,
		content: `<!-- wp:html -->${ images.join( '' ) }<!-- /wp:html -->`,
	} );
	const early = { loading: '' };
	await serveImages( page );
	const [ url = '' ] = await publish( site, [
		sheetMarkup( [
			fixture(
				'late',
				image( 'late' ),
				image( 'unseen', { style: 'visibility:hidden' } ),
				`<div style="overflow:hidden;width:300px">${ image( 'cut-off', { style: 'margin-left:400px' } ) }</div>`
			),
			fixture( 'second', image( 'first', early ), image( 'second' ) ),
			fixture(
				'small',
				image( 'small', { height: 40 } ),
				image( 'high', { ...early, height: 1000 } ),
				image( 'below' )
			),
			fixture(
				'fourth',
				...[ 'a', 'b', 'c' ].map( ( name ) => image( name, { ...early, height: 100 } ) ),
				image( 'd' )
			),
		] ),
	] );
	await page.goto( `${ url }?pictures=first` );
	await settled( page );
	await sectioned( page );
	expect( ( await lateAtTop( page, SECTION ) ).map( ( words ) => words.replace( /,.*/, '' ) ) ).toEqual( [
		'late: .late',
		'second: .second',
	] );
} );

for ( const sheet of sheets ) {
	test( `${ sheet.name }: pictures fetch a file that fits, when somebody is near${ sheet.isBase ? '' : ' @slow' }`, async ( {
		site,
		page,
		allowErrors,
	} ) => {
		// Lists that load by themselves would grow while the page is scrolled.
		await page.route( /get-posts/, ( route ) => route.abort() );
		allowErrors( /get-posts/ );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await serveImages( page );
		const [ url = '' ] = await publish( site, [ sheetMarkup( sheet.fixtures, 'full' ) ] );
		for ( const width of [ 390, 1440 ] ) {
			// Leave the page before, which would fetch other files when the window changes its width.
			await page.goto( 'about:blank' );
			await page.setViewportSize( { width, height: 900 } );
			const early = recordImageRequests( page );
			// Use another address for each width, as browsers restore the scroll position of a page.
			await page.goto( `${ url }?pictures=${ width }` );
			await settled( page );
			await sectioned( page );
			expect
				.soft( await eagerFarAway( page, SECTION ), `${ width } px: nothing is eager far below` )
				.toEqual( [] );
			expect.soft( early(), `${ width } px: nothing is fetched far below` ).toEqual( [] );
			expect
				.soft( await lateAtTop( page, SECTION ), `${ width } px: nothing waits in a first view` )
				.toEqual( [] );
			await scrollThrough( page );
			await settled( page );
			const all = await shown( page, SECTION );
			expect.soft( sizeProblems( all ), `${ width } px: files fit` ).toEqual( [] );
			if ( ! ( await page.locator( `${ SECTION } :is( img, video )` ).count() ) ) {
				// There are no images at the other width, either.
				return;
			}
		}
	} );
}
