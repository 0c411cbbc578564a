/** Drop-downs of a menu: opened by key and by click, closed by Escape, within the window. */
import { fixtures } from '../e2e/support/blocks';
import { expect, focused, LINK, test } from './fixtures';

const { content = '' } = fixtures.find( ( { name } ) => name === 'menu' ) ?? {};

/** Returns what is open, and how far it sticks out of the window. */
const state = () => {
	const open = [ ...document.querySelectorAll< HTMLDetailsElement >( '.entry-content details[open]' ) ];
	const out = open.map( ( { lastElementChild } ) => {
		const { left, right } = lastElementChild!.getBoundingClientRect();
		return Math.round( Math.max( 0, -left, right - document.documentElement.clientWidth ) );
	} );
	return {
		open: open.map( ( { firstElementChild } ) => firstElementChild!.getAttribute( 'aria-label' ) ),
		out: Math.max( 0, ...out ),
	};
};

test( 'a drop-down opens, closes on Escape with the focus on its button, and stays in the window', async ( {
	show,
} ) => {
	const driver = await show( LINK + content );
	await driver.run( () => document.querySelector< HTMLElement >( '.entry-content summary' )!.focus() );
	await driver.press( 'Enter' );
	await expect.poll( () => driver.run( state ) ).toEqual( { open: [ 'Work submenu' ], out: 0 } );
	await driver.press( 'Tab' );
	expect( await focused( driver ) ).toContain( 'Calder' );
	await driver.press( 'Escape' );
	await expect.poll( async () => ( await driver.run( state ) ).open ).toEqual( [] );
	expect( await focused( driver ) ).toBe( 'Work submenu' );

	await driver.click( '.entry-content summary[aria-label="Services submenu"]' );
	await expect.poll( () => driver.run( state ) ).toEqual( { open: [ 'Services submenu' ], out: 0 } );
	await driver.run( () => document.getElementById( 'beside' )!.focus() );
	await expect.poll( async () => ( await driver.run( state ) ).open ).toEqual( [] );
} );
