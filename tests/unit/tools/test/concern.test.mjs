import { concernOf } from '../../../../tools/test/concern.mjs';

const blocks = {
	icon: {},
	'tabbed-info': {},
	'tabbed-info-item': { parent: [ 'eidan/tabbed-info' ] },
	'product-list': { eidanNeeds: 'woocommerce' },
	...Object.fromEntries( 'abcdefg'.split( '' ).map( ( letter ) => [ `list-${ letter }`, {} ] ) ),
};
const graph = new Map( [
	[ 'blocks/icon/style.scss', [ 'src/styles/_index.scss' ] ],
	[ 'src/styles/slider.scss', [ 'src/styles/_index.scss' ] ],
	[ 'blocks/tabbed-info/view.ts', [ 'src/view/tabs/index.ts' ] ],
	[ 'blocks/product-list/ProductList.php', [ 'includes/Lists/Query/Query.php' ] ],
	...'abcdefg'.split( '' ).map( ( letter ) => [ `blocks/list-${ letter }/edit.tsx`, [ 'src/editor/query.ts' ] ] ),
	[ 'tests/e2e/tabs-story.spec.ts', [ 'tests/e2e/support/tabs.ts' ] ],
] );
const files = [
	'tests/e2e/icon.spec.ts',
	'tests/e2e/tabs.spec.ts',
	'tests/e2e/tabs-story.spec.ts',
	'tests/e2e/tabbed-info-keys.spec.ts',
	'tests/e2e/product-list-shop.spec.ts',
	'tests/e2e/lists.spec.ts',
	'tests/php/Blocks/IconTest.php',
	'tests/php/Lists/Query/QueryTest.php',
	'tests/php/Lists/ListTest.php',
];
const of = ( ...paths ) => concernOf( paths, { blocks, graph, files } );

it( 'a file of a block concerns the block and those inside it', () => {
	expect( of( 'blocks/tabbed-info/edit.tsx' ) ).toMatchObject( {
		ground: '',
		blocks: [ 'tabbed-info', 'tabbed-info-item' ],
		isSeen: true,
		stories: [ 'tests/e2e/tabbed-info-keys.spec.ts' ],
		shop: false,
	} );
	expect( of( 'blocks/icon/Icon.php' ) ).toMatchObject( { blocks: [ 'icon' ], php: [ 'IconTest' ] } );
	expect( of( 'tests/fixtures/blocks/icon.html' ).blocks ).toEqual( [ 'icon' ] );
} );

it( 'a shared file concerns the blocks that use it, and the stories of its room', () => {
	expect( of( 'src/view/tabs/index.ts' ) ).toMatchObject( {
		blocks: [ 'tabbed-info', 'tabbed-info-item' ],
		stories: [ 'tests/e2e/tabs.spec.ts', 'tests/e2e/tabs-story.spec.ts', 'tests/e2e/tabbed-info-keys.spec.ts' ],
	} );
	expect( of( 'includes/Lists/Query/Query.php' ) ).toMatchObject( {
		blocks: [ 'product-list' ],
		stories: [ 'tests/e2e/product-list-shop.spec.ts', 'tests/e2e/lists.spec.ts' ],
		php: [ 'QueryTest' ],
		shop: true,
	} );
} );

it( 'with many blocks, the sheets of all are looked at, and not each block’s stories', () => {
	expect( of( 'src/editor/query.ts' ) ).toMatchObject( { blocks: [], isSeen: true, stories: [] } );
} );

it( 'a style that is loaded by its name can concern whichever block', () => {
	expect( of( 'src/styles/slider.scss' ) ).toMatchObject( { blocks: [], isSeen: true } );
	expect( of( 'src/styles/_index.scss' ) ).toMatchObject( { blocks: [ 'icon' ], isSeen: true } );
} );

it( 'a test concerns itself, and what a test needs the tests that need it', () => {
	expect( of( 'tests/e2e/icon.spec.ts' ) ).toMatchObject( {
		blocks: [],
		isSeen: false,
		stories: [ 'tests/e2e/icon.spec.ts' ],
	} );
	expect( of( 'tests/e2e/support/tabs.ts' ).stories ).toEqual( [ 'tests/e2e/tabs-story.spec.ts' ] );
	expect( of( 'tests/php/Lists/ListTest.php' ) ).toMatchObject( { php: [ 'ListTest' ], isSeen: false } );
} );

it( 'a document concerns no block', () => {
	expect( of( 'docs/header.md' ) ).toEqual( {
		ground: '',
		blocks: [],
		isSeen: false,
		stories: [],
		php: [],
		shop: false,
	} );
} );

it.each( [ 'plugin.php', 'package-lock.json', 'webpack.config.js', 'includes/hooks.php', 'tools/site/site.mjs' ] )(
	'%s concerns everything',
	( path ) => {
		expect( of( 'docs/header.md', path ).ground ).toBe( path );
	}
);
