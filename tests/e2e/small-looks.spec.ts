/**
 * What an eye stumbles over: lines longer than their words, words that part, rings and slivers across others.
 */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { fixture, tab, tabs } from './support/tabs';

/** Where the words of an element begin and end, from left to right. */
const span = ( element: Locator ) =>
	element.evaluate( ( node ) => {
		const range = document.createRange();
		range.selectNodeContents( node );
		const { left, right } = range.getBoundingClientRect();
		return [ Math.round( left ), Math.round( right ) ];
	} );

/** How far an element or its arrow has gone along. */
const gone = ( element: Locator, pseudo = '' ) => element.evaluate( ( node, which ) => getComputedStyle( node, which ).translate, pseudo );

test( 'tabs have room on both sides and a line as long as their words; what stands in a full-height link moves as one', async ( { page, visit } ) => {
	await page.setViewportSize( { width: 1280, height: 800 } );
	await visit( tabs + fixture( 'interactive-link-showcase__columns' ).replace( '"outline"', '"slide"' ) );
	const open = tab( page, 'Listen' );
	const box = ( await open.boundingBox() )!;
	const [ left, right ] = ( await span( open ) ) as [ number, number ];
	expect.soft( left - box.x ).toBeGreaterThanOrEqual( 12 );
	expect.soft( Math.abs( left - box.x - ( box.x + box.width - right ) ) ).toBeLessThanOrEqual( 2 );
	const line = await open.evaluate( ( node ) => {
		const style = getComputedStyle( node, '::after' );
		const own = getComputedStyle( node );
		return { width: Math.round( parseFloat( style.width ) ), drawn: style.borderBlockEndColor === own.color && style.borderBlockEndWidth !== '0px', under: own.borderBlockEndColor !== own.color };
	} );
	expect.soft( line.drawn && line.under ).toBe( true );
	expect.soft( Math.abs( line.width - ( right - left ) ) ).toBeLessThanOrEqual( 2 );

	for ( const go of [ () => page.getByText( 'Interiors' ).hover(), () => page.getByRole( 'link', { name: 'Buildings' } ).focus() ] ) {
		await go();
		const link = page.locator( '.is-active > .eidan-links__link' );
		await expect.poll( async () => [ await gone( link.locator( '.eidan-links__title' ) ), await gone( link.locator( '.eidan-links__text' ) ), await gone( link, '::after' ) ] ).toEqual( [ '16px', '16px', '16px' ] );
	}
} );
