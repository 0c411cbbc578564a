/**
 * Finds fixtures that move by themselves.
 */
import type { Page } from '@playwright/test';
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
