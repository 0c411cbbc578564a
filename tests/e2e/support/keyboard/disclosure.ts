/**
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/ and https://www.w3.org/WAI/ARIA/apg/patterns/accordion/: for
 * `<details>`, and for buttons with `aria-expanded`.
 */
import type { Locator } from '@playwright/test';
import { expect } from '../../fixtures';
import type { Pattern } from './pattern';

const isOpen = ( control: Locator ) =>
	control.evaluate( ( element ) =>
		element instanceof HTMLElement && element.matches( 'summary' )
			? ( element.parentElement as HTMLDetailsElement ).open
			: element.ariaExpanded === 'true'
	);

/** Whether the content that the control opens is visible. */
const shows = ( control: Locator ) =>
	control.evaluate( ( element ) => {
		const panel = element.matches( 'summary' )
			? element.nextElementSibling
			: document.getElementById( element.getAttribute( 'aria-controls' ) ?? '' );
		return Boolean( panel?.checkVisibility( { contentVisibilityAuto: true } ) );
	} );

export const disclosure: Pattern = {
	name: 'disclosure',
	// Controls that open a dialog or a list of suggestions have a pattern of their own.
	root: 'summary, [aria-expanded]:not([aria-haspopup="dialog"], [role="combobox"])',
	covers: 'summary, [aria-expanded]:not([aria-haspopup="dialog"], [role="combobox"])',
	async prove( root, { page } ) {
		await expect( root ).toHaveAccessibleName( /\S/ );
		for ( const key of [ 'Enter', 'Space' ] ) {
			for ( let time = 0; time < 2; time++ ) {
				const before = await isOpen( root );
				// If an accordion always keeps one section open, its control has aria-disabled.
				const stays = before && ( await root.getAttribute( 'aria-disabled' ) ) === 'true';
				await root.press( key );
				await expect
					.poll( () => isOpen( root ), `${ key } on what was ${ before ? 'open' : 'closed' }` )
					.toBe( stays || ! before );
				await expect.poll( () => shows( root ) ).toBe( stays || ! before );
				await expect( root ).toBeFocused();
			}
		}
		// Of several `<details>` with the same name only one may be open.
		const open = await root.evaluate( ( element ) => {
			const name = element.closest( 'details' )?.name;
			return name ? document.querySelectorAll( `details[name="${ name }"][open]` ).length : 0;
		} );
		expect( open ).toBeLessThanOrEqual( 1 );
		// The content must not be reachable by Tab while it is closed.
		if ( await isOpen( root ) ) {
			await root.press( 'Enter' );
		}
		if ( ! ( await isOpen( root ) ) ) {
			await page.keyboard.press( 'Tab' );
			expect(
				await root.evaluate(
					( element ) =>
						element.parentElement!.contains( document.activeElement ) && element.matches( 'summary' )
				)
			).toBe( false );
		}
	},
};
