import { addressOf, suggestionsOf, wordsOf } from '../../../src/view/search/suggestions';

it( 'gives the words of a title, never HTML', () => {
	expect( wordsOf( 'Light &amp; <em>air</em> &#8211; &#x2019;24&nbsp;' ) ).toBe( 'Light & air – ’24' );
	expect( wordsOf( '&lt;b&gt;&quot;bold&quot;' ) ).toBe( '<b>"bold"' );
	expect( wordsOf( '&#9999999; &unknown; <img src=x onerror=alert(1)>' ) ).toBe( '&#9999999; &unknown;' );
} );

it( 'takes what can be shown of an answer, and nothing else', () => {
	expect( suggestionsOf( [ { title: 'A', url: 'https://example.com/a', subtype: 'post' }, { title: '', url: 'http://example.com/b', subtype: 'page' } ] ) ).toEqual( [
		{ title: 'A', url: 'https://example.com/a', type: 'post' },
		{ title: 'http://example.com/b', url: 'http://example.com/b', type: 'page' },
	] );
	expect( suggestionsOf( [ { title: 'X', url: 'javascript:alert(1)' }, { title: 5, url: 'https://example.com' }, {}, undefined ] ) ).toEqual( [] );
	for ( const answer of [ null, {}, 'html', { code: 'rest_no_route' } ] ) {
		expect( () => suggestionsOf( answer ) ).toThrow();
	}
} );

it( 'asks by one address, whichever form the route has', () => {
	expect( addressOf( 'https://example.com/wp-json/wp/v2/search', 'a b', 5, [ 'post', 'page' ] ).href ).toBe(
		'https://example.com/wp-json/wp/v2/search?search=a+b&per_page=5&subtype=post%2Cpage&_fields=title%2Curl%2Csubtype'
	);
	expect( addressOf( 'https://example.com/?rest_route=/wp/v2/search', 'a&b', 3, [] ).searchParams.get( 'rest_route' ) ).toBe( '/wp/v2/search' );
	expect( addressOf( 'https://example.com/', 'a&b', 3, [] ).searchParams.get( 'subtype' ) ).toBe( 'any' );
} );
