/**
 * The header: an author makes it, visitors use it while they scroll.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { settled } from './support/settled';

const header = ( attributes: object, rows: string ) =>
	`<!-- wp:eidan/header ${ JSON.stringify( attributes ) } -->${ rows }<!-- /wp:eidan/header -->`;
const row = ( inner: string ) =>
	`<!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} --><div class="wp-block-group">${ inner }</div><!-- /wp:group -->`;
const words = ( text: string, className: string ) =>
	`<!-- wp:paragraph {"className":"${ className }"} --><p class="${ className }"><a href="#here">${ text }</a></p><!-- /wp:paragraph -->`;

/** Content that is higher than the window, with a place to link to. */
const LONG = `<!-- wp:heading {"anchor":"here"} --><h2 class="wp-block-heading" id="here">Here</h2><!-- /wp:heading --><!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer --><!-- wp:paragraph --><p><a href="#end">The end</a></p><!-- /wp:paragraph -->`;
const ROWS = row( words( 'Wide words', 'is-header-wide' ) + words( 'Compact words', 'is-header-compact' ) );

const box = ( page: Page ) => page.locator( '.entry-content .eidan-header' );
const bar = ( page: Page ) => box( page ).locator( '.wp-block-eidan-header' );
/** Returns the position of the bar's top edge in the window. */
const top = ( page: Page ) => bar( page ).evaluate( ( element ) => Math.round( element.getBoundingClientRect().top ) );
const heading = ( page: Page ) =>
	page
		.locator( '#here' )
		.evaluate( ( element ) => Math.round( element.getBoundingClientRect().top + window.scrollY ) );
const to = ( page: Page, y: number ) =>
	page.evaluate( ( place ) => window.scrollTo( { top: place, behavior: 'instant' } ), y );

test( 'an author chooses a form, a behaviour, and in which form a block is shown', async ( { editor, page } ) => {
	await editor.open( LONG );
	await editor.insert( 'eidan/header' );
	await editor.canvas.getByRole( 'button', { name: /^(Standard header|Logo, menu and buttons in one row)/ } ).click();
	await expect( editor.canvas.locator( '[data-type="eidan/menu"]' ).first() ).toBeVisible();
	await editor.select( 'eidan/header' );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'combobox', { name: 'Position', exact: true } ).selectOption( 'up' );
	const blocks = await editor.readBack();
	const own = blocks.find( ( { name } ) => name === 'eidan/header' )!;
	expect( own.attributes.behaviour ).toBe( 'up' );
	expect( own.innerBlocks.map( ( { name } ) => name ) ).toEqual( [ 'core/group', 'eidan/panel' ] );
	await page.goto( await editor.publish() );
	await expect( bar( page ).locator( 'nav.is-form-bar' ) ).toBeVisible();
	await expect( bar( page ).locator( '.wp-block-eidan-opener' ) ).toBeHidden();
	await page.setViewportSize( { width: 1024, height: 800 } );
	await expect( bar( page ).locator( 'nav.is-form-bar' ) ).toBeHidden();
	await bar( page ).locator( '.wp-block-eidan-opener' ).click();
	await expect( page.getByRole( 'dialog' ).locator( 'nav.is-form-accordion' ) ).toBeVisible();
} );

test( 'an author is told of a breakpoint out of range, which numbers are allowed, and resets it; the header is there meanwhile @slow', async ( {
	editor,
} ) => {
	await editor.open( header( { breakpoint: 99999, behaviour: 'up' }, ROWS ) );
	const notice = editor.canvas.locator( '.eidan-attribute-notice' );
	await expect( notice ).toContainText( 'breakpoint (0–4000)' );
	await expect( editor.canvas.getByText( 'Wide words' ) ).toBeVisible();
	await notice.getByRole( 'button', { name: 'Reset to defaults' } ).click();
	await expect( notice ).toHaveCount( 0 );
	const [ own ] = await editor.readBack();
	expect( own ).toMatchObject( { isValid: true, attributes: { breakpoint: 1024, behaviour: 'up' } } );
} );

