/**
 * The same tests for both engines: controls and announcements do not depend on what moves the slides. Its keys are proved
 * by matrix-keyboard.
 */
import { expect, test } from './fixtures';
import { portfolioItems } from './support/portfolio';
import { engines, opener } from './support/slider';

let ids: number[];

test.beforeAll( async ( { site } ) => {
	ids = await portfolioItems( site );
} );

for ( const { engine, more } of engines ) {
	test.describe( engine, () => {
		const open = opener( () => ids, more );

		test( 'keys can be turned off', async ( { page, visit } ) => {
			const slider = await open( page, visit, { keyboard: false } );
			await slider.next.focus();
			await page.keyboard.press( 'ArrowRight' );
			await slider.next.press( 'Enter' );
			await slider.shows( 2 );
		} );

		test( 'bullets go to a position and say which is the current one', async ( { page, visit } ) => {
			const slider = await open( page, visit, { pagination: 'bullets' } );
			const bullets = slider.root.getByRole( 'button', { name: /Go to slide/ } );
			await expect( bullets ).toHaveCount( engine === 'native' ? 6 : 8 );
			await slider.root.getByRole( 'button', { name: 'Go to slide 4' } ).click();
			await slider.shows( 4 );
			await expect( slider.root.locator( '[aria-current="true"]' ) ).toHaveAccessibleName( 'Go to slide 4' );
			const box = await bullets.first().boundingBox();
			expect( Math.min( box!.width, box!.height ) ).toBeGreaterThanOrEqual( 24 );
		} );

		test( 'words are told after a move, not at the start', async ( { page, visit } ) => {
			const slider = await open( page, visit );
			await expect( slider.live ).toHaveAttribute( 'aria-live', 'polite' );
			await expect( slider.live ).toBeEmpty();
			await slider.next.click();
			await expect( slider.live ).toHaveText( `Slide 2 of ${ engine === 'native' ? 6 : 8 }` );
		} );

		test( 'stands upright @slow', async ( { page, visit } ) => {
			const slider = await open( page, visit, { direction: 'vertical', height: '500px', slidesPerView: 2 } );
			await slider.shows( 1 );
			expect( Math.round( ( await slider.view.boundingBox() )!.height ) ).toBe( 500 );
			await slider.next.click();
			await slider.shows( 2 );
		} );

		test( 'a mouse drags it, and the link under it stays shut', async ( { page, visit } ) => {
			const slider = await open( page, visit );
			const url = page.url();
			await slider.view.scrollIntoViewIfNeeded();
			const box = ( await slider.view.boundingBox() )!;
			await page.mouse.move( box.x + box.width * 0.6, box.y + 60 );
			await page.mouse.down();
			await page.mouse.move( box.x + box.width * 0.4, box.y + 60, { steps: 8 } );
			await page.mouse.up();
			await slider.shows( 2 );
			expect( page.url() ).toBe( url );
		} );

		test( 'the wheel moves one position a turn', async ( { page, visit } ) => {
			// Long enough for the next turns to come before it is over, also on a busy machine.
			const slider = await open( page, visit, { sliderScroll: true, wheelLock: 2500 } );
			await slider.view.hover();
			const before = await page.evaluate( () => scrollY );
			await page.mouse.wheel( 0, 120 );
			await slider.shows( 2 );
			await page.mouse.wheel( 0, 120 );
			await page.mouse.wheel( 0, 120 );
			await slider.shows( 2 );
			expect( await page.evaluate( () => scrollY ) ).toBe( before );
			await expect
				.poll( async () => {
					await page.mouse.wheel( 0, 120 );
					return slider.first();
				} )
				.toBe( 'Work 3' );
		} );

		test( 'follows the width of the screen @slow', async ( { page, visit } ) => {
			const slider = await open( page, visit, { slidesPerView: 5 } );
			const perView = async () => {
				const [ view, slide ] = await Promise.all( [
					slider.view.boundingBox(),
					slider.root.locator( '.eidan-slider__slide' ).first().boundingBox(),
				] );
				return Math.round( ( view!.width + 30 ) / ( slide!.width + 30 ) );
			};
			for ( const [ width, slides ] of [
				[ 1500, 5 ],
				[ 1440, 5 ],
				[ 1366, 4 ],
				[ 1024, 3 ],
				[ 768, 2 ],
				[ 680, 1 ],
				[ 480, 1 ],
			] as const ) {
				await page.setViewportSize( { width, height: 800 } );
				await expect.poll( perView, `at ${ width } px` ).toBe( slides );
			}
			await slider.next.click();
			await slider.shows( 2 );
		} );
	} );
}
