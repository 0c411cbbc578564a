/**
 * One suite over both engines: whatever moves the slides, controls, keys,
 * rotation and words are the same.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { portfolioItems, sliderOf } from './support/portfolio';

let ids: number[];

test.beforeAll( async ( { site } ) => {
	ids = await portfolioItems( site );
} );

/** The parts of a slider on a page. */
class Slider {
	readonly root: Locator;
	readonly view: Locator;
	readonly rotation: Locator;
	readonly previous: Locator;
	readonly next: Locator;
	readonly live: Locator;

	constructor( readonly page: Page ) {
		this.root = page.locator( '.eidan-slider' ).first();
		this.view = this.root.locator( '.eidan-slider__view' );
		this.rotation = this.root.getByRole( 'button', { name: /automatic slide show/ } );
		this.previous = this.root.getByRole( 'button', { name: 'Previous slide' } );
		this.next = this.root.getByRole( 'button', { name: 'Next slide' } );
		this.live = this.root.locator( ':scope > [aria-live]' );
	}

	async ready(): Promise< this > {
		await expect( this.root ).toHaveClass( /is-ready/ );
		return this;
	}

	/** The title of the slide at the beginning of the view. */
	async first(): Promise< string > {
		return this.view.evaluate( ( view ) => {
			const box = view.getBoundingClientRect();
			const rtl = getComputedStyle( view ).direction === 'rtl';
			const far = ( slide: Element ) => {
				const { left, right, top } = slide.getBoundingClientRect();
				return Math.abs( rtl ? right - box.right : left - box.left ) + Math.abs( top - box.top );
			};
			const slides = [ ...view.querySelectorAll( '.eidan-slider__slide' ) ].sort( ( a, b ) => far( a ) - far( b ) );
			return slides[ 0 ]!.querySelector( '.eidan-work__title' )!.textContent;
		} );
	}

	async shows( number: number ): Promise< void > {
		await expect.poll( () => this.first() ).toBe( `Work ${ number }` );
	}
}

const engines = [
	{ engine: 'native', more: {} },
	{ engine: 'Swiper', more: { loop: true } },
];

