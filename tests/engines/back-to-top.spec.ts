/** "Back to top": it appears after enough scrolling, and takes the visitor and the focus to the top. */
import { expect, test } from './fixtures';

const LONG =
	'<!-- wp:spacer {"height":"6000px"} --><div style="height:6000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

const isOn = () =>
	document.querySelector( '.entry-content .wp-block-eidan-back-to-top' )!.classList.contains( 'is-on' );
const to = ( y: number ) => window.scrollTo( { top: y, behavior: 'instant' } );

test( 'it appears once the middle of the window is 1000 px down, and leads to the top', async ( { show } ) => {
	const driver = await show( `${ LONG }<!-- wp:eidan/back-to-top /-->` );
	const height = await driver.run( () => window.innerHeight );
	await driver.run( to, 980 - height / 2 );
	await driver.run(
		() => new Promise< void >( ( drawn ) => requestAnimationFrame( () => requestAnimationFrame( () => drawn() ) ) )
	);
	expect( await driver.run( isOn ) ).toBe( false );
	await driver.run( to, 1020 - height / 2 );
	await expect.poll( () => driver.run( isOn ) ).toBe( true );
	// Wait until it fades in. Drivers do not press what is still transparent.
	await expect
		.poll( () =>
			driver.run( () =>
				document
					.querySelector( '.entry-content .wp-block-eidan-back-to-top a' )!
					.checkVisibility( { opacityProperty: true } )
			)
		)
		.toBe( true );
	await driver.click( '.entry-content .wp-block-eidan-back-to-top a' );
	await expect.poll( () => driver.run( () => window.scrollY ) ).toBe( 0 );
	expect( await driver.run( () => document.activeElement === document.body ), 'Tab begins at the top' ).toBe( true );
	await expect.poll( () => driver.run( isOn ) ).toBe( false );
} );
