/**
 * Writes the table of blocks in docs/blocks.md. With `--check` it writes nothing, and exits with 1 if the table is not up to
 * date.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { page } from './blocks-text.mjs';

const root = resolve( dirname( fileURLToPath( import.meta.url ) ), '../..' );
const json = ( path ) => JSON.parse( readFileSync( join( root, path ), 'utf8' ) );

const budgets = json( 'tests/bytes-budget.json' );
const blocks = readdirSync( join( root, 'blocks' ) )
	.filter( ( slug ) => existsSync( join( root, 'blocks', slug, 'block.json' ) ) )
	.map( ( slug ) => ( { slug, ...json( `blocks/${ slug }/block.json` ) } ) )
	// Inner blocks are left out. They belong to the block around them.
	.filter( ( { parent, ancestor } ) => ! parent && ! ancestor )
	.map( ( { slug, title, description } ) => ( {
		slug,
		title: title.replace( / \(Eidan\)$/, '' ),
		description,
		budget: budgets[ slug ] ?? budgets.default,
		hasImage: existsSync( join( root, 'docs/images/blocks', `${ slug }.jpg` ) ),
	} ) );

const file = join( root, 'docs/blocks.md' );
const before = readFileSync( file, 'utf8' );
const after = page( before, blocks );
if ( ! process.argv.includes( '--check' ) ) {
	writeFileSync( file, after );
} else if ( before !== after ) {
	console.error( 'The table of blocks in docs/blocks.md is not up to date; run "npm run types" and commit.' );
	process.exit( 1 );
}
