import { readdirSync, readFileSync } from 'fs';
import { family, pascal } from '../../../tools/test/block-files.mjs';
import { graphOf } from '../../../tools/test/graph.mjs';
import { readBlocks } from '../../../tools/types/write.mjs';

const whole = graphOf( process.cwd() );
const graph = new Map( [ ...whole ].filter( ( [ path ] ) => /^(?:src|blocks)\/.*\.tsx?$/.test( path ) ) );

/** Returns the circles in a graph, each as the names on it. */
function circles( edges: Map< string, Iterable< string > > ): string[] {
	const done = new Set< string >();
	const found: string[] = [];
	const visit = ( name: string, path: string[] ) => {
		if ( path.includes( name ) ) {
			found.push( [ ...path.slice( path.indexOf( name ) ), name ].join( ' → ' ) );
		} else if ( ! done.has( name ) ) {
			[ ...( edges.get( name ) ?? [] ) ].forEach( ( next ) => visit( next, [ ...path, name ] ) );
			done.add( name );
		}
	};
	edges.forEach( ( _, name ) => visit( name, [] ) );
	return found;
}

it( 'no file imports itself by way of others', () => {
	expect( graph.size ).toBeGreaterThan( 100 );
	expect( circles( graph ) ).toEqual( [] );
} );

it( 'no folder of the editor imports itself by way of others', () => {
	const folderOf = ( path: string ) => /^src\/editor\/([\w-]+)\//.exec( path )?.[ 1 ];
	const folders = new Map< string, Set< string > >();
	graph.forEach( ( imports, path ) => {
		const folder = folderOf( path );
		const others = [ ...imports ].map( folderOf ).filter( ( other ) => other && other !== folder ) as string[];
		if ( folder ) {
			folders.set( folder, new Set( [ ...( folders.get( folder ) ?? [] ), ...others ] ) );
		}
	} );
	expect( folders.size ).toBeGreaterThan( 20 );
	expect( circles( folders ) ).toEqual( [] );
} );

describe( 'nothing uses what is in the folder of a block but the block, and what it stands in', () => {
	const blocks = readBlocks( process.cwd() );
	const slugs = Object.keys( blocks );
	const slugOf = ( path: string ) => /^blocks\/([\w-]+)\//.exec( path )?.[ 1 ] ?? '';
	const isForeign = ( path: string, slug: string | undefined ) =>
		slug !== undefined &&
		slugs.includes( slug ) &&
		! family( slugOf( path ), blocks ).includes( slug ) &&
		! family( slug, blocks ).includes( slugOf( path ) );

	it( 'in scripts and styles, besides transforms', () => {
		const uses = [ ...whole ]
			.filter( ( [ path ] ) => /^(?:src|blocks)\/.*\.(?:tsx?|scss)$/.test( path ) )
			.flatMap( ( [ path, used ] ) => used.map( ( other ) => ( { path, other } ) ) );
		expect( uses.filter( ( { other } ) => slugOf( other ) ).length ).toBeGreaterThan( 100 );
		expect(
			uses.filter(
				( { path, other } ) => ! path.endsWith( '/transforms.ts' ) && isForeign( path, slugOf( other ) )
			)
		).toEqual( [] );
	} );

	it( 'in PHP', () => {
		const slugOfClass = Object.fromEntries( slugs.map( ( slug ) => [ pascal( slug ), slug ] ) );
		const files = [ 'includes', 'blocks' ].flatMap( ( folder ) =>
			readdirSync( folder, { recursive: true, encoding: 'utf8' } ).map( ( name ) => `${ folder }/${ name }` )
		);
		const uses = files
			.filter( ( path ) => path.endsWith( '.php' ) && ! path.endsWith( '/attributes.php' ) )
			.flatMap( ( path ) => {
				const code = readFileSync( path, 'utf8' ).replace( /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '' );
				// By its whole name, or by the last part of it in the same namespace.
				const names = /^namespace Eidan\\Blocks;/m.test( code )
					? /\bBlocks\\(\w+)|(?<![\\\w$])(\w+)::/g
					: /\bBlocks\\(\w+)/g;
				return [ ...code.matchAll( names ) ].map( ( [ , named, last ] ) => ( {
					path,
					slug: slugOfClass[ named ?? last ?? '' ],
				} ) );
			} );
		expect( uses.filter( ( { slug } ) => slug ).length ).toBeGreaterThan( 10 );
		expect( uses.filter( ( { path, slug } ) => isForeign( path, slug ) ) ).toEqual( [] );
	} );
} );
