/**
 * Lists the demo's pages as the importer creates them: the pages in pages.json, and a page for each block that has a
 * file with its name in assets/demo/pages (see includes/Demo/BlockPages.php).
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';

const DEMO = new URL( '../../assets/demo/', import.meta.url );
const BLOCKS = new URL( '../../blocks/', import.meta.url );

/**
 * @param {string} name Name of a list of the demo, such as `posts`: its file without `.json`.
 * @return {Record<string, { parent?: string }>} The items of the list, by slug.
 */
export const entries = ( name ) => JSON.parse( readFileSync( new URL( `${ name }.json`, DEMO ), 'utf8' ) );

/**
 * @return {string[]} Slugs of the blocks that have a page in the demo.
 */
export const blockPages = () =>
	readdirSync( BLOCKS )
		.filter(
			( slug ) =>
				existsSync( new URL( `pages/${ slug }.html`, DEMO ) ) &&
				existsSync( new URL( `${ slug }/block.json`, BLOCKS ) )
		)
		.sort();

/**
 * @param {string} slug Slug of a block.
 * @return {boolean} Whether the block shows nothing without WooCommerce.
 */
export const needsShop = ( slug ) =>
	JSON.parse( readFileSync( new URL( `${ slug }/block.json`, BLOCKS ), 'utf8' ) ).eidanNeeds === 'woocommerce';

/**
 * @return {Record<string, string>} Paths such as `/widgets/icon/`, by slug: all pages of a demo without a shop.
 */
export function pagePaths() {
	const paths = Object.entries( entries( 'pages' ) ).map( ( [ slug, { parent } ] ) => [
		slug,
		parent ? `/${ parent }/${ slug }/` : `/${ slug }/`,
	] );
	// Blocks that need a shop have pages only on sites with a shop.
	const ofBlocks = blockPages()
		.filter( ( slug ) => ! needsShop( slug ) )
		.map( ( slug ) => [ slug, `/widgets/${ slug }/` ] );
	return { ...Object.fromEntries( ofBlocks ), ...Object.fromEntries( paths ), home: '/' };
}
