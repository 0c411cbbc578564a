/** The browser's own fields: https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/ and what one types into or chooses from. */
import { expect } from '../../fixtures';
import type { Pattern } from './pattern';

const TEXT = ':is(input[type="text"], input[type="email"], input[type="tel"], textarea):not([role])';

/** A field that one types into. Its name is that of a label that is seen. */
export const textField: Pattern = {
	name: 'text field',
	root: TEXT,
	covers: TEXT,
	async prove( root, { page } ) {
		await expect( root ).toHaveAccessibleName( /\S/ );
		await root.fill( '' );
		await root.focus();
		await page.keyboard.type( 'ab' );
		await page.keyboard.press( 'ArrowLeft' );
		await page.keyboard.press( 'Backspace' );
		await expect( root ).toHaveValue( 'b' );
		await expect( root ).toBeFocused();
	},
};

/** A box to tick. */
export const checkbox: Pattern = {
	name: 'checkbox',
	root: 'input[type="checkbox"]',
	covers: 'input[type="checkbox"]',
	async prove( root, { page } ) {
		await expect( root ).toHaveAccessibleName( /\S/ );
		const before = await root.isChecked();
		await root.focus();
		await page.keyboard.press( 'Space' );
		await expect( root ).toBeChecked( { checked: ! before } );
		await page.keyboard.press( 'Space' );
		await expect( root ).toBeChecked( { checked: before } );
		await expect( root ).toBeFocused();
	},
};

/** A drop-down of the browser. */
export const select: Pattern = {
	name: 'select',
	root: 'select:not([multiple])',
	covers: 'select:not([multiple])',
	async prove( root, { page } ) {
		await expect( root ).toHaveAccessibleName( /\S/ );
		const first = await root.inputValue();
		await root.focus();
		await page.keyboard.press( 'ArrowDown' );
		await expect( root ).not.toHaveValue( first );
		await page.keyboard.press( 'Home' );
		await expect( root ).toHaveValue( first );
		await expect( root ).toBeFocused();
	},
};
