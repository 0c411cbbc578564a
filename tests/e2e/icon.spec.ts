/**
 * The icon: an author chooses it, a visitor sees it.
 */
import { expect, test } from './fixtures';
import { addThemes } from './support/contrast/themes';
import { startsIn, THEMES } from './support/column';

test( 'an icon is found by words, picked by keyboard, linked, undone, saved, and shown as in the canvas', async ( {
	editor,
	page,
} ) => {
	await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
	await editor.insert( 'eidan/icon' );
	await editor.canvas.getByRole( 'button', { name: 'Choose an icon' } ).click();
	const dialog = editor.page.getByRole( 'dialog', { name: 'Choose an icon' } );
	await dialog.getByRole( 'searchbox', { name: 'Search icons' } ).fill( 'nothing like it' );
	await expect( dialog.getByRole( 'status' ) ).toContainText( 'No icon has this name' );
	await dialog.getByRole( 'searchbox', { name: 'Search icons' } ).fill( 'arrow' );
	await dialog.getByRole( 'combobox', { name: 'Category' } ).selectOption( 'arrows' );
	const options = dialog.getByRole( 'listbox', { name: 'Icons' } ).getByRole( 'option' );
	await options.first().focus();
	await editor.page.keyboard.press( 'ArrowRight' );
	await expect( options.nth( 1 ) ).toBeFocused();
	await editor.page.keyboard.press( 'ArrowLeft' );
	await editor.page.keyboard.press( 'Enter' );
	await expect( dialog ).toHaveCount( 0 );
	const drawn = editor.canvas.locator( '.wp-block-eidan-icon svg' );
	await expect( drawn ).toHaveCSS( 'width', '32px' );

	// A link without words gets a note in the canvas.
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'textbox', { name: 'Link', exact: true } ).fill( 'example.com/work' );
	await sidebar.getByRole( 'textbox', { name: 'Label' } ).focus();
	const note = editor.canvas.getByRole( 'note' );
	await expect( note ).toContainText( 'This link has no words' );
	await sidebar.getByRole( 'textbox', { name: 'Label' } ).fill( 'Our work' );
	await expect( note ).toHaveCount( 0 );
	await sidebar.getByRole( 'combobox', { name: 'Hover effect' } ).selectOption( 'nudge' );

	const [ , block ] = await editor.readBack();
	expect( block ).toMatchObject( {
		isValid: true,
		attributes: { icon: 'eidan/arrow-right', url: 'https://example.com/work', label: 'Our work', hover: 'nudge' },
	} );

	await page.goto( await editor.publish() );
	const link = page.getByRole( 'link', { name: 'Our work' } );
	await expect( link ).toHaveAttribute( 'href', 'https://example.com/work' );
	await expect( link.locator( 'svg' ) ).toHaveCSS( 'translate', 'none' );
	// Focus has the same effect as the pointer: the arrow moves in its direction.
	await link.focus();
	await page.keyboard.press( 'Shift+Tab' );
	await page.keyboard.press( 'Tab' );
	await expect( link ).toBeFocused();
	await expect( link.locator( 'svg' ) ).toHaveCSS( 'translate', '4px' );
} );

test( 'an administrator uploads an icon; what is no plain drawing is refused with the reason @slow', async ( {
	editor,
	page,
	allowErrors,
} ) => {
	allowErrors( /400/ );
	await editor.open( '<!-- wp:eidan/icon {"icon":"eidan/compass"} /-->' );
	await editor.select( 'eidan/icon' );
	await editor.page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Replace' } )
		.click();
	const dialog = editor.page.getByRole( 'dialog', { name: 'Choose an icon' } );
	const upload = ( svg: string ) =>
		dialog
			.locator( 'input[type="file"]' )
			.setInputFiles( { name: 'our-mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from( svg ) } );
	await upload(
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>window.hacked = true</script></svg>'
	);
	await expect( dialog ).toContainText( 'The file has a “script” element, which icons cannot have.' );
	await upload( '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="red" d="M1 1h7v7z"/></svg>' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( editor.canvas.locator( '.wp-block-eidan-icon path' ) ).toHaveAttribute( 'd', 'M1 1h7v7z' );
	await page.goto( await editor.publish() );
	await expect( page.locator( '.wp-block-eidan-icon path' ) ).toHaveAttribute( 'fill', 'currentColor' );
	expect( await page.evaluate( () => 'hacked' in window ) ).toBe( false );
} );

for ( const theme of THEMES ) {
	test( `an icon stands at the start of its column in ${ theme } @slow`, async ( { page, visit, site } ) => {
		await addThemes( site );
		await visit(
			'<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph --><!-- wp:eidan/icon {"icon":"eidan/compass"} /-->',
			{
				query: `?eidan-theme=${ theme }`,
			}
		);
		await startsIn( page, '.wp-block-eidan-icon .eidan-icon' );
	} );
}
