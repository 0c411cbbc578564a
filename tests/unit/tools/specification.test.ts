/**
 * docs/specification.md names a test for each number and error; it has to be there.
 */
import { existsSync, readFileSync } from 'fs';
import { join } from 'path';

const ROOT = join( __dirname, '../../..' );
const page = readFileSync( join( ROOT, 'docs/specification.md' ), 'utf8' );

/** Cells of the rows of all tables, without their heads. */
const rowsOf = ( markdown: string ): string[][] =>
	markdown
		.split( /\n(?!\|)/ )
		.flatMap( ( part ) => part.split( '\n' ).filter( ( line ) => line.startsWith( '|' ) ).slice( 2 ) )
		.map( ( line ) =>
			line
				.split( '|' )
				.slice( 1, -1 )
				.map( ( cell ) => cell.trim() )
		);

/** What is wrong with the last cell of a row; '' for nothing. */
const fault = ( cell: string ): string => {
	if ( /^not yet: \S/.test( cell ) ) {
		return '';
	}
	const [ , file = '', title = '' ] = /^`([^`]+)`: (.+)$/.exec( cell ) ?? [];
	if ( ! file || ! existsSync( join( ROOT, file ) ) ) {
		return `no such test file: ${ cell }`;
	}
	const source = readFileSync( join( ROOT, file ), 'utf8' ).replaceAll( "\\'", "'" );
	return source.includes( title ) ? '' : `no such test in ${ file }: ${ title }`;
};

const rows = rowsOf( page );

it( 'reads all rows', () => {
	expect( rows.length ).toBeGreaterThan( 40 );
} );

it.each( rows.map( ( row ) => [ row[ 0 ]!, row.at( -1 )! ] ) )( '%s: its test is there', ( _, cell ) => {
	expect( fault( cell ) ).toBe( '' );
} );

it( 'sees a row without a test', () => {
	expect( fault( '' ) ).not.toBe( '' );
	expect( fault( '`tests/unit/none.test.ts`: x' ) ).not.toBe( '' );
	expect( fault( '`tests/unit/tools/specification.test.ts`: no such ' + 'title' ) ).not.toBe( '' );
} );
