/** https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ */
import { expect } from '../../fixtures';
import { arrows, type Pattern } from './pattern';

export const dialog: Pattern = {
	name: 'modal dialog',
	root: '[aria-haspopup="dialog"]',
	covers: '[aria-haspopup="dialog"], dialog, dialog *, [role="dialog"], [role="dialog"] *',
	directional: true,
	async prove( opener, { page, rtl } ) {
		const box = page.locator( ':is(dialog, [role="dialog"]):visible' );
		const inside = () => box.evaluate( ( element ) => element.contains( document.activeElement ) );
		const focused = () =>
			box.evaluate( ( element ) => [ ...element.querySelectorAll( '*' ) ].indexOf( document.activeElement! ) );

		await opener.press( 'Enter' );
		await expect( box ).toHaveCount( 1 );
		await expect( box ).toHaveAccessibleName( /\S/ );
		expect( await box.evaluate( ( element ) => element.matches( ':modal' ) || element.getAttribute( 'aria-modal' ) === 'true' ), 'modal' ).toBe( true );
		expect( await inside(), 'the focus is inside' ).toBe( true );

		// Tab goes round inside, through every control, and Shift + Tab goes the other way.
		const stops = await box.locator( ':is(a[href], button, input, [tabindex="0"]):visible' ).count();
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

		// Where there is a next one, arrow keys go there too.
		const next = box.getByRole( 'button', { name: /next/i } );
		const words = box.getByRole( 'status' );
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
		// By its own button, too.
		await page.keyboard.press( 'Enter' );
		await box.getByRole( 'button', { name: /close/i } ).press( 'Space' );
		await expect( box ).toHaveCount( 0 );
		await expect( opener ).toBeFocused();
	},
};
