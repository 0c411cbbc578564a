/** The lightbox: the focus goes in, stays inside, and returns. */
import { fixtures } from '../e2e/support/blocks';
import { expect, focused, test } from './fixtures';

const { content = '' } = fixtures.find( ( { name } ) => name === 'image-gallery' ) ?? {};

const isInside = () => document.querySelector( 'dialog[open]' )?.contains( document.activeElement ) ?? false;

test( 'the lightbox takes the focus, keeps it and gives it back', async ( { show } ) => {
	const driver = await show( content );
	await expect
		.poll(
			() => driver.run( () => document.querySelectorAll( '.entry-content [aria-haspopup="dialog"]' ).length ),
			'openers'
		)
		.toBeGreaterThan( 0 );
	await driver.run( () =>
		document.querySelector< HTMLElement >( '.entry-content [aria-haspopup="dialog"]' )!.focus()
	);
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
	await driver.press( 'Shift+Tab' );
	expect( await driver.run( isInside ) ).toBe( true );
	const words = () => document.querySelector( 'dialog[open] [role="status"]' )?.textContent ?? '';
	const first = await driver.run( words );
	await driver.press( 'ArrowRight' );
	await expect.poll( () => driver.run( words ), 'the next picture' ).not.toBe( first );
	await driver.press( 'Escape' );
	await expect
		.poll( () => driver.run( () => document.querySelector( 'dialog[open]' ) === null ), 'closed' )
		.toBe( true );
	expect( await focused( driver ), 'the focus returns' ).toBe( opener );
} );
