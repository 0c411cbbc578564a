import { expect } from '../fixtures';
import type { Locator } from '@playwright/test';

/**
 * Chooses in a field that shows what is chosen as tokens, such as Categories or Hand-picked, as an author does: types
 * into it and clicks an option. Fails if that does not choose it.
 *
 * @param sidebar The sidebar with the field.
 * @param label   Label of the field.
 * @param name    Name of what is chosen.
 * @param words   What is typed: the name, or part of it.
 */
export const chooseToken = async ( sidebar: Locator, label: string, name: string, words = name ): Promise< void > => {
	const input = sidebar.page().getByRole( 'combobox', { name: label, exact: true } );
	const field = sidebar.locator( '.components-form-token-field__input-container' ).filter( { has: input } );
	await field.getByRole( 'combobox' ).fill( words );
	await field.getByRole( 'option', { name } ).click();
	await expect( field.locator( '.components-form-token-field__token', { hasText: name } ) ).toBeVisible();
};
