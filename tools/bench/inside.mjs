/**
 * Loads the PHP files that benchmarks run in WordPress.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname( fileURLToPath( import.meta.url ) );

/**
 * @param {string} folder Folder of a benchmark.
 * @return {( name: string ) => string} Returns the code of a PHP file in it. The code can use `$time` of time.php.
 */
export const sourcesOf = ( folder ) => ( name ) =>
	[ join( here, 'time.php' ), join( here, folder, name ) ]
		.map( ( file ) => `?>${ readFileSync( file, 'utf8' ) }` )
		.join( '\n' );
