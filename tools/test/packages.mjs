/**
 * Debian's names for what the tests need.
 */

/** Debian's package of each PHP extension, without its "php8.2-". */
const PACKAGE_OF = {
	pdo_sqlite: 'sqlite3',
	dom: 'xml',
	xml: 'xml',
	xmlwriter: 'xml',
	simplexml: 'xml',
	mbstring: 'mbstring',
	curl: 'curl',
	gd: 'gd',
	zip: 'zip',
};

/**
 * @param {string}   version Of PHP: "8.2.35".
 * @param {string[]} missing Extensions.
 * @return {string[]} Debian's packages that hold them.
 */
export function packagesFor( version, missing ) {
	const prefix = `php${ version.split( '.' ).slice( 0, 2 ).join( '.' ) }`;
	return [ ...new Set( missing.map( ( name ) => `${ prefix }-${ PACKAGE_OF[ name ] ?? 'common' }` ) ) ];
}
