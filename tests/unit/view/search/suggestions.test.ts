/**
 * @jest-environment jsdom
 */
import { addressOf, suggestionsOf, wordsOf } from '../../../../src/view/search/suggestions';

it( 'gives the words of a title, never HTML', () => {
	expect( wordsOf( 'Light &amp; <em>air</em> &#8211; &#x2019;24&nbsp;' ) ).toBe( 'Light & air – ’24' );
	expect( wordsOf( '&lt;b&gt;&quot;bold&quot;' ) ).toBe( '<b>"bold"' );
	expect( wordsOf( '&#9999999; &unknown; <img src=x onerror=alert(1)>' ) ).toBe( '&#9999999; &unknown;' );
} );

it( 'takes what can be shown of an answer, and nothing else', () => {
	expect(
		suggestionsOf( [
			{ title: 'A', url: 'https://example.com/a', type: 'post' },
			{ title: '', url: 'http://example.com/b', type: 'page' },
		] )
	).toEqual( [
		{ title: 'A', url: 'https://example.com/a', type: 'post' },
		{ title: 'http://example.com/b', url: 'http://example.com/b', type: 'page' },
	] );
	expect(
		suggestionsOf( [
			{ title: 'X', url: 'javascript:alert(1)' },
			{ title: 5, url: 'https://example.com' },
			{},
			undefined,
		] )
	).toEqual( [] );
	for ( const answer of [ null, {}, 'html', { code: 'rest_no_route' } ] ) {
		expect( () => suggestionsOf( answer ) ).toThrow();
	}
} );

it( 'asks by the address of the results, with all that the form sends', () => {
	const fields = new FormData();
	[
		[ 's', 'a & b' ],
		[ 'post_type[]', 'post' ],
		[ 'post_type[]', 'page' ],
	].forEach( ( [ name, value ] ) => fields.append( name!, value! ) );
	expect( addressOf( 'https://example.com/de/', fields, 5 ).href ).toBe(
		'https://example.com/de/?s=a+%26+b&post_type%5B%5D=post&post_type%5B%5D=page&eidan-suggest=5'
	);
	expect( addressOf( 'https://example.com/?lang=de', new FormData(), 3 ).href ).toBe(
		'https://example.com/?lang=de&eidan-suggest=3'
	);
} );
