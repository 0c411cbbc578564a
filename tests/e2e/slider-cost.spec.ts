/**
 * What sliders cost a page: layout shifts, layouts, loading Swiper. And what works without script.
 *
 * @group slow
 */
import { expect, test } from './fixtures';
import { portfolioItems, sliderOf } from './support/portfolio';
import { engines, holdModules, releaseModules, Slider } from './support/slider';

let ids: number[];

test.beforeAll( async ( { site } ) => {
	ids = await portfolioItems( site );
} );

test( 'starting lays nothing out', async ( { page, visit } ) => {
	const url = await visit( sliderOf( ids ) );
	await page.route( url, holdModules );
	await page.goto( url, { waitUntil: 'networkidle' } );
	const session = await page.context().newCDPSession( page );
	await session.send( 'Performance.enable' );
	const layouts = async () => {
		const { metrics } = await session.send( 'Performance.getMetrics' );
		return metrics.find( ( { name } ) => name === 'LayoutCount' )!.value;
	};
	const before = await layouts();
	await releaseModules( page );
	await expect( page.locator( '.eidan-slider' ) ).toHaveClass( /is-ready/ );
	await page.evaluate(
		() => new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( done ) ) )
	);
	expect( await layouts() ).toBe( before );
} );

for ( const { engine, more } of engines ) {
	test.describe( engine, () => {
		test( 'taking over shifts nothing', async ( { page, visit } ) => {
			const url = await visit(
				sliderOf( ids, { ...more, pagination: 'bullets', autoplay: 5000, slidesPerView: 2.5 } )
			);
			await page.route( url, holdModules );
			await page.goto( url, { waitUntil: 'networkidle' } );
			// Count only from now on. Before, a page that arrives in pieces and the theme's fonts move content without
			// any script of ours.
			await page.evaluate( () => {
				const shifts: string[] = [];
				Object.assign( window, { shifts } );
				new PerformanceObserver( ( list ) => {
					for ( const entry of list.getEntries() as ( PerformanceEntry & {
						sources: { node: Element | null }[];
					} )[] ) {
						shifts.push( ...entry.sources.map( ( { node } ) => node?.parentElement?.outerHTML ?? '' ) );
					}
				} ).observe( { type: 'layout-shift' } );
			} );
			await releaseModules( page );
			await new Slider( page ).ready();
			await page.evaluate(
				() => new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( done ) ) )
			);
			expect( await page.evaluate( () => ( window as unknown as { shifts: string[] } ).shifts ) ).toEqual( [] );
		} );
	} );
}

test( 'Swiper is not asked for before its slider comes near, and never without need', async ( { page, visit } ) => {
	const spacer =
		'<!-- wp:spacer {"height":"4000px"} --><div style="height:4000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
	const asked: string[] = [];
	page.on( 'request', ( request ) => request.url().includes( 'slider-swiper' ) && asked.push( request.url() ) );
	await visit( sliderOf( ids ) + spacer + sliderOf( ids, { loop: true } ) );
	await new Slider( page ).ready();
	await page.waitForLoadState( 'networkidle' );
	expect( asked ).toEqual( [] );
	await page.locator( '.eidan-slider' ).last().scrollIntoViewIfNeeded();
	await expect( page.locator( '.eidan-slider' ).last() ).toHaveClass( /is-ready/ );
	expect( asked ).toHaveLength( 1 );
} );

test( 'where Swiper cannot be had, the row scrolls natively, the console says so, and the next slider tries once more', async ( {
	page,
	visit,
	allowErrors,
} ) => {
	allowErrors( /slider-swiper|Failed to (load|fetch)/ );
	const told: string[] = [];
	const thrown: Error[] = [];
	page.on( 'console', ( message ) => message.type() === 'error' && told.push( message.text() ) );
	page.on( 'pageerror', ( error ) => thrown.push( error ) );
	const spacer =
		'<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
	await page.route( /slider-swiper/, ( route ) => route.abort(), { times: 1 } );
	await visit( sliderOf( ids, { loop: true } ) + spacer + sliderOf( ids, { loop: true } ) );
	const slider = await new Slider( page ).ready();
	await slider.next.click();
	await slider.shows( 2 );
	expect( told.join( '\n' ) ).toContain( 'ChunkLoadError: Loading chunk slider-swiper failed' );

	await page.locator( '.eidan-slider' ).last().scrollIntoViewIfNeeded();
	await expect( page.locator( '.swiper-initialized' ) ).toHaveCount( 1 );
	expect( thrown ).toEqual( [] );
} );

test( 'without script it is a row that scrolls, with no control that does nothing', async ( { browser, visit } ) => {
	const url = await visit( sliderOf( ids, { autoplay: 5000 } ) );
	const context = await browser.newContext( { javaScriptEnabled: false } );
	const page = await context.newPage();
	await page.goto( url );
	await expect( page.locator( '.eidan-work a' ) ).toHaveCount( 8 );
	await expect( page.locator( '.eidan-slider button:visible' ) ).toHaveCount( 0 );
	await page.getByRole( 'link', { name: 'Work 8' } ).focus();
	await expect( page.getByRole( 'link', { name: 'Work 8' } ) ).toBeInViewport();
	await context.close();
} );

test( 'where its script does not come, no control stays that does nothing, until it comes', async ( {
	page,
	visit,
} ) => {
	const url = await visit( sliderOf( ids, { autoplay: 5000, pagination: 'bullets' } ) );
	await page.route( url, holdModules );
	await page.goto( url );
	const slider = new Slider( page );
	const places = () =>
		page
			.locator( '.eidan-slider, .eidan-slider *, footer' )
			.evaluateAll( ( elements ) =>
				elements.map( ( element ) => JSON.stringify( element.getBoundingClientRect() ) )
			);
	const bar = () => slider.view.evaluate( ( view ) => getComputedStyle( view ).scrollbarWidth );
	await expect( slider.next ).toBeVisible();
	expect( await bar() ).toBe( 'none' );
	await page.waitForLoadState( 'networkidle' );
	const before = await places();

	await expect( slider.root.locator( 'button:visible' ) ).toHaveCount( 0 );
	expect( await bar() ).toBe( 'auto' );
	expect( await places() ).toEqual( before );

	await releaseModules( page );
	await slider.ready();
	await slider.next.click();
	await slider.shows( 2 );
	expect( await bar() ).toBe( 'none' );
} );

test( 'where its script does not come, thumbnails stay: they are links', async ( { page, visit } ) => {
	const url = await visit( sliderOf( ids, { pagination: 'thumbs' } ) );
	await page.route( url, holdModules );
	await page.goto( url );
	const slider = new Slider( page );
	await expect( slider.next ).toBeHidden();
	await slider.root.getByRole( 'link', { name: 'Go to slide 8' } ).click();
	await expect( page.getByRole( 'link', { name: 'Work 8' } ) ).toBeInViewport();
} );

test( 'costs no layout while it is paused', async ( { page, visit } ) => {
	await visit( sliderOf( ids, { autoplay: 300 } ) );
	const slider = await new Slider( page ).ready();
	await slider.rotation.click();
	const session = await page.context().newCDPSession( page );
	await session.send( 'Performance.enable' );
	const layouts = async () => {
		const { metrics } = await session.send( 'Performance.getMetrics' );
		return metrics.find( ( { name } ) => name === 'LayoutCount' )!.value;
	};
	await page.waitForTimeout( 300 );
	const before = await layouts();
	await page.waitForTimeout( 1500 );
	expect( await layouts() ).toBe( before );
} );
