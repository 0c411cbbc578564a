/**
 * Creates a block that passes all tests as it is: `npm run new-block <slug> ["Title"] [-- --completed | --dynamic |
 * --list | --slider]`. docs/adding-a-block.md says when to choose which kind.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import { budgetOf, fill, KINDS, names, placeOf } from './new-block/names.mjs';
import { GENERATORS } from './test/commands.mjs';

const root = resolve( dirname( fileURLToPath( import.meta.url ) ), '..' );
const args = process.argv.slice( 2 );
const [ slug = '', title ] = args.filter( ( arg ) => ! arg.startsWith( '--' ) );
const [ kind = 'static', ...others ] = args
	.filter( ( arg ) => arg.startsWith( '--' ) )
	.map( ( arg ) => arg.slice( 2 ) );

const stop = ( message ) => {
	console.error( message );
	process.exit( 1 );
};

if ( ! /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test( slug ) ) {
	stop(
		`"${ slug }" cannot be a block's slug. Use lower-case words with hyphens: npm run new-block text-marquee "Text marquee"`
	);
}
if ( ! KINDS[ kind ] || others.length ) {
	stop(
		`A block is static, or one of --${ Object.keys( KINDS )
			.filter( ( name ) => name !== 'static' )
			.join( ', --' ) }.`
	);
}
const folder = join( root, 'blocks', slug );
if ( existsSync( folder ) ) {
	stop( `blocks/${ slug } exists already; choose another slug or remove the folder.` );
}

const values = names( slug, title );
const made = KINDS[ kind ].files
	.concat( readdirSync( join( root, 'tools/new-block/template', kind ) ).map( ( file ) => `${ kind }/${ file }` ) )
	.map( ( file ) => {
		const target = join( root, placeOf( file.split( '/' )[ 1 ], values ) );
		mkdirSync( dirname( target ), { recursive: true } );
		writeFileSync( target, fill( readFileSync( join( root, 'tools/new-block/template', file ), 'utf8' ), values ) );
		return relative( root, target );
	} );
/** Adds the block's line to a table of tests. `valueOf` gets the table. */
const addLine = ( table, valueOf ) => {
	const file = join( root, table );
	const text = readFileSync( file, 'utf8' );
	const value = JSON.stringify( valueOf( JSON.parse( text ) ) );
	writeFileSync( file, text.replace( /\n\}\s*$/, `,\n  "${ slug }": ${ value }\n}\n` ) );
	made.push( `a line in ${ table }` );
};
const { budget, keys } = KINDS[ kind ];
if ( budget ) {
	addLine( 'tests/bytes-budget.json', ( budgets ) => budgetOf( budgets, budget ) );
}
if ( keys ) {
	addLine( 'tests/keys.json', () => keys );
}
// Do all that `npm run types` does: types of attributes, and tables in the documents.
for ( const tool of GENERATORS ) {
	spawnSync( process.execPath, [ join( root, tool ) ], { stdio: 'inherit' } );
}
made.push( 'a row in README.md' );
// Format the files, as the length of lines depends on the words that were filled in.
spawnSync( 'npx', [ 'prettier', '--log-level=warn', '--write', ...made.filter( ( file ) => /\.tsx?$/.test( file ) ) ], {
	cwd: root,
	stdio: 'inherit',
} );
console.log( `Made ${ made.join( ', ' ) }. Next: npm run test:block -- ${ slug }, and docs/adding-a-block.md` );
