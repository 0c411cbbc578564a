/**
 * Writes the list of PHP filters and actions in docs/hooks.md. Descriptions come from the doc comments of the hooks.
 * With `--check` it writes nothing, and exits with 1 if the list is not up to date or a hook has no description.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hooksIn, page } from './hooks-text.mjs';

const root = resolve( dirname( fileURLToPath( import.meta.url ) ), '../..' );
const file = join( root, 'docs/hooks.md' );

const hooks = [ 'includes', 'blocks' ]
	.flatMap( ( folder ) =>
		readdirSync( join( root, folder ), { recursive: true, encoding: 'utf8' } ).map( ( name ) =>
			join( folder, name )
		)
	)
	.filter( ( name ) => name.endsWith( '.php' ) )
	.sort()
	.flatMap( ( name ) => hooksIn( readFileSync( join( root, name ), 'utf8' ), name.replaceAll( '\\', '/' ) ) );

const before = readFileSync( file, 'utf8' );
const after = page( before, hooks );
if ( process.argv.includes( '--check' ) ) {
	const silent = hooks.filter( ( { summary } ) => ! summary );
	if ( silent.length ) {
		console.error(
			`Say in a doc comment what these do: ${ silent.map( ( { name, where } ) => `${ name } (${ where })` ).join( ', ' ) }`
		);
	}
	if ( before !== after ) {
		console.error( 'docs/hooks.md is not up to date; run "npm run types" and commit.' );
	}
	process.exit( before !== after || silent.length ? 1 : 0 );
}
writeFileSync( file, after );
