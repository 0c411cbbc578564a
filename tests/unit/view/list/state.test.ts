import { addressOf, placeOf, queryOf, type ListOptions } from '../../../../src/view/list/state';

const params = [ 'eidan-list-page', 'eidan-list-order', 'eidan-list-category', 'eidan-list-post_tag' ];
const options = { settings: 'signed', taxonomies: [ 'category', 'post_tag' ] } as unknown as ListOptions;

describe( 'placeOf', () => {
	it( 'reads page, order and the terms of each taxonomy', () => {
		expect(
			placeOf(
				'https://a.test/blog/?x=1&eidan-list-page=3&eidan-list-category=news,tea&eidan-list-order=title-asc',
				params
			)
		).toEqual( [ '3', 'title-asc', 'news,tea', '' ] );
	} );

	it( 'is empty for an address without parameters or with those of another list', () => {
		expect( placeOf( 'https://a.test/?eidan-list-2-page=3', params ) ).toEqual( [ '', '', '', '' ] );
	} );
} );

describe( 'addressOf', () => {
	it( "keeps what is not the list's", () => {
		expect(
			addressOf(
				'https://a.test/blog/?s=tea&eidan-list-2-page=2&eidan-list-page=5#top',
				[ '', '', 'news', '' ],
				params
			)
		).toBe( 'https://a.test/blog/?s=tea&eidan-list-2-page=2&eidan-list-category=news#top' );
	} );

	it( 'survives values that need escaping, and reads back the same', () => {
		const place = [ '2', '', 'r&d/ä,%e3%81', 'x' ];
		expect( placeOf( addressOf( 'https://a.test/blog/', place, params ), params ) ).toEqual( place );
	} );
} );

describe( 'queryOf', () => {
	it( 'uses the names of the specification', () => {
		expect( queryOf( [ '3', '', 'news,tea', '' ], options, { known: { pages: '4' }, whole: true } ) ).toEqual( {
			settings: 'signed',
			next_page: '3',
			max_pages_num: '4',
			cursor: undefined,
			whole: true,
			order: '',
			'additional_query_args][tax_query][0][taxonomy': 'category',
			'additional_query_args][tax_query][0][terms': 'news,tea',
			'additional_query_args][tax_query][1][taxonomy': '',
			'additional_query_args][tax_query][1][terms': '',
		} );
	} );

	it( 'asks for page 1 without cursor and number of pages if the state comes from the address', () => {
		const query = queryOf( [ '', '', '', '' ], options, { whole: false } );
		expect( Object.entries( query ).filter( ( [ , value ] ) => value ) ).toEqual( [
			[ 'settings', 'signed' ],
			[ 'next_page', 1 ],
		] );
	} );
} );
