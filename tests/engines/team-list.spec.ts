/** The dialog of a card: the focus goes in, stays inside, and returns to the person who was shown last. */
import { fixtures } from '../e2e/support/blocks';
import { expect, focused, test } from './fixtures';

const { content = '' } = fixtures.find( ( { name } ) => name === 'team-list' ) ?? {};

const isInside = () => document.querySelector( 'dialog[open]' )?.contains( document.activeElement ) ?? false;

test( 'a biography takes the focus, keeps it and gives it back', async ( { show } ) => {
	const driver = await show( content );
	await expect
		.poll(
			() => driver.run( () => document.querySelectorAll( '.eidan-list [aria-haspopup="dialog"]' ).length ),
			'openers'
		)
		.toBeGreaterThan( 1 );
	await driver.run( () => document.querySelector< HTMLElement >( '.eidan-list [aria-haspopup="dialog"]' )!.focus() );
	const opener = await focused( driver );
	await driver.press( 'Enter' );
	await expect.poll( () => driver.run( isInside ), 'the focus is inside' ).toBe( true );
	const stops = await driver.run(
		() =>
			[ ...document.querySelectorAll( 'dialog[open] :is(a[href], button)' ) ].filter( ( element ) =>
				element.checkVisibility()
			).length
	);
	for ( let step = 0; step <= stops; step++ ) {
		await driver.press( 'Tab' );
		expect( await driver.run( isInside ), 'Tab stays inside' ).toBe( true );
	}
	const name = () => document.querySelector( 'dialog[open] :is(h2, h3)' )?.textContent ?? '';
	const first = await driver.run( name );
	await driver.press( 'ArrowRight' );
	await expect.poll( () => driver.run( name ), 'the next person' ).not.toBe( first );
	await driver.press( 'Escape' );
	await expect
		.poll( () => driver.run( () => document.querySelector( 'dialog[open]' ) === null ), 'closed' )
		.toBe( true );
	expect( await focused( driver ), 'the focus is on the next person' ).not.toBe( opener );
} );
