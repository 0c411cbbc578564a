/** Goes through blocks by Tab, from an element before them to one after them, and back. */
import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { begin, missed, note } from './stop';

/** More stops than any fixture has. After so many presses the check gives up. */
const MOST = 120;

const walk = async ( page: Page, key: string, from: string, to: string, most: number ) => {
	const wrong: string[] = [];
	await page.locator( `#${ from }` ).focus();
	await begin( page );
	for ( let step = 0; step < most; step++ ) {
		await page.keyboard.press( key );
		const seen = await note( page );
		if ( seen.is === to ) {
			const inOrder = await page.evaluate(
				( side ) =>
					window.eidanWalk.stops.every(
						( stop, index, all ) =>
							index === 0 || ( all[ index - 1 ]!.compareDocumentPosition( stop ) & side ) !== 0
					),
				key === 'Tab' ? 4 : 2
			);
			expect( inOrder, `${ key } follows the order of the page` ).toBe( true );
			expect( wrong ).toEqual( [] );
			return;
		}
		wrong.push( ...seen.wrong );
	}
	expect( wrong, `${ key } never arrives behind the block` ).toEqual( [ 'arrived' ] );
};

/**
 * Presses Tab from the element with the ID `before` to the one with the ID `behind`, and Shift + Tab back.
 *
 * @param page  Page with blocks between the two elements.
 * @param count Number of fixtures on the page.
 */
export const walkThrough = async ( page: Page, count = 1 ) => {
	await walk( page, 'Tab', 'before', 'behind', MOST * count );
	// Every element that can have the focus must have had it.
	expect( await missed( page, '.entry-content', 'before' ), 'never reached by Tab' ).toEqual( [] );
	await walk( page, 'Shift+Tab', 'behind', 'before', MOST * count );
};
