/**
 * The version: which one is next, where it stands, and what a release says of it.
 */

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const NUMBER = '\\d+\\.\\d+\\.\\d+';

/**
 * @param {string} current Version that the plugin has, such as "0.1.0".
 * @param {string} wanted  A version, or what is raised: "major", "minor" or "patch". "" = the one that it has.
 * @return {string} The version of the release. Throws where it is none, or lower than the current one.
 */
export function versionOf( current, wanted ) {
	const numbers = VERSION.exec( current )?.slice( 1 ).map( Number );
	if ( ! numbers ) {
		throw new Error( `“${ current }” in package.json is no version.` );
	}
	const at = [ 'major', 'minor', 'patch' ].indexOf( wanted );
	if ( at >= 0 ) {
		return numbers
			.map( ( number, index ) => ( index < at ? number : Number( index === at ) * ( number + 1 ) ) )
			.join( '.' );
	}
	const next = wanted ? VERSION.exec( wanted )?.slice( 1 ).map( Number ) : numbers;
	if ( ! next ) {
		throw new Error( `“${ wanted }” is no version: 1.2.3, major, minor or patch.` );
	}
	const first = next.findIndex( ( number, index ) => number !== numbers[ index ] );
	if ( first >= 0 && next[ first ] < numbers[ first ] ) {
		throw new Error( `${ wanted } is lower than ${ current }.` );
	}
	return next.join( '.' );
}

/** Where the version stands, by a file's path: what stands before it, which is kept. */
const PLACES = [
	[ /^plugin\.php$/, [ / \* Version: +/, /define\( 'EIDAN_VERSION', '/ ] ],
	[ /^readme\.txt$/, [ /^Stable tag: */m ] ],
	[ /^package\.json$/, [ /^\t?(?: {2})?"version": "/m ] ],
	// Its own, and that of the package at its root.
	[
		/^package-lock\.json$/,
		[ /^\s*"name": "eidan-blocks",\s+"version": "/m, /^\s*"": \{\s+"name": "eidan-blocks",\s+"version": "/m ],
	],
	[ /^(?:blocks|tools\/new-block\/template)\/[^/]+\/block\.json$/, [ /^\t"version": "/m ] ],
];

/**
 * @param {string} path Path of a file in the checkout.
 * @return {boolean} Whether the version stands in it.
 */
export const hasVersion = ( path ) => PLACES.some( ( [ file ] ) => file.test( path ) );

/**
 * Puts the version into a file.
 *
 * @param {string} path    Path in the checkout, of a file that has it.
 * @param {string} text    Its text.
 * @param {string} version Version of the release.
 * @return {string} The text with the version. Throws where a place of it is not found.
 */
export function stamp( path, text, version ) {
	const [ , places = [] ] = PLACES.find( ( [ file ] ) => file.test( path ) ) ?? [];
	return places.reduce( ( now, { source, flags } ) => {
		const place = new RegExp( `(${ source })${ NUMBER }`, flags );
		if ( ! place.test( now ) ) {
			throw new Error( `${ path } has no version where it should stand: ${ source }` );
		}
		return now.replace( place, `$1${ version }` );
	}, text );
}

/**
 * What the documents of a release lack.
 *
 * @param {string} version   Version of the release.
 * @param {Object} texts
 * @param {string} texts.changelog CHANGELOG.md.
 * @param {string} texts.readme    readme.txt.
 * @param {string} texts.newest    The newest WordPress that the tests run on, such as "7.1".
 * @return {string[]} One sentence each; none where all is there.
 */
export function lacks( version, { changelog, readme, newest } ) {
	const plain = version.replaceAll( '.', '\\.' );
	const section = new RegExp( `^## \\[?${ plain }\\b[^\\n]*\\n([^]*?)(?=^## |$(?![^]))`, 'm' ).exec( changelog );
	const tested = /^Tested up to: *(\S+)$/m.exec( readme )?.[ 1 ];
	const said = new RegExp( `^= ${ plain } =\\n+\\* \\S`, 'm' );

	return [
		! section &&
			`CHANGELOG.md has no section “## ${ version }”. Rename “## Unreleased”, and begin a new one above it.`,
		section && ! /^- \S/m.test( section[ 1 ] ) && `The section ${ version } of CHANGELOG.md says nothing.`,
		! said.test( readme ) && `The changelog of readme.txt has no lines below “= ${ version } =”.`,
		! tested && 'readme.txt has no “Tested up to”.',
		tested && tested !== newest && `readme.txt says “Tested up to: ${ tested }”; the tests run on ${ newest }.`,
	].filter( Boolean );
}
