/**
 * Compares and chooses versions such as "7.1.4". A prefix such as "7.1" stands for all versions that begin with it.
 */

/** The WordPress version that the project is developed on. Older ones are used only on request. */
export const CURRENT_WORDPRESS = '7.1';

/** The oldest WordPress that the plugin supports. */
export const OLDEST_WORDPRESS = '6.8';

/** The oldest PHP that the plugin supports. plugin.php has it as well. */
export const OLDEST_PHP = '8.1';

/** The oldest WooCommerce that the shop layer supports. includes/Shop/WooCommerceRequirement.php has it as well. */
export const OLDEST_WOOCOMMERCE = '9.5';

/**
 * @param {string} version
 * @return {number[]} Its numbers, up to the first part that is not a number.
 */
function numbers( version ) {
	const found = /^\d+(\.\d+)*/.exec( version );
	return found ? found[ 0 ].split( '.' ).map( Number ) : [];
}

/**
 * @param {string} a
 * @param {string} b
 * @return {number} Negative if a is older than b, positive if it is newer, 0 if both are equal.
 */
export function compareVersions( a, b ) {
	const left = numbers( a );
	const right = numbers( b );
	for ( let i = 0; i < Math.max( left.length, right.length ); i++ ) {
		const difference = ( left[ i ] ?? 0 ) - ( right[ i ] ?? 0 );
		if ( difference !== 0 ) {
			return difference;
		}
	}
	return 0;
}

/**
 * @param {string} version A whole version.
 * @param {string} prefix  "7.1" matches 7.1 and 7.1.4, but not 7.10. "" matches all.
 * @return {boolean} Whether the version begins with the prefix.
 */
export function matchesPrefix( version, prefix ) {
	return prefix === '' || version === prefix || version.startsWith( `${ prefix }.` );
}

/**
 * @param {string[]} versions
 * @param {string}   prefix   Wanted version or its beginning. "" asks for the newest, which must not be older than the
 *                            one that the project is developed on.
 * @return {string|undefined} The newest version that matches.
 */
export function pickVersion( versions, prefix = '' ) {
	return versions
		.filter( ( version ) => /^\d+\.\d+(\.\d+)*$/.test( version ) )
		.filter( ( version ) =>
			prefix === '' ? compareVersions( version, CURRENT_WORDPRESS ) >= 0 : matchesPrefix( version, prefix )
		)
		.sort( compareVersions )
		.pop();
}
