/**
 * An author opens a wide drop-down where it stands in the header, and edits the pattern that it shows.
 *
 * @group slow
 */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

const header = ( menu: number ) =>
	`<!-- wp:eidan/header --><!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} --><div class="wp-block-group"><!-- wp:site-title {"level":0} /--><!-- wp:eidan/menu {"menu":"navigation:${ menu }"} /--></div><!-- /wp:group --><!-- /wp:eidan/header -->`;

/** A pattern, a menu with it in a wide drop-down, and a header with the menu. */
async function make( api: < T >( method: string, route: string, data?: object ) => Promise< T > ) {
	const slug = `drop-downs-${ Date.now() }`;
	const { id: pattern } = await api< { id: number } >( 'POST', 'wp/v2/blocks', {
		title: 'What we do',
		status: 'publish',
		content: '<!-- wp:paragraph --><p>Advice</p><!-- /wp:paragraph -->',
	} );
	const { id: menu } = await api< { id: number } >( 'POST', 'wp/v2/navigation', {
		title: slug,
		status: 'publish',
		content: `<!-- wp:navigation-link {"label":"About","url":"/about"} /--><!-- wp:navigation-link {"label":"Services","url":"/services","eidanWide":"pattern:${ pattern }"} /-->`,
	} );
	const { theme } = await api< { theme: string } >( 'POST', 'wp/v2/template-parts', {
		slug,
		title: 'Own header',
		area: 'header',
		content: header( menu ),
	} );
	return { slug, pattern, menu, theme };
}

const BRIEFLY = { timeout: 2000 };

/**
 * Presses Undo or Redo until something is seen. Who types slowly gets levels that hold a selection alone, as in every
 * synced pattern (useEntityBlockEditor()).
 */
const pressUntil = ( button: Locator, seen: () => Promise< void > ) =>
	expect( async () => {
		await button.click( BRIEFLY );
		await seen();
	} ).toPass( { timeout: 30_000 } );

test( 'an author opens a wide drop-down in the header, writes in its pattern, and visitors read it @both', async ( {
	api,
	site,
	browser,
	ownEditor: { page, canvas },
} ) => {
	const { slug, pattern, menu, theme } = await make( api );
	const partId = `${ theme }//${ slug }`;
	const stored = () => api< { content: { raw: string } } >( 'GET', `wp/v2/template-parts/${ partId }?context=edit` );
	try {
		await page.goto( `/wp-admin/site-editor.php?p=/wp_template_part/${ partId }&canvas=edit` );
		const block = canvas.locator( '[data-type="eidan/menu"]' );
		await block.click();
		const opener = canvas.getByRole( 'button', { name: 'Services submenu' } );
		await expect( opener ).toHaveAttribute( 'aria-expanded', 'false' );
		// By keyboard: into the block, to its button.
		await block.focus();
		await page.keyboard.press( 'Tab' );
		await expect( opener ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( opener ).toHaveAttribute( 'aria-expanded', 'true' );
		const words = canvas.getByRole( 'group', { name: 'Services' } ).getByText( 'Advice' );
		await expect( words ).toBeVisible();

		// As wide as on the page, and below the header.
		const panel = await canvas.locator( '.eidan-menu-drop-down .eidan-menu__panel' ).boundingBox();
		const body = await canvas.locator( 'body' ).boundingBox();
		const bar = await canvas.locator( '.wp-block-eidan-header' ).boundingBox();
		expect( Math.abs( panel!.width - body!.width ) ).toBeLessThan( 2 );
		expect( Math.abs( panel!.x - body!.x ) ).toBeLessThan( 2 );
		expect( Math.abs( panel!.y - ( bar!.y + bar!.height ) ) ).toBeLessThan( 2 );
		// All of it is seen: WordPress 6.8 makes the canvas of a part as low as what is in it.
		await expect
			.poll( async () => {
				const frame = await page.locator( 'iframe[name="editor-canvas"]' ).boundingBox();
				const now = await canvas.locator( '.eidan-menu-drop-down .eidan-menu__panel' ).boundingBox();
				return frame!.y + frame!.height - now!.y - now!.height;
			} )
			.toBeGreaterThanOrEqual( 0 );

		await page.keyboard.press( 'Escape' );
		await expect( words ).toHaveCount( 0 );
		await expect( opener ).toBeFocused();
		await opener.click();
		await words.click();
		await page.keyboard.press( 'End' );
		await page.keyboard.type( ' and design' );
		await page.keyboard.press( 'Enter' );
		await page.keyboard.type( 'Gardens' );
		const gardens = canvas.getByRole( 'group', { name: 'Services' } ).getByText( 'Gardens' );
		const [ undo, redo ] = [ 'Undo', 'Redo' ].map( ( name ) => page.getByRole( 'button', { name, exact: true } ) );
		await pressUntil( undo!, () => expect( gardens ).toHaveCount( 0, BRIEFLY ) );
		await pressUntil( redo!, () => expect( redo! ).toHaveAttribute( 'aria-disabled', 'true', BRIEFLY ) );
		await expect( gardens ).toBeVisible();
		const before = ( await stored() ).content.raw;
		await page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: /^(Save|Review \d+ changes?…)$/ } )
			.click();
		const review = page.locator( '.entities-saved-states__panel' );
		await expect( review.getByText( 'What we do' ) ).toBeVisible();
		await review.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect
			.poll( () => site.php( `return get_post( ${ pattern } )->post_content;` ) )
			.toBe(
				'<!-- wp:paragraph -->\n<p>Advice and design</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph -->\n<p>Gardens</p>\n<!-- /wp:paragraph -->'
			);
		// The header is what it was.
		expect( ( await stored() ).content.raw ).toBe( before );

		// Back to the button by Escape, also from what was written.
		await canvas.getByRole( 'group', { name: 'Services' } ).getByText( 'Gardens' ).click();
		await page.keyboard.press( 'Escape' );
		await expect( opener ).toBeFocused();
		await expect( opener ).toHaveAttribute( 'aria-expanded', 'false' );

		const { link } = await api< { link: string } >( 'POST', 'wp/v2/pages', {
			title: 'Drop-downs',
			status: 'publish',
			content: header( menu ),
		} );
		const context = await browser.newContext( { viewport: { width: 1440, height: 900 } } );
		const visitor = await context.newPage();
		await visitor.goto( link );
		const nav = visitor.locator( '.entry-content nav.wp-block-eidan-menu' );
		expect( await nav.evaluate( ( one ) => one.outerHTML ) ).not.toContain( 'data-eidan-wide' );
		await nav.locator( 'summary[aria-label="Services submenu"]' ).click();
		await expect( nav.getByText( 'Advice and design' ) ).toBeVisible();
		await expect( nav.getByText( 'Gardens' ) ).toBeVisible();
		await context.close();
	} finally {
		await api( 'DELETE', `wp/v2/template-parts/${ partId }?force=true` );
		await api( 'DELETE', `wp/v2/navigation/${ menu }?force=true` );
		await api( 'DELETE', `wp/v2/blocks/${ pattern }?force=true` );
	}
} );
