/**
 * What moves by itself on a page, by fixture.
 */
import type { Page } from '@playwright/test';
import { drawn } from './settled';
import { SECTION } from './sheets';

/** Longer than any pause between two slides that a fixture sets. */
const LONG = 12_000;

/** By fixture: its endless animations that run, and where everything in it is. */
export const look = ( page: Page ) =>
	page.evaluate( ( selector ) => {
		const endless = document
			.getAnimations()
			.filter(
				( animation ) =>
					animation.playState === 'running' && animation.effect?.getComputedTiming().iterations === Infinity
			);
		return [ ...document.querySelectorAll< HTMLElement >( selector ) ].map( ( section ) => {
			// What stands above it may grow, and moves all of it.
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

/** Fixtures that move by themselves: with an endless animation, or a place that changes in twelve seconds. */
export const movers = async ( page: Page ): Promise< string[] > => {
	const before = await look( page );
	await page.clock.runFor( LONG );
	// What has begun to move is seen with the next frames only.
	await drawn( page );
	const after = await look( page );
	return after
		.filter( ( { running, places }, index ) => running || places !== before[ index ]?.places )
		.map( ( { name } ) => name );
};
