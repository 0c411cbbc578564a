/** How long cookies may get: limits, and the setting for short cookies. */
import { type RawOptions, header, page, visit } from './engine';
import type { Jar } from '../../../src/attribution/types';

const SHOP = 'https://shop.test/';

describe( 'sizes', () => {
	const long = ( query: string ) =>
		visit( {}, page( `${ SHOP }p?${ query }#top`, `https://blog.example/${ 'r'.repeat( 3000 ) }` ) );

	it( 'no cookie is near the limit of browsers, all together near that of servers', () => {
		const jar: Jar = {};
		const value = '%E4%B8%AD'.repeat( 500 );
		visit(
			jar,
			page(
				`${ SHOP }?utm_source=${ value }&utm_campaign=${ value }&x=${ value }`,
				`https://blog.example/${ value }`,
				{ userAgent: 'u('.repeat( 2000 ) }
			),
			{ base64: true, promocode: true }
		);
		expect( Math.max( ...Object.values( jar ).map( ( { length } ) => length ) ) ).toBeLessThan( 4000 );
		expect( header( jar ).length ).toBeLessThan( 8000 );
		expect( header( jar ).length ).toBeGreaterThan( 4000 );
	} );

	it( 'an address below the cap stays byte for byte', () => {
		const address = `${ SHOP }p%C3%A9/?a=%26&b=${ 'x'.repeat( 900 ) }&utm_source=s#top`;
		expect( visit( {}, page( address ) ).data.current_add.ep ).toBe( address );
	} );

	it( 'an address above the cap first loses what says nothing about its source', () =>
		expect(
			long( `a=${ 'x'.repeat( 3000 ) }&utm_source=s&b=2&gclid=G&_kx=K&gad_source=1&epik=E` ).data.current_add.ep
		).toBe( `${ SHOP }p?utm_source=s&gclid=G&_kx=K&gad_source=1&epik=E` ) );

	it( 'then its end', () => {
		const { ep } = long( `utm_source=${ 'x'.repeat( 3000 ) }` ).data.current_add;
		expect( ep ).toMatch( /^https:\/\/shop\.test\/p\?utm_source=x+$/ );
		expect( ep!.length ).toBeGreaterThan( 400 );
	} );

	it( 'a long value keeps its beginning and whole characters', () => {
		const { src, cmp, mdm } = long( `utm_source=short&utm_medium=m&utm_campaign=${ '%E4%B8%AD'.repeat( 300 ) }` )
			.data.current;
		expect( [ src, mdm ] ).toEqual( [ 'short', 'm' ] );
		expect( cmp ).toMatch( /^中{300}$/ );
	} );

	const SCRIPTS = [ '中', 'あ', '한', 'ก', 'अ', 'é', 'x' ];

	// The first and the current campaign are both long in every field, as often happens.
	it.each( SCRIPTS )( 'each field of a campaign in "%s" keeps 60 characters, on later pages too', ( letter ) => {
		const jar: Jar = {};
		const names = [ 'source', 'medium', 'campaign', 'content', 'term' ];
		const query = ( first: string ) =>
			names
				.map( ( name ) => `utm_${ name }=${ encodeURIComponent( first + letter.repeat( 200 ) ) }` )
				.join( '&' );
		const referrer = `https://blog.example/${ encodeURIComponent( letter.repeat( 500 ) ) }`;
		const userAgent =
			'Mozilla/5.0 (Linux; Android 13; SM-S908B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
		for ( const first of [ 'a', 'b' ] ) {
			visit( jar, page( `${ SHOP }?${ query( first ) }`, referrer, { userAgent } ) );
			expect( header( jar ).length ).toBeLessThan( 8000 );
		}
		const { data } = visit( jar, page( `${ SHOP }p?${ query( 'c' ) }`, SHOP, { userAgent } ) );
		for ( const [ touch, first ] of [
			[ data.current, 'b' ],
			[ data.first, 'a' ],
		] as const ) {
			for ( const field of [ 'src', 'mdm', 'cmp', 'cnt', 'trm' ] ) {
				expect( touch[ field ] ).toMatch( new RegExp( `^${ first }${ letter }{59,}$` ) );
			}
		}
		expect( data.current_add.ep ).toMatch( /^https:\/\/shop\.test\/\?utm_source=b./ );
		expect( header( jar ).length ).toBeLessThan( 8000 );
	} );

	it( 'a long landing page of before makes room for a long campaign', () => {
		const jar: Jar = {};
		visit( jar, page( `${ SHOP }?utm_source=a&x=${ '%26'.repeat( 600 ) }` ) );
		expect( jar.sbjs_first_add!.length ).toBeGreaterThan( 2500 );
		visit(
			jar,
			page(
				`${ SHOP }?utm_source=${ '%E4%B8%AD'.repeat( 500 ) }`,
				`https://blog.example/${ 'x'.repeat( 3000 ) }`
			)
		);
		expect( header( jar ).length ).toBeLessThan( 8000 );
	} );

	it( 'a character of two halves is kept whole or not at all', () =>
		expect( long( `utm_source=${ encodeURIComponent( '😀'.repeat( 700 ) ) }` ).data.current.src ).toMatch(
			/^(😀){60,}$/u
		) );

	it( 'a first visit sends no more than with the library, a compact one less than half', () => {
		const measure = ( options: RawOptions ) => {
			const jar: Jar = {};
			const userAgent =
				'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
			visit(
				jar,
				page( 'https://shop.example/?utm_source=newsletter&utm_medium=email', '', { userAgent } ),
				options
			);
			return header( jar ).length;
		};
		expect( measure( {} ) ).toBeLessThanOrEqual( 1259 );
		expect( measure( { compact: true } ) ).toBeLessThanOrEqual( 1259 / 2 );
	} );
} );

