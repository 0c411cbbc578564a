/**
 * Themes and owners set tokens by their names. docs/design.md promises these names, so none is renamed without a
 * decision.
 */
import { globSync } from 'fast-glob';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join( __dirname, '../../..' );
const read = ( path: string ) => readFileSync( join( root, path ), 'utf8' );
const found = ( pattern: RegExp, text: string ) => [ ...text.matchAll( pattern ) ].map( ( [ , name ] ) => name! );

/** Cells of the table of tokens: names, default, where the value comes from. */
const rows = read( 'docs/design.md' )
	.split( '| Token |' )[ 1 ]!
	.split( '\n\n' )[ 0 ]!
	.split( '\n' )
	.slice( 2 )
	.map( ( row ) => row.split( '|' ).slice( 1 ) );
const told = rows.flatMap( ( [ names = '' ] ) => found( /`(--[\w-]+)`/g, names ) );
const tokens = read( 'src/styles/_tokens.scss' );
const names = found( /^\s*(--eidan-[\w-]+):/gm, tokens );

it( 'every token is in the table of docs/design.md', () => {
	expect( names.length ).toBeGreaterThan( 20 );
	expect( names.filter( ( name ) => ! told.includes( name ) ) ).toEqual( [] );
} );

it( 'every token of the table is read by a style', () => {
	const styles = globSync( [ 'src/styles/*.scss', 'blocks/*/**/*.scss' ], { cwd: root } ).map( read ).join( '' );
	expect( told.filter( ( name ) => ! styles.includes( `var(${ name }` ) ) ).toEqual( [] );
} );

it( 'what the table takes from theme.json is taken from there', () => {
	const settings = rows.flatMap( ( row ) => found( /`settings\.custom\.eidan\.([\w-]+)`/g, row.join() ) );
	expect( settings.length ).toBeGreaterThan( 2 );
	expect( settings.filter( ( name ) => ! tokens.includes( `var(--wp--custom--eidan--${ name },` ) ) ).toEqual( [] );
} );
