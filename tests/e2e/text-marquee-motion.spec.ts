/**
 * When a text marquee stands still: by its button, focus, pointer, out of sight, with reduced motion, without script.
 * And what its movement costs.
 *
 * @group slow
 */
import { expect } from './fixtures';
import { button, marquee, moves, outlined, plain, stands, test, texts } from './support/marquee';

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

test( 'the button is below all rows and cuts no words; its place is kept while there is no script', async ( {
	page,
	visit,
	allowErrors,
} ) => {
	allowErrors( /ERR_FAILED/ );
	for ( const content of [ plain, outlined ] ) {
		const link = await visit( content );
		await moves( texts( page ) );
		const place = ( await button( page ).boundingBox() )!;
		const rows = await page
			.locator( '.eidan-marquee' )
			.evaluateAll( ( views ) => views.map( ( view ) => view.getBoundingClientRect().bottom + scrollY ) );
		const top = place.y + ( await page.evaluate( () => scrollY ) );
		expect( top ).toBeGreaterThanOrEqual( Math.max( ...rows ) - 1 );
		const widths = await page
			.locator( '.eidan-marquee' )
			.evaluateAll( ( views ) => views.map( ( view ) => view.clientWidth ) );
		expect( Math.min( ...widths ) ).toBe( await marquee( page ).evaluate( ( block ) => block.clientWidth ) );

		const height = ( await marquee( page ).boundingBox() )!.height;
		await page.route( /text-marquee\/view|view\/runtime/, ( route ) => route.abort() );
		await page.goto( link );
		expect( ( await marquee( page ).boundingBox() )!.height ).toBeCloseTo( height, 0 );
		await page.unroute( /text-marquee\/view|view\/runtime/ );
	}
} );

test( 'focus inside stops it for good, in sight, until it is started again', async ( { page, visit } ) => {
	await visit( plain );
	await moves( texts( page ) );
	const link = texts( page ).getByRole( 'link', { name: 'Words that work' } ).first();
	// Use the keyboard first, so that the browser shows the focus.
	await page.keyboard.press( 'Tab' );
	await link.focus();
	await expect( link ).toBeFocused();
	await stands( texts( page ) );
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	const [ row, target ] = [
		( await page.locator( '.eidan-marquee' ).boundingBox() )!,
		( await link.boundingBox() )!,
	];
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
	const space =
		'<!-- wp:spacer {"height":"2000px"} --><div style="height:2000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
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
	// Visitors may change this setting while they are on the page.
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
	// Try again if work from loading the page falls into the five seconds. What the movement costs would show every
	// time.
	await expect( async () => {
		const before = await count();
		await new Promise( ( done ) => setTimeout( done, 5000 ) );
		const after = await count();
		expect( after.RecalcStyleCount! - before.RecalcStyleCount! ).toBe( 0 );
		expect( after.LayoutCount! - before.LayoutCount! ).toBe( 0 );
		expect( after.ScriptDuration! - before.ScriptDuration! ).toBeLessThan( 0.005 );
	} ).toPass( { timeout: 20_000 } );
} );
