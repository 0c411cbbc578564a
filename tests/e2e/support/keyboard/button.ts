/** https://www.w3.org/WAI/ARIA/apg/patterns/button/ and https://www.w3.org/WAI/ARIA/apg/patterns/link/ */
import { expect } from '../../fixtures';
import type { Pattern } from './pattern';

/** A button that is on or off. */
export const toggle: Pattern = {
	name: 'toggle button',
	root: '[aria-pressed]',
	covers: '[aria-pressed]',
	async prove( root, { page } ) {
		await expect( root ).toHaveAccessibleName( /\S/ );
		for ( const key of [ 'Enter', 'Space' ] ) {
			for ( let time = 0; time < 2; time++ ) {
				await root.focus();
				// A pause button takes focus by keyboard for a press already.
				const before = await root.getAttribute( 'aria-pressed' );
				await page.keyboard.press( key );
				await expect( root, key ).toHaveAttribute( 'aria-pressed', before === 'true' ? 'false' : 'true' );
				await expect( root ).toBeFocused();
			}
		}
	},
};

// What says more of itself than that it is a button or a link has a table of its own.
const CONTROLS = ':is(a[href], button):not([role]), [role="button"], [role="link"]';
const PLAIN =
	':not([aria-haspopup], [aria-expanded], [aria-pressed], [aria-checked], [aria-selected], [aria-valuenow])';

declare global {
	interface Window {
		eidanClicks: string[];
		eidanControls: HTMLElement[];
	}
}

/** Every control acts on its keys, whatever it does then: buttons on Enter and Space, links on Enter. */
export const control: Pattern = {
	name: 'button or link',
	root: '.entry-content',
	covers: `:is(${ CONTROLS })${ PLAIN }`,
	// Nothing comes of pressing them, and nothing comes by scrolling.
	prepare: ( page ) => page.route( /get-posts/, () => {} ),
	async prove( root, { page } ) {
		const all = root.locator( CONTROLS );
		const controls = await all.evaluateAll( ( elements ) => {
			const clicks: string[] = [];
			let pressed = '';
			window.addEventListener( 'keydown', ( { key } ) => ( pressed = key === ' ' ? 'Space' : key ), true );
			// First of all listeners, so that only the click itself is seen, and nothing comes of it.
			window.addEventListener(
				'click',
				( event ) => {
					event.preventDefault();
					event.stopImmediatePropagation();
					// A list that grows by itself clicks, too, but not what has the focus.
					if ( event.target === document.activeElement ) {
						clicks.push( `${ pressed } on ${ elements.indexOf( event.target as HTMLElement ) }` );
					}
				},
				true
			);
			Object.assign( window, { eidanClicks: clicks, eidanControls: elements } );
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
			await expect( all.nth( index ) ).toHaveAccessibleName( /\S/ );
			for ( const key of isButton ? [ 'Enter', 'Space' ] : [ 'Enter' ] ) {
				await page.evaluate( ( at ) => window.eidanControls[ at ]!.focus(), index );
				await page.keyboard.press( key );
				expected.push( `${ key } on ${ index }` );
			}
		}
		expect( await page.evaluate( () => window.eidanClicks ), 'each key clicks what has the focus' ).toEqual(
			expected
		);
	},
};
