/** Playwright's own browser for an engine, if it could be downloaded. */
import type { BrowserType } from '@playwright/test';
import type { Driver } from './driver';

/**
 * @param type       Type of the browser.
 * @param lessMotion Whether the user prefers reduced motion.
 */
export const own = async ( type: BrowserType, lessMotion: boolean ): Promise< Driver > => {
	const browser = await type.launch();
	const page = await browser.newPage( { reducedMotion: lessMotion ? 'reduce' : 'no-preference' } );
	return {
		async open( url ) {
			await page.goto( url );
		},
		run: ( job, argument ) => page.evaluate( job as ( argument: unknown ) => never, argument ),
		async press( ...keys ) {
			for ( const key of keys ) {
				await page.keyboard.press( key );
			}
		},
		click: ( selector ) => page.locator( selector ).filter( { visible: true } ).first().click(),
		size: ( width, height ) => page.setViewportSize( { width, height } ),
		screenshot: ( selector ) => page.locator( selector ).first().screenshot(),
		close: () => browser.close(),
	};
};
