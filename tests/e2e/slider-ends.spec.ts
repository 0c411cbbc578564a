/**
 * Sliders that end, sliders that start again, and links that lead to one slide of many.
 *
 * @group slow
 */
import { expect, test } from './fixtures';
import { portfolioItems, sliderOf } from './support/portfolio';
import { holdModules, releaseModules, Slider } from './support/slider';

let ids: number[];

test.beforeAll( async ( { site } ) => {
	ids = await portfolioItems( site );
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

test( 'the focus on a slide stands from the first moment on', async ( { page, visit } ) => {
	// Try different numbers of frames after the start, as the engine needs some to measure itself.
	for ( const frames of [ 0, 1, 2, 3 ] ) {
		const url = await visit( sliderOf( ids, { loop: true } ) );
		await page.route( url, holdModules );
		await page.goto( url );
		await page.evaluate( ( wait ) => {
			const root = document.querySelector( '.eidan-slider' )!;
			const focus = ( left: number ) =>
				left ? requestAnimationFrame( () => focus( left - 1 ) ) : root.querySelectorAll( 'a' )[ 4 ]!.focus();
			const start = new MutationObserver( () => {
				if ( root.classList.contains( 'is-ready' ) ) {
					start.disconnect();
					focus( wait );
				}
			} );
			start.observe( root, { attributeFilter: [ 'class' ] } );
		}, frames );
		await releaseModules( page );
		const link = page.getByRole( 'link', { name: 'Work 5' } );
		await expect( link ).toBeFocused();
		await page.evaluate(
			() =>
				new Promise( ( done ) =>
					requestAnimationFrame( () => requestAnimationFrame( () => requestAnimationFrame( done ) ) )
				)
		);
		await expect( link, `${ frames } frames` ).toBeInViewport( { ratio: 1 } );
	}
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

const link = ( id: string ) =>
	`<!-- wp:paragraph --><p><a id="${ id }" href="#${ id }">A link</a></p><!-- /wp:paragraph -->`;

for ( const [ name, options ] of Object.entries( {
	'several slides': {},
	'one slide and a half': { slidesPerView: 1.5, customStages: true, slidesPerView1440: 1.5 },
	'a slide in the middle': { centeredSlides: true },
	'cover flow': { centeredSlides: true, effect: 'coverflow' },
	momentum: { freeMode: true, pagination: 'thumbs' },
} ) ) {
	test( `Tab goes through a loop to its end and back, in haste and at leisure: ${ name }`, async ( {
		page,
		visit,
	} ) => {
		await visit( link( 'before' ) + sliderOf( ids, { loop: true, speed: 150, ...options } ) + link( 'behind' ) );
		const slider = await new Slider( page ).ready();
		const stops =
			2 +
			( await slider.root.evaluate(
				( root ) =>
					[ ...root.querySelectorAll< HTMLElement >( 'a, button, [tabindex]' ) ].filter(
						( element ) => element.tabIndex >= 0 && element.checkVisibility()
					).length
			) );
		// A slide that a loop has moved is at another place of the document. So move some first.
		await slider.next.click();
		await slider.next.click();
		for ( const atLeisure of [ true, false ] ) {
			for ( const [ key, from, to ] of [
				[ 'Tab', 'before', 'behind' ],
				[ 'Shift+Tab', 'behind', 'before' ],
			] as const ) {
				await page.locator( `#${ from }` ).focus();
				const works = new Set< string | null >();
				let presses = 0;
				for (
					;
					presses < stops && ! ( await page.evaluate( ( id ) => document.activeElement?.id === id, to ) );
					presses++
				) {
					await page.keyboard.press( key );
					const focused = page.locator( ':focus' );
					if ( atLeisure ) {
						await slider.view.evaluate( ( view ) =>
							Promise.allSettled(
								view.getAnimations( { subtree: true } ).map( ( { finished } ) => finished )
							)
						);
						await expect( focused ).toBeInViewport();
					}
					works.add(
						await focused.evaluate(
							( element ) => element.closest( '.eidan-slider__slide' )?.ariaLabel ?? null
						)
					);
				}
				await expect( page.locator( `#${ to }` ), `${ key } arrives` ).toBeFocused();
				expect( works.size, `${ key } reaches every slide` ).toBe( 9 );
			}
		}
	} );
}

test( 'the line of progress is told from its ground in forced colors', async ( { page, visit } ) => {
	await page.emulateMedia( { forcedColors: 'active' } );
	await visit( sliderOf( ids, { pagination: 'progress' } ) );
	await new Slider( page ).ready();
	const [ ground, line ] = await page
		.locator( '.eidan-slider__pages.is-progress' )
		.evaluate( ( element ) =>
			[ getComputedStyle( element ), getComputedStyle( element, '::after' ) ].map(
				( { borderBlockEndColor, borderBlockEndWidth } ) => [ borderBlockEndColor, borderBlockEndWidth ]
			)
		);
	expect( line![ 0 ] ).not.toBe( ground![ 0 ] );
	expect( [ ground![ 1 ], line![ 1 ] ] ).toEqual( [ '1px', '4px' ] );
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
		sliderOf( ids.slice( 0, 5 ), { sliderScroll: true, wheelLock: 0 } ) +
			'<!-- wp:spacer {"height":"2000px"} --><div style="height:2000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->'
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

test( 'a link to a slide of a named slider goes there', async ( { page, visit } ) => {
	const address = await visit( sliderOf( ids, { unique: 'work' } ) );
	await page.goto( 'about:blank' );
	await page.goto( address + '#work-4' );
	const slider = await new Slider( page ).ready();
	await expect( slider.root.locator( '#work-4' ) ).toBeInViewport( { ratio: 0.5 } );
} );

for ( const [ name, options ] of Object.entries( {
	loop: { loop: true },
	'cover flow': { loop: true, effect: 'coverflow', centeredSlides: true },
	flip: { effect: 'flip' },
} ) ) {
	test( `the address leads to a slide: ${ name }`, async ( { page, visit } ) => {
		const url = await visit(
			'<!-- wp:paragraph --><p><a href="#work-6">The sixth</a></p><!-- /wp:paragraph -->' +
				sliderOf( ids, { unique: 'work', ...options } )
		);
		const slider = await new Slider( page ).ready();
		const shows = async ( place: number ) => {
			await expect( slider.root.locator( `#work-${ place }` ) ).toBeInViewport( { ratio: 0.3 } );
			await expect( slider.live ).toHaveText( `Slide ${ place } of 8` );
		};
		// Follow the link twice: the second time the address has its target already.
		for ( let time = 0; time < 2; time++ ) {
			await page.getByRole( 'link', { name: 'The sixth' } ).click();
			await shows( 6 );
			await slider.next.click();
			await shows( 7 );
		}
		await page.evaluate( () => ( location.hash = 'work-3' ) );
		await shows( 3 );
		await page.goto( 'about:blank' );
		await page.goto( url + '#work-5' );
		await slider.ready();
		await shows( 5 );
	} );
}

test( 'a moving slide is where its time says, and snapping rests meanwhile', async ( { page, visit } ) => {
	await visit( sliderOf( ids, { speed: 3000 } ) );
	const slider = await new Slider( page ).ready();
	await slider.next.click();
	const moving = await slider.view.evaluate( ( view ) => ( {
		duration: view.firstElementChild!.getAnimations()[ 0 ]!.effect!.getTiming().duration,
		snap: getComputedStyle( view ).scrollSnapType,
	} ) );
	expect( moving ).toEqual( { duration: 3000, snap: 'none' } );
	await slider.view.evaluate( ( view ) =>
		view.firstElementChild!.getAnimations().forEach( ( animation ) => animation.finish() )
	);
	await expect
		.poll( () => slider.view.evaluate( ( view ) => getComputedStyle( view ).scrollSnapType ) )
		.toContain( 'mandatory' );
	await slider.shows( 2 );
} );

for ( const direction of [ 'horizontal', 'vertical' ] ) {
	test( `a key during a move leads to its own place: ${ direction }`, async ( { page, visit } ) => {
		await visit( sliderOf( ids, { direction, slidesPerView: 1, speed: 800 } ) );
		const slider = await new Slider( page ).ready();
		await slider.view.focus();
		await page.keyboard.press( 'End' );
		await slider.shows( 8 );
		for ( const share of [ 0.1, 0.3, 0.6 ] ) {
			await page.keyboard.press( 'Home' );
			// Wait until a part of the move is done.
			await slider.view.evaluate(
				( view, part ) =>
					new Promise< void >( ( done ) => {
						const look = () => {
							const [ move ] = view.firstElementChild!.getAnimations();
							const progress = move?.effect?.getComputedTiming().progress ?? 1;
							return progress >= part ? done() : requestAnimationFrame( look );
						};
						look();
					} ),
				share
			);
			await page.keyboard.press( 'End' );
			await slider.shows( 8 );
			await expect( slider.next ).toHaveAttribute( 'aria-disabled', 'true' );
		}
	} );
}
