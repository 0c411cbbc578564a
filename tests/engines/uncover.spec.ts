/** A section is uncovered by CSS alone, whatever the engine makes of two insets that cannot both hold. */
import { uncovering } from '../e2e/support/uncovering';
import { expect, test } from './fixtures';

/** Scrolls until 100 px of the section are above the foot of the window; tells where it and what is in it are. */
const look = () => {
	const outer = document.querySelector( '.eidan-uncover' )!;
	window.scrollBy( { top: outer.getBoundingClientRect().top + 100 - window.innerHeight, behavior: 'instant' } );
	const inner = document.querySelector( '.eidan-uncover__track > *' )!.getBoundingClientRect();
	return { foot: Math.round( window.innerHeight - inner.bottom ), top: Math.round( inner.top ), ahead: Math.round( outer.getBoundingClientRect().bottom - inner.bottom ) };
};

test( 'it stands at the foot of the window, and one that is higher begins at its top', async ( { show } ) => {
	let driver = await show( uncovering( 300 ) );
	const isMouse = await driver.run( () => window.matchMedia( '(hover: hover) and (pointer: fine) and (min-width: 1025px)' ).matches );
	const low = await driver.run( look );
	expect( low.ahead, 'two thirds are still covered' ).toBeGreaterThanOrEqual( isMouse ? 198 : 0 );
	expect( low.ahead ).toBeLessThanOrEqual( isMouse ? 202 : 0 );
	expect( Math.abs( low.foot ), 'it stands at the foot of the window' ).toBeLessThan( isMouse ? 2 : 1e4 );
	driver = await show( uncovering( 1500 ) );
	const high = await driver.run( look );
	expect( Math.abs( isMouse ? high.top : high.ahead ), JSON.stringify( high ) ).toBeLessThan( 2 );
} );
