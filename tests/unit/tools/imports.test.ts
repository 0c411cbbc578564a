import { graphOf } from '../../../tools/test/graph.mjs';

const graph = new Map(
	[ ...graphOf( process.cwd() ) ].filter( ( [ path ] ) => /^(?:src|blocks)\/.*\.tsx?$/.test( path ) )
);

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
