/** axe as all tests use it that ask only for violations. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Returns axe for a page, at half its usual cost. It reports violations only, and runs without a second page, which it
 * would open to combine the results of frames. So frames of other hosts are left out; we have none.
 *
 * @param page The page. Choose its parts and rules with the methods of the result, but not with `options()`.
 */
export const axe = ( page: Page ): AxeBuilder =>
	new AxeBuilder( { page } ).options( { resultTypes: [ 'violations' ] } ).setLegacyMode();
