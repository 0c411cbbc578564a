/**
 * Finds fixtures that move by themselves, and what stops them.
 */
import type { Locator, Page } from '@playwright/test';
import { drawn } from './settled';
import { SECTION } from './sheets';

/** Milliseconds that are longer than the pause between two slides in any fixture. */
const LONG = 12_000;

/** Returns for each fixture whether an endless animation runs in it, and the boxes of all its elements. */
export const look = ( page: Page ) =>
	page.evaluate( ( selector ) => {
		const endless = document
			.getAnimations()
			.filter(
				( animation ) =>
					animation.playState === 'running' && animation.effect?.getComputedTiming().iterations === Infinity
			);
		return [ ...document.querySelectorAll< HTMLElement >( selector ) ].map( ( section ) => {
			// Boxes are relative to the fixture, as content above it may grow and move all of it.
			const origin = section.getBoundingClientRect();
			return {
				name: section.dataset.fixture ?? '',
				running: endless.some( ( { effect } ) => section.contains( ( effect as KeyframeEffect ).target ) ),
				places: [ ...section.querySelectorAll( '*' ) ]
					.map( ( element ) => {
						const { x, y, width, height } = element.getBoundingClientRect();
						return [ x - origin.x, y - origin.y, width, height ].map( Math.round ).join( ' ' );
					} )
					.join(),
			};
		} );
	}, SECTION );

/** Returns fixtures that move by themselves: an endless animation runs, or a box changes within twelve seconds. */
export const movers = async ( page: Page ): Promise< string[] > => {
	const before = await look( page );
	await page.clock.runFor( LONG );
	// Movement that has just begun is visible only after the next frames.
	await drawn( page );
	const after = await look( page );
	return after
		.filter( ( { running, places }, index ) => running || places !== before[ index ]?.places )
		.map( ( { name } ) => name );
};

/** How something that moves by itself is built. */
export interface Way {
	/** Selector of the control that stops it. */
	control: string;
	/** The fixture that proves of all that are built so that they can be stopped. */
	proves: string;
}

export const WAYS: readonly Way[] = [
	{ control: '[data-eidan-marquee] > [aria-pressed]', proves: 'text-marquee' },
	{ control: '.eidan-running__pause', proves: 'clients-list__marquee' },
	{ control: '.eidan-tiles__pause', proves: 'scrolling-tiles' },
	{ control: '.eidan-slider > .is-rotation', proves: 'portfolio-slider' },
	{ control: '.eidan-swap__rotation', proves: 'swapping-image-gallery__autoplay' },
	{ control: '.eidan-showreel__pause', proves: 'video-showreel' },
];

/** CSS pixels that a control has to have both ways (WCAG 2.5.8). */
const LEAST = 24;

/**
 * @param place Something that moves.
 * @return The control that stops it.
 */
export const controlOf = ( place: Locator ): Locator =>
	place
		.locator( WAYS.map( ( { control } ) => control ).join() )
		.and( place.getByRole( 'button', { name: /pause|stop/i } ) )
		.first();

/**
 * Asks whether what moves is built in a known way. That such a thing can be stopped is proved once for each way.
 *
 * @param page   The page.
 * @param moving Names of fixtures that move by themselves.
 * @return A sentence for each of them that has no such control, or a small one.
 */
export const withoutControl = async ( page: Page, moving: readonly string[] ): Promise< string[] > => {
	const wrong: string[] = [];
	for ( const name of moving ) {
		const control = controlOf( page.locator( `[data-fixture="${ name }"]` ) );
		const box = ( await control.isVisible() ) ? await control.boundingBox() : null;
		if ( ! box ) {
			wrong.push( `${ name } moves, and has no control of a way in \`WAYS\` that stops it` );
		} else if ( Math.min( box.width, box.height ) < LEAST ) {
			wrong.push( `${ name }: its control is smaller than ${ LEAST } px` );
		}
	}
	return wrong;
};