for ( const { engine, more } of engines ) {
	test.describe( engine, () => {
		const open = async ( page: Page, visit: ( content: string, options?: { query?: string } ) => Promise< string >, options: object = {} ) => {
			await visit( sliderOf( ids, { ...more, ...options } ) );
			return new Slider( page ).ready();
		};

		test( 'arrows move and keep the focus', async ( { page, visit } ) => {
			const slider = await open( page, visit );
			await slider.shows( 1 );
			await slider.next.click();
			await slider.shows( 2 );
			await slider.next.press( 'Enter' );
			await slider.shows( 3 );
			await slider.next.press( 'Space' );
			await slider.shows( 4 );
			await expect( slider.next ).toBeFocused();
			await slider.previous.press( 'Enter' );
			await slider.shows( 3 );
			await expect( slider.previous ).toBeFocused();
		} );

		test( 'arrow keys, Home and End move', async ( { page, visit } ) => {
			const slider = await open( page, visit );
			await slider.view.focus();
			await page.keyboard.press( 'ArrowRight' );
			await slider.shows( 2 );
			await page.keyboard.press( 'ArrowRight' );
			await slider.shows( 3 );
			await page.keyboard.press( 'ArrowLeft' );
			await slider.shows( 2 );
			await page.keyboard.press( 'Home' );
			await slider.shows( 1 );
			await page.keyboard.press( 'End' );
			await slider.shows( engine === 'native' ? 6 : 8 );
			// Keys of the browser stay the browser's.
			await page.keyboard.press( 'Shift+Home' );
			await slider.shows( engine === 'native' ? 6 : 8 );
		} );

		test( 'keys can be turned off', async ( { page, visit } ) => {
			const slider = await open( page, visit, { keyboard: false } );
			await slider.next.focus();
			await page.keyboard.press( 'ArrowRight' );
			await slider.next.press( 'Enter' );
			await slider.shows( 2 );
		} );

		test( 'bullets go to a position and say which is the current one', async ( { page, visit } ) => {
			const slider = await open( page, visit, { pagination: 'bullets' } );
			const bullets = slider.root.getByRole( 'button', { name: /Go to slide/ } );
			await expect( bullets ).toHaveCount( engine === 'native' ? 6 : 8 );
			await slider.root.getByRole( 'button', { name: 'Go to slide 4' } ).click();
			await slider.shows( 4 );
			await expect( slider.root.locator( '[aria-current="true"]' ) ).toHaveAccessibleName( 'Go to slide 4' );
			const box = await bullets.first().boundingBox();
			expect( Math.min( box!.width, box!.height ) ).toBeGreaterThanOrEqual( 24 );
		} );

		test( 'words are told after a move, not at the start', async ( { page, visit } ) => {
			const slider = await open( page, visit );
			await expect( slider.live ).toHaveAttribute( 'aria-live', 'polite' );
			await expect( slider.live ).toBeEmpty();
			await slider.next.click();
			await expect( slider.live ).toHaveText( `Slide 2 of ${ engine === 'native' ? 6 : 8 }` );
		} );

		test( 'runs from right to left', async ( { page, visit } ) => {
			await page.addInitScript( () =>
				new MutationObserver( () => document.documentElement.setAttribute( 'dir', 'rtl' ) ).observe( document, { childList: true } )
			);
			const slider = await open( page, visit );
			await slider.shows( 1 );
			await slider.next.click();
			await slider.shows( 2 );
			await slider.view.focus();
			await page.keyboard.press( 'ArrowLeft' );
			await slider.shows( 3 );
			await page.keyboard.press( 'ArrowRight' );
			await slider.shows( 2 );
			const second = page.locator( '.eidan-slider__slide', { hasText: 'Work 2' } );
			const third = page.locator( '.eidan-slider__slide', { hasText: 'Work 3' } );
			expect( ( await third.boundingBox() )!.x ).toBeLessThan( ( await second.boundingBox() )!.x );
		} );

		test( 'stands upright', async ( { page, visit } ) => {
			const slider = await open( page, visit, { direction: 'vertical', height: '500px', slidesPerView: 2 } );
			await slider.shows( 1 );
			expect( Math.round( ( await slider.view.boundingBox() )!.height ) ).toBe( 500 );
			await slider.next.click();
			await slider.shows( 2 );
			await slider.view.focus();
			await page.keyboard.press( 'ArrowDown' );
			await slider.shows( 3 );
			await page.keyboard.press( 'ArrowUp' );
			await slider.shows( 2 );
		} );

		test( 'a mouse drags it, and the link under it stays shut', async ( { page, visit } ) => {
			const slider = await open( page, visit );
			const url = page.url();
			await slider.view.scrollIntoViewIfNeeded();
			const box = ( await slider.view.boundingBox() )!;
			await page.mouse.move( box.x + box.width * 0.6, box.y + 60 );
			await page.mouse.down();
			await page.mouse.move( box.x + box.width * 0.4, box.y + 60, { steps: 8 } );
			await page.mouse.up();
			await slider.shows( 2 );
			expect( page.url() ).toBe( url );
		} );

		test( 'the wheel moves one position a turn', async ( { page, visit } ) => {
			const slider = await open( page, visit, { sliderScroll: true, wheelLock: 600 } );
			await slider.view.hover();
			const before = await page.evaluate( () => scrollY );
			await page.mouse.wheel( 0, 120 );
			await slider.shows( 2 );
			await page.mouse.wheel( 0, 120 );
			await page.mouse.wheel( 0, 120 );
			await slider.shows( 2 );
			expect( await page.evaluate( () => scrollY ) ).toBe( before );
			await expect
				.poll( async () => {
					await page.mouse.wheel( 0, 120 );
					return slider.first();
				} )
				.toBe( 'Work 3' );
		} );

		test( 'follows the width of the screen', async ( { page, visit } ) => {
			const slider = await open( page, visit, { slidesPerView: 5 } );
			const perView = async () => {
				const [ view, slide ] = await Promise.all( [ slider.view.boundingBox(), slider.root.locator( '.eidan-slider__slide' ).first().boundingBox() ] );
				return Math.round( ( view!.width + 30 ) / ( slide!.width + 30 ) );
			};
			for ( const [ width, slides ] of [ [ 1500, 5 ], [ 1440, 5 ], [ 1366, 4 ], [ 1024, 3 ], [ 768, 2 ], [ 680, 1 ], [ 480, 1 ] ] as const ) {
				await page.setViewportSize( { width, height: 800 } );
				await expect.poll( perView, `at ${ width } px` ).toBe( slides );
			}
			await slider.next.click();
			await slider.shows( 2 );
		} );

		test.describe( 'rotation', () => {
			test( 'is the first tab stop; its button stops and starts', async ( { page, visit } ) => {
				const slider = await open( page, visit, { autoplay: 400 } );
				await expect.poll( () => slider.first() ).not.toBe( 'Work 1' );
				await expect( slider.live ).toHaveAttribute( 'aria-live', 'off' );
				await expect( slider.live ).toBeAttached();
				await slider.rotation.click();
				await expect( slider.rotation ).toHaveAccessibleName( 'Start automatic slide show' );
				await expect( slider.live ).toHaveAttribute( 'aria-live', 'polite' );
				const first = await slider.root.locator( 'a, button, [tabindex="0"]' ).first().getAttribute( 'aria-label' );
				expect( first ).toBe( 'Start automatic slide show' );
				await slider.rotation.click();
				await expect( slider.rotation ).toHaveAccessibleName( 'Stop automatic slide show' );
				const now = await slider.first();
				// The pointer is above: it was started by hand, so it runs all the same.
				await expect.poll( () => slider.first() ).not.toBe( now );
			} );

			test( 'focus inside stops it until it is started again', async ( { page, visit } ) => {
				const slider = await open( page, visit, { autoplay: 300 } );
				await slider.next.focus();
				await expect( slider.rotation ).toHaveAccessibleName( 'Start automatic slide show' );
				const now = await slider.first();
				await slider.next.blur();
				await page.waitForTimeout( 900 );
				expect( await slider.first() ).toBe( now );
				await slider.rotation.focus();
				await page.keyboard.press( 'Enter' );
				await expect( slider.rotation ).toHaveAccessibleName( 'Stop automatic slide show' );
				await expect.poll( () => slider.first() ).not.toBe( now );
			} );

			test( 'a pointer above holds it', async ( { page, visit } ) => {
				const slider = await open( page, visit, { autoplay: 300 } );
				await slider.view.hover();
				const now = await slider.first();
				await page.waitForTimeout( 900 );
				expect( await slider.first() ).toBe( now );
				await expect( slider.rotation ).toHaveAccessibleName( 'Stop automatic slide show' );
				await page.mouse.move( 5, 5 );
				await expect.poll( () => slider.first() ).not.toBe( now );
			} );

			test( 'nothing moves under reduced motion', async ( { page, visit } ) => {
				await page.emulateMedia( { reducedMotion: 'reduce' } );
				const slider = await open( page, visit, { autoplay: 300, speed: 2000 } );
				await expect( slider.rotation ).toHaveAccessibleName( 'Start automatic slide show' );
				await page.waitForTimeout( 900 );
				await slider.shows( 1 );
				await slider.next.click();
				// At once, whatever the speed.
				expect( await slider.first() ).toBe( 'Work 2' );
				expect( await page.evaluate( () => document.getAnimations().length ) ).toBe( 0 );
			} );

			test( 'rests out of sight', async ( { page, visit } ) => {
				await visit(
					sliderOf( ids, { ...more, autoplay: 300 } ) + '<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->'
				);
				const slider = await new Slider( page ).ready();
				await page.evaluate( () => scrollTo( { top: 3500, behavior: 'instant' } ) );
				await expect( slider.root ).not.toBeInViewport();
				await page.waitForTimeout( 100 );
				const now = await slider.first();
				await page.waitForTimeout( 900 );
				expect( await slider.first() ).toBe( now );
			} );
		} );

		test( 'taking over shifts nothing', async ( { page, visit } ) => {
			await page.addInitScript( () => {
				const shifts: string[] = [];
				Object.assign( window, { shifts } );
				new PerformanceObserver( ( list ) => {
					for ( const entry of list.getEntries() as ( PerformanceEntry & { value: number; sources: { node: Element | null }[] } )[] ) {
						// The theme's fonts move words of its own.
						shifts.push( ...entry.sources.flatMap( ( { node } ) => ( node?.parentElement?.closest( '.eidan-slider' ) ? [ node.parentElement.outerHTML ] : [] ) ) );
					}
				} ).observe( { type: 'layout-shift', buffered: true } );
			} );
			await open( page, visit, { pagination: 'bullets', autoplay: 5000, slidesPerView: 2.5 } );
			await page.evaluate( () => new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( done ) ) ) );
			expect( await page.evaluate( () => ( window as unknown as { shifts: string[] } ).shifts ) ).toEqual( [] );
		} );
	} );
}

