/**
 * Sections that are uncovered by scrolling: the content above them moves away.
 *
 * @group slow
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { uncovering } from './support/uncovering';

const look = ( page: Page ) =>
	page.evaluate( () => {
		const outer = document.querySelector( '.eidan-uncover' )!.getBoundingClientRect();
		const inner = document.querySelector( '.eidan-uncover__track > *' )!.getBoundingClientRect();
		return { outer: Math.round( outer.bottom ), inner: Math.round( inner.bottom ), top: Math.round( inner.top ) };
	} );
/** Scrolls until so many pixels of the section are visible at the bottom of the window. */
const reveal = ( page: Page, pixels: number ) =>
	page.evaluate(
		( seen ) =>
			window.scrollBy( {
				top: document.querySelector( '.eidan-uncover' )!.getBoundingClientRect().top + seen - innerHeight,
				behavior: 'instant',
			} ),
		pixels
	);

test( 'an author switches it on for a group; it stands at the foot of the window until it is uncovered, without script', async ( {
	editor,
	page,
	request,
	browser,
} ) => {
	await editor.open( uncovering( 300 ) );
	await editor.select( 'core/group' );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'button', { name: 'Scrolling' } ).click();
	await sidebar.getByRole( 'checkbox', { name: 'Uncover on scroll' } ).uncheck();
	await sidebar.getByRole( 'checkbox', { name: 'Uncover on scroll' } ).check();
	const blocks = await editor.readBack();
	expect( blocks.find( ( { name } ) => name === 'core/group' ) ).toMatchObject( {
		isValid: true,
		attributes: { eidanUncover: true },
	} );
	const url = await editor.publish();
	expect( await ( await request.get( url ) ).text(), 'no script of ours' ).not.toContain( '/eidan/build/view' );

	await page.goto( url );
	await reveal( page, 100 );
	expect( await look( page ), 'a third of it is seen, all of it is there' ).toMatchObject( {
		inner: 900,
		outer: 1100,
	} );
	await reveal( page, 300 );
	expect( await look( page ) ).toMatchObject( { inner: 900, outer: 900 } );

	// The keyboard reaches the section at any scroll position.
	await page.evaluate( () => window.scrollTo( { top: 0, behavior: 'instant' } ) );
	await page.locator( '#before' ).focus();
	await page.keyboard.press( 'Tab' );
	await expect( page.locator( '#inside' ) ).toBeFocused();
	const { inner, outer } = await look( page );
	expect( inner, 'at its own place' ).toBe( outer );
	await expect( page.locator( '#inside' ) ).toBeInViewport( { ratio: 1 } );
	await page.locator( '#inside' ).blur();

	// It is off on narrow screens and with reduced motion.
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await reveal( page, 100 );
	expect( await look( page ) ).toMatchObject( { inner: 1100, outer: 1100 } );
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await page.setViewportSize( { width: 1024, height: 900 } );
	await reveal( page, 100 );
	expect( await look( page ) ).toMatchObject( { inner: 1100, outer: 1100 } );
	const touch = await browser.newPage( { hasTouch: true, isMobile: true, viewport: { width: 1200, height: 900 } } );
	await touch.goto( url );
	await reveal( touch, 100 );
	expect( await look( touch ) ).toMatchObject( { inner: 1100, outer: 1100 } );
	await touch.close();
} );

test( 'it is off for what is higher than the window, also when the window or the section changes @slow', async ( {
	visit,
	page,
} ) => {
	await visit( uncovering( 1500 ) );
	for ( const seen of [ 100, 900, 1200 ] ) {
		await reveal( page, seen );
		expect( await look( page ), `${ seen } px of it` ).toEqual( {
			top: 900 - seen,
			inner: 2400 - seen,
			outer: 2400 - seen,
		} );
	}
	// A section as high as the window is uncovered. With two pixels more it is not.
	const is = async ( height: number ) => {
		await page
			.locator( '.eidan-uncover__track > *' )
			.evaluate(
				( section: HTMLElement, now ) => section.style.setProperty( 'min-height', `${ now }px` ),
				height
			);
		await reveal( page, 100 );
		const { inner, outer } = await look( page );
		return outer - inner;
	};
	expect( await is( 896 ) ).toBe( 796 );
	expect( await is( 902 ) ).toBe( 0 );
	await page.setViewportSize( { width: 1440, height: 1000 } );
	expect( await is( 902 ) ).toBe( 802 );
} );

test( 'what is fixed to the window is seen and can be clicked from inside a section that is covered @slow', async ( {
	visit,
	page,
} ) => {
	const bar =
		'<!-- wp:html --><div style="position:fixed;inset-block-end:0;inset-inline-start:0;background:#fff;color:#111"><a id="bar" href="#bar">A bar</a></div><dialog open style="position:fixed;inset:40px auto auto 40px;margin:0"><a id="note" href="#note">A note</a></dialog><!-- /wp:html -->';
	const beside =
		'<!-- wp:html --><p style="position:relative;z-index:2;background:#eee">Above<br>all<br>others</p><!-- /wp:html -->';
	await visit(
		uncovering( 300 )
			.replace(
				'</p><!-- /wp:paragraph --></div>',
				`</p><!-- /wp:paragraph -->${ bar }<!-- wp:eidan/back-to-top /--></div>`
			)
			.replace( '<!-- wp:spacer', `${ beside }<!-- wp:spacer` )
	);
	await page.evaluate( () => window.scrollTo( { top: 1600, behavior: 'instant' } ) );
	const top = page.getByRole( 'link', { name: 'Back to top' } );
	await expect( page.locator( '.wp-block-eidan-back-to-top' ) ).toHaveClass( /is-on/ );
	for ( const [ id, link ] of Object.entries( { bar: page.locator( '#bar' ), note: page.locator( '#note' ) } ) ) {
		await link.click();
		await expect( page ).toHaveURL( new RegExp( `#${ id }$` ) );
		await page
			.locator( ':focus' )
			.evaluateAll( ( all ) => all.forEach( ( one ) => ( one as HTMLElement ).blur() ) );
	}
	// What can be seen above the section belongs to the page.
	await page.evaluate( () =>
		window.scrollBy( {
			top: document.querySelector( '.eidan-uncover' )!.getBoundingClientRect().top + 100 - innerHeight,
			behavior: 'instant',
		} )
	);
	expect(
		await page.evaluate( () =>
			[ 650, 780, 820 ].map( ( y ) =>
				Boolean( document.elementFromPoint( 720, y )?.closest( '.eidan-uncover' ) )
			)
		)
	).toEqual( [ false, false, true ] );
	// Check what is at that point as well, so that nothing clips the link.
	const { x, y, width, height } = ( await top.boundingBox() )!;
	expect(
		await page.evaluate(
			( [ left, middle ] ) => document.elementFromPoint( left!, middle! )?.closest( '.eidan-to-top' ) !== null,
			[ x + width / 2, y + height / 2 ]
		)
	).toBe( true );
	await top.click();
	await expect.poll( () => page.evaluate( () => Math.round( window.scrollY ) ) ).toBe( 0 );
} );
