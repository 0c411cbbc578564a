/**
 * Whether everything that a release ships may be shipped.
 */

/** Licences that go with GPL-2.0-or-later, by their SPDX names (https://www.gnu.org/licenses/license-list.html). */
const FITTING = new Set( [
	'0BSD',
	'Apache-2.0',
	'Apache-2.0 WITH LLVM-exception',
	'BSD-2-Clause',
	'BSD-3-Clause',
	'BlueOak-1.0.0',
	'CC0-1.0',
	'GPL-2.0-or-later',
	'ISC',
	'LGPL-2.1-or-later',
	'MIT',
	'MPL-2.0',
	'Unlicense',
	'Zlib',
] );

/** Packages whose package.json says its licence in a form that npm does not read any more. */
const OLD_FORM = { 'gradient-parser': 'MIT' };

/**
 * @param {string}                                 path   Such as "node_modules/swiper".
 * @param {Record<string, { license?: string }>} locked `packages` of package-lock.json.
 * @return {string|undefined} SPDX expression.
 */
export const licenceOf = ( path, locked ) =>
	locked[ path ]?.license ?? OLD_FORM[ path.replace( /^.*node_modules\//, '' ) ];

/**
 * @param {string} licence SPDX expression.
 * @return {boolean} Whether one of those to choose from fits, and all of those that hold together.
 */
export const fits = ( licence ) =>
	licence
		.replace( /[()]/g, '' )
		.split( ' OR ' )
		.some( ( one ) => one.split( ' AND ' ).every( ( name ) => FITTING.has( name.trim() ) ) );

/** What code imports from packages: `from 'swiper'`, `import( 'd3-scale' )`. */
const IMPORTED = /(?:from|import\(?)\s*'((?:@[\w-]+\/)?[a-z][\w.-]*)/g;

/**
 * The packages that may be in a build: those that the code imports, and all that they depend on. Some of them are
 * WordPress's own scripts on the site, so this is rather too much than too little.
 *
 * @param {string[]}                                                     code   Texts of the source files.
 * @param {Record<string, { dependencies?: Record<string, string> }>} locked `packages` of package-lock.json.
 * @return {string[]} Their paths in it, such as "node_modules/swiper", sorted.
 */
export function packagesOf( code, locked ) {
	const found = new Set();
	const find = ( name, from ) => {
		for ( let folder = from; ; folder = folder.slice( 0, Math.max( 0, folder.lastIndexOf( '/node_modules/' ) ) ) ) {
			const path = folder ? `${ folder }/node_modules/${ name }` : `node_modules/${ name }`;
			if ( locked[ path ] || ! folder ) {
				return locked[ path ] ? path : undefined;
			}
		}
	};
	const add = ( name, from ) => {
		const path = find( name, from );
		if ( path && ! found.has( path ) ) {
			found.add( path );
			Object.keys( locked[ path ].dependencies ?? {} ).forEach( ( next ) => add( next, path ) );
		}
	};
	code.flatMap( ( text ) => [ ...text.matchAll( IMPORTED ) ] ).forEach( ( [ , name ] ) => add( name, '' ) );

	return [ ...found ].sort();
}

/**
 * @param {string[]}                              packages As packagesOf() gives them.
 * @param {Record<string, { license?: string }>} locked   `packages` of package-lock.json.
 * @return {string[]} One sentence for each that must not be shipped.
 */
export const unlicensedPackages = ( packages, locked ) =>
	packages.flatMap( ( path ) => {
		const licence = licenceOf( path, locked );
		if ( ! licence ) {
			return `${ path } has no licence in package-lock.json.`;
		}
		return fits( licence ) ? [] : `${ path } is under ${ licence }, which does not go with GPL-2.0-or-later.`;
	} );

/**
 * @param {string[]} files   Names of the demo's media, such as "calla-leaf.webp".
 * @param {string}   credits CREDITS.md: names in code marks, `calla*` for all that begin so.
 * @return {string[]} One sentence for each that has no credit.
 */
export function unlicensedMedia( files, credits ) {
	const names = [ ...credits.matchAll( /`([^`]+)`/g ) ].map( ( [ , name ] ) => name.replace( /\.\w+$/, '' ) );
	const isNamed = ( file ) => {
		// The smaller sizes of an image are named by their image.
		const stem = file.replace( /\.\w+$/, '' ).replace( /-\d+x\d+$/, '' );
		return names.some( ( name ) =>
			name.endsWith( '*' ) ? stem.startsWith( name.slice( 0, -1 ) ) : stem === name || file === name
		);
	};
	return files.filter( ( file ) => ! isNamed( file ) ).map( ( file ) => `${ file } has no credit in CREDITS.md.` );
}
