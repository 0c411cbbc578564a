/**
 * Writes the tables in docs/neighbours.md, of the rows in tools/neighbours and of what came out when they were last
 * tried. With `--check` it writes nothing, and exits with 1 if the tables are not up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NEIGHBOURS } from '../neighbours/neighbours.mjs';
import { page } from '../neighbours/table.mjs';

const root = resolve( dirname( fileURLToPath( import.meta.url ) ), '../..' );
const file = join( root, 'docs/neighbours.md' );

const results = JSON.parse( readFileSync( join( root, 'tools/neighbours/results.json' ), 'utf8' ) );
const before = readFileSync( file, 'utf8' );
const after = page( before, NEIGHBOURS, results );
if ( ! process.argv.includes( '--check' ) ) {
	writeFileSync( file, after );
} else if ( before !== after ) {
	console.error( 'docs/neighbours.md is not up to date; run "npm run types" and commit.' );
	process.exit( 1 );
}
