/**
 * Makes PHP scripts that run within a site. Both runtimes use the same scripts.
 */
const MARK = '\u001eEIDAN\u001e';

/**
 * @param {string} code PHP statements. What they return is the result.
 * @param {string} root Folder of WordPress, as PHP sees it.
 * @return {string} A whole script, which loads WordPress and runs the statements.
 */
export function insideWordPress( code, root ) {
	const statements = code.replace( /^\s*<\?php\b/, '' );
	return `<?php
$_SERVER['HTTP_HOST']      ??= '127.0.0.1';
$_SERVER['REQUEST_METHOD'] ??= 'GET';
$_SERVER['REQUEST_URI']    ??= '/';
$_SERVER['SERVER_NAME']    ??= '127.0.0.1';
$_SERVER['REMOTE_ADDR']    ??= '127.0.0.1';
require ${ phpString( root ) } . '/wp-load.php';
ini_set( 'display_errors', 'stderr' );
$eidan_value = ( static function () { return eval( base64_decode( '${ Buffer.from( statements ).toString( 'base64' ) }' ) ); } )();
if ( null !== $eidan_value ) {
	echo ${ phpString( MARK ) }, json_encode( $eidan_value, JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR );
}
`;
}

/**
 * @param {string} text
 * @return {string} The text as a PHP literal.
 */
export function phpString( text ) {
	return `'${ text.replace( /[\\']/g, '\\$&' ) }'`;
}

/**
 * @param {string} output Output of a script of insideWordPress().
 * @return {*} What its statements returned, or else what they printed.
 */
export function resultOf( output ) {
	const at = output.lastIndexOf( MARK );
	return at < 0 ? output.trim() : JSON.parse( output.slice( at + MARK.length ) );
}

/**
 * @param {string} source  Source of prepare.php.
 * @param {string} root    Folder of WordPress, as PHP sees it.
 * @param {Object} install Title and theme of a new site.
 * @return {string} A script that installs the site, or updates its database.
 */
export function prepareScript( source, root, install ) {
	return (
		`<?php const EIDAN_SITE_ROOT = ${ phpString( root ) }; ` +
		`const EIDAN_SITE_OPTIONS = ${ phpString( JSON.stringify( install ) ) }; ?>` +
		source
	);
}
