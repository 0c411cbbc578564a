import { isSlow, phpunitTier, projectsOf, slowTests } from '../../../../tools/test/tiers.mjs';

describe( 'a spec file is slow as a whole', () => {
	it.each( [
		[ true, '/**\n * Beside other plugins.\n *\n * @group slow\n */\nimport x;' ],
		[ false, '/**\n * Beside other plugins.\n */\nimport x;' ],
		[ false, 'import x;\n/**\n * @group slow\n */' ],
		[ false, '/** One. */\n/**\n * @group slow\n */' ],
		[ false, '/**\n * @group slower\n */' ],
	] )( '%s: %j', ( slow, text ) => {
		expect( isSlow( text ) ).toBe( slow );
	} );
} );

describe( 'tests of a tier', () => {
	const projects = [
		{ name: 'newest', grepInvert: /@shop/, metadata: { quick: true } },
		{ name: 'firefox', metadata: {} },
	];
	const specs = [ 'own-site.spec.ts' ];
	/** Whether the test would run: by its title as Playwright greps it, which begins with the name of the project. */
	const runs = ( tier, title ) => {
		const project = projectsOf( projects, tier, specs ).find( ( { name } ) => title.startsWith( name ) );
		return Boolean( project ) && ! [ project.grepInvert ?? [] ].flat().some( ( one ) => one.test( title ) );
	};
	const titles = {
		story: 'newest menu.spec.ts opens',
		marked: 'newest menu.spec.ts opens in eleven looks @slow',
		markedAndMore: 'newest menu.spec.ts variants @slow @both',
		inSlowFile: 'newest own-site.spec.ts keeps all',
		otherFile: 'newest not-own-site.spec.ts keeps all',
		engine: 'firefox menu.spec.ts opens',
		shop: 'newest menu.spec.ts opens @shop',
	};
	const ran = ( tier ) => Object.keys( titles ).filter( ( name ) => runs( tier, titles[ name ] ) );

	it( 'are in the quick one, in the rest, or in both by neither', () => {
		expect( ran( 'quick' ) ).toEqual( [ 'story', 'otherFile' ] );
		expect( ran( 'rest' ) ).toEqual( [ 'marked', 'markedAndMore', 'inSlowFile', 'engine' ] );
		expect( ran( '' ) ).toEqual( [ ...ran( 'quick' ), ...ran( 'rest' ) ].sort( byPlace ) );
	} );

	const byPlace = ( a, b ) => Object.keys( titles ).indexOf( a ) - Object.keys( titles ).indexOf( b );

	it( 'are told by whole names of files', () => {
		expect( slowTests( specs ).test( 'newest not-own-site.spec.ts keeps all' ) ).toBe( false );
		expect( slowTests( [] ).test( 'newest menu.spec.ts slow' ) ).toBe( false );
	} );
} );

it( 'tells PHPUnit the same', () => {
	expect( phpunitTier( 'quick' ) ).toEqual( [ '--exclude-group', 'slow' ] );
	expect( phpunitTier( 'rest' ) ).toEqual( [ '--group', 'slow' ] );
	expect( phpunitTier( 'all' ) ).toEqual( [] );
} );
