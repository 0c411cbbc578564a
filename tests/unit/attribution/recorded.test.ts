/** Visits that were recorded with WooCommerce's library run through our engine. */
import { execFileSync, spawnSync } from 'child_process';
import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import recording from '../../fixtures/attribution/cases.json';
import { replay, runCase } from '../../../tools/attribution/visits.mjs';
import { NAMES, track } from '../../../src/attribution/track';

const engine = { NAMES, track };
const root = join( __dirname, '../../..' );
const file = join( root, 'tests/fixtures/attribution/cases.json' );

interface Step {
	data: Record< string, Record< string, string > >;
	cookies: Record< string, { domain: string; expiresInMinutes: number | string; decoded: string } >;
}

describe( 'reference cases', () => {
	const cases = recording.cases.filter( ( { behaviour } ) => behaviour === 'reference' );

	it( 'are seventy', () => expect( cases ).toHaveLength( 70 ) );

	it.each( cases )( '$id: data and cookies are the same', ( recorded ) =>
		expect( replay( engine, { ...recording, cases: [ recorded ] } )[ 0 ]!.differences ).toEqual( [] )
	);
} );

const DIRECT = { typ: 'typein', src: '(direct)', mdm: '(none)' };
const organic = ( src: string ) => ( { current: { typ: 'organic', src, mdm: 'organic' } } );
const assistant = ( src: string ) => ( { current: { typ: 'referral', src, mdm: 'ai-assistant' } } );
const ad = ( src: string, mdm: string, cmp = '(none)' ) => ( { current: { typ: 'utm', src, mdm, cmp } } );

/** Case, the chosen behaviour, and the data after its last page. */
const SANE: [ string, string, Record< string, Record< string, string > > ][] = [
	[
		'clid-ignored-fbclid',
		'fbclid is a referral of facebook.com, never paid',
		{ current: { typ: 'referral', src: 'facebook.com', mdm: 'referral' } },
	],
	[ 'clid-ignored-ttclid', 'ttclid is an ad on tiktok', ad( 'tiktok', 'cpc' ) ],
	[ 'clid-ignored-gbraid', 'gbraid is an ad on google as gclid is', ad( 'google', 'cpc', 'google_cpc' ) ],
	[ 'clid-ignored-srsltid', 'srsltid is an unpaid listing of google', organic( 'google' ) ],
	[ 'clid-ignored-dclid', 'dclid is a display ad of google', ad( 'google', 'display' ) ],
	[ 'clid-ignored-li_fat_id', 'li_fat_id is an ad on linkedin', ad( 'linkedin', 'cpc' ) ],
	[ 'clid-ignored-twclid', 'twclid is an ad on twitter', ad( 'twitter', 'cpc' ) ],
	[ 'clid-ignored-gad_source', 'gad_source is an ad on google as gclid is', ad( 'google', 'cpc', 'google_cpc' ) ],
	[ 'utm-source-no-eq', 'a parameter without value is no campaign', { current: DIRECT } ],
	[ 'utm-source-empty', 'empty parameters are no campaign', { current: DIRECT } ],
	[ 'utm-upper', 'names of parameters are read in any case', ad( 'x', '(none)' ) ],
	[ 'utm-dup', 'the first of repeated values counts', ad( 'a', '(none)' ) ],
	[
		'utm-plus',
		'a plus is a space in a value, and stays a plus in the address',
		{ current: { cmp: 'summer sale' }, current_add: { ep: 'https://shop.test/?utm_campaign=summer+sale' } },
	],
	[
		'utm-bad-pct',
		'what is no UTF-8 is read as Latin-1, and kept in the address',
		{ current: { cmp: 'à¤%A' }, current_add: { ep: 'https://shop.test/?utm_campaign=%E0%A4%A' } },
	],
	[
		'utm-delim-raw-term',
		'a raw delimiter forges nothing and is kept in the address',
		{
			current: { typ: 'utm', src: 'evil', trm: 'x|||typ' },
			current_add: {
				ep: 'https://shop.test/?utm_source=evil&utm_term=x|||typ=organic|||src=google',
				rf: '(none)',
			},
		},
	],
	[
		'utm-internal-link',
		'a campaign on a link within the shop does not overwrite the source of a running visit',
		{ ...organic( 'google' ), session: { pgs: '2' } },
	],
	[ 'param-false', 'a parameter named false is no campaign', { current: DIRECT } ],
	[
		'param-toString',
		'a parameter named like a method of objects does no harm',
		{ current: DIRECT, session: { pgs: '1' } },
	],
	[ 'ref-google-news', "Google's news are its search", organic( 'google' ) ],
	[ 'ref-google-images', "Google's pictures are its search", organic( 'google' ) ],
	[ 'ref-google-android-app', "Google's app is its search", organic( 'google' ) ],
	[
		'ref-google-ghio',
		'google.github.io is a site like any other',
		{ current: { typ: 'referral', src: 'google.github.io' } },
	],
	[ 'ref-bing-origin', 'bing needs no query', organic( 'bing' ) ],
	[ 'ref-yahoo-origin', "yahoo's search needs no query", organic( 'yahoo' ) ],
	[ 'ref-ddg', 'DuckDuckGo is a search engine', organic( 'duckduckgo' ) ],
	[ 'ref-baidu', 'Baidu is a search engine', organic( 'baidu' ) ],
	[ 'ref-yandex-origin', 'yandex needs no query', organic( 'yandex' ) ],
	[ 'ref-ya-ru', 'ya.ru is yandex', organic( 'yandex' ) ],
	[ 'ref-ecosia', 'Ecosia is a search engine', organic( 'ecosia' ) ],
	[ 'ref-brave', "Brave's search is a search engine", organic( 'brave' ) ],
	[ 'ref-naver', "Naver's search is a search engine", organic( 'naver' ) ],
	[
		'paypal-return-late',
		'a late return from a payment page keeps the source',
		{
			current: { typ: 'utm', src: 'nl' },
			current_add: { ep: 'https://shop.test/?utm_source=nl' },
			udata: { vst: '2' },
		},
	],
	[ 'referral-cred', 'www. is taken off in front only', { current: { typ: 'referral', src: 'awww.blog.example' } } ],
	[ 'parent-ref', 'the domain above is another site', { current: { typ: 'referral', src: 'shop.test' } } ],
	[ 'sibling-ref', 'a domain beside is another site', { current: { typ: 'referral', src: 'blog.shop.test' } } ],
	[ 'domain-www-string', 'www. in the configured domain means the domain', { current: DIRECT } ],
	[ 'host-mywww', 'a host with www. in the middle has cookies', { current: DIRECT, udata: { vst: '1' } } ],
	[
		'parent-then-sub',
		'a shop below another begins with its source, and a new one counts',
		{ current: { typ: 'utm', src: 'b' }, first: { src: 'a' }, session: { pgs: '3' } },
	],
	[ 'lifetime-tiny', 'a lifetime below a minute makes cookies of the browser session', { current: DIRECT } ],
	[
		'session-woo-browserrestart',
		'after a restart of the browser the referrer counts, the pages go on',
		{ current: { typ: 'referral', src: 'blog.example' }, session: { pgs: '2' }, udata: { vst: '1' } },
	],
	[ 'udata-bad', 'a damaged count of visits starts over at one', { udata: { vst: '1' } } ],
	[ 'ua-percent', 'the user agent stays as it is', { udata: { uag: 'Mozilla %41%7C%7C%7C 100%' } } ],
	[ 'ua-delim', 'a user agent forges no count of visits', { udata: { vst: '1', uag: 'Bot|||vst=99' } } ],
	[ 'tz-num0', 'time zone 0 is UTC as a number too', { current_add: { fd: '2026-01-15 10:00:00' } } ],
	[
		'ep-encoded',
		'an address comes out byte for byte',
		{ current_add: { ep: 'https://shop.test/p?x=a%26b%3Dc&utm_source=s' } },
	],
	[ 'chatgpt-ref', 'ChatGPT is an AI assistant', assistant( 'chatgpt.com' ) ],
	[ 'perplexity-ref', 'Perplexity is an AI assistant', assistant( 'perplexity.ai' ) ],
	[ 'gemini-ref', 'Gemini is an AI assistant', assistant( 'gemini.google.com' ) ],
	[ 'copilot-ref', 'Copilot is an AI assistant', assistant( 'copilot.microsoft.com' ) ],
];

