/**
 * What WordPress 7.1 sets by width, with our blocks: columns and block spacing among its own controls, colors of a
 * header, and a panel that is hidden on a mobile.
 *
 * @group slow
 */
import { expect, test } from './fixtures';

test( 'an author sets columns for a mobile where WordPress sets its styles', async ( { ownEditor: editor } ) => {
	const { page } = editor;
	await editor.open(
		'<!-- wp:eidan/blog-list {"style":{"spacing":{"blockGap":"40px"},"@mobile":{"spacing":{"blockGap":"5px"}}}} /-->'
	);
	await editor.select( 'eidan/blog-list' );
	const sidebar = await editor.showSettings();
	const view = page.getByRole( 'button', { name: 'View', exact: true } );
	const columns = sidebar.getByRole( 'spinbutton', { name: 'Columns' } );
	const list = editor.canvas.locator( '.eidan-list__items' ).first();
	const look = () =>
		list.evaluate( ( items ) => {
			const { columnGap, gridTemplateColumns } = getComputedStyle( items );
			return [ columnGap, gridTemplateColumns.split( ' ' ).length ];
		} );
	await expect.poll( look ).toEqual( [ '40px', 3 ] );
	await view.click();
	await page.getByRole( 'menuitemcheckbox', { name: 'Responsive styles' } ).click();
	await page.getByRole( 'menuitemradio', { name: 'Mobile' } ).click();
	await page.keyboard.press( 'Escape' );
	await expect( columns ).toHaveValue( '1' );
	await columns.fill( '2' );
	await expect.poll( look ).toEqual( [ '5px', 2 ] );
	await sidebar.getByRole( 'button', { name: 'Reset', exact: true } ).click();
	await expect.poll( look ).toEqual( [ '5px', 1 ] );

	await view.click();
	await page.getByRole( 'menuitemradio', { name: 'Desktop' } ).click();
	await page.getByRole( 'menuitemcheckbox', { name: 'Responsive styles' } ).click();
	await page.keyboard.press( 'Escape' );
	// The blocks' own settings are back, with the columns of all widths among them, once.
	await sidebar.getByRole( 'tab', { name: 'Settings' } ).click();
	await expect( columns ).toHaveCount( 1 );
	await expect( columns ).toHaveValue( '3' );
} );

const HIDDEN = '"metadata":{"blockVisibility":{"viewport":{"mobile":false}}}';

test( 'a panel that is hidden on a mobile does not open there, and its opener is gone', async ( {
	page,
	published,
} ) => {
	const url = await published(
		`<!-- wp:eidan/opener {"panel":"more","display":"text"} --><a class="wp-block-eidan-opener" href="#more"><span class="eidan-opener__text">More</span></a><!-- /wp:eidan/opener --><!-- wp:eidan/panel {"anchor":"more",${ HIDDEN }} --><div class="wp-block-eidan-panel" id="more"><div class="eidan-panel__content"><!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph --></div></div><!-- /wp:eidan/panel --><!-- wp:paragraph --><p><a href="#more">A link to it</a></p><!-- /wp:paragraph -->`,
		'Hidden panel'
	);
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( url );
	const opener = page.locator( '.wp-block-eidan-opener' );
	const dialog = page.locator( 'dialog#more' );
	await expect( opener ).toBeHidden();
	await page.getByRole( 'link', { name: 'A link to it' } ).click();
	await expect( dialog ).not.toHaveAttribute( 'open' );

	await page.setViewportSize( { width: 1200, height: 800 } );
	await expect( opener ).toBeVisible();
	await opener.click();
	await expect( dialog ).toBeVisible();
	await page.setViewportSize( { width: 390, height: 800 } );
	await expect( dialog ).not.toHaveAttribute( 'open' );
} );

test( 'a header has other colors on a mobile, itself and not the box around it', async ( { page, published } ) => {
	const url = await published(
		'<!-- wp:eidan/header {"style":{"@mobile":{"color":{"background":"#ff0000"},"spacing":{"padding":{"top":"7px"}}}}} --><!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph --><!-- /wp:eidan/header -->',
		'Header by width'
	);
	const look = () =>
		page.locator( '.entry-content .wp-block-eidan-header' ).evaluate( ( header ) =>
			[ header, header.parentElement! ].map( ( element ) => {
				const { backgroundColor, paddingTop } = getComputedStyle( element );
				return [ backgroundColor, paddingTop ].join( ' ' );
			} )
		);
	await page.goto( url );
	const wide = await look();
	await page.setViewportSize( { width: 390, height: 800 } );
	await expect.poll( look ).toEqual( [ 'rgb(255, 0, 0) 7px', wide[ 1 ] ] );
} );
