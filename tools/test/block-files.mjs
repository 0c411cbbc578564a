/**
 * Which files are about a block: told by their names, so that nobody keeps a list.
 */

/**
 * @param {string} slug "text-marquee"
 * @return {string} "TextMarquee", as its PHP class is named.
 */
export const pascal = ( slug ) => slug.replace( /(?:^|-)(\w)/g, ( _, letter ) => letter.toUpperCase() );

/**
 * Whether a name begins with a block's, as a whole word: "tabbed-info-editor.spec.ts", "TabbedInfoTest.php".
 *
 * @param {string} name Of a file or folder.
 * @param {string} slug
 */
const begins = ( name, slug ) => new RegExp( `^(?:${ slug }(?![a-z0-9])|${ pascal( slug ) }(?![a-z]))` ).test( name );

/**
 * @param {string}   path  From the checkout.
 * @param {string[]} slugs Of all blocks.
 * @return {string|undefined} The block that the file is about: its folder in blocks/, or the longest slug that a
 *                            folder or file in includes/ or tests/ begins with.
 */
export function blockOf( path, slugs ) {
	const [ root, ...parts ] = path.split( '/' );
	if ( root === 'blocks' ) {
		return slugs.find( ( slug ) => slug === parts[ 0 ] );
	}
	if ( root !== 'tests' && root !== 'includes' ) {
		return undefined;
	}
	return [ ...slugs ]
		.sort( ( a, b ) => b.length - a.length )
		.find( ( slug ) => parts.some( ( part ) => begins( part, slug ) ) );
}

/**
 * @param {string}                                 slug
 * @param {Record<string, { parent?: string[] }>} blocks block.json by slug.
 * @return {string[]} The block, and those that stand only inside it.
 */
export function family( slug, blocks ) {
	const inner = Object.keys( blocks ).filter(
		( other ) => other !== slug && blocks[ other ].parent?.includes( `eidan/${ slug }` )
	);
	return [ slug, ...inner.flatMap( ( other ) => family( other, blocks ) ) ];
}

/**
 * @param {string[]} paths Files that are about a block.
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
