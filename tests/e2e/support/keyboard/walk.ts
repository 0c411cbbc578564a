/** From before a block to behind it by Tab, and back. */
import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';

/** More stops than any fixture has. */
const MOST = 120;

declare global {
	interface Window {
		eidanStops: Element[];
	}
}

/** Notes the element with the focus; says what is wrong with it. */
const note = ( page: Page ) =>
	page.evaluate( () => {
		const element = document.activeElement as HTMLElement;
		const known = window.eidanStops.includes( element );
		window.eidanStops.push( element );
		const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle( element );
		const { top, bottom, left, right } = element.getBoundingClientRect();
		const wrong: string[] = [];
		if ( known ) {
			wrong.push( 'has the focus twice' );
		}
		if ( ( outlineStyle === 'none' || outlineWidth === '0px' ) && boxShadow === 'none' ) {
			wrong.push( 'does not show the focus' );
		}
		if ( bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth ) {
			wrong.push( 'is off the screen' );
		}
		if ( element.closest( '[aria-hidden="true"]' ) ) {
			wrong.push( 'is hidden from screen readers' );
		}
		return { is: element.id, wrong: wrong.map( ( text ) => `${ element.outerHTML.slice( 0, 120 ) } ${ text }` ) };
	} );

const walk = async ( page: Page, key: string, from: string, to: string, most: number ) => {
	const wrong: string[] = [];
	await page.locator( `#${ from }` ).focus();
	await page.evaluate( () => ( window.eidanStops = [] ) );
	for ( let step = 0; step < most; step++ ) {
		await page.keyboard.press( key );
		const seen = await note( page );
		if ( seen.is === to ) {
			const inOrder = await page.evaluate(
				( side ) => window.eidanStops.every( ( stop, index, all ) => index === 0 || ( all[ index - 1 ]!.compareDocumentPosition( stop ) & side ) !== 0 ),
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
 * From a link with the id `before` to one with the id `behind`, and back.
 *
 * @param page  Page with blocks between the two.
 * @param count How many fixtures it shows.
 */
export const walkThrough = async ( page: Page, count = 1 ) => {
	await walk( page, 'Tab', 'before', 'behind', MOST * count );
	// What can be reached at all, was.
	const missed = await page.evaluate( () =>
		[ ...document.querySelectorAll< HTMLElement >( '.entry-content :is(a[href], button, input, select, textarea, summary, [tabindex])' ) ]
			.filter( ( element ) => element.tabIndex >= 0 && element.id !== 'before' && ! element.closest( '[inert]' ) && element.checkVisibility( { visibilityProperty: true, contentVisibilityAuto: true } ) && ! window.eidanStops.includes( element ) )
			.map( ( element ) => element.outerHTML.slice( 0, 120 ) )
	);
	expect( missed, 'never reached by Tab' ).toEqual( [] );
	await walk( page, 'Shift+Tab', 'behind', 'before', MOST * count );
};
