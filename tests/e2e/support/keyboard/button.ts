/** https://www.w3.org/WAI/ARIA/apg/patterns/button/ and https://www.w3.org/WAI/ARIA/apg/patterns/link/ */
import { expect } from '../../fixtures';
import type { Pattern } from './pattern';

/** A button that can be switched on and off. */
export const toggle: Pattern = {
	name: 'toggle button',
	root: '[aria-pressed]',
	covers: '[aria-pressed]',
	async prove( root, { page } ) {
		await expect( root ).toHaveAccessibleName( /\S/ );
		for ( const key of [ 'Enter', 'Space' ] ) {
			for ( let time = 0; time < 2; time++ ) {
				await root.focus();
				// A pause button may already change its state when it gets the focus by keyboard. So read the state
				// now.
				const before = await root.getAttribute( 'aria-pressed' );
				await page.keyboard.press( key );
				await expect( root, key ).toHaveAttribute( 'aria-pressed', before === 'true' ? 'false' : 'true' );
				await expect( root ).toBeFocused();
			}
		}
	},
};

// Elements with these attributes say more than that they are a button or a link. They have a pattern of their own.
const CONTROLS = ':is(a[href], button):not([role]), [role="button"], [role="link"]';
const PLAIN =
	':not([aria-haspopup], [aria-expanded], [aria-pressed], [aria-checked], [aria-selected], [aria-valuenow])';

declare global {
	interface Window {
		eidanClicks: string[];
	}
}

/** Any button or link: buttons have to act on Enter and Space, links on Enter, whatever they do then. */
export const control: Pattern = {
	name: 'button or link',
	root: '.entry-content',
	covers: `:is(${ CONTROLS })${ PLAIN }`,
	async prove( root, { page } ) {
		const controls = await root.locator( CONTROLS ).evaluateAll( ( elements ) => {
			const clicks: string[] = [];
			let pressed = '';
			window.addEventListener( 'keydown', ( { key } ) => ( pressed = key === ' ' ? 'Space' : key ), true );
			// This listener comes before all others. So the click is recorded, and has no effect.
			window.addEventListener(
				'click',
				( event ) => {
					event.preventDefault();
					event.stopImmediatePropagation();
					// A list that loads more by itself also clicks, but not on the element that has the focus.
					if ( event.target === document.activeElement ) {
						clicks.push( `${ pressed } on ${ elements.indexOf( event.target as HTMLElement ) }` );
					}
				},
				true
			);
			Object.assign( window, { eidanClicks: clicks } );
			elements.forEach( ( element, index ) => element.setAttribute( 'data-control', `${ index }` ) );
			return elements.map( ( element, index ) => ( {
				index,
				isStop:
					( element as HTMLElement ).tabIndex >= 0 &&
					! element.closest( '[inert]' ) &&
					element.checkVisibility( { visibilityProperty: true, contentVisibilityAuto: true } ),
				isButton: element.matches( 'button, [role="button"]' ),
			} ) );
		} );
		const expected: string[] = [];
		for ( const { index, isButton } of controls.filter( ( { isStop } ) => isStop ) ) {
			// Its number among all controls would name another one as soon as a script adds or removes some.
			const one = root.locator( `[data-control="${ index }"]` );
			await expect( one ).toHaveAccessibleName( /\S/ );
			for ( const key of isButton ? [ 'Enter', 'Space' ] : [ 'Enter' ] ) {
				await one.focus();
				await page.keyboard.press( key );
				expected.push( `${ key } on ${ index }` );
			}
		}
		expect( await page.evaluate( () => window.eidanClicks ), 'each key clicks what has the focus' ).toEqual(
			expected
		);
	},
};
