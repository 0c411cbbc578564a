import { addressOf, placeOf, queryOf, type ListOptions } from '../state';

const params = { page: 'eidan-list-page', term: 'eidan-list-term', order: 'eidan-list-order' };
const options = {
	settings: 'signed',
	maxPages: 4,
	cursor: '20260101120000.7',
	taxonomy: 'category',
} as ListOptions;

describe( 'placeOf', () => {
	it( 'reads page, term and order', () => {
		expect( placeOf( 'https://a.test/blog/?x=1&eidan-list-page=3&eidan-list-term=news&eidan-list-order=title-asc', params ) ).toEqual( [ '3', 'news', 'title-asc' ] );
	} );

	it( 'is empty where the address says nothing, or speaks of another list', () => {
		expect( placeOf( 'https://a.test/?eidan-list-2-page=3', params ) ).toEqual( [ '', '', '' ] );
	} );
} );

describe( 'addressOf', () => {
	it( 'keeps what is not the list\'s', () => {
		expect( addressOf( 'https://a.test/blog/?s=tea&eidan-list-2-page=2&eidan-list-page=5#top', [ '', 'news', '' ], params ) ).toBe(
			'?s=tea&eidan-list-2-page=2&eidan-list-term=news'
		);
	} );

	it( 'survives values that need escaping, and reads back the same', () => {
		const place = [ '2', 'r&d/ä', '' ] as const;
		expect( placeOf( new URL( addressOf( 'https://a.test/blog/', place, params ), 'https://a.test/blog/' ).href, params ) ).toEqual( place );
	} );
} );

describe( 'queryOf', () => {
	it( 'uses the names of the specification', () => {
		expect( queryOf( [ '3', 'news', '' ], options, false ) ).toEqual( {
			settings: 'signed',
			next_page: '3',
			max_pages_num: 4,
			cursor: false,
			order: '',
			'additional_query_args][tax_query][0][taxonomy': 'category',
			'additional_query_args][tax_query][0][terms': 'news',
		} );
	} );

	it( 'goes on from the cursor only when it adds, and names no taxonomy without a term', () => {
		const query = queryOf( [ '', '', '' ], options, true );
		expect( query ).toMatchObject( { next_page: 1, cursor: options.cursor } );
		expect( Object.values( query ).filter( Boolean ) ).toHaveLength( 4 );
	} );
} );
