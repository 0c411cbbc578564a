/**
 * Which files of the plugin use which others, read from their imports: of TypeScript, of styles and of PHP.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

/** Modules whose file is not `src/view/<name>/index.ts`, or `view/<name>/index.ts` in the folder of the block. */
const MODULES = {
	'@eidan/editor': 'src/editor/index.ts',
	'@eidan/runtime': 'src/view/runtime.ts',
};

const FOLDERS = [ 'src', 'blocks', 'includes', 'tests/e2e', 'tests/engines' ];

/** Imports of types count, too: who wants to understand a file has to read these files. */
const SCRIPT = /(?:^(?:import|export)\b[^;]*?from |^import |\bimport\( )'([^']+)'/gm;
const STYLE = /@(?:use|forward|import)\s+"([^"]+)"/g;

/**
 * @param {string} from Path of a script or style, from the root.
 * @param {string} name What it imports.
 * @return {string[]} Paths that the name may stand for.
 */
function candidates( from, name ) {
	if ( name.startsWith( '@eidan/' ) ) {
		const module = name.replace( '@eidan/', '' );
		const own = from.replace( /^(blocks\/[^/]+)\/.*/, `$1/view/${ module }/index.ts` );
		return [ MODULES[ name ] ?? `src/view/${ module }/index.ts`, own ];
	}
	const path = normalize( join( dirname( from ), name ) );
	if ( from.endsWith( '.scss' ) ) {
		const partial = join( dirname( path ), `_${ basename( path ) }` );
		return [ `${ partial }.scss`, `${ path }.scss`, join( path, '_index.scss' ) ];
	}
	return name.startsWith( '.' ) ? [ '', '.ts', '.tsx', '/index.ts', '/index.tsx' ].map( ( end ) => path + end ) : [];
}

/**
 * @param {string}                      from   Path of a script or style, from the root.
 * @param {string}                      text   Its content.
 * @param {( path: string ) => boolean} exists Whether there is such a file.
 * @return {string[]} Files of the plugin that it imports.
 */
export const importsOf = ( from, text, exists ) => [
	...new Set(
		[ ...text.matchAll( from.endsWith( '.scss' ) ? STYLE : SCRIPT ) ].flatMap( ( [ , name = '' ] ) => {
			const found = candidates( from, name ).find( ( path ) => /\.\w+$/.test( path ) && exists( path ) );
			return found ? [ found ] : [];
		} )
	),
];

/**
 * @param {Record<string, string>} classes Text by path, of PHP files: a class a file.
 * @return {Map<string, string[]>} By path, the files whose classes it names: by `use`, by the whole name, or by the name
 *                                 alone in the same namespace.
 */
export function phpUses( classes ) {
	const spaceOf = ( text ) => /^namespace ([\w\\]+);/m.exec( text )?.[ 1 ] ?? 'Eidan';
	const named = new Map(
		Object.entries( classes ).map( ( [ path, text ] ) => [
			`${ spaceOf( text ) }\\${ basename( path, '.php' ) }`,
			path,
		] )
	);
	return new Map(
		Object.entries( classes ).map( ( [ path, text ] ) => {
			const space = spaceOf( text );
			const words = new Set( text.match( /[A-Za-z_][\w\\]*/g ) );
			const whole = [ ...words ].map( ( word ) => named.get( word ) ?? named.get( `${ space }\\${ word }` ) );
			return [ path, [ ...new Set( whole.filter( ( found ) => found && found !== path ) ) ] ];
		} )
	);
}

/**
 * @param {string} root Of the checkout.
 * @return {Map<string, string[]>} What each file uses, by path from the root.
 */
export function graphOf( root ) {
	const paths = FOLDERS.flatMap( ( folder ) =>
		readdirSync( join( root, folder ), { recursive: true, encoding: 'utf8' } ).map(
			( name ) => `${ folder }/${ name }`
		)
	).filter( ( path ) => /(?<!\.d)\.(?:tsx?|scss|php)$/.test( path ) );
	const read = ( path ) => readFileSync( join( root, path ), 'utf8' );
	const exists = ( path ) => existsSync( join( root, path ) );
	const classes = paths.filter( ( path ) => /\/[A-Z]\w+\.php$/.test( path ) );
	return new Map( [
		...paths
			.filter( ( path ) => ! path.endsWith( '.php' ) )
			.map( ( path ) => [ path, importsOf( path, read( path ), exists ) ] ),
		...phpUses( Object.fromEntries( classes.map( ( path ) => [ path, read( path ) ] ) ) ),
	] );
}

/**
 * @param {Map<string, string[]>} graph
 * @param {string[]}              paths
 * @return {Set<string>} These files and all that use them, directly or by way of others.
 */
export function usersOf( graph, paths ) {
	const users = new Map();
	for ( const [ path, used ] of graph ) {
		used.forEach( ( other ) => users.set( other, [ ...( users.get( other ) ?? [] ), path ] ) );
	}
	const found = new Set( paths );
	for ( const path of found ) {
		users.get( path )?.forEach( ( user ) => found.add( user ) );
	}
	return found;
}
