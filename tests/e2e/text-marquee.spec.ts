import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './fixtures';

const fixture = ( name: string ) => readFileSync( join( __dirname, '../fixtures/blocks', `${ name }.html` ), 'utf8' );
const plain = fixture( 'text-marquee' );
const outlined = fixture( 'text-marquee__outlined' );

// The theme's header may be high: what is out of sight stands still.
const test = base.extend( {
	visit: async ( { page, visit }, use ) => {
		await use( async ( content, options ) => {
			const link = await visit( content, options );
			await page.locator( '.wp-block-eidan-text-marquee' ).first().scrollIntoViewIfNeeded();
			return link;
		} );
	},
} );

const marquee = ( page: Page ) => page.locator( '.wp-block-eidan-text-marquee' ).first();
const texts = ( page: Page ) => page.locator( '.eidan-marquee__texts' ).first();
const button = ( page: Page ) => page.getByRole( 'button', { name: 'Pause scrolling text' } );

/** Where the texts are, twice: how far they went in between. */
const travel = async ( element: Locator, milliseconds = 400 ) =>
	element.evaluate(
		( node, time ) =>
			new Promise< number >( ( done ) => {
				const from = node.getBoundingClientRect().x;
				setTimeout( () => done( node.getBoundingClientRect().x - from ), time );
			} ),
		milliseconds
	);
const moves = async ( element: Locator ) => expect.poll( async () => Math.abs( await travel( element ) ) ).toBeGreaterThan( 1 );
const stands = async ( element: Locator ) => expect.poll( () => travel( element ) ).toBe( 0 );

test( 'texts run towards the start at the pace of the specification @both', async ( { page, visit } ) => {
	await visit( plain );
	await moves( texts( page ) );
	await expect.poll( () => travel( texts( page ) ) ).toBeLessThan( 0 );
	// 0.05 % of the visible width in each of 60 frames a second.
	const { seconds, rounds } = await marquee( page ).evaluate( ( root ) => {
		const row = root.querySelector< HTMLElement >( '.eidan-marquee' )!;
		const first = row.firstElementChild as HTMLElement;
		return {
			seconds: parseFloat( getComputedStyle( first ).animationDuration ),
			rounds: first.offsetWidth / row.offsetWidth,
		};
	} );
	expect( seconds ).toBeCloseTo( rounds / 0.0005 / 60, 1 );
} );

test( 'a second row runs the other way, towards the end first', async ( { page, visit } ) => {
	await visit( outlined );
	const rows = page.locator( '.eidan-marquee' );
	await expect( rows ).toHaveCount( 2 );
	await moves( texts( page ) );
	expect( await travel( texts( page ) ) ).toBeGreaterThan( 0 );
	expect( await travel( rows.nth( 1 ).locator( '.eidan-marquee__texts' ).first() ) ).toBeLessThan( 0 );
} );

test( 'in right-to-left scripts the start is on the right', async ( { page, visit } ) => {
	await visit( `<!-- wp:html --><div dir="rtl"><!-- /wp:html -->${ plain }<!-- wp:html --></div><!-- /wp:html -->` );
	await moves( texts( page ) );
	expect( await travel( texts( page ) ) ).toBeGreaterThan( 0 );
} );

/**
 * For each row, the largest distance between a copy and where it belongs, and whether the copies reach to the end of a round.
 *
 * @param root The block.
 */
const steps = ( root: Locator ) =>
	root.evaluate( ( block ) =>
		[ ...block.querySelectorAll( '.eidan-marquee' ) ].map( ( row ) => {
			const boxes = [ ...row.querySelectorAll( '.eidan-marquee__texts' ) ]
				.map( ( element ) => element.getBoundingClientRect() )
				.sort( ( one, other ) => one.left - other.left );
			const off = boxes.slice( 1 ).map( ( { left }, at ) => Math.abs( left - boxes[ at ]!.right ) );
			const reach = boxes.at( -1 )!.right - boxes[ 0 ]!.left - boxes[ 0 ]!.width;
			return { inStep: Math.max( ...off ) < 1, reaches: reach > row.clientWidth - 1 };
		} )
	);
