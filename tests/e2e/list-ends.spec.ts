/**
 * How lists end, and lines in them: no hole in a last row, no heading above nothing, no address broken off, no last word
 * alone.
 *
 * @group slow
 */
import { expect, test } from './fixtures';

const IMAGE = '/wp-content/themes/twentytwentyfive/assets/images/poster-image-background.webp';

const picture = ( width: number, height: number ) =>
	`<!-- wp:image --><figure class="wp-block-image"><img src="${ IMAGE }" alt="" width="${ width }" height="${ height }"/></figure><!-- /wp:image -->`;

const section = ( inside: string ) =>
	`<!-- wp:group {"tagName":"section"} --><section class="wp-block-group">${ inside }</section><!-- /wp:group -->`;

const heading = '<!-- wp:heading --><h2 class="wp-block-heading">Keep reading</h2><!-- /wp:heading -->';

test( 'a portrait alone in the last row fills it, and is cropped to twice the height of a row', async ( {
	page,
	visit,
} ) => {
	await page.setViewportSize( { width: 1024, height: 900 } );
	await visit(
		`<!-- wp:eidan/image-gallery {"align":"wide","layout":"rows","rowHeight":200,"lastRow":0} --><figure class="wp-block-eidan-image-gallery alignwide"><div class="eidan-gallery">${
			picture( 800, 200 ) + picture( 400, 600 )
		}</div></figure><!-- /wp:eidan/image-gallery -->`
	);
	const list = ( await page.locator( '.eidan-gallery' ).boundingBox() )!;
	const last = ( await page.locator( '.eidan-gallery img' ).last().boundingBox() )!;
	expect( Math.abs( last.width - list.width ) ).toBeLessThan( 2 );
	expect( last.height ).toBe( 400 );
} );

test( 'a heading above a list without items goes with it, and stays above one with items', async ( {
	page,
	visit,
} ) => {
	const list = ( query: object ) =>
		`<!-- wp:eidan/blog-list {"query":${ JSON.stringify( { perPage: 3, ...query } ) }} /-->`;
	await visit(
		section( heading + list( { after: '2099-01-01' } ) ) +
			section( heading.replace( 'Keep', 'Go on' ) + list( {} ) )
	);
	await expect( page.getByRole( 'heading', { name: 'Go on reading' } ) ).toBeVisible();
	await expect( page.getByRole( 'heading', { name: 'Keep reading' } ) ).toBeHidden();
} );

test( 'mail addresses stand whole in the rows of a team', async ( { page, visit } ) => {
	await page.setViewportSize( { width: 1200, height: 900 } );
	await visit(
		`<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} --><div class="wp-block-group alignwide"><!-- wp:eidan/team-list {"layout":"list","elements":["title","role","email"],"query":{"postType":"eidan_team","perPage":3}} /--></div><!-- /wp:group -->`,
		{ demo: true }
	);
	const links = page.locator( '.eidan-person__contact a' );
	expect( await links.count() ).toBeGreaterThan( 1 );
	for ( const width of [ 340, 480, 560, 613, 700, 720, 800, 1000 ] ) {
		await page.locator( '.eidan-list' ).evaluate( ( list, px ) => ( list.style.inlineSize = `${ px }px` ), width );
		const lines = await links.evaluateAll( ( all ) =>
			all.map( ( link ) => {
				const range = document.createRange();
				range.selectNodeContents( link );
				return new Set( [ ...range.getClientRects() ].map( ( { top } ) => Math.round( top ) ) ).size;
			} )
		);
		expect( new Set( lines ), `at ${ width } px` ).toEqual( new Set( [ 1 ] ) );
	}
} );

test( 'no last word stands alone in the lines of a showreel', async ( { page, visit } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.setViewportSize( { width: 1024, height: 900 } );
	await visit(
		`<!-- wp:eidan/video-showreel {"align":"wide","level":3,"typing":"none","height":"ratio","ratio":"21/9"} --><div class="wp-block-eidan-video-showreel alignwide is-height-ratio is-content-bottom is-content-left"><div class="eidan-showreel__content"><h3 class="eidan-showreel__words">Strategy, on one page<br>Signs nobody needs to read</h3><div class="eidan-showreel__more"></div></div></div><!-- /wp:eidan/video-showreel -->`
	);
	const words = page.locator( '.eidan-showreel__words' );
	const tops = await words.evaluate( ( element ) => {
		element.style.cssText = 'font-size:50px;inline-size:460px';
		const line = element.lastChild as Text;
		const range = document.createRange();
		return [ 'needs', 'to', 'read' ].map( ( word ) => {
			const at = line.data.lastIndexOf( word );
			range.setStart( line, at );
			range.setEnd( line, at + word.length );
			return Math.round( range.getBoundingClientRect().top );
		} );
	} );
	expect( tops[ 1 ], 'the last two words are on one line' ).toBe( tops[ 2 ] );
	expect( tops[ 0 ] ).toBeLessThan( tops[ 1 ]! );
} );
