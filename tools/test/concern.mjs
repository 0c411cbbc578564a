/**
 * What a change concerns: decides from the paths that differ which tests can tell something about it.
 */
import { basename } from 'node:path';
import { blockOf, family, jobs } from './block-files.mjs';
import { usersOf } from './graph.mjs';
import { suiteOf } from './php.mjs';

/**
 * @typedef {Object} Checkout
 * @property {Record<string, { parent?: string[], eidanNeeds?: string }>} blocks Content of each block.json, by slug.
 * @property {Map<string, string[]>} graph Which files use which (graph.mjs).
 * @property {string[]}              files Paths of all files, from the root.
 */

/**
 * @typedef {Object} Concern
 * @property {string}   ground  The path for which everything of `npm test` has to run; "" if there is none.
 * @property {string[]} blocks  Slugs to which the matrices are narrowed; none for all blocks.
 * @property {boolean}  isSeen  Whether a page or an editor can look different, so that the matrices have to look.
 * @property {string[]} stories Spec files.
 * @property {string[]} php     Names of classes of PHP tests.
 * @property {boolean}  shop    Whether tests with WooCommerce are among them.
 */

/** With more blocks than these, the base sheets of all are quicker than all their stories. */
const MANY = 6;

/** Everything hangs on these. */
const GROUND =
	/^(?:plugin\.php|package(?:-lock)?\.json|composer\.json|[\w.-]+\.(?:c?js|ts|xml|dist|neon)|includes\/(?:autoload|hooks)[\w-]*\.php|tools\/(?:build|site|test)\b.*)$/;

/** A source, which tests are about, and not a test itself. */
const isSource = ( path ) => ! path.startsWith( 'tests/' ) || path.startsWith( 'tests/fixtures/' );

/** Of no one block, and met by visitors or authors. */
const isShared = ( path ) => /^(?:src|includes|patterns)\//.test( path );

/** The room of a shared file: `slider` of src/view/slider/index.ts, `lists` of includes/Lists/Query/Query.php. */
const roomOf = ( path ) => {
	const parts = path.replace( /\.\w+$/, '' ).split( '/' );
	return ( parts[ parts[ 0 ] === 'src' ? 2 : 1 ] ?? '' ).replace( /^_/, '' ).toLowerCase();
};

/** Whether the name of a test begins with that of a room, in the plural or not. */
const beginsWith = ( name, room ) =>
	room.length > 2 && new RegExp( `^${ room.replace( /s$/, '' ) }s?(?![a-z])`, 'i' ).test( name );

const isStory = ( path ) => jobs( [ path ] ).stories.length > 0;

/**
 * @param {string[]} paths  That differ.
 * @param {string[]} blocks Slugs of the blocks that they concern.
 * @param {string[]} files  All files.
 * @return {string[]} PHP tests: those that differ, those of the folders in which classes differ, and those of the blocks.
 */
function phpTests( paths, blocks, files ) {
	const folders = paths
		.filter( ( path ) => /^includes\/.*\.php$/.test( path ) )
		.map( ( path ) => path.replace( /^includes/, 'tests/php' ).replace( /[^/]*$/, '' ) );
	return files.filter(
		( path ) =>
			/^tests\/php\/.*Test\.php$/.test( path ) &&
			( paths.includes( path ) ||
				folders.some( ( folder ) => path.startsWith( folder ) ) ||
				blocks.includes( blockOf( path, blocks ) ) )
	);
}

/**
 * @param {string[]} paths    That differ.
 * @param {Checkout} checkout
 * @return {Concern} What they concern.
 */
export function concernOf( paths, { blocks, graph, files } ) {
	const slugs = Object.keys( blocks );
	const sources = paths.filter( isSource );
	const shared = sources.filter( isShared );
	const concerned = [ ...usersOf( graph, sources ) ]
		.map( ( path ) => blockOf( path, slugs ) )
		.filter( ( slug ) => slug !== undefined );
	const families = [ ...new Set( concerned.flatMap( ( slug ) => family( slug, blocks ) ) ) ].sort();
	// A style that no other imports is loaded by its name, by whichever block asks for it.
	const isWide =
		families.length > MANY ||
		shared.some( ( path ) => path.endsWith( '.scss' ) && usersOf( graph, [ path ] ).size === 1 );
	const chosen = isWide ? [] : families;
	const rooms = shared.map( roomOf );
	const users = usersOf( graph, paths );
	const stories = files.filter(
		( path ) =>
			isStory( path ) &&
			( users.has( path ) ||
				chosen.includes( blockOf( path, slugs ) ?? '' ) ||
				rooms.some( ( room ) => beginsWith( basename( path ), room ) ) )
	);
	const php = phpTests( paths, chosen, files );
	return {
		ground: paths.find( ( path ) => GROUND.test( path ) ) ?? '',
		blocks: chosen,
		isSeen: isWide || families.length > 0,
		stories,
		php: php.map( ( path ) => basename( path, '.php' ) ),
		shop:
			chosen.some( ( slug ) => blocks[ slug ]?.eidanNeeds ) ||
			stories.some( ( path ) => path.includes( '-shop.spec' ) ) ||
			php.some( ( path ) => suiteOf( path ) === 'shop' ),
	};
}