const inStep = { inStep: true, reaches: true };

test( 'the row has no gap, and copies are hidden from assistive technology', async ( { page, visit } ) => {
	await visit( plain );
	const copies = texts( page ).locator( '.eidan-marquee__texts' );
	await expect( copies.first() ).toBeAttached();
	for ( const copy of await copies.all() ) {
		await expect( copy ).toHaveAttribute( 'inert', '' );
	}
	const client = await page.context().newCDPSession( page );
	const { nodes } = await client.send( 'Accessibility.getFullAXTree' );
	expect( nodes.filter( ( { ignored, role, name } ) => ! ignored && role?.value === 'link' && name?.value === 'Words that work' ) ).toHaveLength( 1 );
	expect( await page.evaluate( () => document.documentElement.scrollWidth <= window.innerWidth ) ).toBe( true );
} );

// Positions, not only how many there are: copies that came later ran a beat behind the others.
test( 'copies keep step through five widths, and the button keeps its own', async ( { page, visit } ) => {
	await visit( outlined );
	await moves( texts( page ) );
	for ( const width of [ 600, 2000, 375, 1500, 2560 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await expect.poll( () => steps( marquee( page ) ), `${ width } px` ).toEqual( [ inStep, inStep ] );
	}
	const width = () => button( page ).evaluate( ( element ) => element.getBoundingClientRect().width );
	const moving = await width();
	await button( page ).click();
	expect( await width() ).toBe( moving );
} );

test( 'starting asks for no layout of its own', async ( { page, visit } ) => {
	await page.addInitScript( () => {
		const forced: string[] = [];
		Object.assign( window, { forced } );
		let observing = false;
		window.ResizeObserver = class extends ResizeObserver {
			constructor( callback: ResizeObserverCallback ) {
				super( ( ...given ) => {
					observing = true;
					callback( ...given );
					observing = false;
				} );
			}
		};
		const watch = ( prototype: object, name: string ) => {
			const own = Object.getOwnPropertyDescriptor( prototype, name )!;
			const note = < T >( result: T ) => {
				if ( ! observing && String( new Error().stack ).includes( '/eidan/' ) ) {
					forced.push( name );
				}
				return result;
			};
			Object.defineProperty( prototype, name, {
				configurable: true,
				get() {
					return note( own.get!.call( this ) );
				},
				set( value ) {
					note( own.set?.call( this, value ) );
				},
			} );
		};
		watch( Element.prototype, 'scrollLeft' );
		watch( HTMLElement.prototype, 'offsetWidth' );
	} );
	await visit( plain );
	await moves( texts( page ) );
	expect( await page.evaluate( () => ( window as unknown as { forced: string[] } ).forced ) ).toEqual( [] );
} );

test( 'the button pauses and starts, by pointer and by keyboard', async ( { page, visit } ) => {
	await visit( plain );
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'false' );
	const box = ( await button( page ).boundingBox() )!;
	expect( Math.min( box.width, box.height ) ).toBeGreaterThanOrEqual( 24 );
	await button( page ).click();
	await page.mouse.move( 1, 1 );
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await stands( texts( page ) );
	await button( page ).click();
	await page.mouse.move( 1, 1 );
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'false' );
	await moves( texts( page ) );
	await button( page ).press( 'Enter' );
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await button( page ).press( 'Space' );
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'false' );
	await moves( texts( page ) );
} );

test( 'focus inside stops it for good, in sight, until it is started again', async ( { page, visit } ) => {
	await visit( plain );
	await moves( texts( page ) );
	const link = texts( page ).getByRole( 'link', { name: 'Words that work' } ).first();
	// By keyboard, so that the focus shows.
	await page.keyboard.press( 'Tab' );
	await link.focus();
	await expect( link ).toBeFocused();
	await stands( texts( page ) );
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	const [ row, target ] = [ ( await page.locator( '.eidan-marquee' ).boundingBox() )!, ( await link.boundingBox() )! ];
	expect( target.x ).toBeLessThan( row.x + row.width );
	expect( target.x + target.width ).toBeGreaterThan( row.x );
	await link.evaluate( ( node ) => node.blur() );
	await stands( texts( page ) );
	await page.keyboard.press( 'Tab' );
	await button( page ).press( 'Enter' );
	await moves( texts( page ) );
} );

