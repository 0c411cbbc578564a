import { graphOf } from '../../../tools/test/graph.mjs';

const graph = new Map(
	[ ...graphOf( process.cwd() ) ].filter( ( [ path ] ) => /^(?:src|blocks)\/.*\.tsx?$/.test( path ) )
);

it( 'no file imports itself by way of others', () => {
	const done = new Set< string >();
	const cycles: string[] = [];
	const visit = ( file: string, path: string[] ) => {
		if ( path.includes( file ) ) {
			cycles.push( [ ...path.slice( path.indexOf( file ) ), file ].join( ' → ' ) );
		} else if ( ! done.has( file ) ) {
			graph.get( file )?.forEach( ( next ) => visit( next, [ ...path, file ] ) );
			done.add( file );
		}
	};
	graph.forEach( ( _, file ) => visit( file, [] ) );
	expect( graph.size ).toBeGreaterThan( 100 );
	expect( cycles ).toEqual( [] );
} );
