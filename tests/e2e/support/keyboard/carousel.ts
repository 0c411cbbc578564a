/** https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */
import type { Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { drawn } from '../settled';
import { arrows, hasten, type Pattern } from './pattern';

/** Milliseconds that are longer than any slide stays. */
const LONG = 12_000;

/** Returns the slides in view and their positions as text, for comparison. A loop moves the others to and fro. */
const places = ( root: Locator ) =>
	root.evaluate( ( element ) => {
		const box = element.querySelector( '[tabindex="0"]' )!.getBoundingClientRect();
		return [ ...element.querySelectorAll( '[aria-roledescription="slide"]' ) ]
			.flatMap( ( slide ) => {
				const { left, right, top, bottom } = slide.getBoundingClientRect();
				// Slides that fade into one another keep their position, so compare their visibility, too.
				const isSeen =
					slide.checkVisibility( { visibilityProperty: true } ) &&
					left < box.right - 1 &&
					right > box.left + 1 &&
					top < box.bottom - 1 &&
					bottom > box.top + 1;
				return isSeen
					? [ [ slide.ariaLabel, Math.round( left - box.left ), Math.round( top - box.top ) ].join( ' ' ) ]
					: [];
			} )
			.sort()
			.join();
	} );

/**
 * Waits until nothing moves any more. Scripts run by the test's clock, but the browser scrolls in real time: frames are
 * counted by what it draws.
 */
const settle = async ( page: Page, root: Locator ) => {
	await page.clock.runFor( 300 );
	let before: string;
	let now = await places( root );
	do {
		before = now;
		await root.evaluate( ( element ) =>
			Promise.allSettled(
				element
					.querySelector( '[tabindex="0"]' )!
					.getAnimations( { subtree: true } )
					.filter( ( { effect } ) => effect?.getComputedTiming().endTime !== Infinity )
					.map( ( { finished } ) => finished )
			).then( () => {} )
		);
		await drawn( page );
		now = await places( root );
	} while ( now !== before );
	return now;
};

/** Lets a long time pass. Returns whether a slide moved in it, even if it moved back. */
const rotates = async ( page: Page, root: Locator ) => {
	const before = await settle( page, root );
	const watch = await root.evaluateHandle( ( element ) => {
		const view = element.querySelector( '[tabindex="0"]' )!;
		const slides = [ ...element.querySelectorAll( '[aria-roledescription="slide"]' ) ];
		// A slide moves by scrolling or by another position. Or an animation has just begun and has moved nothing yet.
		const look = () =>
			[
				view.scrollLeft,
				view.scrollTop,
				...slides.flatMap( ( slide ) => [ slide.getBoundingClientRect().x, slide.getBoundingClientRect().y ] ),
			]
				.map( Math.round )
				.join( ' ' );
		const first = look();
		const result = { moved: false };
		const timer = setInterval( () => {
			result.moved ||=
				look() !== first ||
				[ view.firstElementChild!, ...slides ].some( ( moving ) => moving.getAnimations().length > 0 );
		}, 100 );
		return { result, end: () => clearInterval( timer ) };
	} );
	await page.clock.runFor( LONG );
	const moved = await watch.evaluate( ( { result, end } ) => {
		end();
		return result.moved;
	} );
	return ( await settle( page, root ) ) !== before || moved;
};

/** Expects that the key for the next slide points to where it stands, unless all slides stand in one place. */
const pointsOn = async ( root: Locator, key: string ) => {
	const way = await root.evaluate( ( element ) => {
		const [ first, second ] = [ ...element.querySelectorAll( '[aria-roledescription="slide"]' ) ].map( ( slide ) =>
			slide.getBoundingClientRect()
		);
		return [ second!.x - first!.x, second!.y - first!.y ].map( Math.round ).map( Math.sign );
	} );
	const ways: Record< string, number[] > = { ArrowDown: [ 0, 1 ], ArrowLeft: [ -1, 0 ], ArrowRight: [ 1, 0 ] };
	expect( [ ways[ key ], [ 0, 0 ] ], `${ key } points to the next slide` ).toContainEqual( way );
};

export const carousel: Pattern = {
	name: 'carousel',
	root: '[aria-roledescription="carousel"]',
	covers: '[aria-roledescription="carousel"], [aria-roledescription="slide"], [aria-roledescription="carousel"] > [tabindex="0"]',
	async prepare( page ) {
		await page.clock.install();
		await hasten( page );
		// In this narrow window one or two slides are visible, so there are more slides than can be seen.
		await page.setViewportSize( { width: 640, height: 900 } );
	},
	async prove( root, { page, rtl } ) {
		const view = root.locator( '> [tabindex="0"]' );
		const vertical = await view.evaluate(
			( element ) =>
				element.scrollHeight > element.clientHeight + 8 && element.scrollWidth <= element.clientWidth + 8
		);
		const [ forward, back ] = arrows( rtl, vertical );
		const previous = root.getByRole( 'button', { name: /previous/i } );
		const next = root.getByRole( 'button', { name: /next/i } );
		const live = root.locator( '> [aria-live]' );
		const stop = root.getByRole( 'button', { name: /^stop/i } );
		const begin = root.getByRole( 'button', { name: /^start/i } );
		/** Does something and waits until nothing moves any more. Returns whether a slide moved. */
		const moved = async ( act: () => Promise< void > ) => {
			// Nothing moves now, as every step before has waited for that. So there is no need to wait here.
			const before = await places( root );
			await act();
			return before !== ( await settle( page, root ) );
		};

		await expect( root ).toHaveAccessibleName( /\S/ );
		await expect( view ).toHaveAccessibleName( /\S/ );
		await root.scrollIntoViewIfNeeded();
		await page.mouse.move( 0, 0 );
		await settle( page, root );

		if ( await stop.count() ) {
			expect(
				await root.evaluate(
					( element ) =>
						[ ...element.querySelectorAll< HTMLElement >( 'a, button, [tabindex]' ) ].find(
							( one ) => one.tabIndex >= 0 && one.checkVisibility()
						)?.ariaLabel
				),
				'the first tab stop'
			).toMatch( /^stop/i );
			await expect( live ).toHaveAttribute( 'aria-live', 'off' );
			expect( await rotates( page, root ), 'rotates' ).toBe( true );
			await view.hover();
			expect( await rotates( page, root ), 'rotates under the pointer' ).toBe( false );
			await page.mouse.move( 0, 0 );
			expect( await rotates( page, root ), 'rotates again' ).toBe( true );
			// Focus stops the rotation for good. Only the button starts it again.
			await stop.focus();
			await page.keyboard.press( 'Tab' );
			await expect( begin ).toBeVisible();
			await expect( live ).toHaveAttribute( 'aria-live', 'polite' );
			await page.evaluate( () => ( document.activeElement as HTMLElement ).blur() );
			expect( await rotates( page, root ), 'rotates after the focus has left' ).toBe( false );
			await begin.press( 'Enter' );
			await expect( stop ).toBeFocused();
			await expect( live ).toHaveAttribute( 'aria-live', 'off' );
			expect( await rotates( page, root ), 'rotates on demand, with the focus inside' ).toBe( true );
			await stop.press( 'Space' );
			await expect( begin ).toBeFocused();
			expect( await rotates( page, root ), 'rotates after it was stopped' ).toBe( false );
		}
		await expect( live ).toHaveAttribute( 'aria-live', 'polite' );

		await view.focus();
		await page.keyboard.press( 'Home' );
		await settle( page, root );
		const home = await places( root );
		await pointsOn( root, forward );
		expect( await moved( () => page.keyboard.press( forward ) ), `${ forward } goes on` ).toBe( true );
		await expect( live ).toHaveText( /\d/ );
		expect( await moved( () => page.keyboard.press( back ) ) ).toBe( true );
		expect( await places( root ), `${ back } goes back` ).toBe( home );
		expect( await moved( () => page.keyboard.press( 'End' ) ) ).toBe( true );
		expect( await moved( () => page.keyboard.press( 'Home' ) ) ).toBe( true );
		expect( await places( root ) ).toBe( home );
		expect( await moved( () => page.keyboard.press( `Control+${ forward }` ) ) ).toBe( false );
		await expect( view ).toBeFocused();

		for ( const key of ( await next.count() ) ? [ 'Enter', 'Space' ] : [] ) {
			expect( await moved( () => next.press( key ) ), `${ key } on the next button` ).toBe( true );
			await expect( next ).toBeFocused();
			expect( await moved( () => previous.press( key ) ), `${ key } on the previous button` ).toBe( true );
			await expect( previous ).toBeFocused();
			expect( await places( root ) ).toBe( home );
		}
		// The buttons that each lead to one position.
		const pages = root.locator( '> * > :is(button, [role="button"]):visible' );
		if ( ( await pages.count() ) > 1 ) {
			expect( await moved( () => pages.nth( 1 ).press( 'Enter' ) ) ).toBe( true );
			await expect( pages.nth( 1 ) ).toBeFocused();
			await expect( pages.nth( 1 ) ).toHaveAttribute( 'aria-current', 'true' );
			expect( await moved( () => pages.nth( 0 ).press( 'Space' ) ) ).toBe( true );
			expect( await places( root ) ).toBe( home );
		}
	},
};
