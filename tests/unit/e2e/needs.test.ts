/**
 * A browser test that needs what only some machines have says so itself: it takes nothing that another test has laid
 * into their site. `node tools/test/run.mjs alone` finds by running what cannot be seen here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const FOLDER = join( __dirname, '../../e2e' );

const files = readdirSync( FOLDER, { recursive: true, encoding: 'utf8' } ).filter( ( name ) => name.endsWith( '.ts' ) );
const textOf = ( name: string ) => readFileSync( join( FOLDER, name ), 'utf8' );
const those = ( pattern: RegExp ) => files.filter( ( name ) => pattern.test( textOf( name ) ) );

/** What takes another plugin, and what says that it is needed. */
const TAKES = /\b(?:folderOf|releasesOf|formPages|present)\(/;
const SAYS = /\b(?:needPlugins|needOneOf)\(/;

/** What lays a plugin into a site or switches it on, and what takes it back. */
const LAYS = /\b(?:lay|switchOn)\(/;
const TAKES_BACK = /\b(?:switchOff|swap)\(/;

/**
 * @param text Text of a spec.
 * @return Titles of tests that lay something into a site and leave it there, where others of their group come after them.
 */
const leaving = ( text: string ): string[] => {
	const found: string[] = [];
	const file = ts.createSourceFile( 'a.spec.ts', text, ts.ScriptTarget.Latest, true );
	/** Functions of the file that do so for its tests. */
	const helpers = file.statements
		.filter( ts.isVariableStatement )
		.flatMap( ( { declarationList } ) => [ ...declarationList.declarations ] )
		.filter( ( { initializer } ) => initializer && ts.isArrowFunction( initializer ) )
		.filter( ( { initializer } ) => LAYS.test( initializer!.getText() ) )
		.map( ( { name } ) => `\\b${ name.getText() }\\(` );
	const lays = new RegExp( [ LAYS.source, ...helpers ].join( '|' ) );
	const group = ( root: ts.Node ) => {
		const tests: [ title: string, body: string ][] = [];
		const visit = ( node: ts.Node ): void => {
			const called = ts.isCallExpression( node ) ? node.expression.getText() : '';
			const body = ts.isCallExpression( node ) ? node.arguments.at( -1 ) : undefined;
			if ( body && called === 'test.describe' ) {
				group( body );
			} else if ( body && called === 'test' ) {
				tests.push( [ ( node as ts.CallExpression ).arguments[ 0 ]!.getText(), body.getText() ] );
			} else {
				ts.forEachChild( node, visit );
			}
		};
		ts.forEachChild( root, visit );
		found.push(
			...tests
				.filter( ( [ , body ] ) => tests.length > 1 && lays.test( body ) && ! TAKES_BACK.test( body ) )
				.map( ( [ title ] ) => title )
		);
	};
	group( file );
	return found;
};

it( 'is asked in one place what this machine has of other people', () => {
	expect( those( /\b(?:otherPlugins|hasDropIn|redisFolder)\b/ ) ).toEqual( [ join( 'support', 'needs.ts' ) ] );
} );

it( 'says a spec before its tests which plugins it takes', () => {
	const specs = those( TAKES ).filter( ( name ) => name.endsWith( '.spec.ts' ) );
	expect( specs.length ).toBeGreaterThan( 10 );
	expect( specs.filter( ( name ) => ! SAYS.test( textOf( name ) ) ) ).toEqual( [] );
} );

it( 'says a spec before its tests that it fills a shop', () => {
	const filling = those( /\bbeforeAll\( async \( \{ shop\b/ ).filter( ( name ) => name.endsWith( '.spec.ts' ) );
	expect( filling ).toContain( 'lean-pages-shop.spec.ts' );
	expect( filling.filter( ( name ) => ! /^needShop\(\);$/m.test( textOf( name ) ) ) ).toEqual( [] );
} );

it( 'leaves no test a plugin to those that come after it', () => {
	expect( those( LAYS ).flatMap( ( name ) => leaving( textOf( name ) ) ) ).toEqual( [] );
	const laid = `test( 'one', () => { lay( site, 'x', path ); } );`;
	const next = `test( 'two', () => {} );`;
	expect( leaving( laid + next ) ).toEqual( [ `'one'` ] );
	expect( leaving( `test.describe( () => { ${ laid } ${ next } } );` ) ).toEqual( [ `'one'` ] );
	expect( leaving( `const on = async () => { lay(); };test( 'one', () => on() );${ next }` ) ).toEqual( [ `'one'` ] );
	expect( leaving( laid ) ).toEqual( [] );
	expect( leaving( `test.describe( () => { ${ laid } } );${ next }${ next }` ) ).toEqual( [] );
	expect( leaving( `test( 'one', () => { lay(); switchOff(); } );${ next }` ) ).toEqual( [] );
	expect( leaving( `test.beforeAll( () => { lay(); } );${ next }${ next }` ) ).toEqual( [] );
} );
