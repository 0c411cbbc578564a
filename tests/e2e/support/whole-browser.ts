import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { browsers } from '../../../tools/test/browsers.mjs';

/**
 * A browser with what the headless shell lacks: text fragments, the back/forward cache.
 *
 * @param options How the tests' own is launched, and what differs.
 */
export const launchWhole = ( options: LaunchOptions ): Promise< Browser > => {
	const { whole } = browsers();
	return chromium.launch( { ...options, ...( whole ? { executablePath: whole } : { channel: 'chromium' } ) } );
};
