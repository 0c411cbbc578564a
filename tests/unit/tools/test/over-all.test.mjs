import { jestOverAll, phpFilter, phpOverAll, walkers } from '../../../../tools/test/over-all.mjs';

const ROOT = process.cwd();

describe( 'the tests that look over all blocks', () => {
	it( 'are found among those of Jest', () => {
		expect( jestOverAll( ROOT ) ).toEqual(
			expect.arrayContaining( [
				'tests/unit/blocks/files.test.ts',
				'tests/unit/editor/controls/controls.test.tsx',
				'tests/unit/specification.test.ts',
				'tests/unit/tools/limits.test.ts',
				'tests/unit/tools/silenced.test.ts',
				'tests/unit/tools/mutation/specification.test.ts',
			] )
		);
	} );

	it( 'are found among those of PHPUnit', () => {
		const found = phpOverAll( ROOT );
		expect( found ).toEqual(
			expect.arrayContaining( [ 'BlockAssetsTest', 'CostTest', 'LazyTest', 'RoomsTest', 'PartsTest' ] )
		);
		expect( found ).not.toContain( 'ImporterTest' );
	} );

	it( 'are those that walk by themselves or by what they use', () => {
		expect(
			walkers( {
				'tests/php/Lists/AllLists.php': 'use Eidan\\Tests\\Matrix\\Blocks;',
				'tests/php/Lists/WalksTest.php': 'AllLists::slugs()',
				'tests/php/Lists/OneTest.php': 'AllListsOfOne::slugs()',
				'tests/php/Own/FilesTest.php': "glob( EIDAN_DIR . '/blocks/*/block.json' )",
				'tests/php/Own/UploadsTest.php': "glob( $uploads . '/*' )",
				'tests/php/Matrix/OddTest.php': 'get_all_registered()',
				'tests/php/Demo/FontsTest.php': 'get_all_registered()',
			} )
		).toEqual( [ 'WalksTest', 'FilesTest' ].sort() );
	} );

	it( 'go to PHPUnit by name, with the matrices', () => {
		const filter = phpFilter( [ 'CostTest' ], [ 'Hours' ] );
		expect( filter ).not.toContain( '\\' );
		const pattern = new RegExp( filter.slice( 1, -1 ) );
		expect( pattern.test( 'Eidan\\Tests\\CostTest::test_x' ) ).toBe( true );
		expect( pattern.test( 'Eidan\\Tests\\Matrix\\OddTypesTest::test_x' ) ).toBe( true );
		expect( pattern.test( 'Eidan\\Tests\\LowCostTest::test_x' ) ).toBe( false );
	} );
} );
