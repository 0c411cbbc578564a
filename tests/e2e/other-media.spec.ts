/**
 * Print, where nothing scrolls or moves, and high contrast modes, which remove colors and gradients.
 *
 * @group slow
 */
import { expect, test } from './fixtures';
import { portfolioItems, sliderOf } from './support/portfolio';
import { Slider } from './support/slider';
import { fixture, selected, tab, tabs, vertical } from './support/tabs';

let ids: number[];

test.beforeAll( async ( { site } ) => {
	ids = await portfolioItems( site );
} );

for ( const [ name, options ] of Object.entries( { row: {}, column: { direction: 'vertical', height: '400px' } } ) ) {
	test( `paper shows all slides of a ${ name }, also those that are not in view`, async ( { page, visit } ) => {
		await visit( sliderOf( ids, options ) );
		const slider = await new Slider( page ).ready();
		await slider.next.click();
		await slider.shows( 2 );
		await page.emulateMedia( { media: 'print' } );
		const cut = () =>
			slider.view.evaluate( ( view ) => {
				const box = view.getBoundingClientRect();
				const titles = [ ...view.querySelectorAll( '.eidan-work__title' ) ].map( ( title ) =>
					title.getBoundingClientRect()
				);
				return titles.filter(
					( { left, right, top, bottom } ) =>
						left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1
				).length;
			} );
		await expect.poll( cut ).toBe( 0 );
		await page.emulateMedia( { media: 'screen' } );
		await slider.next.click();
		await expect.poll( cut ).toBeGreaterThan( 0 );
	} );
}

test( 'paper shows a marquee once, whole and standing still', async ( { page, visit } ) => {
	await visit( fixture( 'text-marquee__outlined' ) );
	await expect( page.locator( '.eidan-marquee' ) ).toHaveCount( 2 );
	await page.emulateMedia( { media: 'print' } );
	await expect( page.locator( '.eidan-marquee' ).filter( { visible: true } ) ).toHaveCount( 1 );
	await expect( page.locator( '.eidan-marquee__texts' ).filter( { visible: true } ) ).toHaveCount( 1 );
	await expect( page.getByRole( 'button', { name: 'Pause scrolling text' } ) ).toBeHidden();
	const row = page.locator( '.eidan-marquee' ).first();
	expect( await row.evaluate( ( element ) => element.getAnimations( { subtree: true } ).length ) ).toBe( 0 );
	expect( await row.evaluate( ( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth ) ).toBe( 0 );
} );

for ( const [ name, content ] of Object.entries( { 'side by side': tabs, 'one below the other': vertical } ) ) {
	test( `high contrast shows which of the tabs ${ name } is the current one`, async ( { page, visit } ) => {
		await page.emulateMedia( { forcedColors: 'active' } );
		await visit( content );
		const other = tab( page, 'Build' );
		const { x = 0, y = 0, width = 0, height = 0 } = ( await other.boundingBox() ) ?? {};
		const look = async () => page.screenshot( { clip: { x, y, width, height } } );
		await expect( other ).toHaveAttribute( 'aria-selected', 'false' );
		const before = await look();
		await other.click();
		await expect( selected( page ) ).toHaveText( /Build/ );
		// The difference must not come from the pointer or the focus.
		await page.mouse.move( 0, 0 );
		await other.blur();
		expect( before.equals( await look() ) ).toBe( false );
	} );
}

test( 'high contrast shows a slider’s bullets, and which one is the current one', async ( { page, visit } ) => {
	await page.emulateMedia( { forcedColors: 'active' } );
	await visit( sliderOf( ids, { pagination: 'bullets', arrows: false } ) );
	const slider = await new Slider( page ).ready();
	const [ current, other ] = await slider.root.getByRole( 'button', { name: /Go to slide/ } ).all();
	const look = async ( bullet = current! ) => ( await bullet.screenshot() ).toString( 'base64' );
	const looks = [ await look(), await look( other ) ];
	// Compare with a button without its bullet.
	await page.addStyleTag( { content: '.eidan-slider__pages button::before { visibility: hidden }' } );
	expect( new Set( [ ...looks, await look( other ) ] ).size ).toBe( 3 );
} );
