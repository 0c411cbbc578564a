/** Words are typed over the film, whole for those who do not see them, until the button stops all of it. */
import { fixtures } from '../e2e/support/blocks';
import { expect, test } from './fixtures';

const { content = '' } = fixtures.find( ( { name } ) => name === 'video-showreel' ) ?? {};

test( 'words are typed until the button stops them', async ( { show } ) => {
	const driver = await show( content );
	const words = () => document.querySelector( '.eidan-showreel__words' )!.textContent!.replace( /\s+/g, ' ' ).trim();
	const typed = () =>
		document.querySelector( '.eidan-typing__typed > .is-current' )?.getAttribute( 'data-typed' )?.length ?? 0;
	await expect.poll( () => driver.run( typed ), 'some letters' ).toBeGreaterThan( 1 );
	const whole = await driver.run( words );
	expect( await driver.run( () => document.querySelector( '.eidan-typing__typed' )?.ariaHidden ) ).toBe( 'true' );
	await driver.click( '.wp-block-eidan-video-showreel button' );
	await expect
		.poll( () => driver.run( () => document.querySelector( '.eidan-typing__typed' ) === null ), 'stopped' )
		.toBe( true );
	expect( await driver.run( words ) ).toBe( whole );
	expect(
		await driver.run( () => document.querySelector< HTMLVideoElement >( '.eidan-showreel__film' )!.paused )
	).toBe( true );
} );