describe( 'known defects', () => {
	const run = ( id: string ): Step[] =>
		runCase(
			engine,
			recording.cases.find( ( recorded ) => recorded.id === id )!,
			recording.defaultUserAgent
		);

	it( 'are all decided', () =>
		expect( SANE.map( ( [ id ] ) => id ).sort() ).toEqual(
			recording.cases
				.filter( ( { behaviour } ) => behaviour !== 'reference' )
				.map( ( { id } ) => id )
				.sort()
		) );

	it.each( SANE )( '%s: %s', ( id, _, expected ) => expect( run( id ).at( -1 )!.data ).toMatchObject( expected ) );

	it.each( [
		[ 'host-mywww', '.mywww.shop.test' ],
		[ 'domain-www-string', '.shop.test' ],
		[ 'sibling-ref', '.store.shop.test' ],
		[ 'parent-then-sub', '.store.shop.test' ],
	] )( '%s: leaves the cookies on %s', ( id, domain ) =>
		expect( new Set( Object.values( run( id ).at( -1 )!.cookies ).map( ( cookie ) => cookie.domain ) ) ).toEqual(
			new Set( [ domain ] )
		)
	);

	it( 'lifetime-tiny: no cookie lives four minutes', () =>
		expect( run( 'lifetime-tiny' )[ 0 ]!.cookies.sbjs_current!.expiresInMinutes ).toBe( 'session' ) );
} );

describe( 'the replay tool', () => {
	const tool = join( root, 'tools/attribution/replay.mjs' );
	const write = ( content: string ) => {
		const path = join( mkdtempSync( join( tmpdir(), 'eidan-replay-' ) ), 'visits.json' );
		writeFileSync( path, content );
		return path;
	};

	it( 'counts and succeeds when all reference cases are alike', () =>
		expect( execFileSync( process.execPath, [ tool, file ], { encoding: 'utf8' } ) ).toMatch(
			/\n119 cases\. reference: 70 of 70 alike\. known defect: decide: \d+ of 49 alike\.\n$/
		) );

	it( 'prints the difference and fails when a reference case differs', () => {
		const recorded = JSON.parse( JSON.stringify( recording.cases[ 0 ] ) );
		recorded.steps[ 0 ].data.current.typ = 'organic';
		const { status, stdout } = spawnSync(
			process.execPath,
			[ tool, write( JSON.stringify( { ...recording, cases: [ recorded ] } ) ) ],
			{ encoding: 'utf8' }
		);
		expect( status ).toBe( 1 );
		expect( stdout ).toContain( 'step 1 data.current.typ\n  recorded "organic"\n  engine   "typein"' );
		expect( stdout ).toMatch( /1 cases\. reference: 0 of 1 alike\.\n$/ );
	} );

	it.each( [
		[ 'not JSON', '{' ],
		[ 'without cases', '{}' ],
	] )( 'refuses a file that is %s', ( _, content ) =>
		expect( spawnSync( process.execPath, [ tool, write( content ) ] ).status ).toBe( 2 )
	);
} );
