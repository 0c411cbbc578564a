/**
 * https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/, and non-modal dialogs (`aria-modal="false"`), next to which
 * the page stays usable.
 */
import type { Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { arrows, type Pattern } from './pattern';

/**
 * Checks a non-modal dialog. Tab leads through it and out of it, which closes it. Escape and its close button close it
 * and return the focus.
 */
async function proveBeside( opener: Locator, box: Locator, page: Page ) {
	const inside = () => box.evaluate( ( element ) => element.contains( document.activeElement ) );
	const stops = await box.locator( ':is(a[href], button, input, [tabindex="0"]):visible' ).count();
	for ( let step = 0; step < stops; step++ ) {
		expect( await inside(), 'Tab goes through it' ).toBe( true );
		await page.keyboard.press( 'Tab' );
	}
	await expect( box, 'Tab leads out, and what was left is closed' ).toHaveCount( 0 );
	await expect( opener ).not.toBeFocused();
	for ( const close of [
		() => page.keyboard.press( 'Escape' ),
		() => box.getByRole( 'button', { name: /close/i } ).press( 'Space' ),
	] ) {
		await opener.press( 'Enter' );
		await expect( box ).toHaveCount( 1 );
		await expect.poll( inside ).toBe( true );
		await close();
		await expect( box ).toHaveCount( 0 );
		await expect( opener, 'the focus returns' ).toBeFocused();
	}
	// A second press on the opener closes the dialog again.
	await page.keyboard.press( 'Enter' );
	await expect( box ).toHaveCount( 1 );
	await opener.press( 'Enter' );
	await expect( box ).toHaveCount( 0 );
}

export const dialog: Pattern = {
	name: 'dialog',
	root: '[aria-haspopup="dialog"]',
	covers: '[aria-haspopup="dialog"], dialog, dialog *, [role="dialog"], [role="dialog"] *',
	async prove( opener, { page, rtl } ) {
		const box = page.locator( ':is(dialog, [role="dialog"]):visible' );
		const inside = () => box.evaluate( ( element ) => element.contains( document.activeElement ) );
		const focused = () =>
			box.evaluate( ( element ) => [ ...element.querySelectorAll( '*' ) ].indexOf( document.activeElement! ) );

		await opener.press( 'Enter' );
		await expect( box ).toHaveCount( 1 );
		await expect( box ).toHaveAccessibleName( /\S/ );
		const isModal = ( await box.getAttribute( 'aria-modal' ) ) !== 'false';
		expect(
			await box.evaluate(
				( element ) => element.matches( ':modal' ) || element.getAttribute( 'aria-modal' ) === 'true'
			),
			'modal'
		).toBe( isModal );
		expect( await inside(), 'the focus is inside' ).toBe( true );
		if ( ! isModal ) {
			await proveBeside( opener, box, page );
			return;
		}

		// The fields of a quick view load only after it is open.
		await expect( box.locator( '.eidan-choices:not( :has( form ) )' ) ).toHaveCount( 0 );
		// Tab leads through every control of the dialog and starts again. Shift + Tab goes the other way.
		const stops = await box.locator( ':is(a[href], button, input, select, [tabindex="0"]):visible' ).count();
		const way: number[] = [];
		for ( let step = 0; step <= stops; step++ ) {
			way.push( await focused() );
			await page.keyboard.press( 'Tab' );
			expect( await inside(), 'Tab stays inside' ).toBe( true );
		}
		expect( new Set( way ).size, 'every control is reached' ).toBe( stops );
		expect( way.at( -1 ), 'it goes round' ).toBe( way[ 0 ] );
		await page.keyboard.press( 'Shift+Tab' );
		await page.keyboard.press( 'Shift+Tab' );
		expect( await focused(), 'Shift + Tab goes back' ).toBe( way.at( -2 ) );

		// If the dialog has a "next" button, arrow keys go on and back, too.
		const next = box.getByRole( 'button', { name: /next/i } );
		// The dialog's own status is the first one. Its content may have another, such as a product's stock.
		const words = box.getByRole( 'status' ).first();
		if ( await next.isVisible() ) {
			const [ forward, back ] = arrows( rtl );
			const first = ( await words.textContent() ) ?? '';
			await next.press( 'Enter' );
			await expect( words ).not.toHaveText( first );
			await expect( next ).toBeFocused();
			const second = ( await words.textContent() ) ?? '';
			await page.keyboard.press( back );
			await expect( words ).toHaveText( first );
			await page.keyboard.press( forward );
			await expect( words ).toHaveText( second );
			await page.keyboard.press( back );
			expect( await inside() ).toBe( true );
		}

		await page.keyboard.press( 'Escape' );
		await expect( box ).toHaveCount( 0 );
		await expect( opener, 'the focus returns' ).toBeFocused();
		// The dialog's own button closes it, too.
		await page.keyboard.press( 'Enter' );
		await box.getByRole( 'button', { name: /close/i } ).press( 'Space' );
		await expect( box ).toHaveCount( 0 );
		await expect( opener ).toBeFocused();
	},
};
