/**
 * The demo's pages as its importer makes them: those of pages.json, and one
 * for every block that has a page of its name (includes/Demo/BlockPages.php).
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';

const DEMO = new URL( '../../assets/demo/', import.meta.url );
const BLOCKS = new URL( '../../blocks/', import.meta.url );

/**
 * @param {string} name A list of the demo, without `.json`.
 * @return {Record<string, { parent?: string }>} Its entries by slug.
 */
export const entries = ( name ) => JSON.parse( readFileSync( new URL( `${ name }.json`, DEMO ), 'utf8' ) );

/**
 * @return {string[]} The slugs of blocks that the demo has a page of.
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
 * @return {Record<string, string>} Paths of all pages of a site without a shop by slug, such as `/widgets/icon/`.
 */
export function pagePaths() {
	const paths = Object.entries( entries( 'pages' ) ).map( ( [ slug, { parent } ] ) => [
		slug,
		parent ? `/${ parent }/${ slug }/` : `/${ slug }/`,
	] );
	// Those of blocks that need a shop are only where one is.
	const needsNothing = ( slug ) =>
		! JSON.parse( readFileSync( new URL( `${ slug }/block.json`, BLOCKS ), 'utf8' ) ).eidanNeeds;
	const ofBlocks = blockPages()
		.filter( needsNothing )
		.map( ( slug ) => [ slug, `/widgets/${ slug }/` ] );
	return { ...Object.fromEntries( ofBlocks ), ...Object.fromEntries( paths ), home: '/' };
}
