/** With reduced motion rows do not move but can be scrolled. They begin at their first tile. */
import { fixtures } from '../e2e/support/blocks';
import { expect, test } from './fixtures';

test.use( { lessMotion: true } );

const { content = '' } = fixtures.find( ( { name } ) => name === 'scrolling-tiles__plain' ) ?? {};

/** Lets the images of a row arrive late, as on a slow connection. Returns how far the row is scrolled then. */
const comeLate = async () => {
	const row = document.querySelector( '.wp-block-eidan-scrolling-tiles-row' )!;
	const images = [ ...row.querySelectorAll( 'img' ) ];
	const addresses = images.map( ( image ) => image.src );
	images.forEach( ( image ) => {
		image.loading = 'eager';
		image.src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="240"/>';
	} );
	await Promise.all( images.map( ( image ) => image.decode() ) );
	row.scrollTo( 0, 0 );
	const frame = () => new Promise( ( drawn ) => requestAnimationFrame( drawn ) );
	await frame();
	await frame();
	images.forEach( ( image, at ) => ( image.src = addresses[ at ]! ) );
	await Promise.all( images.map( ( image ) => image.decode() ) );
	await frame();
	await frame();
	return { scrolled: row.scrollLeft, rest: row.scrollWidth - row.clientWidth };
};

test( 'a row whose pictures come late still begins at its first tile', async ( { show } ) => {
	const driver = await show( content );
	await driver.size( 500, 900 );
	const { scrolled, rest } = await driver.run( comeLate );
	expect( rest, 'there is something to scroll' ).toBeGreaterThan( 200 );
	expect( scrolled ).toBe( 0 );
} );
