/**
 * Which texts visitors read, and not only those who write, build or run the site.
 */

/** @param {import('../pot/catalog.mjs').Entry[]} entries */
export function forVisitors( entries ) {
	return entries;
}