test( 'each preview of the editor shows the form of the header that visitors get there, and what is selected in the other one @slow', async ( {
	editor,
} ) => {
	const OPENER =
		'<!-- wp:eidan/opener {"panel":"side","text":"Menu","display":"text","className":"is-header-compact"} --><a class="wp-block-eidan-opener is-header-compact" href="#side"><span class="eidan-opener__text">Menu</span></a><!-- /wp:eidan/opener -->';
	await editor.open(
		header(
			{},
			row(
				'<!-- wp:paragraph {"className":"is-header-wide"} --><p class="is-header-wide">Wide words</p><!-- /wp:paragraph -->' +
					OPENER
			)
		)
	);
	const wide = editor.canvas.getByText( 'Wide words' );
	const compact = editor.canvas.locator( '.is-header-compact' ).first();
	for ( const [ device, shown, hidden ] of [
		[ 'Mobile', compact, wide ],
		[ 'Tablet', compact, wide ],
		[ 'Desktop', wide, compact ],
	] as const ) {
		await editor.preview( device );
		await expect( shown, device ).toBeVisible();
		await expect( hidden, device ).toBeHidden();
	}
	// A block that is not shown in this form can still be selected from the list view. Then it is shown.
	await editor.select( 'eidan/opener' );
	await expect( compact ).toBeVisible();
	await editor.select( 'core/paragraph' );
	await expect( compact ).toBeHidden();
} );

test( 'in the site editor panels of a header part are shown open and closed from its toolbar @slow', async ( {
	api,
	ownEditor: { page, canvas },
} ) => {
	const slug = `part-${ Date.now() }`;
	const side =
		'<!-- wp:eidan/panel {"anchor":"side","label":"Contact"} --><div class="wp-block-eidan-panel" id="side"><div class="eidan-panel__content"><!-- wp:paragraph --><p>In the panel</p><!-- /wp:paragraph --></div></div><!-- /wp:eidan/panel -->';
	const part = await api< { theme: string } >( 'POST', 'wp/v2/template-parts', {
		slug,
		title: 'Own header',
		area: 'header',
		content: header( {}, ROWS + side ),
	} );
	const { id } = await api< { id: string } >( 'POST', 'wp/v2/templates', {
		slug,
		title: 'Own template',
		content: `<!-- wp:template-part ${ JSON.stringify( { slug, theme: part.theme, tagName: 'header' } ) } /-->`,
	} );
	try {
		await page.goto( `/wp-admin/site-editor.php?p=${ encodeURIComponent( `/wp_template/${ id }` ) }&canvas=edit` );
		const inside = canvas.getByText( 'In the panel' );
		const holder = canvas.locator( '[data-type="core/template-part"]' );
		const contact = page.getByRole( 'menuitemcheckbox', { name: /^Contact/ } );
		await expect( holder.getByText( 'Wide words' ) ).toBeVisible();
		await expect( inside ).toHaveCount( 0 );
		await page.evaluate( () => {
			const { select, dispatch } = (
				globalThis as unknown as {
					wp: {
						data: {
							select: ( store: string ) => { getBlocksByName: ( name: string ) => string[] };
							dispatch: ( store: string ) => { selectBlock: ( clientId: string ) => void };
						};
					};
				}
			 ).wp.data;
			dispatch( 'core/block-editor' ).selectBlock(
				select( 'core/block-editor' ).getBlocksByName( 'core/template-part' )[ 0 ]!
			);
		} );
		await page
			.getByRole( 'toolbar', { name: 'Block tools' } )
			.getByRole( 'button', { name: 'Show panels open' } )
			.click();
		await contact.click();
		await expect( inside ).toBeVisible();
		await expect( contact ).toBeChecked();
		await contact.click();
		await expect( inside ).toHaveCount( 0 );
		await expect( contact ).not.toBeChecked();
	} finally {
		await api( 'DELETE', `wp/v2/templates/${ id }?force=true` );
		await api( 'DELETE', `wp/v2/template-parts/${ part.theme }//${ slug }?force=true` );
	}
} );

