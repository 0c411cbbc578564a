import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { block, more, names, route, status, titles, useCoast } from './support/coast';
import { drawn } from './support/settled';
import { watchShifts } from './support/shifts';

useCoast();

test.describe( 'page numbers', () => {
	test( 'change the list, the address and the top of the window @both', async ( { visit, page } ) => {
		await page.setViewportSize( { width: 1440, height: 500 } );
		await visit(
			`<!-- wp:spacer {"height":"700px"} --><div style="height:700px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->${ block( { layout: 'standard' } ) }`
		);
		expect( await titles( page ) ).toEqual( names( 1, 5 ) );
		await page.evaluate( () => ( document.documentElement.dataset.same = 'yes' ) );
		await page.getByRole( 'link', { name: 'Page 2' } ).click();
		await expect.poll( () => titles( page ) ).toEqual( names( 6, 10 ) );
		expect( page.url() ).toContain( 'eidan-list-page=2' );
		await expect( status( page ) ).toHaveText( /^Items 6 to 10/ );
		await expect( page.locator( '.eidan-list [aria-current="page"]' ) ).toContainText( '2' );
		await expect
			.poll( () =>
				page.evaluate( () =>
					Math.round( document.querySelector( '.eidan-list' )!.getBoundingClientRect().top )
				)
			)
			.toBe( 100 );
		await expect( page.locator( 'article' ).first() ).toBeFocused();
		expect( await page.evaluate( () => document.documentElement.dataset.same ), 'no new page was loaded' ).toBe(
			'yes'
		);

		await page.goBack();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 5 ) );
		await page.goForward();
		await expect.poll( () => titles( page ) ).toEqual( names( 6, 10 ) );
		await page.reload();
		expect( await titles( page ) ).toEqual( names( 6, 10 ) );
	} );

	test( 'jump without moving when less motion is wanted', async ( { visit, page } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.setViewportSize( { width: 1440, height: 500 } );
		await visit(
			`<!-- wp:spacer {"height":"700px"} --><div style="height:700px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->${ block( { layout: 'standard' } ) }`
		);
		await page.evaluate( () => {
			const seen = new Set< number >();
			( window as unknown as { seen: Set< number > } ).seen = seen;
			document.querySelector( '.eidan-list' )!.addEventListener( 'eidan:new-posts', () => seen.add( -1 ) );
			addEventListener( 'scroll', () => seen.add( Math.round( scrollY ) ) );
		} );
		await page.getByRole( 'link', { name: 'Page 2' } ).scrollIntoViewIfNeeded();
		await page.evaluate( () => ( window as unknown as { seen: Set< number > } ).seen.clear() );
		await page.getByRole( 'link', { name: 'Page 2' } ).click();
		await expect
			.poll( () => page.evaluate( () => ( window as unknown as { seen: Set< number > } ).seen.has( -1 ) ) )
			.toBe( true );
		expect(
			await page.evaluate( () => ( window as unknown as { seen: Set< number > } ).seen.size )
		).toBeLessThanOrEqual( 3 );
	} );

	test( 'are plain links with a modifier key and without script @slow', async ( { visit, page, browser } ) => {
		const url = await visit( block() );
		const [ tab ] = await Promise.all( [
			page.context().waitForEvent( 'page' ),
			page.getByRole( 'link', { name: 'Page 2' } ).click( { modifiers: [ 'Control' ] } ),
		] );
		await tab.waitForURL( /eidan-list-page=2/ );
		await expect.poll( () => titles( tab ) ).toEqual( names( 6, 10 ) );
		expect( await titles( page ) ).toEqual( names( 1, 5 ) );

		const context = await browser.newContext( { javaScriptEnabled: false } );
		const plain = await context.newPage();
		await plain.goto( url );
		await plain.getByRole( 'link', { name: 'Next' } ).click();
		await plain.waitForURL( /eidan-list-page=2/ );
		await expect.poll( () => titles( plain ) ).toEqual( names( 6, 10 ) );
		await context.close();
	} );
} );

