/**
 * Sliders that move by themselves, with both engines. What stops and starts them is proved by matrix-keyboard.
 */
import { expect, test } from './fixtures';
import { portfolioItems, sliderOf } from './support/portfolio';
import { engines, opener, Slider } from './support/slider';

let ids: number[];

test.beforeAll( async ( { site } ) => {
	ids = await portfolioItems( site );
} );

for ( const { engine, more } of engines ) {
	test.describe( engine, () => {
		const open = opener( () => ids, more );

		test.describe( 'rotation', () => {
			test( 'nothing moves under reduced motion @slow', async ( { page, visit } ) => {
				await page.emulateMedia( { reducedMotion: 'reduce' } );
				const slider = await open( page, visit, { autoplay: 300, speed: 2000 } );
				await expect( slider.rotation ).toHaveAccessibleName( 'Start automatic slide show' );
				await page.waitForTimeout( 900 );
				await slider.shows( 1 );
				await slider.next.click();
				// The slide changes at once, whatever the speed.
				expect( await slider.first() ).toBe( 'Work 2' );
				expect( await page.evaluate( () => document.getAnimations().length ) ).toBe( 0 );
			} );

			test( 'rests out of sight @slow', async ( { page, visit } ) => {
				await visit(
					sliderOf( ids, { ...more, autoplay: 300 } ) +
						'<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->'
				);
				const slider = await new Slider( page ).ready();
				await page.evaluate( () => scrollTo( { top: 3500, behavior: 'instant' } ) );
				await expect( slider.root ).not.toBeInViewport();
				await page.waitForTimeout( 100 );
				const now = await slider.first();
				await page.waitForTimeout( 900 );
				expect( await slider.first() ).toBe( now );
			} );
		} );
	} );
}

test( 'rotation that is started by hand runs although the pointer is above it', async ( { page, visit } ) => {
	const slider = await opener( () => ids, {} )( page, visit, { autoplay: 400 } );
	await slider.rotation.click();
	await expect( slider.rotation ).toHaveAccessibleName( 'Start automatic slide show' );
	await slider.rotation.click();
	await expect( slider.rotation ).toHaveAccessibleName( 'Stop automatic slide show' );
	const now = await slider.first();
	await expect.poll( () => slider.first() ).not.toBe( now );
} );

test( 'rotation starts again at the first slide after the last one', async ( { page, visit } ) => {
	await visit( sliderOf( ids.slice( 0, 4 ), { autoplay: 250 } ) );
	const slider = await new Slider( page ).ready();
	await slider.shows( 2 );
	await slider.shows( 1 );
} );
