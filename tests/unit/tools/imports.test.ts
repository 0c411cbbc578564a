import { existsSync, readdirSync, readFileSync } from 'fs';
import { dirname, join, normalize } from 'path';

const sources = [ 'src', 'blocks' ].flatMap( ( folder ) =>
	readdirSync( folder, { recursive: true, encoding: 'utf8' } )
		.filter( ( file ) => /(?<!\.d)\.tsx?$/.test( file ) )
		.map( ( file ) => join( folder, file ) )
);

const MODULES: Record< string, string > = {
	'@eidan/editor': 'src/editor/index.ts',
	'@eidan/runtime': 'src/view/runtime.ts',
};

/** Returns the file that an import names; undefined for packages, styles and data. */
const fileOf = ( from: string, name: string ) => {
	if ( name.startsWith( '@eidan/' ) ) {
		return MODULES[ name ] ?? name.replace( '@eidan', 'src/view' ) + '/index.ts';
	}
	const path = name.startsWith( '.' ) ? normalize( join( dirname( from ), name ) ) : undefined;
	return path && [ '.ts', '.tsx', '/index.ts', '/index.tsx' ].map( ( end ) => path + end ).find( existsSync );
};

/** Returns all imports, including those of types: to understand a file one has to read these files, too. */
const importsOf = ( file: string ) =>
	Array.from(
		readFileSync( file, 'utf8' ).matchAll( /(?:^(?:import|export)\b[^;]*?from |\bimport\( )'([^']+)'/gm ),
		( [ , name = '' ] ) => fileOf( file, name )
	).filter( ( found ) => found !== undefined );

it( 'no file imports itself by way of others', () => {
	const graph = new Map( sources.map( ( file ) => [ file, importsOf( file ) ] ) );
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
	sources.forEach( ( file ) => visit( file, [] ) );
	expect( sources.length ).toBeGreaterThan( 100 );
	expect( cycles ).toEqual( [] );
} );
