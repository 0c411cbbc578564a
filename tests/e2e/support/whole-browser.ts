import { chromium, type Browser, type LaunchOptions, type Page } from '@playwright/test';
import { browsers } from '../../../tools/test/browsers.mjs';

/**
 * Launches a whole Chromium instead of the headless shell of the other tests. The shell lacks text fragments. The
 * back/forward cache is on, which Playwright otherwise switches off.
 *
 * @param options Launch options of the test project.
 */
export const launchWhole = ( options: LaunchOptions ): Promise< Browser > => {
	const { whole } = browsers();
	return chromium.launch( {
		...options,
		ignoreDefaultArgs: [ '--disable-back-forward-cache' ],
		...( whole ? { executablePath: whole } : { channel: 'chromium' } ),
	} );
};

/** Makes each page say, in `data-persisted` of its root element, whether it came out of the back/forward cache. */
export const tellPersisted = ( page: Page ): Promise< unknown > =>
	page.addInitScript( () =>
		addEventListener(
			'pageshow',
			( { persisted } ) => ( document.documentElement.dataset.persisted = `${ persisted }` )
		)
	);
