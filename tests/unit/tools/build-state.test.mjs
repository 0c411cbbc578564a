/**
 * @jest-environment node
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isBuilt, noteBuild, sourceState } from '../../../tools/build-state.mjs';

let root;
const write = ( path, content ) => {
	mkdirSync( dirname( join( root, path ) ), { recursive: true } );
	writeFileSync( join( root, path ), content );
};

beforeEach( () => {
	root = mkdtempSync( join( tmpdir(), 'eidan-build-' ) );
	write( 'blocks/menu/block.json', '{}' );
	write( 'src/view/runtime.ts', 'one' );
	write( 'tools/postcss-tokens.cjs', 'tokens' );
	write( 'tools/site/cli.mjs', 'command line' );
	write( 'build/assets.php', 'assets' );
	write( 'build/blocks-manifest.php', 'manifest' );
} );

afterEach( () => rmSync( root, { recursive: true, force: true } ) );

const build = () => noteBuild( root, sourceState( root ) );

it( 'knows nothing of a build that it did not note', () => {
	expect( isBuilt( root ) ).toBe( false );
} );

it( 'finds a build up to date', () => {
	build();
	expect( isBuilt( root ) ).toBe( true );
	write( 'tools/site/cli.mjs', 'has no part in the build' );
	expect( isBuilt( root ) ).toBe( true );
} );

it.each( [
	[ 'a changed source', () => write( 'src/view/runtime.ts', 'two' ) ],
	[ 'a new source', () => write( 'blocks/menu/view.ts', '' ) ],
	[ 'a source that has gone', () => rmSync( join( root, 'src/view/runtime.ts' ) ) ],
	[ 'a changed tool of the build', () => write( 'tools/postcss-tokens.cjs', 'others' ) ],
	[ 'other packages', () => write( 'package-lock.json', '{}' ) ],
	[ 'a changed file of the build', () => write( 'build/assets.php', 'broken' ) ],
	[ 'a file too many in the build', () => write( 'build/left.js', '' ) ],
	[ 'a build that has gone', () => rmSync( join( root, 'build' ), { recursive: true } ) ],
	[ 'a note that cannot be read', () => write( 'node_modules/.cache/eidan-blocks/build.json', '{' ) ],
] )( 'builds again after %s', ( what, change ) => {
	build();
	change();
	expect( isBuilt( root ) ).toBe( false );
} );

it( 'takes no build for complete that lacks what WordPress reads', () => {
	rmSync( join( root, 'build/blocks-manifest.php' ) );
	build();
	expect( isBuilt( root ) ).toBe( false );
} );

it( 'builds again what changed while it was built', () => {
	const before = sourceState( root );
	write( 'src/view/runtime.ts', 'two' );
	noteBuild( root, before );
	expect( isBuilt( root ) ).toBe( false );
} );
