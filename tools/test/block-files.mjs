/**
 * Finds the files that belong to a block, by their names. So nobody has to keep a list.
 */

/**
 * @param {string} slug Slug such as "text-marquee".
 * @return {string} Name of its PHP class, such as "TextMarquee".
 */
export const pascal = ( slug ) => slug.replace( /(?:^|-)(\w)/g, ( _, letter ) => letter.toUpperCase() );

/**
 * Whether a name begins with that of a block, as a whole word: "tabbed-info-editor.spec.ts", "TabbedInfoTest.php".
 *
 * @param {string} name Name of a file or folder.
 * @param {string} slug Slug of the block.
 */
const begins = ( name, slug ) => new RegExp( `^(?:${ slug }(?![a-z0-9])|${ pascal( slug ) }(?![a-z]))` ).test( name );

/**
 * @param {string}   path  Path within the checkout.
 * @param {string[]} slugs Slugs of all blocks.
 * @return {string|undefined} The block that the file belongs to: its folder in blocks/, or the longest slug with which
 *                            a folder or file in tests/ begins.
 */
export function blockOf( path, slugs ) {
	const [ root, ...parts ] = path.split( '/' );
	if ( root === 'blocks' ) {
		return slugs.find( ( slug ) => slug === parts[ 0 ] );
	}
	if ( root !== 'tests' ) {
		return undefined;
	}
	return [ ...slugs ]
		.sort( ( a, b ) => b.length - a.length )
		.find( ( slug ) => parts.some( ( part ) => begins( part, slug ) ) );
}

/**
 * @param {string}                                 slug
 * @param {Record<string, { parent?: string[] }>} blocks Content of each block.json, by slug.
 * @return {string[]} Slugs of the block and of the blocks that stand only inside it.
 */
export function family( slug, blocks ) {
	const inner = Object.keys( blocks ).filter(
		( other ) => other !== slug && blocks[ other ].parent?.includes( `eidan/${ slug }` )
	);
	return [ slug, ...inner.flatMap( ( other ) => family( other, blocks ) ) ];
}

/**
 * Sorts files by the tools that check them.
 *
 * @param {string[]} paths Paths of files that belong to a block.
 */
export function jobs( paths ) {
	const those = ( pattern ) => paths.filter( ( path ) => pattern.test( path ) );
	return {
		lint: those( /\.(?:tsx?|mjs|js)$/ ),
		style: those( /\.scss$/ ),
		php: those( /^(?:blocks|includes)\/.*\.php$/ ),
		sources: those( /^blocks\/(?!.*\.test\.).*\.(?:tsx?|json)$/ ),
		unit: those( /\.test\.(?:tsx?|mjs)$/ ),
		phpunit: those( /^tests\/php\/.*Test\.php$/ ),
		stories: those( /^tests\/(?:e2e|engines)\/.*\.spec\.ts$/ ),
	};
}