test( 'it rests under the pointer, unless the author says no', async ( { page, visit } ) => {
	await visit( plain );
	await moves( texts( page ) );
	await page.locator( '.eidan-marquee' ).hover();
	await stands( texts( page ) );
	await page.mouse.move( 1, 1 );
	await moves( texts( page ) );
	await visit( plain.replace( 'text-marquee -->', 'text-marquee {"pauseOnHover":false} -->' ) );
	await page.locator( '.eidan-marquee' ).hover();
	await moves( texts( page ) );
} );

test( 'it stands still off-screen', async ( { page, visit } ) => {
	const space = '<!-- wp:spacer {"height":"2000px"} --><div style="height:2000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
	await visit( plain + space );
	await moves( texts( page ) );
	await page.evaluate( () => scrollTo( { top: document.body.scrollHeight, behavior: 'instant' } ) );
	await stands( texts( page ) );
	await marquee( page ).scrollIntoViewIfNeeded();
	await moves( texts( page ) );
} );

test( 'reduced motion wraps it as text that stands', async ( { page, visit } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await visit( outlined.replace( 'Identity', 'Identity of a very long kind' ) );
	await stands( texts( page ) );
	await expect( button( page ) ).toBeHidden();
	await expect( page.locator( '.eidan-marquee__texts' ).filter( { visible: true } ) ).toHaveCount( 1 );
	for ( const word of [ 'Strategy', 'Identity', 'Words that work' ] ) {
		await expect( texts( page ).getByText( word ).first() ).toBeInViewport( { ratio: 0.9 } );
	}
	// The wish may change while one is there.
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await moves( texts( page ) );
} );

test( 'without script it is text', async ( { visit, browser, site } ) => {
	const link = await visit( outlined );
	const context = await browser.newContext( { javaScriptEnabled: false, baseURL: site.url } );
	const page = await context.newPage();
	await page.goto( link );
	await marquee( page ).scrollIntoViewIfNeeded();
	for ( const word of [ 'Strategy', 'Identity', 'Words that work' ] ) {
		await expect( texts( page ).getByText( word ).first() ).toBeInViewport( { ratio: 0.9 } );
	}
	await expect( page.getByRole( 'button', { name: 'Pause' } ) ).toHaveCount( 0 );
	await context.close();
} );

test( 'four of them run five seconds without script, layout or style', async ( { page, visit } ) => {
	test.slow();
	await visit( [ plain, outlined, plain, outlined ].join( '' ) );
	await moves( texts( page ) );
	await page.mouse.move( 1, 1 );
	await page.waitForLoadState( 'networkidle' );
	const client = await page.context().newCDPSession( page );
	await client.send( 'Performance.enable' );
	const count = async () => {
		const { metrics } = await client.send( 'Performance.getMetrics' );
		return Object.fromEntries( metrics.map( ( { name, value } ) => [ name, value ] ) );
	};
	// Again if what the page did on arriving falls into it; what the movement costs comes back every time.
	await expect( async () => {
		const before = await count();
		await new Promise( ( done ) => setTimeout( done, 5000 ) );
		const after = await count();
		expect( after.RecalcStyleCount! - before.RecalcStyleCount! ).toBe( 0 );
		expect( after.LayoutCount! - before.LayoutCount! ).toBe( 0 );
		expect( after.ScriptDuration! - before.ScriptDuration! ).toBeLessThan( 0.005 );
	} ).toPass( { timeout: 20_000 } );
} );

