/**
 * Tests stand where the file stands that they test: `tests/unit/view/list/feed.test.ts` is about `src/view/list/feed.ts`.
 */
import { globSync } from 'fast-glob';
import { dirname, join } from 'path';

const ROOT = join( __dirname, '../..' );

/** The folder that a folder of `tests/unit` mirrors: one of `src`, or `blocks`, `tools` or `tests/e2e`. */
const mirrored = ( folder: string ) => {
	const roots: Record< string, string > = { blocks: '', tools: '', e2e: 'tests' };
	return join( ROOT, roots[ folder.split( '/' )[ 0 ]! ] ?? 'src', folder );
};

describe( 'tests', () => {
	it( 'are in the folder that mirrors the one they test', () => {
		const folders = globSync( '**/*', { cwd: __dirname } ).map( ( path ) => dirname( path ) );

		expect( folders.length ).toBeGreaterThan( 100 );
		// A folder without a file is not in a fresh clone.
		expect(
			[ ...new Set( folders ) ].filter(
				( folder ) => folder !== '.' && ! globSync( '**/*', { cwd: mirrored( folder ) } ).length
			)
		).toEqual( [] );
	} );

	it( 'are not among the files that are shipped', () => {
		expect(
			globSync( '{src,blocks,tools}/**/*.test.{ts,tsx,js,jsx,mjs,mts,cjs,cts}', {
				cwd: ROOT,
				ignore: [ '**/{node_modules,vendor}/**' ],
			} )
		).toEqual( [] );
	} );
} );
