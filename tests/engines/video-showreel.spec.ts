/** Words are typed over the video. Screen readers get the whole text. The button stops video and typing. */
import { fixtures } from '../e2e/support/blocks';
import { expect, test } from './fixtures';

const { content = '' } = fixtures.find( ( { name } ) => name === 'video-showreel' ) ?? {};

test( 'typed words appear until the button stops them', async ( { show } ) => {
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

test( 'more words than the ratio has room for make it higher, and are not cut off', async ( { show } ) => {
	const driver = await show( fixtures.find( ( { name } ) => name === 'video-showreel__replace' )?.content ?? '' );
	const words = await driver.run( () => {
		document.querySelector< HTMLElement >( '.eidan-showreel__words' )!.style.fontSize = '15vw';
		const root = document.querySelector( '.wp-block-eidan-video-showreel' )!;
		const { width, height } = root.getBoundingClientRect();
		return { cut: root.scrollHeight - root.clientHeight, isHigher: height > ( width * 3 ) / 4 };
	} );
	expect( words ).toEqual( { cut: 0, isHigher: true } );
} );
