/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/: a field of a dialog, with suggestions that the site answers. */
import { expect } from '../../fixtures';
import type { Pattern } from './pattern';

const WORDS = [ 'Stairs', 'Stair', 'A third' ];

export const combobox: Pattern = {
	name: 'combobox',
	root: '[role="combobox"]',
	covers: '[role="combobox"]',
	async prepare( page ) {
		await page.route( /[?&]eidan-suggest=/, ( route ) =>
			route.fulfill( {
				json: WORDS.map( ( title ) => ( { title, url: `https://example.com/${ title }`, type: 'post' } ) ),
			} )
		);
		await page.route( 'https://example.com/**', ( route ) =>
			route.fulfill( { contentType: 'text/html', body: 'Arrived' } )
		);
	},
	async prove( root, { page } ) {
		const dialog = await root.evaluate( ( element ) => element.closest( 'dialog' )?.id );
		const opener = page.locator( `[aria-controls="${ dialog }"]` );
		const list = page.locator( `[id="${ await root.getAttribute( 'aria-controls' ) }"]` );
		const options = list.getByRole( 'option' );
		/** Expects the words that the field names as its active option, while it keeps the focus itself. */
		const isActive = async ( words: string, key: string ) => {
			await expect( root ).toBeFocused();
			const selected = options.and( page.locator( '[aria-selected="true"]' ) );
			await expect( selected, key ).toHaveCount( words ? 1 : 0 );
			const active = await root.evaluate(
				( field ) =>
					document.getElementById( field.getAttribute( 'aria-activedescendant' ) ?? '' )?.textContent ?? ''
			);
			expect(
				active.startsWith( words ) && Boolean( active ) === Boolean( words ),
				`${ key }: ${ active }`
			).toBe( true );
		};

		await opener.press( 'Enter' );
		await expect( root ).toBeFocused();
		await expect( root ).toHaveAccessibleName( /\S/ );
		await expect( root ).toHaveAttribute( 'aria-expanded', 'false' );
		await page.keyboard.type( 'stai' );
		await expect( options ).toHaveCount( WORDS.length );
		await expect( root ).toHaveAttribute( 'aria-expanded', 'true' );
		const [ first = '', second = '', last = '' ] = WORDS;
		for ( const [ key, words ] of [
			[ 'ArrowDown', first ],
			[ 'ArrowDown', second ],
			[ 'ArrowUp', first ],
			[ 'ArrowUp', '' ],
			[ 'ArrowUp', last ],
			[ 'ArrowDown', '' ],
		] as const ) {
			await page.keyboard.press( key );
			await isActive( words, key );
		}
		await page.keyboard.press( 'Escape' );
		await expect( options, 'Escape closes the list first' ).toHaveCount( 0 );
		await expect( root ).toHaveAttribute( 'aria-expanded', 'false' );
		await expect( root ).toHaveValue( 'stai' );
		await page.keyboard.press( 'ArrowDown' );
		await isActive( first, 'an arrow opens it again' );
		await page.keyboard.press( 'Tab' );
		await expect( options, 'Tab closes the list, and goes on' ).toHaveCount( 0 );
		await expect( root ).not.toBeFocused();
		await root.press( 'ArrowDown' );
		await isActive( first, 'ArrowDown' );
		await page.keyboard.press( 'Escape' );
		await page.keyboard.press( 'Escape' );
		await expect( page.locator( 'dialog[open]' ), 'then the dialog' ).toHaveCount( 0 );
		await expect( opener ).toBeFocused();

		await opener.press( 'Enter' );
		await root.fill( 'stairs' );
		await expect( options ).toHaveCount( WORDS.length );
		await page.keyboard.press( 'ArrowDown' );
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( `https://example.com/${ first }` );
	},
};