test.describe( 'load more', () => {
	test( 'adds, keeps the focus, says so, and ends @both @slow', async ( { visit, page } ) => {
		await visit( block( { pagination: 'load-more', query: { perPage: 10 } } ) );
		await page.evaluate( () =>
			document.querySelector( '.eidan-list' )!.addEventListener( 'eidan:new-posts', ( event ) => {
				( window as unknown as { fresh: number } ).fresh = ( event as CustomEvent< Element[] > ).detail.length;
			} )
		);
		await more( page ).focus();
		await page.keyboard.press( 'Enter' );
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 20 ) );
		await expect( page.locator( 'article', { hasText: 'Coast 11' } ) ).toBeFocused();
		await expect( status( page ) ).toHaveText( 'Items 11 to 20.' );
		await expect.poll( () => page.evaluate( () => ( window as unknown as { fresh: number } ).fresh ) ).toBe( 10 );
		await more( page ).click();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 24 ) );
		await expect( status( page ) ).toHaveText( 'Items 21 to 24. No more items.' );
		await expect( more( page ) ).toHaveCount( 0 );
		await page.reload();
		expect( await titles( page ), 'reload restores all of it' ).toEqual( names( 1, 24 ) );
	} );

	test( 'works without script', async ( { visit, page, browser } ) => {
		const url = await visit( block( { pagination: 'load-more', query: { perPage: 10 } } ) );
		void page;
		const context = await browser.newContext( { javaScriptEnabled: false } );
		const plain = await context.newPage();
		await plain.goto( url );
		await more( plain ).click();
		await expect.poll( () => titles( plain ) ).toEqual( names( 1, 20 ) );
		await more( plain ).click();
		await expect.poll( () => titles( plain ) ).toEqual( names( 1, 24 ) );
		await context.close();
	} );

	test( 'handles a double click as one click', async ( { visit, page } ) => {
		let requests = 0;
		await page.route( route, ( call ) => {
			requests++;
			return call.continue();
		} );
		await visit( block( { pagination: 'load-more' } ) );
		await more( page ).dblclick();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 10 ) );
		await expect( page.locator( '.eidan-list__items' ) ).toHaveAttribute( 'aria-busy', 'false' );
		expect( requests ).toBe( 1 );
	} );

	test( 'comes back after following a post @slow', async ( { visit, page } ) => {
		await visit( block( { pagination: 'load-more' } ) );
		await more( page ).click();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 10 ) );
		await page.getByRole( 'link', { name: 'Coast 08', exact: true } ).click();
		await page.waitForURL( /coast-08/ );
		await page.goBack();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 10 ) );
	} );
} );

