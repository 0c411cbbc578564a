/**
 * Debian's names of packages that the tests need.
 */

/** Debian's package of each PHP extension, without the prefix "php8.2-". */
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
 * @param {string}   version PHP version, such as "8.2.35".
 * @param {string[]} missing Missing extensions.
 * @return {string[]} Debian's packages with these extensions.
 */
export function packagesFor( version, missing ) {
	const prefix = `php${ version.split( '.' ).slice( 0, 2 ).join( '.' ) }`;
	return [ ...new Set( missing.map( ( name ) => `${ prefix }-${ PACKAGE_OF[ name ] ?? 'common' }` ) ) ];
}
