/**
 * Pictures: the file that is fetched is as wide as what is drawn, and none is fetched before anybody is near.
 */
import { expect, test } from './fixtures';
import { drawImages, eager, FAR, fetched, judged, lateAtTop, misfits, shown, walked } from './support/images';
import { settled } from './support/settled';
import { publish, SECTION, sectioned, sheetMarkup, sheets } from './support/sheets';
import { addSwitches } from './support/switches';

test.beforeAll( async ( { site } ) => addSwitches( site ) );

test( 'control: files that do not fit, and what does not wait, are found', async ( { page } ) => {
	const files = [ 300, 600, 1200, 2400 ];
	expect( judged( { files, taken: 600, drawn: 500 } ) ).toBe( '' );
	expect( judged( { files, taken: 600, drawn: 610 } ), 'nobody sees that' ).toBe( '' );
	expect( judged( { files, taken: 600, drawn: 700 } ) ).toBe( 'too small' );
	expect( judged( { files, taken: 2400, drawn: 4000 } ), 'there is none larger' ).toBe( '' );
	expect( judged( { files, taken: 1200, drawn: 500 } ), 'half as wide again is between two files' ).toBe( '' );
	expect( judged( { files, taken: 2400, drawn: 500 } ) ).toBe( 'too large' );

	await drawImages( page );
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
	const early = fetched( page );
	await page.goto( '/control-of-pictures' );
	await settled( page );
	expect( await eager( page, SECTION ) ).toEqual( [ 'x: .hasty auto' ] );
	expect(
		early()
			.map( ( url ) => new URL( url ).searchParams.get( 'of' ) )
			.sort()
	).toEqual( [ 'ground', 'hasty' ] );
	await walked( page );
	await settled( page );
	const wrong = misfits( await shown( page, SECTION ) );
	expect( wrong, wrong.join() ).toHaveLength( 2 );
	expect( wrong[ 0 ] ).toMatch( /\.box .*too small/ );
	expect( wrong[ 1 ] ).toMatch( /\.window .*too large/ );
} );

test( 'control: what waits in a first view is found', async ( { site, page } ) => {
	const image = ( name: string, { height = 300, loading = 'lazy', style = '' } = {} ) =>
		`<img class="${ name }" src="/x.webp?of=x&w=600&h=${ height }" width="600" height="${ height }" ${ loading && `loading="${ loading }"` } style="display:block;${ style }" alt="">`;
	const fixture = ( name: string, ...images: string[] ) => ( {
		name,
		slug: name,
		deprecated: false,
		content: `<!-- wp:html -->${ images.join( '' ) }<!-- /wp:html -->`,
	} );
	const early = { loading: '' };
	await drawImages( page );
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
	test( `${ sheet.name }: pictures fetch a file that fits, when somebody is near`, async ( {
		site,
		page,
		allowErrors,
	} ) => {
		// Lists that load by themselves would grow on the way down.
		await page.route( /get-posts/, ( route ) => route.abort() );
		allowErrors( /get-posts/ );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await drawImages( page );
		const [ url = '' ] = await publish( site, [ sheetMarkup( sheet.fixtures, 'full' ) ] );
		for ( const width of [ 390, 1440 ] ) {
			// Away from the page before, which would fetch other files for another width.
			await page.goto( 'about:blank' );
			await page.setViewportSize( { width, height: 900 } );
			const early = fetched( page );
			// Another address for each: browsers come back to where they were on a page.
			await page.goto( `${ url }?pictures=${ width }` );
			await settled( page );
			await sectioned( page );
			expect.soft( await eager( page, SECTION ), `${ width } px: nothing is eager far below` ).toEqual( [] );
			expect.soft( early(), `${ width } px: nothing is fetched far below` ).toEqual( [] );
			expect
				.soft( await lateAtTop( page, SECTION ), `${ width } px: nothing waits in a first view` )
				.toEqual( [] );
			await walked( page );
			await settled( page );
			const all = await shown( page, SECTION );
			expect.soft( misfits( all ), `${ width } px: files fit` ).toEqual( [] );
			if ( ! ( await page.locator( `${ SECTION } :is( img, video )` ).count() ) ) {
				// Nothing to see at another width, either.
				return;
			}
		}
	} );
}
