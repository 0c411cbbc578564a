/**
 * Comparing and picking release numbers: "7.1.4", and prefixes of them, "7.1".
 */

/** The release that the project is developed on; older ones only on request. */
export const CURRENT_WORDPRESS = '7.1';

/** The oldest release that the plugin supports. */
export const OLDEST_WORDPRESS = '6.8';

/** The oldest WooCommerce that the shop layer supports, as includes/Shop/WooCommerceRequirement.php says. */
export const OLDEST_WOOCOMMERCE = '9.5';

/**
 * @param {string} version
 * @return {number[]} Its numbers; what is no number ends them.
 */
function numbers( version ) {
	const found = /^\d+(\.\d+)*/.exec( version );
	return found ? found[ 0 ].split( '.' ).map( Number ) : [];
}

/**
 * @param {string} a
 * @param {string} b
 * @return {number} Negative when a is older than b, positive when newer.
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
 * @param {string} version A whole release number.
 * @param {string} prefix  "7.1" matches 7.1 and 7.1.4, not 7.10; "" matches all.
 * @return {boolean} Whether the release belongs to the prefix.
 */
export function matchesPrefix( version, prefix ) {
	return prefix === '' || version === prefix || version.startsWith( `${ prefix }.` );
}

/**
 * @param {string[]} versions
 * @param {string}   prefix   Wanted release; "" asks for the newest, if it is not
 *                            older than the one the project is developed on.
 * @return {string|undefined} The newest one that fits.
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
