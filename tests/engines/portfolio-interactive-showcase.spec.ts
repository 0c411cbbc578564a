/** The image changes by focus and by wheel. At the end the wheel scrolls the page. */
import { fixtures } from '../e2e/support/blocks';
import { expect, test } from './fixtures';

const { content = '' } = fixtures.find( ( { name } ) => name === 'portfolio-interactive-showcase' ) ?? {};

/** Returns which item is active, and how many images are visible. */
const shown = () => {
	const root = document.querySelector( '.eidan-works.is-live' );
	const images = [ ...( root?.querySelectorAll( '.eidan-works__media' ) ?? [] ) ];
	return {
		index: [ ...( root?.querySelectorAll( 'li' ) ?? [] ) ].findIndex( ( item ) => item.matches( '.is-active' ) ),
		image: images.findIndex(
			( image ) => image.matches( '.is-shown' ) && getComputedStyle( image ).visibility === 'visible'
		),
		seen: images.filter( ( image ) => getComputedStyle( image ).visibility === 'visible' ).length,
	};
};

/** Turns the wheel on the block. Returns whether the block used it. */
const turn = ( deltaY: number ) =>
	! document
		.querySelector( '.eidan-works' )!
		.dispatchEvent( new WheelEvent( 'wheel', { deltaY, bubbles: true, cancelable: true } ) );

test( 'focus and wheel bring up one picture at a time', async ( { show } ) => {
	const driver = await show( content );
	await expect.poll( () => driver.run( shown ), 'the first' ).toEqual( { index: 0, image: 0, seen: 1 } );
	const height = await driver.run(
		() => document.querySelector( '.eidan-works' )!.getBoundingClientRect().height - innerHeight
	);
	expect( height, 'as high as the screen' ).toBeGreaterThan( -1 );
	await driver.run( () => document.querySelectorAll< HTMLElement >( '.eidan-works a' )[ 1 ]!.focus() );
	await expect.poll( () => driver.run( shown ), 'the second, by focus' ).toEqual( { index: 1, image: 1, seen: 1 } );
	await driver.run( () => document.querySelector( '.eidan-works' )!.scrollIntoView( { behavior: 'instant' } ) );
	expect( await driver.run( turn, 100 ), 'the block takes the wheel' ).toBe( true );
	await expect.poll( () => driver.run( shown ), 'the third, by wheel' ).toEqual( { index: 2, image: 2, seen: 1 } );
	const last = await driver.run( () => document.querySelectorAll( '.eidan-works li' ).length - 1 );
	await driver.run(
		( index ) => document.querySelectorAll< HTMLElement >( '.eidan-works a' )[ index ]!.focus(),
		last
	);
	await driver.run( () => document.querySelector( '.eidan-works' )!.scrollIntoView( { behavior: 'instant' } ) );
	await expect.poll( () => driver.run( turn, 100 ), 'at the end the page has the wheel' ).toBe( false );
} );
