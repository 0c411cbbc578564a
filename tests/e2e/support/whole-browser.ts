import { chromium, type Browser, type LaunchOptions, type Page } from '@playwright/test';
import { browsers } from '../../../tools/test/browsers.mjs';

/**
 * A browser with what the headless shell lacks: text fragments, and the back/forward cache, which Playwright switches
 * off.
 *
 * @param options How the tests' own is launched.
 */
export const launchWhole = ( options: LaunchOptions ): Promise< Browser > => {
	const { whole } = browsers();
	return chromium.launch( {
		...options,
		ignoreDefaultArgs: [ '--disable-back-forward-cache' ],
		...( whole ? { executablePath: whole } : { channel: 'chromium' } ),
	} );
};

/** Has each document of a page say, in `data-persisted` of its root, whether it came out of the back/forward cache. */
export const tellPersisted = ( page: Page ): Promise< unknown > =>
	page.addInitScript( () =>
		addEventListener(
			'pageshow',
			( { persisted } ) => ( document.documentElement.dataset.persisted = `${ persisted }` )
		)
	);
