/**
 * Lists and sliders in a narrow column of a wide page, and titles with a word that is wider than their card.
 *
 * @group slow
 */
import { expect, test } from './fixtures';
import { portfolioItems, sliderOf } from './support/portfolio';

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

let posts: number[];

test.beforeAll( async ( { site } ) => {
	posts = await site.php< number[] >( `
		return array_map( static fn ( int $i ): int => wp_insert_post( array( 'post_title' => 0 === $i ? '${ WORD } of all' : "Narrow $i", 'post_content' => 'Words.', 'post_status' => 'publish' ) ), range( 0, 8 ) );
	` );
} );

/** Markup of blocks in an element that is so many pixels wide. */
const within = ( width: number, blocks: string ) =>
	`<!-- wp:html --><div style="inline-size:${ width }px;max-inline-size:none"><!-- /wp:html -->${ blocks }<!-- wp:html --></div><!-- /wp:html -->`;

const list = ( attributes: object ) =>
	`<!-- wp:eidan/blog-list ${ JSON.stringify( { elements: [ 'date', 'title' ], pagination: 'none', query: { include: posts }, ...attributes } ) } /-->`;

for ( const layout of [ 'grid', 'masonry' ] ) {
	test( `${ layout }: a list has as many columns as have room`, async ( { page, visit } ) => {
		const cards = page.locator( '.eidan-card' );
		const widths = () => cards.evaluateAll( ( all ) => all.map( ( card ) => card.getBoundingClientRect().width ) );
		const columns = () =>
			cards.evaluateAll(
				( all ) => new Set( all.map( ( card ) => Math.round( card.getBoundingClientRect().left ) ) ).size
			);
		await visit( within( 300, list( { layout, columns: { desktop: 4 }, query: { include: posts.slice( 1 ) } } ) ) );
		// Not two of them, in which no line has three words.
		expect( Math.min( ...( await widths() ) ) ).toBe( 300 );
		await visit( within( 420, list( { layout, columns: { desktop: 4 }, query: { include: posts.slice( 1 ) } } ) ) );
		expect( Math.min( ...( await widths() ) ) ).toBeGreaterThanOrEqual( 190 );
		expect( await columns() ).toBe( 2 );
		await visit(
			within( 1200, list( { layout, columns: { desktop: 4 }, query: { include: posts.slice( 1 ) } } ) )
		);
		expect( await columns() ).toBe( 4 );
	} );
}

for ( const loop of [ false, true ] ) {
	test( `slides of a ${ loop ? 'looping ' : '' }portfolio slider are never too narrow to read`, async ( {
		page,
		site,
		visit,
	} ) => {
		const ids = await portfolioItems( site );
		await visit( within( 300, sliderOf( ids, { slidesPerView: 5, loop }, { align: undefined } ) ) );
		const slides = page.locator( '.eidan-slider__slide' );
		const width = () => slides.first().evaluate( ( element ) => element.getBoundingClientRect().width );
		await expect( page.locator( loop ? '.swiper-initialized' : '.eidan-slider:not(.is-still)' ) ).toHaveCount( 1 );
		await expect.poll( width ).toBeGreaterThanOrEqual( 192 );
		await page.getByRole( 'button', { name: 'Next slide' } ).click();
		const index = () =>
			page
				.locator( '.eidan-slider__pages' )
				.evaluate( ( pages ) => getComputedStyle( pages ).getPropertyValue( '--eidan-index' ) );
		await expect.poll( index ).toBe( '2' );
		// It moved by a slide as wide as it is.
		const ahead = () =>
			slides
				.nth( 1 )
				.evaluate( ( element ) =>
					Math.abs(
						element.getBoundingClientRect().left -
							element.closest( '.eidan-slider__view' )!.getBoundingClientRect().left
					)
				);
		await expect.poll( ahead ).toBeLessThan( 2 );
	} );
}

for ( const layout of [ 'grid', 'minimal', 'side' ] ) {
	test( `${ layout }: no word of a title leaves its card`, async ( { page, visit } ) => {
		await visit( list( { layout } ) );
		const sticking = await page
			.locator( '.eidan-card__title' )
			.evaluateAll(
				( titles ) => titles.filter( ( title ) => title.scrollWidth > title.clientWidth + 1 ).length
			);
		expect( sticking ).toBe( 0 );
		expect( await page.evaluate( () => document.documentElement.scrollWidth - innerWidth ) ).toBe( 0 );
	} );
}

test( 'thumbnails of a slider in a narrow column have a row of their own', async ( { page, site, visit } ) => {
	const ids = await portfolioItems( site );
	const slider = sliderOf( ids, { slidesPerView: 1, pagination: 'thumbs' }, { align: undefined } );
	const ends = () =>
		Promise.all( [
			page.locator( '.is-thumbs > a' ).first().boundingBox(),
			page.getByRole( 'button', { name: 'Next slide' } ).boundingBox(),
		] );
	await visit( within( 380, slider ) );
	const [ thumb, next ] = await ends();
	expect( thumb!.y ).toBeGreaterThanOrEqual( next!.y + next!.height );
	// Where there is room, they stand beside the arrows.
	await visit( within( 900, slider ) );
	const [ wideThumb, wideNext ] = await ends();
	expect( wideThumb!.y ).toBeLessThan( wideNext!.y + wideNext!.height );
} );