test( 'size follows the widths of the specification, and the author', async ( { page, visit } ) => {
	await visit( plain + outlined.replace( '"480":0.6', '"1480":1.5' ) );
	const size = ( index: number ) =>
		page
			.locator( '.eidan-marquee:not([inert])' )
			.nth( index )
			.evaluate( ( node ) => Math.round( parseFloat( getComputedStyle( node ).fontSize ) * 10 ) / 10 );
	const expected: [ number, number ][] = [ [ 1481, 96 ], [ 1480, 86.4 ], [ 1200, 76.8 ], [ 768, 62.4 ], [ 600, 48 ], [ 480, 38.4 ] ];
	for ( const [ width, pixels ] of expected ) {
		await page.setViewportSize( { width, height: 800 } );
		await expect.poll( () => size( 0 ), `${ width } px` ).toBe( pixels );
	}
	await page.setViewportSize( { width: 1400, height: 800 } );
	await expect.poll( () => size( 1 ) ).toBe( 144 );
} );

test( 'a separator stays what it is: text', async ( { page, visit } ) => {
	const nasty = JSON.stringify( '";}*{a' ).replace( /[<>&]/g, '' );
	await visit( plain.replace( 'text-marquee -->', `text-marquee {"separatorCharacter":${ nasty }} -->` ) );
	const content = await page
		.locator( '.eidan-marquee__texts > p' )
		.first()
		.evaluate( ( node ) => getComputedStyle( node, '::after' ).content );
	expect( content ).toContain( ';}*{a' );
	await moves( texts( page ) );
} );

test( 'the editor writes texts: Enter begins the next, and what is saved is valid @both', async ( { editor } ) => {
	await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
	await editor.insert( 'eidan/text-marquee' );
	await editor.canvas.getByRole( 'button', { name: 'Start writing' } ).click();
	await editor.page.keyboard.type( 'One' );
	await editor.page.keyboard.press( 'Enter' );
	// WordPress's words for an empty paragraph would fill the row at this size.
	const shown = editor.canvas.locator( '.eidan-marquee__texts > p [data-rich-text-placeholder]' );
	await expect.poll( () => shown.evaluate( ( element ) => getComputedStyle( element, '::after' ).content ) ).toBe( '"Text"' );
	await editor.page.keyboard.type( 'Two' );
	await expect( editor.canvas.locator( '.eidan-marquee__texts > p' ) ).toHaveText( [ 'One', 'Two' ] );
	await editor.select( 'eidan/text-marquee' );
	const settings = await editor.showSettings();
	await settings.getByLabel( 'Second row in the opposite direction' ).click();
	await settings.getByLabel( 'Separator' ).selectOption( 'icon' );
	const blocks = await editor.readBack();
	expect( blocks[ 1 ]!.attributes ).toMatchObject( { secondRow: true, separator: 'icon' } );
	expect( blocks[ 1 ]!.innerBlocks.map( ( { attributes } ) => String( attributes.content ) ) ).toEqual( [ 'One', 'Two' ] );
} );

test( 'what is pasted into a text becomes texts, lines, headings and lists too', async ( { editor } ) => {
	await editor.open( plain );
	const written = editor.canvas.locator( '.eidan-marquee__texts > p' );
	const [ block ] = await editor.blocks();
	const before = block!.innerBlocks.map( ( { attributes } ) => String( attributes.content ).replace( /<[^>]+>/g, '' ) );
	await editor.select( block!.innerBlocks[ 0 ]!.clientId );
	const paste = ( at: number, html: string, plainText: string ) =>
		written.nth( at ).evaluate(
			( element, [ rich, words ] ) => {
				const clipboardData = new DataTransfer();
				clipboardData.setData( 'text/html', rich! );
				clipboardData.setData( 'text/plain', words! );
				element.dispatchEvent( new ClipboardEvent( 'paste', { clipboardData, bubbles: true, cancelable: true } ) );
			},
			[ html, plainText ]
		);
	await paste( 0, '<h2>Head</h2><p>Words <b>in bold</b></p><ul><li>First<ul><li>Nested</li></ul></li></ul>', 'Head' );
	await expect( written ).toHaveText( [ before[ 0 ]!, 'Head', 'Words in bold', 'First', 'Nested', ...before.slice( 1 ) ] );
	await expect( written.nth( 2 ).locator( 'strong, b' ) ).toHaveText( 'in bold' );
	const [ pasted ] = await editor.blocks();
	await editor.select( pasted!.innerBlocks[ 4 ]!.clientId );
	await paste( 4, '', 'One line\nand another\n\nand a third' );
	await expect( written ).toHaveText( [ before[ 0 ]!, 'Head', 'Words in bold', 'First', 'Nested', 'One line', 'and another', 'and a third', ...before.slice( 1 ) ] );
	await editor.readBack();
} );

