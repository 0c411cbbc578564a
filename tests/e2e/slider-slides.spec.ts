/**
 * Slides that are added and removed while a slider runs, and thumbnails, with both engines.
 *
 * @group slow
 */
import { expect, test } from './fixtures';
import { portfolioItems, sliderOf } from './support/portfolio';
import { engines, Slider } from './support/slider';

let ids: number[];

test.beforeAll( async ( { site } ) => {
	ids = await portfolioItems( site );
} );

for ( const { engine, more } of engines ) {
	test.describe( engine, () => {
		test( 'takes in slides that come and go', async ( { page, visit } ) => {
			await visit( sliderOf( ids.slice( 0, 5 ), { ...more, slidesPerView: 1, pagination: 'bullets' } ) );
			const slider = await new Slider( page ).ready();
			const bullets = slider.root.getByRole( 'button', { name: /Go to slide/ } );
			await expect( bullets ).toHaveCount( 5 );
			await slider.next.click();
			await slider.shows( 2 );
			await slider.view.evaluate( ( view ) => {
				const last = view.querySelector( '[aria-label="5 of 5"]' )!;
				last.insertAdjacentHTML( 'afterend', '<div><h3 class="eidan-work__title">Work 99</h3></div>' );
			} );
			await expect( bullets ).toHaveCount( 6 );
			await slider.shows( 2 );
			await expect( slider.view.locator( '[aria-label="6 of 6"]' ) ).toHaveText( 'Work 99' );
			await slider.root.getByRole( 'button', { name: 'Go to slide 6' } ).click();
			await slider.shows( 99 );
			await slider.view.evaluate( ( view ) => view.querySelector( '[aria-label="1 of 6"]' )!.remove() );
			await expect( bullets ).toHaveCount( 5 );
			await slider.root.getByRole( 'button', { name: 'Go to slide 1' } ).click();
			await slider.shows( 2 );
		} );

		test( 'thumbnails lead to their slides by key and pointer', async ( { page, visit } ) => {
			await visit( sliderOf( ids, { ...more, slidesPerView: 1, pagination: 'thumbs' } ) );
			const slider = await new Slider( page ).ready();
			const thumbs = slider.root.getByRole( 'button', { name: /Go to slide/ } );
			await expect( thumbs ).toHaveCount( 8 );
			await thumbs.nth( 2 ).scrollIntoViewIfNeeded();
			const [ url, place ] = await page.evaluate( () => [ location.href, scrollY ] as const );
			await thumbs.nth( 2 ).click();
			await slider.shows( 3 );
			expect(
				await page.evaluate( () => [ location.href, scrollY ] as const ),
				'neither the address nor the page moves'
			).toEqual( [ url, place ] );
			await expect( slider.root.locator( '[aria-current="true"]' ) ).toHaveAccessibleName( 'Go to slide 3' );
			await page.keyboard.press( 'Tab' );
			await page.keyboard.press( 'Enter' );
			await slider.shows( 4 );
			await expect( thumbs.nth( 3 ) ).toBeFocused();
			await slider.next.click();
			await expect( slider.root.locator( '[aria-current="true"]' ) ).toHaveAccessibleName( 'Go to slide 5' );
			await thumbs.nth( 1 ).press( 'Space' );
			await slider.shows( 2 );
			await expect( thumbs.nth( 1 ) ).toBeFocused();
		} );

		test( 'thumbnails are links to their slides without script', async ( { visit, page, browser } ) => {
			const url = await visit(
				sliderOf( ids, { ...more, slidesPerView: 1, pagination: 'thumbs' } ) +
					sliderOf( ids, { ...more, slidesPerView: 1, pagination: 'thumbs' } )
			);
			void page;
			const context = await browser.newContext( { javaScriptEnabled: false } );
			const plain = await context.newPage();
			await plain.goto( url );
			const slider = new Slider( plain );
			const thumbs = slider.root.getByRole( 'link', { name: /Go to slide/ } );
			await expect( thumbs ).toHaveCount( 8 );
			await thumbs.nth( 2 ).click();
			await slider.shows( 3 );
			await expect( slider.root.locator( '[aria-current]' ) ).toHaveCount( 0 );
			const slides = await plain
				.locator( '.eidan-slider__slide' )
				.evaluateAll( ( all ) => all.map( ( { id } ) => id ) );
			expect( new Set( slides ).size, 'ids of slides' ).toBe( 16 );
			await context.close();
		} );
	} );
}

test( 'a thumbnail beyond the last position stays, and leads there', async ( { page, visit } ) => {
	await visit( sliderOf( ids, { slidesPerView: 3, pagination: 'thumbs' } ) );
	const slider = await new Slider( page ).ready();
	await slider.root.getByRole( 'button', { name: 'Go to slide 8' } ).click();
	await slider.shows( 6 );
} );
