import { choices, search } from '../../../../../src/view/shop/select/search';

const COUNTRIES = [ 'Select a country…', 'Austria', 'Australia', 'Åland Islands', 'Côte d’Ivoire', 'South Africa' ];

it( 'finds by any part, what begins with it first', () => {
	expect( search( COUNTRIES, 'a' ) ).toEqual( [ 1, 2, 3, 0, 5 ] );
	expect( search( COUNTRIES, 'AUST' ) ).toEqual( [ 1, 2 ] );
	expect( search( COUNTRIES, ' africa ' ) ).toEqual( [ 5 ] );
} );

it( 'ignores accents, and finds everything without a query', () => {
	expect( search( COUNTRIES, 'aland' ) ).toEqual( [ 3 ] );
	expect( search( COUNTRIES, 'Côte' ) ).toEqual( search( COUNTRIES, 'cote' ) );
	expect( search( COUNTRIES, '' ) ).toEqual( [ 0, 1, 2, 3, 4, 5 ] );
	expect( search( COUNTRIES, 'zz' ) ).toEqual( [] );
} );

it( 'finds letters that are no accents by what people type for them', () => {
	const names = [ 'Diyarbakır', 'Şırnak', 'İstanbul', 'Łódź', 'Đà Nẵng', 'Allerød', 'Weißenfels', 'Færøerne' ];
	const typed = [ 'diyarbakir', 'SIRNAK', 'istanbul', 'lodz', 'da nang', 'allerod', 'weissen', 'faero' ];
	expect( typed.map( ( words ) => search( names, words ) ) ).toEqual( names.map( ( _, place ) => [ place ] ) );
	expect( search( COUNTRIES, "d'ivoire" ) ).toEqual( [ 4 ] );
	expect( names.map( ( words ) => search( names, words ) ) ).toEqual( names.map( ( _, place ) => [ place ] ) );
} );

it( 'offers no empty or disabled option', () => {
	const options = [
		{ text: 'Choose', value: '', disabled: false },
		{ text: 'Blue', value: 'b', disabled: false },
		{ text: 'Black', value: 'k', disabled: true },
	];
	expect( choices( options, '' ) ).toEqual( [ 1 ] );
	expect( choices( options, 'bla' ) ).toEqual( [] );
} );