test( 'at full width standing text keeps off the edge of the screen', async ( { page, visit } ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await visit( outlined );
	const left = () => texts( page ).locator( 'p' ).first().evaluate( ( node ) => node.getBoundingClientRect().left );
	expect( await left() ).toBeGreaterThanOrEqual( 16 );
	// Moving text runs from edge to edge.
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await expect.poll( () => page.locator( '.eidan-marquee' ).first().evaluate( ( node ) => getComputedStyle( node ).paddingInlineStart ) ).toBe( '0px' );
} );

test( 'the canvas moves as the page does, until a text is written', async ( { editor } ) => {
	await editor.open( plain );
	const row = editor.canvas.locator( '.eidan-marquee' ).first();
	const first = row.locator( '.eidan-marquee__texts' ).first();
	await moves( first );
	expect( await row.locator( '[inert]' ).count() ).toBeGreaterThan( 0 );
	// Copies are no blocks.
	expect( await row.locator( '[inert] [data-block], [inert] [contenteditable]' ).count() ).toBe( 0 );

	const pause = editor.canvas.getByRole( 'button', { name: 'Pause scrolling text' } );
	await pause.click();
	await editor.page.mouse.move( 1, 1 );
	await expect( pause ).toHaveAttribute( 'aria-pressed', 'true' );
	await stands( first );
	await pause.click();
	await editor.page.mouse.move( 1, 1 );
	await moves( first );

	const [ block ] = await editor.blocks();
	// Widths, alignment and preview change how many copies there are, never their places.
	for ( const change of [
		() => editor.page.setViewportSize( { width: 1000, height: 900 } ),
		() => editor.page.setViewportSize( { width: 1900, height: 900 } ),
		() => editor.preview( 'Mobile' ),
		() => editor.preview( 'Desktop' ),
		() => editor.update( block!.clientId, { align: 'full' } ),
	] ) {
		await change();
		await expect.poll( () => steps( editor.canvas.locator( '.wp-block-eidan-text-marquee' ) ) ).toEqual( [ inStep ] );
	}

	await editor.select( block!.innerBlocks[ 0 ]!.clientId );
	await expect( row.locator( '[inert]' ) ).toHaveCount( 0 );
	await stands( first );
	await editor.page.keyboard.press( 'End' );
	await editor.page.keyboard.type( ' and more' );
	await editor.select( 'eidan/text-marquee' );
	await moves( first );
	await expect( row.locator( '[inert]' ).first() ).toContainText( 'and more' );
	expect( ( await editor.content() ).match( /<p>/g ) ).toHaveLength( block!.innerBlocks.length );
} );

test( 'the canvas stands still under reduced motion', async ( { editor } ) => {
	await editor.page.emulateMedia( { reducedMotion: 'reduce' } );
	await editor.open( plain );
	const row = editor.canvas.locator( '.eidan-marquee' ).first();
	await stands( row.locator( '.eidan-marquee__texts' ).first() );
	await expect( row.locator( '[inert]' ).filter( { visible: true } ) ).toHaveCount( 0 );
	await expect( editor.canvas.getByRole( 'button', { name: 'Pause scrolling text' } ) ).toBeHidden();
	await editor.page.emulateMedia( { reducedMotion: 'no-preference' } );
} );