describe( 'compact cookies', () => {
	const compact = { compact: true };

	it( 'leave out what says nothing, and data lack nothing', () => {
		const jar: Jar = {};
		const { data } = visit( jar, page( SHOP ), compact );
		expect( Object.keys( jar ) ).toEqual( [ 'sbjs_current', 'sbjs_udata', 'sbjs_session', 'sbjs_current_add' ] );
		expect( decodeURIComponent( jar.sbjs_current! ) ).toBe( 'typ=typein|||src=(direct)' );
		expect( decodeURIComponent( jar.sbjs_udata! + jar.sbjs_session ) ).toBe( 'vst=1pgs=1' );
		expect( data ).toEqual( visit( {}, page( SHOP ) ).data );
		expect( visit( jar, page( `${ SHOP }a`, SHOP ), compact ).data ).toEqual( {
			...data,
			session: { pgs: '2', cpg: `${ SHOP }a` },
		} );
		expect( Object.keys( jar ) ).toHaveLength( 4 );
	} );

	it( 'write the first source once it differs', () => {
		const jar: Jar = {};
		visit( jar, page( `${ SHOP }?utm_source=a` ), compact );
		const { data } = visit( jar, page( `${ SHOP }?utm_source=b` ), compact );
		expect( data.first.src ).toBe( 'a' );
		expect( Object.keys( jar ) ).toEqual(
			expect.arrayContaining( [ 'sbjs_first', 'sbjs_first_add', 'sbjs_migrations' ] )
		);
		expect( visit( jar, page( SHOP, SHOP ), {} ).data.first ).toEqual( data.first );
	} );

	it.each( [
		[ 'full cookies', {}, compact ],
		[ 'compact cookies', compact, {} ],
	] )( 'and back: %s lose nothing when the setting changes', ( _, before, after ) => {
		const jar: Jar = {};
		visit( jar, page( `${ SHOP }?utm_source=a&utm_term=50%25`, 'https://blog.example/x' ), before );
		delete jar.sbjs_session;
		const { data } = visit( jar, page( `${ SHOP }b`, 'https://www.bing.com/' ), before );
		expect( [ data.first.src, data.current.src, data.udata.vst ] ).toEqual( [ 'a', 'bing', '2' ] );
		const next = page( `${ SHOP }c`, SHOP );
		const carried = { ...data, session: { pgs: '2', cpg: next.address } };
		const changed = { ...jar };
		expect( visit( changed, next, after ).data ).toEqual( carried );
		// Switch back to the old setting. What the other one wrote is still complete.
		expect( visit( changed, next, before ).data ).toEqual( {
			...carried,
			session: { pgs: '3', cpg: next.address },
		} );
	} );

	it( 'keep a first source whose landing page is gone', () => {
		const jar: Jar = {};
		visit( jar, page( `${ SHOP }?utm_source=a` ), compact );
		visit( jar, page( `${ SHOP }?utm_source=b` ), compact );
		delete jar.sbjs_first_add;
		visit( jar, page( SHOP, SHOP, { shadowed: true } ), compact );
		expect( visit( jar, page( SHOP, SHOP ), compact ).data.first.src ).toBe( 'a' );
	} );

	it( 'write the first landing page once it differs', () => {
		const jar: Jar = {};
		visit( jar, page( `${ SHOP }?utm_source=a` ), compact );
		visit( jar, page( `${ SHOP }b?utm_source=a` ), compact );
		expect( decodeURIComponent( jar.sbjs_first_add! ) ).toContain( `ep=${ SHOP }?utm_source=a` );
	} );
} );
