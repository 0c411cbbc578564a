/**
 * A whole header by keyboard, in windows of any size: the focus goes on, comes back and is not lost. Each visit of a
 * page checks several things.
 *
 * @group slow
 */
import { expect, test } from './fixtures';
import { finishAnimations, drawn, settled } from './support/settled';
import {
	bar,
	button,
	focused,
	hidden,
	makeMenu,
	opener,
	panel,
	paragraph,
	rooms,
	tabs,
	whole,
} from './support/whole-header';

makeMenu();

test( 'focus goes in the order of the page at 1440 and 390 px, into what opens and back, and is not lost when the window gets another size', async ( {
	page,
	visit,
} ) => {
	await visit( whole() );
	await settled( page );
	const home = bar( page ).getByRole( 'link', { name: 'Home' } );

	// First everything is closed. Then each control opens something.
	await home.focus();
	expect( await tabs( page, 7 ) ).toEqual( [
		'Home',
		'Rooms',
		'Rooms submenu',
		'Prices',
		'Contact',
		'Find',
		'First section',
	] );
	await rooms( page ).press( 'Enter' );
	expect( await tabs( page, 5 ) ).toEqual( [ 'Rooms submenu', 'Hall', 'Stairs', 'Prices', 'Contact' ] );
	await button( page, 'Contact' ).press( 'Enter' );
	expect( await tabs( page, 4 ) ).toEqual( [ 'Close', 'Write', 'Close', 'Write' ] );
	await page.keyboard.press( 'Escape' );
	expect( await focused( page ) ).toBe( 'Contact' );
	await button( page, 'Find' ).press( 'Enter' );
	expect( await tabs( page, 4 ) ).toEqual( [ 'Search', 'Show all results', 'Often asked for', 'Close' ] );
	await page.keyboard.press( 'Escape' );
	expect( await focused( page ) ).toBe( 'Find' );

	// If the focus is in a drop-down, or in a panel whose opener disappears, it goes on at the control beside it.
	await rooms( page ).press( 'Enter' );
	await page.keyboard.press( 'Tab' );
	expect( await focused( page ) ).toBe( 'Hall' );
	await page.setViewportSize( { width: 390, height: 800 } );
	await expect.poll( () => focused( page ), 'the opener of the menu' ).toBe( 'Menu' );
	await expect( bar( page ).locator( '.is-form-bar details[open]' ) ).toHaveCount( 0 );
	await home.focus();
	expect( await tabs( page, 4 ) ).toEqual( [ 'Home', 'Find', 'Menu', 'First section' ] );
	await button( page, 'Menu' ).press( 'Enter' );
	expect( await tabs( page, 6 ) ).toEqual( [ 'Close', 'Rooms', 'Rooms submenu', 'Prices', 'Close', 'Rooms' ] );
	await page.setViewportSize( { width: 1440, height: 900 } );
	await expect( page.locator( 'dialog[open]' ), 'past its breakpoint' ).toHaveCount( 0 );
	await expect.poll( () => focused( page ) ).toBe( 'Find' );
	await button( page, 'Contact' ).press( 'Enter' );
	await page.setViewportSize( { width: 390, height: 800 } );
	await expect( page.getByRole( 'dialog', { name: 'Contact' } ) ).toBeVisible();
	expect( await focused( page ) ).toBe( 'Close' );
	await page.keyboard.press( 'Escape' );
	await expect.poll( () => focused( page ) ).toBe( 'Menu' );
} );