test( 'the canvas shows the logo of the chosen skin, but not in panels @slow', async ( { editor, site } ) => {
	const logo = await site.php< number >( `return ( new \\Eidan\\Demo\\Ledger() )->id( 'picture/logo-light' );` );
	const LOGO = '<!-- wp:site-logo {"width":28} /-->';
	await editor.open(
		header(
			{ skin: 'light', lightLogo: logo },
			row( LOGO ) +
				`<!-- wp:eidan/panel {"anchor":"side"} --><div class="wp-block-eidan-panel" id="side"><div class="eidan-panel__content">${ LOGO }</div></div><!-- /wp:eidan/panel -->`
		)
	);
	const shown = editor.canvas.locator( '.wp-block-eidan-header > .wp-block-group .wp-block-site-logo img' );
	await expect( shown ).toHaveCSS( 'content', /logo-light/ );
	await editor.canvas.getByRole( 'button', { name: 'Show open' } ).click();
	await expect( editor.canvas.locator( '.wp-block-eidan-panel .wp-block-site-logo img' ) ).toHaveCSS(
		'content',
		'normal'
	);
} );

test( 'one that is sticky on scroll up comes and goes by the direction, without a shift, and for whoever tabs into it @slow', async ( {
	page,
	visit,
} ) => {
	await visit( header( { behaviour: 'up', mobile: 'up' }, ROWS ) + LONG );
	// Wait for the fonts, as their arrival moves what stands above.
	await settled( page );
	const place = await heading( page );
	const home = await top( page );
	await to( page, 1500 );
	await expect( box( page ) ).toHaveClass( /is-stuck/ );
	await expect.poll( () => top( page ) ).toBeLessThanOrEqual( -110 );
	await to( page, 1400 );
	await expect.poll( () => top( page ) ).toBe( 0 );
	expect( await heading( page ), 'nothing below moves' ).toBe( place );
	await to( page, 1450 );
	await expect.poll( () => top( page ) ).toBeLessThanOrEqual( -110 );

	// With the keyboard focus inside, the header is visible at once.
	await bar( page )
		.getByRole( 'link', { name: 'Wide words' } )
		.evaluate( ( element ) => element.focus( { preventScroll: true } ) );
	expect( await top( page ) ).toBe( 0 );
	await page.evaluate( () => ( document.activeElement as HTMLElement ).blur() );

	await to( page, 0 );
	await expect( box( page ) ).not.toHaveClass( /is-stuck/ );
	expect( await top( page ) ).toBe( home );
	expect( await heading( page ) ).toBe( place );

	// A linked place is not covered by the header. Positions may differ by a fraction, as browsers scroll by whole
	// pixels.
	await to( page, 2000 );
	// Scroll in steps: two directions within one frame count as one. Wait for the class, too, as the position alone
	// would be the same at home.
	await expect( box( page ) ).toHaveClass( /is-stuck/ );
	await expect.poll( () => top( page ) ).toBeLessThanOrEqual( -110 );
	await to( page, 1900 );
	await expect.poll( () => top( page ) ).toBe( 0 );
	await bar( page ).getByRole( 'link', { name: 'Wide words' } ).click();
	await expect
		.poll( () =>
			page.locator( '#here' ).evaluate( ( element ) => Math.round( element.getBoundingClientRect().top ) )
		)
		.toBeGreaterThanOrEqual( 110 );

	// In the compact form it also sticks, from twice its height on.
	await page.setViewportSize( { width: 390, height: 800 } );
	await expect( page.getByText( 'Compact words' ) ).toBeVisible();
	await expect( page.getByText( 'Wide words' ) ).toBeHidden();
} );

