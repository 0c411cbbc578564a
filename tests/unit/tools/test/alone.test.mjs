import { lonely } from '../../../../tools/test/alone.mjs';

/** A file as Playwright lists it. */
const listed = ( file, ...titles ) => ( {
	title: file,
	suites: [
		{
			title: '',
			specs: titles.map( ( title ) => ( {
				file,
				title,
				tests: [
					{ projectName: 'newest', expectedStatus: title.startsWith( 'absent' ) ? 'skipped' : 'passed' },
				],
			} ) ),
		},
	],
} );

const of = ( texts, ...suites ) => lonely( { suites }, ( file ) => texts[ file ] );

describe( 'the tests that are run alone', () => {
	it.each( [
		[ 'an order', `test.describe.configure( { mode: 'serial' } );` ],
		[ 'an order in which each may fail', `test.describe.configure( { mode: 'default' } );` ],
		[ 'a fixture of a worker', `{ scope: 'worker' }` ],
		[ 'a site', `site: siteFixture( { name: 'e2e' } )` ],
		[ 'a variable', 'let page: Page;' ],
		[ 'a collection', 'const walked: Walked = new Map();' ],
	] )( 'are those of files whose tests share %s, the last one first', ( _, text ) => {
		expect( of( { 'a.spec.ts': text }, listed( 'a.spec.ts', 'one', 'two' ) ) ).toEqual( [
			{ project: 'newest', file: 'a.spec.ts', titles: [ 'two' ] },
			{ project: 'newest', file: 'a.spec.ts', titles: [ 'one' ] },
		] );
	} );

	it( 'are named with the groups that they are in', () => {
		const group = { ...listed( 'a.spec.ts', 'one' ).suites[ 0 ], title: 'a group' };
		const file = { specs: [], suites: [ group, { ...group, title: '' } ] };
		expect( of( { 'a.spec.ts': 'let page: Page;' }, file ).map( ( { titles } ) => titles ) ).toEqual( [
			[ 'one' ],
			[ 'a group', 'one' ],
		] );
	} );

	it( 'are not those that share nothing, are alone in their file, or are skipped before they start', () => {
		const shared = `test.describe.configure( { mode: 'serial' } );`;
		expect( of( { 'a.spec.ts': 'const FIVE = [ 5 ];' }, listed( 'a.spec.ts', 'one', 'two' ) ) ).toEqual( [] );
		expect( of( { 'a.spec.ts': '\tlet inside = 5;' }, listed( 'a.spec.ts', 'one', 'two' ) ) ).toEqual( [] );
		expect( of( { 'a.spec.ts': shared }, listed( 'a.spec.ts', 'one' ) ) ).toEqual( [] );
		expect( of( { 'a.spec.ts': shared }, listed( 'a.spec.ts', 'one', 'absent' ) ) ).toEqual( [] );
	} );
} );
