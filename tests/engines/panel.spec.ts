/** The dialog of a panel: the focus goes in, stays inside, and returns to the opener. */
import { fixtures } from '../e2e/support/blocks';
import { expect, focused, test } from './fixtures';

const { content = '' } = fixtures.find( ( { name } ) => name === 'panel' ) ?? {};

const isOpen = () => document.querySelector( 'dialog.eidan-panel[open]' ) !== null;
const isInside = () =>
	document.querySelector( 'dialog.eidan-panel[open]' )?.contains( document.activeElement ) ?? false;

test( 'a side area takes the focus, keeps it and gives it back, and the page behind stays', async ( { show } ) => {
	const driver = await show( content );
	await expect
		.poll(
			() => driver.run( () => document.querySelectorAll( '[data-eidan-opener][aria-haspopup="dialog"]' ).length ),
			'openers'
		)
		.toBe( 1 );
	for ( const key of [ 'Enter', 'Space' ] ) {
		await driver.run( () => document.querySelector< HTMLElement >( '[data-eidan-opener]' )!.focus() );
		await driver.press( key );
		await expect.poll( () => driver.run( isInside ), 'the focus is inside' ).toBe( true );
		for ( let step = 0; step <= 3; step++ ) {
			await driver.press( 'Tab' );
			expect( await driver.run( isInside ), 'Tab stays inside' ).toBe( true );
		}
		expect( await driver.run( () => getComputedStyle( document.documentElement ).overflowY ) ).toBe( 'hidden' );
		await driver.press( 'Escape' );
		await expect.poll( () => driver.run( isOpen ), 'closed' ).toBe( false );
		expect( await focused( driver ) ).toBe( 'Let us talk' );
	}
} );
