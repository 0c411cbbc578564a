/**
 * Text marquees, and measuring how far they move.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '../fixtures';

const fixture = ( name: string ) =>
	readFileSync( join( __dirname, '../../fixtures/blocks', `${ name }.html` ), 'utf8' );
export const plain = fixture( 'text-marquee' );
export const outlined = fixture( 'text-marquee__outlined' );

// Texts stop while they are out of sight, and the theme's header may be so high that they are. So scroll to them.
export const test = base.extend( {
	visit: async ( { page, visit }, use ) => {
		await use( async ( content, options ) => {
			const link = await visit( content, options );
			await page.locator( '.wp-block-eidan-text-marquee' ).first().scrollIntoViewIfNeeded();
			return link;
		} );
	},
} );

export const marquee = ( page: Page ) => page.locator( '.wp-block-eidan-text-marquee' ).first();
export const texts = ( page: Page ) => page.locator( '.eidan-marquee__texts' ).first();
export const button = ( page: Page ) => page.getByRole( 'button', { name: 'Pause scrolling text' } );

/** Returns how many pixels the texts move to the right in the given time. */
export const travel = async ( element: Locator, milliseconds = 400 ) =>
	element.evaluate(
		( node, time ) =>
			new Promise< number >( ( done ) => {
				const from = node.getBoundingClientRect().x;
				setTimeout( () => done( node.getBoundingClientRect().x - from ), time );
			} ),
		milliseconds
	);
export const moves = async ( element: Locator ) =>
	expect.poll( async () => Math.abs( await travel( element ) ) ).toBeGreaterThan( 1 );
export const stands = async ( element: Locator ) => expect.poll( () => travel( element ) ).toBe( 0 );

/**
 * Checks the copies of the texts in each row: `inStep` says that each copy begins where the one before ends, `reaches`
 * that the copies are long enough for a whole round.
 *
 * @param root The block.
 */
export const steps = ( root: Locator ) =>
	root.evaluate( ( block ) =>
		[ ...block.querySelectorAll( '.eidan-marquee' ) ].map( ( row ) => {
			const boxes = [ ...row.querySelectorAll( '.eidan-marquee__texts' ) ]
				.map( ( element ) => element.getBoundingClientRect() )
				.sort( ( one, other ) => one.left - other.left );
			const off = boxes.slice( 1 ).map( ( { left }, at ) => Math.abs( left - boxes[ at ]!.right ) );
			const reach = boxes.at( -1 )!.right - boxes[ 0 ]!.left - boxes[ 0 ]!.width;
			return { inStep: Math.max( ...off ) < 1, reaches: reach > row.clientWidth - 1 };
		} )
	);
export const inStep = { inStep: true, reaches: true };
