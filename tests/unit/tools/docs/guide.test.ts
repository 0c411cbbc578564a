/**
 * The images of the guide: links are looked at by documents.test.ts.
 *
 * @jest-environment node
 */
import { readdirSync, readFileSync, statSync } from 'fs';
import { join } from 'path';

const GUIDE = join( __dirname, '../../../../docs/guide' );
const images = readdirSync( join( GUIDE, 'images' ) );
const pages = readdirSync( GUIDE ).filter( ( name ) => name.endsWith( '.md' ) );
const text = pages.map( ( name ) => readFileSync( join( GUIDE, name ), 'utf8' ) ).join( '\n' );

it( 'has five pages, all named by its first one', () => {
	const index = readFileSync( join( GUIDE, 'README.md' ), 'utf8' );
	const others = pages.filter( ( name ) => name !== 'README.md' );
	expect( others ).toHaveLength( 5 );
	expect( others.filter( ( name ) => ! index.includes( `](${ name })` ) ) ).toEqual( [] );
} );

it.each( images )( 'shows %s, which is at most 150 kB', ( name ) => {
	expect( text ).toContain( `](images/${ name })` );
	expect( statSync( join( GUIDE, 'images', name ) ).size ).toBeLessThanOrEqual( 150_000 );
} );
