/**
 * The sites on which whole pages are measured.
 */
import { OLDEST_WORDPRESS } from '../../site/versions.mjs';

/**
 * Sites by name. `score` is what every page is to reach in Lighthouse.
 *
 * @type {Record<string, { score: number, woocommerce?: boolean|'oldest', wp?: string }>}
 */
export const SITES = {
	newest: { score: 99 },
	'newest-shop': { score: 93, woocommerce: true },
	oldest: { score: 95, wp: OLDEST_WORDPRESS },
	'oldest-shop': { score: 90, wp: OLDEST_WORDPRESS, woocommerce: 'oldest' },
};