test( 'sticky, fixed, over the first section, and what follows the section beneath @slow', async ( {
	page,
	visit,
	site,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	const dark =
		'<!-- wp:group {"eidanSkin":"light"} --><div class="wp-block-group"><!-- wp:spacer {"height":"600px"} --><div style="height:600px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer --></div><!-- /wp:group -->';
	const [ lightLogo, darkLogo ] = await site.php< number[] >(
		`$ledger = new \\Eidan\\Demo\\Ledger(); return array( $ledger->id( 'picture/logo-light' ), $ledger->id( 'picture/logo-oakhurst' ) );`
	);
	await visit(
		header(
			{ behaviour: 'sticky', transparent: true, skin: 'dark', followSkin: true, lightLogo, darkLogo },
			row( '<!-- wp:site-logo {"width":28} /-->' ) + ROWS
		) +
			dark +
			LONG
	);
	await expect( page.locator( 'html' ) ).not.toHaveClass( /eidan-skin-light/ );
	// There is a logo for light words and one for dark words. They lie over the site's logo, which keeps its place and
	// name.
	const logos = bar( page ).locator( '.wp-block-site-logo img' );
	const seen = () => logos.evaluateAll( ( images ) => images.map( ( image ) => getComputedStyle( image ).opacity ) );
	const places = await logos.evaluateAll( ( images ) =>
		images.map( ( image ) => JSON.stringify( image.getBoundingClientRect() ) )
	);
	expect( new Set( places ).size ).toBe( 1 );
	await expect( logos.nth( 2 ) ).toHaveClass( /is-dark/ );
	expect( await seen() ).toEqual( [ '0', '0', '1' ] );
	await expect( bar( page ).getByRole( 'img' ) ).toHaveCount( 1 );
	const start = await box( page ).evaluate( ( element ) => element.getBoundingClientRect().top );
	await to( page, start + 100 );
	await expect( page.locator( 'html' ) ).toHaveClass( /eidan-skin-light/ );
	await expect.poll( seen ).toEqual( [ '0', '1', '0' ] );
	await expect( box( page ) ).not.toHaveClass( /is-shown/ );
	await to( page, 0 );
	await expect.poll( seen, 'and back' ).toEqual( [ '0', '0', '1' ] );
	await to( page, start + 300 );
	await expect.poll( () => top( page ) ).toBe( 0 );
	await expect( bar( page ) ).toHaveCSS(
		'color',
		await page.evaluate( () => getComputedStyle( document.body ).backgroundColor )
	);
	await to( page, start + 1500 );
	await expect( page.locator( 'html' ) ).not.toHaveClass( /eidan-skin-light/ );
	expect( await bar( page ).evaluate( ( element ) => element.getAnimations().length ) ).toBe( 0 );

	// A dark background without a skin: the light logo at the top of the page and over it.
	await visit(
		header(
			{ behaviour: 'fixed', lightLogo, style: { color: { background: '#111111', text: '#ffffff' } } },
			row( '<!-- wp:site-logo {"width":28} /-->' ) + ROWS
		) + LONG
	);
	expect( await seen() ).toEqual( [ '0', '1' ] );
	await to( page, 700 );
	await expect.poll( () => top( page ) ).toBe( 0 );
	expect( await seen() ).toEqual( [ '0', '1' ] );

	await visit( header( { behaviour: 'fixed' }, ROWS ) + LONG );
	await to( page, 700 );
	await expect.poll( () => top( page ) ).toBe( 0 );
	await expect( bar( page ) ).toHaveCSS( 'padding-top', '10px' );
} );

test( 'a header that no longer fits is compact, and wide again with room', async ( { page, visit } ) => {
	await page.setViewportSize( { width: 1440, height: 800 } );
	const rows = row(
		words( 'Many words, '.repeat( 8 ), 'is-header-wide' ).replace( '<p ', '<p style="white-space:nowrap" ' ) +
			words( 'Compact words', 'is-header-compact' )
	);
	await visit( header( { collapse: 'fit', breakpoint: 400 }, rows ) + LONG );
	await expect( page.getByText( 'Many words' ) ).toBeVisible();
	await page.setViewportSize( { width: 600, height: 800 } );
	await expect( page.getByText( 'Compact words' ) ).toBeVisible();
	await expect( page.getByText( 'Many words' ) ).toBeHidden();
	await page.setViewportSize( { width: 1440, height: 800 } );
	await expect( page.getByText( 'Many words' ) ).toBeVisible();
} );

test( 'a vertical header slides its menu out, and in after 400 px, on Escape and by a press beside it, without script by its opener @slow', async ( {
	page,
	visit,
	browser,
} ) => {
	const address = await visit(
		header( { orientation: 'vertical' }, words( 'Logo', 'logo' ) + words( 'In the drawer', 'inside' ) ) + LONG
	);
	const opener = page.locator( '.eidan-header__opener' );
	const inside = page.getByText( 'In the drawer' );
	await expect( page.getByText( 'Logo' ) ).toBeVisible();
	await expect( inside ).toBeHidden();
	// Scrolling counts from where the page stands when it hears that the drawer is open, in a task of its own.
	const heard = page
		.locator( '.eidan-header__drawer' )
		.evaluate(
			( drawer ) =>
				new Promise< void >( ( done ) => drawer.addEventListener( 'toggle', () => done(), { once: true } ) )
		);
	await opener.click();
	await heard;
	await expect( inside ).toBeVisible();
	await to( page, 300 );
	await to( page, 390 );
	await expect( inside ).toBeVisible();
	await to( page, 410 );
	await expect( inside ).toBeHidden();
	await opener.press( 'Enter' );
	await page.getByRole( 'link', { name: 'In the drawer' } ).focus();
	await to( page, 1500 );
	await expect( inside ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( inside ).toBeHidden();
	await expect( opener ).toBeFocused();
	await opener.click();
	await page.mouse.click( 1200, 500 );
	await expect( inside ).toBeHidden();
	// The whole column is in the window. This also holds inside the text of a page, and at the other edge in
	// right-to-left languages.
	const edges = () =>
		bar( page ).evaluate( ( element ) =>
			[
				element.getBoundingClientRect().left,
				document.documentElement.clientWidth - element.getBoundingClientRect().right,
			].map( Math.round )
		);
	const width = page.viewportSize()!.width;
	expect( await edges() ).toEqual( [ 0, width - 110 ] );
	await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
	expect( await edges() ).toEqual( [ width - 110, 0 ] );
	await page.evaluate( () => ( document.documentElement.dir = 'ltr' ) );

	const plain = await browser.newContext( { javaScriptEnabled: false, viewport: { width: 390, height: 800 } } );
	const without = await plain.newPage();
	await without.goto( address );
	await without.locator( '.eidan-header__opener' ).click();
	await expect( without.getByText( 'In the drawer' ) ).toBeVisible();
	await plain.close();
} );

test( 'a vertical header that is open stays in sight when the window gets another size, focus inside, and Escape leads to its opener @slow', async ( {
	page,
	visit,
} ) => {
	await page.setViewportSize( { width: 1440, height: 800 } );
	await visit(
		header(
			{ orientation: 'vertical' },
			words( 'Logo', 'logo' ) + words( 'In the drawer', 'inside' ) + words( 'Wide only', 'is-header-wide' )
		) + LONG
	);
	await settled( page );
	const opener = page.locator( '.eidan-header__opener' );
	const link = page.getByRole( 'link', { name: 'In the drawer' } );
	await to( page, 1500 );
	await opener.press( 'Enter' );
	await link.focus();
	// 320 px is the width of a window at a zoom of 400 %.
	for ( const [ width, height ] of [
		[ 390, 800 ],
		[ 1440, 800 ],
		[ 320, 256 ],
		[ 390, 800 ],
	] as const ) {
		await page.setViewportSize( { width, height } );
		await expect( link, `${ width } px` ).toBeInViewport( { ratio: 1 } );
		await expect( opener ).toBeInViewport( { ratio: 1 } );
		await expect( link ).toBeFocused();
	}
	await page.keyboard.press( 'Escape' );
	await expect( link ).toBeHidden();
	await expect( opener ).toBeFocused();
	await expect( opener ).toBeInViewport( { ratio: 1 } );
	// When the visitor goes on by Tab, the header returns to its place at the start of the page.
	await page.keyboard.press( 'Tab' );
	await expect( box( page ) ).not.toHaveClass( /is-lifted/ );
	await expect( page.getByRole( 'link', { name: 'The end' } ) ).toBeFocused();
	await expect( opener ).not.toBeInViewport();

	// If its opener has the focus, a press beside the column closes it. A block that is hidden in the other form cannot
	// keep the focus.
	await page.setViewportSize( { width: 1440, height: 800 } );
	await opener.press( 'Enter' );
	await page.getByRole( 'link', { name: 'Wide only' } ).focus();
	await page.setViewportSize( { width: 390, height: 800 } );
	await expect( link ).toBeFocused();
	await page.mouse.click( 200, 700 );
	await expect( link ).toBeHidden();
	await expect( box( page ) ).not.toHaveClass( /is-lifted/ );
} );

test( 'a header that follows is printed once, in its own place', async ( { page, visit } ) => {
	await visit( header( { behaviour: 'sticky' }, ROWS ) + LONG );
	await to( page, 1500 );
	await expect( box( page ) ).toHaveClass( /is-stuck/ );
	await page.emulateMedia( { media: 'print' } );
	expect( await bar( page ).evaluate( ( element ) => getComputedStyle( element ).position ) ).toBe( 'relative' );
} );