test.describe( 'infinite', () => {
	test( 'loads by scrolling, then leaves the footer to the visitor', async ( { visit, page } ) => {
		await page.setViewportSize( { width: 1000, height: 600 } );
		await visit( block( { pagination: 'infinite', query: { perPage: 4 }, layout: 'standard' } ) );
		const end = () => page.locator( 'footer' ).last().scrollIntoViewIfNeeded();
		for ( const count of [ 8, 12, 16 ] ) {
			await end();
			await expect.poll( async () => ( await titles( page ) ).length ).toBeGreaterThanOrEqual( count );
		}
		await end();
		await expect( page.locator( '.eidan-list__items' ) ).toHaveAttribute( 'aria-busy', 'false' );
		expect( await titles( page ) ).toEqual( names( 1, 16 ) );
		await expect( page.locator( 'footer' ).last() ).toBeInViewport();
		await expect( page.locator( '.eidan-list :focus' ), 'scrolling takes no focus' ).toHaveCount( 0 );
		await more( page ).click();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 20 ) );
		await more( page ).click();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 24 ) );
		await expect( page.locator( '.eidan-list__end' ) ).toBeVisible();
	} );

	test.describe( 'as long as the owner wants', () => {
		const lists = ( infinitePages: number ) => ( {
			query: `?eidan-lists=${ encodeURIComponent( JSON.stringify( { infinitePages } ) ) }`,
		} );
		const foot = ( page: Page ) => page.locator( 'footer' ).last();
		/** At the end of the page, and whatever comes of it has come. */
		const toEnd = async ( page: Page ) => {
			const way = () =>
				page.evaluate( () => {
					const { scrollHeight, clientHeight } = document.documentElement;
					return scrollHeight - clientHeight - window.scrollY;
				} );
			// What comes on the way there makes it longer: then the key is pressed once more.
			const press = async () => {
				await page.keyboard.press( 'End' );
				return way();
			};
			await expect
				.poll( async () => ( ( await way() ) < 2 ? 0 : press() ), { intervals: [ 500 ] } )
				.toBeLessThan( 2 );
			await expect( page.locator( '.eidan-list__items' ) ).toHaveAttribute( 'aria-busy', 'false' );
			await drawn( page );
		};

		test( 'ends after one page, and leaves the footer', async ( { visit, page } ) => {
			await page.setViewportSize( { width: 1000, height: 600 } );
			await visit( block( { pagination: 'infinite', query: { perPage: 4 }, layout: 'standard' } ), lists( 1 ) );
			await foot( page ).scrollIntoViewIfNeeded();
			await expect.poll( () => titles( page ) ).toEqual( names( 1, 8 ) );
			await toEnd( page );
			await toEnd( page );
			expect( await titles( page ) ).toEqual( names( 1, 8 ) );
			await expect( more( page ) ).toBeVisible();
			await expect( foot( page ) ).toBeInViewport();
			await more( page ).click();
			await expect.poll( () => titles( page ) ).toEqual( names( 1, 12 ) );
		} );

		test( 'goes on without an end, until a visitor goes to the foot of the page @slow', async ( {
			visit,
			page,
		} ) => {
			await page.setViewportSize( { width: 1000, height: 600 } );
			await visit( block( { pagination: 'infinite', query: { perPage: 2 }, layout: 'standard' } ), lists( 0 ) );
			const read = async () => {
				// Its end is in sight of the list, and not of the visitor.
				await page
					.locator( '.eidan-list__pagination' )
					.evaluate( ( end ) =>
						window.scrollBy( 0, Math.max( 0, end.getBoundingClientRect().top - innerHeight * 1.9 ) )
					);
				return ( await titles( page ) ).length;
			};
			// More pages than come where the owner has said nothing.
			await expect.poll( read ).toBeGreaterThan( 8 );
			await toEnd( page );
			const there = await titles( page );
			await toEnd( page );
			expect( await titles( page ) ).toEqual( there );
			expect( there.length ).toBeLessThan( 24 );
			await expect( foot( page ) ).toBeInViewport();
			await expect( more( page ) ).toBeVisible();
			// For good: who comes back to the list presses.
			await page.locator( 'article' ).last().scrollIntoViewIfNeeded();
			await drawn( page );
			expect( await titles( page ) ).toEqual( there );
		} );
	} );

	test( 'moves nothing in view if a visitor scrolls faster than the next page loads', async ( { visit, page } ) => {
		await page.setViewportSize( { width: 1000, height: 600 } );
		let release = () => {};
		const held = new Promise< void >( ( done ) => ( release = done ) );
		await page.route( route, async ( request ) => {
			await held;
			await request.fallback();
		} );
		await watchShifts( page );
		await visit(
			`${ block( { pagination: 'infinite', query: { perPage: 8 }, layout: 'standard' } ) }<!-- wp:paragraph --><p>After it</p><!-- /wp:paragraph -->`
		);
		const pagination = page.locator( '.eidan-list__pagination' );
		const scrollTo = ( share: number ) =>
			pagination.evaluate(
				( element, by ) =>
					window.scrollTo( 0, window.scrollY + element.getBoundingClientRect().top - innerHeight * by ),
				share
			);
		const requested = page.waitForRequest( route );
		// The request starts when the end of the list is half a window below the visible part.
		await scrollTo( 1.5 );
		await requested;
		await page.evaluate( () => window.eidanWatchShifts() );
		await scrollTo( 0.5 );
		// The visitor sees the space that is kept. A browser that paints nothing until the answer is there reports the
		// scrolling as a shift.
		await drawn( page );
		release();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 16 ) );
		await drawn( page );
		expect( await page.evaluate( () => window.eidanShifts() ) ).toEqual( [] );
	} );

	test( 'leaves the link for more under the focus of whoever came by keyboard, and goes on when they go back', async ( {
		visit,
		page,
	} ) => {
		await page.setViewportSize( { width: 1000, height: 600 } );
		let asked = 0;
		page.on( 'request', ( request ) => void ( asked += Number( route.test( request.url() ) ) ) );
		await visit( block( { pagination: 'infinite', query: { perPage: 8 }, layout: 'standard' } ) );
		// The end of the list is far below: nothing is asked for yet.
		await page
			.getByRole( 'link', { name: 'Coast 08' } )
			.evaluate( ( link ) => link.focus( { preventScroll: true } ) );
		await page.keyboard.press( 'Tab' );
		await expect( more( page ) ).toBeFocused();
		await drawn( page );
		await expect( more( page ), 'the link stays where it is' ).toBeInViewport( { ratio: 1 } );
		expect( asked ).toBe( 0 );
		expect( await titles( page ) ).toEqual( names( 1, 8 ) );
		await page.keyboard.press( 'Shift+Tab' );
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 16 ) );
		await expect( page.getByRole( 'link', { name: 'Coast 08' } ) ).toBeFocused();
	} );

	test( 'can be used with the keys of the ARIA feed pattern', async ( { visit, page } ) => {
		await page.setViewportSize( { width: 1000, height: 3000 } );
		await visit(
			`${ block( { pagination: 'infinite', query: { perPage: 24 } } ) }<!-- wp:paragraph --><p><a href="#after">After</a></p><!-- /wp:paragraph -->`
		);
		const feed = page.getByRole( 'feed' );
		await expect( feed.getByRole( 'article' ) ).toHaveCount( 24 );
		await expect( feed.getByRole( 'article' ).nth( 2 ) ).toHaveAttribute( 'aria-posinset', '3' );
		await expect( feed.getByRole( 'article' ).nth( 2 ) ).toHaveAttribute( 'aria-setsize', '24' );
		await feed.getByRole( 'link', { name: 'Coast 01' } ).focus();
		await page.keyboard.press( 'PageDown' );
		await expect( feed.getByRole( 'article' ).nth( 1 ) ).toBeFocused();
		await page.keyboard.press( 'PageDown' );
		await page.keyboard.press( 'PageUp' );
		await expect( feed.getByRole( 'article' ).nth( 1 ) ).toBeFocused();
		await page.keyboard.press( 'Control+End' );
		await expect( page.getByRole( 'link', { name: 'After', exact: true } ) ).toBeFocused();
		await feed.getByRole( 'link', { name: 'Coast 02' } ).focus();
		await page.keyboard.press( 'Control+Home' );
		expect(
			await page
				.locator( ':focus' )
				.evaluate( ( element ) =>
					document.querySelector( '.eidan-list__items' )!.compareDocumentPosition( element )
				)
		).toBe( 2 );
	} );

	test( 'keeps the place of a keyboard user at the end of the list when its last page arrives @slow', async ( {
		visit,
		page,
	} ) => {
		await page.setViewportSize( { width: 1000, height: 3000 } );
		let release = () => {};
		const held = new Promise< void >( ( done ) => ( release = done ) );
		await page.route( route, async ( request ) => {
			await held;
			await request.fallback();
		} );
		// The last page is on its way before the keyboard comes to the end of the list, which would hold it back.
		const asked = page.waitForRequest( route );
		await visit( block( { pagination: 'infinite', query: { perPage: 12 } } ) );
		await asked;
		await page.getByRole( 'link', { name: 'Coast 01' } ).focus();
		await page.keyboard.press( 'Control+End' );
		await expect( more( page ) ).toBeFocused();
		release();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 24 ) );
		await expect( page.locator( '.eidan-list__end' ) ).toBeFocused();
	} );
} );

