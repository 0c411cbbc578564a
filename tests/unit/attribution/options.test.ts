import { parseOptions } from './engine';

describe( 'options', () => {
	it( 'have the defaults of the library', () =>
		expect( parseOptions() ).toEqual( {
			lifetime: 259200,
			session: 30,
			zone: undefined,
			domain: '',
			isolate: false,
			params: { cmp: '', trm: '', cnt: '' },
			ip: '',
			promo: undefined,
			typein: [ '(direct)', '' ],
			organics: [],
			referrals: [],
			payments: [],
			base64: false,
			compact: false,
		} ) );

	it.each( [
		[ 3, 129600 ],
		[ '3', 129600 ],
		[ 0.5, 21600 ],
		[ 0.00001, 0 ],
		[ 'soon', 259200 ],
		[ -2, 259200 ],
		[ 0, 259200 ],
		[ null, 259200 ],
		[ {}, 259200 ],
		[ true, 259200 ],
		[ 1e300, 1e9 * 43200 ],
	] )( 'a lifetime of %p months is %p minutes', ( lifetime, minutes ) =>
		expect( parseOptions( { lifetime } ).lifetime ).toBe( minutes )
	);

	it.each( [
		[ 45, 45 ],
		[ '45', 45 ],
		[ 45.9, 45 ],
		[ 0.5, 30 ],
		[ -5, 30 ],
		[ 'long', 30 ],
		[ [], 30 ],
	] )( 'a session of %p is of %p minutes', ( length, minutes ) =>
		expect( parseOptions( { session_length: length } ).session ).toBe( minutes )
	);

	it.each( [
		[ 0, 0 ],
		[ '0', 0 ],
		[ 2, 120 ],
		[ '-3', -180 ],
		[ 5.5, 300 ],
		[ 14, 840 ],
		[ 15, undefined ],
		[ 'UTC', undefined ],
		[ undefined, undefined ],
	] )( 'a time zone of %p hours is %p minutes', ( hours, minutes ) =>
		expect( parseOptions( { timezone_offset: hours } ).zone ).toBe( minutes )
	);

	it.each( [
		[ true, [ 100000, 999999 ] ],
		[ { min: 5, max: 9 }, [ 5, 9 ] ],
		[ { min: '5', max: '9' }, [ 5, 9 ] ],
		[ { min: 0, max: 9 }, [ 100000, 999999 ] ],
		[ { max: 500000 }, [ 100000, 500000 ] ],
		[ { min: 7 }, [ 7, 999999 ] ],
		[ { min: 9, max: 5 }, [ 100000, 999999 ] ],
		[ false, undefined ],
	] )( 'a promo code of %p has the range %p', ( promocode, range ) =>
		expect( parseOptions( { promocode } ).promo ).toEqual( range )
	);

	it.each( [
		[ 'WWW.Shop.test', 'shop.test', false ],
		[ { host: 'shop.test' }, 'shop.test', false ],
		[ { host: 'shop.test', isolate: true }, 'shop.test', true ],
		[ { host: 'shop.test', isolate: 1 }, 'shop.test', true ],
		[ { isolate: true }, '', false ],
		[ 7, '7', false ],
		[ null, '', false ],
	] )( 'a domain of %p', ( domain, host, isolate ) =>
		expect( parseOptions( { domain } ) ).toMatchObject( { domain: host, isolate } )
	);

	it.each( [
		[ { source: 'none', medium: 'direct' }, [ 'none', 'direct' ] ],
		[ { source: 'none' }, [ '(direct)', '' ] ],
		[ { medium: 'direct' }, [ '(direct)', '' ] ],
		[ 'none', [ '(direct)', '' ] ],
	] )( 'a pair for direct visits of %p', ( given, pair ) =>
		expect( parseOptions( { typein_attributes: given } ).typein ).toEqual( pair )
	);

	it( 'take entries with a host, in a list or alone', () => {
		const host = { host: 'www.Find.example', display: 'Find' };
		const parsed = [ 'find.example', '', 'Find', '' ];
		const given = [ host, { ...host, param: 'q' }, { param: 'q' }, null, 'find.example', { host: {} } ];
		const options = parseOptions( { organics: given, referrals: given, payments: given } );
		for ( const list of [ options.organics, options.referrals, options.payments ] ) {
			expect( list ).toEqual( [ parsed, [ 'find.example', 'q', 'Find', '' ] ] );
		}
		expect( parseOptions( { organics: host } ).organics ).toEqual( [ parsed ] );
	} );

	it( 'take names of parameters in lower case, and strings as they are', () =>
		expect(
			parseOptions( { campaign_param: 'PK', term_param: 'kw', content_param: 3, user_ip: '1.2.3.4', base64: 1, compact: 'yes' } )
		).toMatchObject( { params: { cmp: 'pk', trm: 'kw', cnt: '3' }, ip: '1.2.3.4', base64: true, compact: true } ) );
} );
