/** https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/ */
import { expect } from '../../fixtures';
import type { Pattern } from './pattern';

/** The browser's own number field. */
export const spinbutton: Pattern = {
	name: 'spinbutton',
	root: 'input[type="number"]',
	covers: 'input[type="number"]',
	async prove( root, { page } ) {
		await expect( root ).toHaveAccessibleName( /\S/ );
		await root.focus();
		const before = Number( await root.inputValue() );
		await page.keyboard.press( 'ArrowUp' );
		const after = Number( await root.inputValue() );
		const isMost = ( await root.getAttribute( 'max' ) ) === `${ before }`;
		expect( after > before || isMost, 'the arrow key counts up' ).toBe( true );
		await page.keyboard.press( 'ArrowDown' );
		await expect( root ).toBeFocused();
		expect( Number( await root.inputValue() ) <= after ).toBe( true );
	},
};
