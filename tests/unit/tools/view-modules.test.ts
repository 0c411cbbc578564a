/**
 * @jest-environment node
 */
import { existsSync, readFileSync } from 'fs';
import { resolve } from 'path';
import { sourceOf, viewModules } from '../../../tools/view-modules.cjs';

const root = resolve( __dirname, '../../..' );
const { groups, roots, files } = viewModules( root );

/** Names that a file exports, those of `export * from './…'` included. */
function exportsOf( file: string ): string[] {
	const code = readFileSync( file, 'utf8' );
	const named = [ ...code.matchAll( /^export (?:async )?(?:function|const|class) (\w+)/gm ) ].map(
		( [ , name ] ) => name!
	);
	const listed = [ ...code.matchAll( /^export \{([^}]*)\}/gm ) ].flatMap( ( [ , names ] ) =>
		names!.split( ',' ).flatMap( ( name ) => ( /^\s*(type\b|$)/.test( name ) ? [] : [ name.trim() ] ) )
	);
	const passed = [ ...code.matchAll( /^export \* from '(\.[^']+)'/gm ) ].flatMap( ( [ , path ] ) =>
		exportsOf( resolve( file, '..', `${ path }.ts` ) )
	);
	return [ ...named, ...listed, ...passed ];
}

it.each( Object.entries( groups ) )( 'the group %s has known modules, and each export once', ( _name, group ) => {
	const ids = [ ...group.brings, ...group.members ];
	const names = ids.flatMap( ( id ) => {
		expect( existsSync( files[ id ] ?? id ) ).toBe( true );
		return exportsOf( files[ id ]! );
	} );
	// Of two with the same name an importer would get none.
	expect( names.filter( ( name, index ) => names.indexOf( name ) !== index ) ).toEqual( [] );
	expect( sourceOf( group, files ).match( /export \* from/g ) ).toHaveLength( ids.length );
} );

it( 'finds the root elements of modules that may wait', () => {
	expect( roots ).toMatchObject( {
		'@eidan/slider': [ 'slider' ],
		'eidan-text-marquee-view-script-module': [ 'marquee' ],
	} );
	expect( Object.keys( roots ) ).not.toContain( '@eidan/anchors' );
	expect( Object.keys( roots ) ).not.toContain( 'eidan-page-spinner-view-script-module' );
	expect( groups.kit!.members ).toContain( 'eidan-menu-view-script-module' );
} );