test( 'rotation starts again at the first slide after the last one', async ( { page, visit } ) => {
	await visit( sliderOf( ids.slice( 0, 4 ), { autoplay: 250 } ) );
	const slider = await new Slider( page ).ready();
	await slider.shows( 2 );
	await slider.shows( 1 );
} );

test( 'arrows rest at the ends without losing the focus', async ( { page, visit } ) => {
	await visit( sliderOf( ids.slice( 0, 4 ) ) );
	const slider = await new Slider( page ).ready();
	await expect( slider.previous ).toHaveAttribute( 'aria-disabled', 'true' );
	await slider.next.press( 'Enter' );
	await slider.shows( 2 );
	await expect( slider.next ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( slider.next ).toBeFocused();
	await slider.next.press( 'Enter' );
	await slider.shows( 2 );
} );

test( 'a loop goes on beyond both ends', async ( { page, visit } ) => {
	await visit( sliderOf( ids, { loop: true } ) );
	const slider = await new Slider( page ).ready();
	await slider.previous.click();
	await slider.shows( 8 );
	await slider.next.click();
	await slider.next.click();
	await slider.shows( 2 );
	await expect( slider.previous ).toHaveAttribute( 'aria-disabled', 'false' );
} );

test( 'a loop keeps the focus of a link that it moves', async ( { page, visit } ) => {
	await visit( sliderOf( ids, { loop: true } ) );
	const slider = await new Slider( page ).ready();
	const link = page.getByRole( 'link', { name: 'Work 1' } );
	await link.focus();
	for ( let step = 0; step < 5; step++ ) {
		await page.keyboard.press( 'ArrowRight' );
	}
	await slider.shows( 6 );
	await expect( link ).toBeFocused();
} );

test( 'Tab reaches slides out of sight, and they come into view', async ( { page, visit } ) => {
	for ( const options of [ {}, { loop: true } ] ) {
		await visit( sliderOf( ids, options ) );
		await new Slider( page ).ready();
		await page.getByRole( 'link', { name: 'Work 5' } ).focus();
		await expect( page.getByRole( 'link', { name: 'Work 5' } ) ).toBeInViewport( { ratio: 1 } );
	}
} );

for ( const effect of [ 'fade', 'flip' ] ) {
	test( `${ effect } shows one slide and hides the others from everybody`, async ( { page, visit } ) => {
		await visit( sliderOf( ids, { effect } ) );
		const slider = await new Slider( page ).ready();
		await expect( slider.root.locator( '.eidan-slider__slide:not([inert])' ) ).toHaveText( /Work 1/ );
		await slider.next.click();
		await expect( slider.root.locator( '.eidan-slider__slide:not([inert])' ) ).toHaveText( /Work 2/ );
	} );
}

test( 'the wheel is released at both ends', async ( { page, visit } ) => {
	await visit(
		sliderOf( ids.slice( 0, 5 ), { sliderScroll: true, wheelLock: 0 } ) + '<!-- wp:spacer {"height":"2000px"} --><div style="height:2000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->'
	);
	const slider = await new Slider( page ).ready();
	const scrolled = () => page.evaluate( () => scrollY );
	await slider.view.hover();
	const start = await scrolled();
	await page.mouse.wheel( 0, 100 );
	await slider.shows( 2 );
	await page.mouse.wheel( 0, 100 );
	await slider.shows( 3 );
	expect( await scrolled() ).toBe( start );
	await page.mouse.wheel( 0, 100 );
	await expect.poll( scrolled ).toBeGreaterThan( start );
	await slider.shows( 3 );
} );

test( 'Swiper is not asked for before its slider comes near, and never without need', async ( { page, visit } ) => {
	const spacer = '<!-- wp:spacer {"height":"4000px"} --><div style="height:4000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
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

test( 'where Swiper cannot be had, the row scrolls natively and a warning is logged', async ( { page, visit, allowErrors } ) => {
	allowErrors( /slider-swiper|Failed to (load|fetch)/ );
	const warnings: string[] = [];
	page.on( 'console', ( message ) => message.type() === 'warning' && warnings.push( message.text() ) );
	await page.route( /slider-swiper/, ( route ) => route.abort() );
	await visit( sliderOf( ids, { loop: true } ) );
	const slider = await new Slider( page ).ready();
	await slider.next.click();
	await slider.shows( 2 );
	expect( warnings.join() ).toContain( 'Eidan slider' );
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

test( 'a link to a slide of a named slider goes there', async ( { page, visit } ) => {
	const link = await visit( sliderOf( ids, { unique: 'work' } ) );
	await page.goto( 'about:blank' );
	await page.goto( link + '#work-4' );
	const slider = await new Slider( page ).ready();
	await expect( slider.root.locator( '#work-4' ) ).toBeInViewport( { ratio: 0.5 } );
} );

test( 'a moving slide is where its time says, and snapping rests meanwhile', async ( { page, visit } ) => {
	await visit( sliderOf( ids, { speed: 3000 } ) );
	const slider = await new Slider( page ).ready();
	await slider.next.click();
	const moving = await slider.view.evaluate( ( view ) => ( {
		duration: view.firstElementChild!.getAnimations()[ 0 ]!.effect!.getTiming().duration,
		snap: getComputedStyle( view ).scrollSnapType,
	} ) );
	expect( moving ).toEqual( { duration: 3000, snap: 'none' } );
	await slider.view.evaluate( ( view ) => view.firstElementChild!.getAnimations().forEach( ( animation ) => animation.finish() ) );
	await expect.poll( () => slider.view.evaluate( ( view ) => getComputedStyle( view ).scrollSnapType ) ).toContain( 'mandatory' );
	await slider.shows( 2 );
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