test.describe( 'filters', () => {
	const filtered = ( attributes = {} ) =>
		block( { filter: { taxonomy: 'category', all: 'Everything' }, ...attributes } );
	const tides = ( page: Page ) => page.getByRole( 'link', { name: /^Tides/ } ).first();

	test( 'go together with pages and with Back', async ( { visit, page } ) => {
		await visit( filtered( { pagination: 'load-more' } ) );
		await expect( page.getByRole( 'link', { name: /^Everything/ } ) ).toHaveAttribute( 'aria-current', 'true' );
		await tides( page ).click();
		await expect
			.poll( () => titles( page ) )
			.toEqual( [ 'Coast 03', 'Coast 06', 'Coast 09', 'Coast 12', 'Coast 15' ] );
		await expect( tides( page ) ).toHaveAttribute( 'aria-current', 'true' );
		await expect( tides( page ) ).toBeFocused();
		await expect( page.getByRole( 'link', { name: /^Everything/ } ) ).not.toHaveAttribute( 'aria-current' );
		await more( page ).click();
		await expect
			.poll( () => titles( page ) )
			.toEqual(
				[ 3, 6, 9, 12, 15, 18, 21, 24 ].map( ( number ) => `Coast ${ `${ number }`.padStart( 2, '0' ) }` )
			);
		await expect( more( page ) ).toHaveCount( 0 );
		await page.goBack();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 5 ) );
		await expect( page.getByRole( 'link', { name: /^Everything/ } ) ).toHaveAttribute( 'aria-current', 'true' );
	} );

	test( 'have counts and work without script @slow', async ( { visit, browser } ) => {
		const url = await visit( filtered() );
		const context = await browser.newContext( { javaScriptEnabled: false } );
		const plain = await context.newPage();
		await plain.goto( url );
		await expect( tides( plain ).locator( '.eidan-list__count' ) ).toHaveText( '8' );
		await tides( plain ).click();
		await expect.poll( () => titles( plain ) ).toContain( 'Coast 15' );
		await plain.getByRole( 'link', { name: 'Next' } ).click();
		await expect.poll( () => titles( plain ) ).toEqual( [ 'Coast 18', 'Coast 21', 'Coast 24' ] );
		await context.close();
	} );

	test( 'say when nothing is found', async ( { visit, page } ) => {
		const url = await visit( filtered( { empty: 'No such luck.' } ) );
		await page.goto( `${ url }?eidan-list-category=nothing-of-that-name` );
		await expect( page.locator( '.eidan-list__empty' ) ).toHaveText( 'No such luck. Show all items' );
		await expect( page.locator( '.eidan-list__empty' ) ).toBeVisible();
		await page.getByRole( 'link', { name: /^Everything/ } ).click();
		await expect.poll( () => titles( page ) ).toEqual( names( 1, 5 ) );
		await expect( page.locator( '.eidan-list__empty' ) ).toBeHidden();
	} );
} );
