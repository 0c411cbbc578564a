/**
 * Fixtures for tests in other engines: a browser of the machine, and pages of the same site as in the other tests.
 */
import { existsSync } from 'node:fs';
import { firefox as playwrightFirefox, webkit as playwrightWebkit } from '@playwright/test';
import { expect, test as base } from '../e2e/fixtures';
import { publish } from '../e2e/support/sheets';
import { engines } from '../../tools/test/browsers.mjs';
import type { Driver } from './driver';
import { firefox } from './firefox';
import { own } from './own';
import { webkit } from './webkit';

/**
 * @param engine     Name of the engine.
 * @param lessMotion Whether the user prefers reduced motion.
 * @return Function that starts the browser, or the reason why there is none.
 */
const starter = ( engine: string, lessMotion: boolean ): ( () => Promise< Driver > ) | string => {
	const machine = engines();
	if ( engine === 'firefox' ) {
		const path = machine.firefox;
		if ( path ) {
			return () => firefox( path, lessMotion );
		}
		return existsSync( playwrightFirefox.executablePath() )
			? () => own( playwrightFirefox, lessMotion )
			: machine.without.firefox;
	}
	const { webkitDriver: driver, webkit: browser } = machine;
	if ( driver && browser ) {
		return () => webkit( { driver, browser }, lessMotion );
	}
	return existsSync( playwrightWebkit.executablePath() )
		? () => own( playwrightWebkit, lessMotion )
		: machine.without.webkit;
};

interface Engine {
	/** The browser. */
	driver: Driver;
	/** Shows a page with the given blocks in a window of 1200 × 900, and waits until its scripts have started. */
	show: ( content: string ) => Promise< Driver >;
}

export const test = base.extend< Engine, { engine: Driver | string; lessMotion: boolean } >( {
	lessMotion: [ false, { option: true, scope: 'worker' } ],

	engine: [
		async ( { lessMotion }, use, { project } ) => {
			// "firefox-shop" is Firefox on the site of the shop.
			const start = starter( project.name.replace( /-.*/, '' ), lessMotion );
			if ( typeof start === 'string' ) {
				await use( start );
				return;
			}
			const driver = await start();
			await use( driver );
			await driver.close();
		},
		{ scope: 'worker', timeout: 180_000 },
	],

	driver: async ( { engine }, use, { skip } ) => {
		if ( typeof engine === 'string' ) {
			skip( true, engine );
			return;
		}
		await use( engine );
	},

	show: async ( { driver, site }, use ) => {
		await use( async ( content ) => {
			const [ url = '' ] = await publish( site, [ content ] );
			await driver.size( 1200, 900 );
			await driver.open( url );
			// Modules run before the page has loaded. What they start in the visible part shows with the next frames.
			await driver.run(
				() =>
					new Promise< void >( ( drawn ) =>
						requestAnimationFrame( () => requestAnimationFrame( () => drawn() ) )
					)
			);
			// If the window does not have the focus, no element looks focused.
			await expect
				.poll( () => driver.run( () => document.hasFocus() ), 'the window has the keyboard' )
				.toBe( true );
			return driver;
		} );
	},
} );

export { expect };

/** A link beside the block. */
export const LINK = '<!-- wp:paragraph --><p><a id="beside" href="#beside">A link</a></p><!-- /wp:paragraph -->';

/** Returns the name of the element that has the focus, shortened. */
export const focused = ( driver: Driver ): Promise< string > =>
	driver.run( () =>
		( document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '' )
			.replace( /\s+/g, ' ' )
			.trim()
			.slice( 0, 60 )
	);
