/**
 * @jest-environment node
 */
import { goes, namesOf, withoutRows } from '../../../../tools/new-block/deleted.mjs';

it.each( [
	'use Eidan\\Blocks\\TabbedInfo\\Ids;',
	'"Eidan\\\\Blocks\\\\TabbedInfo"',
	'<!-- wp:eidan/tabbed-info {"mode":"toggle"} -->',
	'.wp-block-eidan-tabbed-info.has-background {}',
	"import { classesOf } from '../tabbed-info/look';",
	'blocks/tabbed-info/README.md',
	"wp_enqueue_style( 'eidan-tabbed-info-style' );",
] )( 'finds the name of a block in %s', ( text ) => {
	expect( text ).toMatch( namesOf( [ 'icon', 'tabbed-info' ] ) );
} );

it.each( [
	'Eidan\\Blocks\\TabbedInformation',
	'wp:eidan/tabbed-information',
	'a tabbed-info',
	'use Eidan\\Icons\\Icons;',
] )( 'does not find one in %s', ( text ) => {
	expect( text ).not.toMatch( namesOf( [ 'icon', 'tabbed-info' ] ) );
} );

it( 'knows the files of a block by folder and name', () => {
	const all = [ 'icon', 'tabbed-info', 'tabbed-info-item' ];
	const gone = ( path: string ) => goes( path, [ 'tabbed-info' ], all );
	expect(
		[
			'blocks/tabbed-info/view/tabs/index.ts',
			'tests/e2e/tabbed-info-editor.spec.ts',
			'tests/fixtures/blocks/tabbed-info__toggle.html',
			'tests/php/Blocks/TabbedInfoTest.php',
			'assets/demo/pages/tabbed-info.html',
			'docs/images/blocks/tabbed-info.jpg',
		].filter( gone )
	).toHaveLength( 6 );
	expect(
		[
			'blocks/tabbed-info-item/edit.tsx',
			'src/view/tabs/keys.ts',
			'assets/demo/pages/icon.html',
			'README.md',
		].filter( gone )
	).toEqual( [] );
} );

it( 'takes the rows of a block and of its fixtures out of a table', () => {
	expect(
		withoutRows( { icon: 1, 'tabbed-info': 2, 'tabbed-info__toggle': 3, 'tabbed-info-item': 4 }, [ 'tabbed-info' ] )
	).toEqual( {
		icon: 1,
		'tabbed-info-item': 4,
	} );
} );
