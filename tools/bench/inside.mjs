/**
 * What benches run inside WordPress.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname( fileURLToPath( import.meta.url ) );

/**
 * @param {string} folder A bench's own.
 * @return {( name: string ) => string} Gives the statements of a PHP file of it, which have `$time` of time.php.
 */
export const sourcesOf = ( folder ) => ( name ) =>
	[ join( here, 'time.php' ), join( here, folder, name ) ]
		.map( ( file ) => `?>${ readFileSync( file, 'utf8' ) }` )
		.join( '\n' );
