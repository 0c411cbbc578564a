/** Debian's Firefox ESR, controlled by WebDriver BiDi. */
import type { KeyInput } from 'puppeteer-core';
import { source, type Driver } from './driver';

const named = ( key: string ): KeyInput => ( key === 'Space' ? ' ' : key ) as KeyInput;

/**
 * @param executablePath Path of the browser.
 * @param lessMotion     Whether the user prefers reduced motion.
 */
export const firefox = async ( executablePath: string, lessMotion: boolean ): Promise< Driver > => {
	const { launch } = await import( 'puppeteer-core' );
	const browser = await launch( {
		browser: 'firefox',
		executablePath,
		headless: true,
		extraPrefsFirefox: {
			// Machines for tests often have reduced motion switched on.
			'ui.prefersReducedMotion': Number( lessMotion ),
			// They also often have no mouse. So pretend that there is one that is precise (2) and can hover (4).
			'ui.primaryPointerCapabilities': 6,
			'ui.allPointerCapabilities': 6,
		},
	} );
	const page = await browser.newPage();
	return {
		async open( url ) {
			await page.goto( url, { waitUntil: 'load' } );
		},
		// The function is sent as text, and its own result comes back.
		run: async ( job, argument ) => ( await page.evaluate( source( job, argument ) ) ) as never,
		async press( ...keys ) {
			for ( const key of keys ) {
				const parts = key.split( '+' );
				const last = named( parts.pop() ?? '' );
				for ( const part of parts ) {
					await page.keyboard.down( named( part ) );
				}
				await page.keyboard.press( last );
				for ( const part of parts.reverse() ) {
					await page.keyboard.up( named( part ) );
				}
			}
		},
		async click( selector ) {
			await page.locator( selector ).click();
		},
		async size( width, height ) {
			await page.setViewport( { width, height } );
		},
		screenshot: async ( selector ) =>
			Buffer.from(
				await page
					.locator( selector )
					.waitHandle()
					.then( ( element ) => element.screenshot() )
			),
		close: () => browser.close(),
	};
};
