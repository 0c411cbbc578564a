/**
 * The guide and its images: links are looked at by documents.test.ts.
 *
 * @jest-environment node
 */
import { readdirSync, readFileSync, statSync } from 'fs';
import { join } from 'path';
import { idOf, pageOf } from '../../../../tools/docs/guide-html.mjs';
import { webpSize } from '../../../../tools/docs/webp-size.mjs';

const ROOT = join( __dirname, '../../../..' );
const GUIDE = join( ROOT, 'docs/guide' );
const SHOWN = join( ROOT, 'assets/guide' );
const images = readdirSync( join( SHOWN, 'images' ) );
const pages = readdirSync( GUIDE ).filter( ( name ) => name.endsWith( '.md' ) );
const read = ( name: string ) => readFileSync( join( GUIDE, name ), 'utf8' );
const text = pages.map( read ).join( '\n' );
const sizeOf = ( name: string ) => webpSize( readFileSync( join( SHOWN, 'images', name ) ) );

it( 'has five pages, all named by its first one', () => {
	const others = pages.filter( ( name ) => name !== 'README.md' );
	expect( others ).toHaveLength( 5 );
	expect( others.filter( ( name ) => ! read( 'README.md' ).includes( `](${ name })` ) ) ).toEqual( [] );
	expect( Object.keys( JSON.parse( readFileSync( join( SHOWN, 'pages.json' ), 'utf8' ) ) ).sort() ).toEqual(
		others.map( ( name ) => name.replace( '.md', '' ) ).sort()
	);
} );

it.each( images )( 'shows %s, which is at most 30 kB and 900 px wide', ( name ) => {
	expect( text ).toContain( `](../../assets/guide/images/${ name })` );
	expect( statSync( join( SHOWN, 'images', name ) ).size ).toBeLessThanOrEqual( 30_000 );
	expect( sizeOf( name ).width ).toBe( 900 );
} );

it.each( pages )( 'shows %s in the plugin as it is here', ( name ) => {
	const slug = name === 'README.md' ? 'index' : name.replace( '.md', '' );
	expect( readFileSync( join( SHOWN, `${ slug }.html` ), 'utf8' ) ).toBe( pageOf( read( name ), sizeOf ).html );
} );

it( 'has images of 150 kB at most for the start screen', () => {
	const sizes = [ 'starters', 'widgets' ].flatMap( ( folder ) =>
		readdirSync( join( ROOT, 'assets/start', folder ) ).map(
			( name ) => statSync( join( ROOT, 'assets/start', folder, name ) ).size
		)
	);
	expect( sizes.reduce( ( sum, size ) => sum + size, 0 ) ).toBeLessThanOrEqual( 150_000 );
} );

it( 'leaves out what is for readers of the repository, and refuses links that would lead nowhere', () => {
	const size = () => ( { width: 2, height: 1 } );
	const page = pageOf( '# Name\n\nOne.\n\n<!-- repository -->\n[Two](../x.md)\n<!-- /repository -->\n', size );
	expect( page ).toEqual( { title: 'Name', html: '<p>One.</p>\n' } );
	expect( pageOf( '[Shop](shop.md#a-b)', size ).html ).toBe( '<p><a href="{page}shop#a-b">Shop</a></p>\n' );
	expect( () => pageOf( '[Two](../x.md)', size ) ).toThrow( '../x.md' );
	expect( idOf( '1. Start with a pattern (2 minutes)' ) ).toBe( '1-start-with-a-pattern-2-minutes' );
} );
