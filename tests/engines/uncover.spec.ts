/** A section is uncovered by CSS alone. One that is higher than the window is not. */
import { uncovering } from '../e2e/support/uncovering';
import { expect, test } from './fixtures';

/** Scrolls until 100 px of the section are visible at the bottom of the window. */
const scroll = () => {
	window.scrollBy( {
		top: document.querySelector( '.eidan-uncover' )!.getBoundingClientRect().top + 100 - window.innerHeight,
		behavior: 'instant',
	} );
	return new Promise< void >( ( drawn ) => requestAnimationFrame( () => requestAnimationFrame( () => drawn() ) ) );
};

/** Returns where the section and its content are. */
const look = () => {
	const outer = document.querySelector( '.eidan-uncover' )!.getBoundingClientRect();
	const inner = document.querySelector( '.eidan-uncover__track > *' )!.getBoundingClientRect();
	return {
		foot: Math.round( window.innerHeight - inner.bottom ),
		top: Math.round( inner.top ),
		ahead: Math.round( outer.bottom - inner.bottom ),
		outer: Math.round( outer.top ),
		height: window.innerHeight,
	};
};

test( 'it sticks to the bottom of the window, and a section higher than the window scrolls as usual', async ( {
	show,
} ) => {
	let driver = await show( uncovering( 300 ) );
	const isHeld = await driver.run(
		() =>
			window.matchMedia(
				'(hover: hover) and (pointer: fine) and (min-width: 1025px) and (prefers-reduced-motion: no-preference)'
			).matches
	);
	await driver.run( scroll );
	const low = await driver.run( look );
	expect( low.ahead, 'two thirds are still covered' ).toBeGreaterThanOrEqual( isHeld ? 198 : 0 );
	expect( low.ahead ).toBeLessThanOrEqual( isHeld ? 202 : 0 );
	expect( Math.abs( low.foot ), 'it stands at the foot of the window' ).toBeLessThan( isHeld ? 2 : 1e4 );
	driver = await show( uncovering( 1500 ) );
	await driver.run( scroll );
	const high = await driver.run( look );
	expect( Math.abs( high.ahead ), JSON.stringify( high ) ).toBeLessThan( 2 );
} );
