/** https://www.w3.org/WAI/ARIA/apg/patterns/radio/ */
import { expect } from '../../fixtures';
import { arrows, type Pattern } from './pattern';

export const radios: Pattern = {
	name: 'radio group',
	root: '[role="radiogroup"]',
	covers: '[role="radiogroup"], [role="radio"]',
	async prove( root, { page, rtl } ) {
		await expect( root ).toHaveAccessibleName( /\S/ );
		const all = root.getByRole( 'radio' );
		const count = await all.count();
		expect( count ).toBeGreaterThan( 1 );
		await expect( root.locator( '[role="radio"][tabindex="0"]' ), 'one stop for Tab' ).toHaveCount( 1 );
		await expect( root.getByRole( 'radio', { checked: true } ), 'nobody has chosen' ).toHaveCount( 0 );
		const [ forward, back ] = arrows( rtl );
		await all.first().focus();
		for ( const [ key, at ] of [
			[ forward, 1 ],
			[ back, 0 ],
			// From the first to the last, and back.
			[ back, count - 1 ],
			[ 'ArrowDown', 0 ],
			[ 'ArrowUp', count - 1 ],
		] as const ) {
			await page.keyboard.press( key );
			await expect( all.nth( at ), key ).toBeFocused();
			await expect( all.nth( at ), key ).toBeChecked();
			await expect( root.getByRole( 'radio', { checked: true } ) ).toHaveCount( 1 );
			await expect( root.locator( '[role="radio"][tabindex="0"]' ) ).toHaveCount( 1 );
		}
		await page.keyboard.press( 'Tab' );
		expect(
			await root.evaluate( ( element ) => element.contains( document.activeElement ) ),
			'Tab leads out'
		).toBe( false );
	},
};
