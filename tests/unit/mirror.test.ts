/**
 * Tests stand where the file stands that they test: `tests/unit/view/list/feed.test.ts` is about `src/view/list/feed.ts`.
 */
import { execFileSync } from 'child_process';
import { existsSync } from 'fs';
import { dirname, join } from 'path';

const ROOT = join( __dirname, '../..' );

/** The folder that a folder of `tests/unit` mirrors: one of `src`, or `blocks`, `tools` or `tests/e2e`. */
const mirrored = ( folder: string ) => {
	const roots: Record< string, string > = { blocks: '', tools: '', e2e: 'tests' };
	return join( ROOT, roots[ folder.split( '/' )[ 0 ]! ] ?? 'src', folder );
};

const listed = ( ...patterns: string[] ) =>
	execFileSync( 'git', [ 'ls-files', '--cached', '--others', '--exclude-standard', ...patterns ], {
		cwd: ROOT,
		encoding: 'utf8',
	} )
		.split( '\n' )
		.filter( ( path ) => path && existsSync( join( ROOT, path ) ) );

describe( 'tests', () => {
	it( 'are in the folder that mirrors the one they test', () => {
		const folders = listed( 'tests/unit' ).map( ( path ) => dirname( path ).slice( 'tests/unit/'.length ) );

		expect( folders.length ).toBeGreaterThan( 100 );
		expect(
			[ ...new Set( folders ) ].filter( ( folder ) => folder && ! existsSync( mirrored( folder ) ) )
		).toEqual( [] );
	} );

	it( 'are not among the files that are shipped', () => {
		expect( listed( 'src', 'blocks', 'tools' ).filter( ( path ) => /\.test\.[cm]?[jt]sx?$/.test( path ) ) ).toEqual(
			[]
		);
	} );
} );
