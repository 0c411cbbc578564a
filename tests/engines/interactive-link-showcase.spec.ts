/** Focus shows the image of a link, one at a time, and then the first one again. */
import { fixtures } from '../e2e/support/blocks';
import { expect, LINK, test } from './fixtures';

const { content = '' } = fixtures.find( ( { name } ) => name === 'interactive-link-showcase__columns' ) ?? {};

/** The images stand behind the links with any kind of pointer: some machines for tests have none. */
const columns = content.replace( '"touch":"inline",', '' );

/** Returns which link is active and which images are visible. */
const shown = () => {
	const root = document.querySelector( '.wp-block-eidan-interactive-link-showcase.is-live' );
	const numbers = ( selector: string, isOn: ( element: Element ) => boolean ) =>
		[ ...( root?.querySelectorAll( selector ) ?? [] ) ].flatMap( ( element, index ) =>
			isOn( element ) ? index : []
		);
	return {
		links: numbers( '.eidan-links > *', ( item ) => item.matches( '.is-active' ) ),
		images: numbers(
			'.eidan-links__media',
			( image ) => getComputedStyle( image ).visibility === 'visible' && image.getBoundingClientRect().width > 0
		),
	};
};

/** Whether the visible image fills the block. */
const fills = () => {
	const root = document.querySelector( '.wp-block-eidan-interactive-link-showcase' )!;
	const { width, height } = root.querySelector( '.is-shown' )!.getBoundingClientRect();
	return Math.abs( width - root.clientWidth ) < 2 && Math.abs( height - root.clientHeight ) < 2;
};

test( 'focus shows the picture of a link, and leaving shows the first', async ( { show } ) => {
	const driver = await show( columns + LINK );
	await expect.poll( () => driver.run( shown ), 'the first' ).toEqual( { links: [ 0 ], images: [ 0 ] } );
	await driver.run( () => document.querySelectorAll< HTMLElement >( '.eidan-links__link' )[ 1 ]!.focus() );
	// The old image stays visible until the new one is there.
	await expect.poll( () => driver.run( shown ), 'the second' ).toEqual( { links: [ 1 ], images: [ 1 ] } );
	expect( await driver.run( fills ), 'it fills the block' ).toBe( true );
	await driver.run( () => document.getElementById( 'beside' )!.focus() );
	await expect.poll( () => driver.run( shown ), 'the first again' ).toEqual( { links: [ 0 ], images: [ 0 ] } );
} );
