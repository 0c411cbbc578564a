/**
 * Tells which blocks need a shop.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} root Folder of the checkout.
 * @param {string} slug Slug of a block.
 * @return {boolean} Whether the block shows nothing without WooCommerce.
 */
export const needsShop = ( root, slug ) =>
	JSON.parse( readFileSync( join( root, 'blocks', slug, 'block.json' ), 'utf8' ) ).eidanNeeds === 'woocommerce';