test( 'whatever is open while the window is resized does not trap the focus and does not lose it', async ( {
	page,
	visit,
} ) => {
	await visit(
		whole() +
			opener( 'letters', 'Letters', 'always' ) +
			panel(
				'eidan/panel',
				'letters',
				{ kind: 'popup', label: 'Letters' },
				paragraph( '<a href="#no">No, thank you</a>' ),
				false
			)
	);
	await settled( page );
	const dialog = page.getByRole( 'dialog' );
	/** What is opened, with the width of the window for it. */
	const kinds: [ kind: string, width: number, open: () => Promise< void > ][] = [
		[ 'drop-down', 1440, () => rooms( page ).press( 'Enter' ) ],
		[ 'side area', 1440, () => button( page, 'Contact' ).press( 'Enter' ) ],
		[ 'search cover', 1440, () => button( page, 'Find' ).press( 'Enter' ) ],
		[ 'search cover on a phone', 390, () => button( page, 'Find' ).press( 'Enter' ) ],
		[ 'popup', 390, () => page.getByRole( 'button', { name: 'Letters' } ).press( 'Enter' ) ],
		[ 'fullscreen menu', 390, () => button( page, 'Menu' ).press( 'Enter' ) ],
		[
			'accordion',
			390,
			async () => {
				await button( page, 'Menu' ).press( 'Enter' );
				await dialog.locator( 'summary' ).press( 'Enter' );
				await dialog.getByRole( 'link', { name: 'Hall' } ).focus();
			},
		],
	];
	for ( const [ kind, width, open ] of kinds ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.evaluate( () => window.scrollTo( { top: 900, behavior: 'instant' } ) );
		await open();
		for ( const size of [ 1830 - width, width ] ) {
			await page.setViewportSize( { width: size, height: 800 } );
			await drawn( page );
			for ( const key of [ '', 'Tab', 'Shift+Tab' ] ) {
				if ( key ) {
					await page.keyboard.press( key );
				}
				await finishAnimations( page );
				await expect
					.poll( () => hidden( page ), `${ kind }, opened at ${ width }, at ${ size } px ${ key }` )
					.toBe( '' );
			}
		}
		await page.keyboard.press( 'Escape' );
		await expect( page.locator( 'dialog[open], .is-form-bar details[open]' ), kind ).toHaveCount( 0 );
		await finishAnimations( page );
		await expect.poll( () => hidden( page ), `${ kind }, closed` ).toBe( '' );
		// The page can be scrolled again.
		await page.evaluate( () => window.scrollTo( { top: 100, behavior: 'instant' } ) );
		expect( await page.evaluate( () => window.scrollY ), kind ).toBe( 100 );
		expect(
			( await tabs( page, 2 ) ).filter( ( name, index, all ) => all.indexOf( name ) === index ),
			`${ kind }: Tab leads on`
		).toHaveLength( 2 );
	}
} );

test( 'at a zoom of 400 % everything can be reached and nothing traps the focus', async ( { page, visit } ) => {
	await page.setViewportSize( { width: 320, height: 256 } );
	await visit( whole() );
	await settled( page );
	const walk = async ( count: number, key = 'Tab' ) => {
		const names: string[] = [];
		for ( let step = 0; step < count; step++ ) {
			await finishAnimations( page );
			// Wait, as what opens slides in.
			await expect.poll( () => hidden( page ), `${ key } ${ step }` ).toBe( '' );
			names.push( await focused( page ) );
			await page.keyboard.press( key );
		}
		return names;
	};
	await bar( page ).getByRole( 'link', { name: 'Home' } ).focus();
	expect( await walk( 5 ) ).toEqual( [ 'Home', 'Find', 'Menu', 'First section', 'Last link' ] );
	await page.getByRole( 'link', { name: 'Last link' } ).focus();
	expect( await walk( 5, 'Shift+Tab' ) ).toEqual( [ 'Last link', 'First section', 'Menu', 'Find', 'Home' ] );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth ),
		'nothing is wider than the window'
	).toBe( 320 );

	await button( page, 'Menu' ).press( 'Enter' );
	await finishAnimations( page );
	await page.getByRole( 'dialog' ).locator( 'summary' ).press( 'Enter' );
	await expect( page.getByRole( 'dialog' ).getByRole( 'link', { name: 'Hall' } ) ).toBeVisible();
	expect( await walk( 6 ) ).toEqual( [ 'Rooms submenu', 'Hall', 'Stairs', 'Prices', 'Close', 'Rooms' ] );
	await page.keyboard.press( 'Escape' );
	expect( await focused( page ) ).toBe( 'Menu' );
	await button( page, 'Find' ).press( 'Enter' );
	expect( await walk( 5 ) ).toEqual( [ 'Search', 'Show all results', 'Often asked for', 'Close', 'Search' ] );
	await page.keyboard.press( 'Escape' );
	expect( await focused( page ) ).toBe( 'Find' );
} );
