/** The dialog of a video: the focus goes in, Escape closes it, and the focus returns. */
import { fixtures } from '../e2e/support/blocks';
import { expect, focused, test } from './fixtures';

const { content = '' } = fixtures.find( ( { name } ) => name === 'video-button' ) ?? {};

const isInside = () => document.querySelector( 'dialog[open]' )?.contains( document.activeElement ) ?? false;

test( 'a video takes the focus into its dialog and gives it back', async ( { show } ) => {
	const driver = await show( content );
	await expect
		.poll(
			() =>
				driver.run(
					() =>
						document
							.querySelector( '.eidan-video-button.is-seen, .eidan-video-button' )
							?.querySelector( 'template' ) !== null
				),
			'its link'
		)
		.toBe( true );
	await driver.run( () => document.querySelector< HTMLElement >( '.eidan-video-button' )!.focus() );
	const opener = await focused( driver );
	await driver.press( 'Enter' );
	await expect.poll( () => driver.run( isInside ), 'the focus is inside' ).toBe( true );
	expect( await driver.run( () => document.querySelectorAll( 'dialog[open] video' ).length ), 'the film' ).toBe( 1 );
	await driver.press( 'Escape' );
	await expect
		.poll( () => driver.run( () => document.querySelector( 'dialog[open]' ) === null ), 'closed' )
		.toBe( true );
	expect( await driver.run( () => document.querySelectorAll( 'video' ).length ), 'the film is gone' ).toBe( 0 );
	expect( await focused( driver ) ).toBe( opener );
} );
