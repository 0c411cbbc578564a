/** A header that appears when visitors scroll up, and does not move what is below it. */
import { fixtures } from '../e2e/support/blocks';
import { expect, test } from './fixtures';

const { content = '' } = fixtures.find( ( { name } ) => name === 'header__up' ) ?? {};
const LONG =
	'<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

/** Returns the position of the bar in the window, the height of the page, and whether the header sticks. */
const state = () => ( {
	top: Math.round( document.querySelector( '.entry-content .wp-block-eidan-header' )!.getBoundingClientRect().top ),
	height: document.documentElement.scrollHeight,
	stuck: document.querySelector( '.entry-content .eidan-header' )!.classList.contains( 'is-stuck' ),
} );

test( 'it is hidden while the page scrolls down, shown when it scrolls up, and in its own place at the top', async ( {
	show,
} ) => {
	const driver = await show( content + LONG );
	const { top, height } = await driver.run( state );
	await driver.run( () => window.scrollTo( { top: 1500, behavior: 'instant' } ) );
	await expect.poll( async () => ( await driver.run( state ) ).stuck ).toBe( true );
	await expect.poll( async () => ( await driver.run( state ) ).top ).toBeLessThan( 0 );
	await driver.run( () => window.scrollTo( { top: 1400, behavior: 'instant' } ) );
	await expect.poll( async () => ( await driver.run( state ) ).top ).toBe( 0 );
	expect( ( await driver.run( state ) ).height ).toBe( height );
	await driver.run( () => window.scrollTo( { top: 0, behavior: 'instant' } ) );
	await expect.poll( () => driver.run( state ) ).toEqual( { top, height, stuck: false } );
} );
