/** Where a visit comes from: campaigns, clicks on ads, search, AI assistants, other sites, payment pages. */
import { parseAddress } from '../../../src/attribution/address';
import { page, sourceOf, visit, type RawOptions } from './engine';
import type { Jar } from '../../../src/attribution/types';

const SHOP = 'https://shop.test/';

describe( 'the specification’s engines', () => {
	it.each( [
		[ 'bing', 'https://www.bing.com/search?q=x' ],
		[ 'yahoo', 'https://search.yahoo.com/search?p=x' ],
		[ 'yahoo', 'https://de.yahoo.com/?p=x' ],
		[ 'about', 'https://www.about.com/?q=x' ],
		[ 'aol', 'https://www.aol.com/?q=x' ],
		[ 'ask', 'https://www.ask.com/web?q=x' ],
		[ 'globo', 'https://www.globo.com/?q=x' ],
		[ 'go.mail.ru', 'https://go.mail.ru/search?q=x' ],
		[ 'rambler', 'https://nova.rambler.ru/search?query=x' ],
		[ 'tut.by', 'https://search.tut.by/?query=x' ],
		[ 'google', 'https://www.google.com/' ],
		[ 'google', 'https://www.google.co.uk/search?q=x' ],
		[ 'yandex', 'https://yandex.ru/search/?text=x' ],
		[ 'yandex', 'https://yandex.ru/' ],
	] )( '%s of %s', ( engine, referrer ) =>
		expect( sourceOf( SHOP, referrer ) ).toMatch( `organic ${ engine } organic ` )
	);

	it( 'and its alias: t.co is twitter.com', () =>
		expect( sourceOf( SHOP, 'https://t.co/abc' ) ).toMatch( 'referral twitter.com referral ' ) );

	it( 'entries of the owner come before them', () => {
		const options = {
			referrals: [ { host: 't.co', display: 'x.com' } ],
			organics: [ { host: 'bing.com', param: 'q', display: 'Bing' } ],
		};
		expect( sourceOf( SHOP, 'https://t.co/abc', options ) ).toMatch( 'referral x.com referral ' );
		expect( sourceOf( SHOP, 'https://www.bing.com/search?q=x', options ) ).toMatch( 'organic Bing organic ' );
	} );
} );

describe( 'campaigns and clicks', () => {
	it.each( [
		[ 'gclid=1', 'utm google cpc google_cpc' ],
		[ 'wbraid=1', 'utm google cpc google_cpc' ],
		[ 'gclsrc=ds', 'utm google cpc google_cpc' ],
		[ 'yclid=1', 'utm yandex cpc yandex_cpc' ],
		[ 'msclkid=1', 'utm bing cpc bing_cpc' ],
		[ 'dclid=1', 'utm google display (none)' ],
		[ 'ttclid=1', 'utm tiktok cpc (none)' ],
		[ 'rdt_cid=1', 'utm reddit cpc (none)' ],
		[ 'epik=1', 'utm pinterest cpc (none)' ],
		[ 'qclid=1', 'utm quora cpc (none)' ],
		[ 'sccid=1', 'utm snapchat cpc (none)' ],
		[ 'irclid=1', 'utm impact affiliate (none)' ],
		[ 'irclickid=1', 'utm impact affiliate (none)' ],
		[ '_kx=1', 'utm klaviyo email (none)' ],
		[ 'mc_cid=1', 'utm mailchimp email (none)' ],
		[ 'igshid=1', 'referral instagram.com referral (none)' ],
		[ 'srsltid=1', 'organic google organic (none)' ],
		[ 'GCLID=1', 'utm google cpc google_cpc' ],
		[ 'gclid=', 'typein (direct) (none) (none)' ],
		[ 'xgclid=1', 'typein (direct) (none) (none)' ],
		[ 'fbclid=1&gclid=1', 'utm google cpc google_cpc' ],
		// A campaign wins over a click in each field. A click of another network adds nothing.
		[ 'utm_source=meta&gclid=1', 'utm meta (none) (none)' ],
		[ 'utm_source=Google&gclid=1', 'utm Google cpc google_cpc' ],
		[ 'utm_medium=banner&gclid=1', 'utm google banner google_cpc' ],
		[ 'utm_campaign=spring&gclid=1', 'utm google cpc spring' ],
		[ 'utm_source=a&fbclid=1', 'utm a (none) (none)' ],
		[ 'utm_campaign=x&fbclid=1', 'utm facebook.com referral x' ],
		// Special characters in values.
		[ 'utm_source=a=b=c', 'utm a=b=c (none) (none)' ],
		[ 'utm_source=a;b=c', 'utm a;b (none) (none)' ],
		[ 'utm_source=%7c=c', 'utm | (none) (none)' ],
		[ 'utm_source=a%2Bb+c', 'utm a+b c (none) (none)' ],
		[ 'utm_source=a%20%21%27', "utm a !' (none) (none)" ],
		[ 'utm_source=&utm_source=b', 'utm b (none) (none)' ],
		[ 'utm_source=a&utm_source=', 'utm a, (none) (none)' ],
		// Latin-1, as older tools send it. And a percent sign that was not escaped.
		[ 'utm_campaign=%E9t%E9', 'utm (none) (none) été' ],
		[ 'utm_campaign=%E6%97%A5%E6%9C%AC+100%', 'utm (none) (none) 日本 100%' ],
		[ '=x&utm_source=a', 'utm a (none) (none)' ],
		[ 'xutm_source=a', 'typein (direct) (none) (none)' ],
		[ '__proto__=1&constructor=2', 'typein (direct) (none) (none)' ],
	] )( '?%s', ( query, expected ) => expect( sourceOf( `${ SHOP }?${ query }` ) ).toBe( `${ expected } (none)` ) );

	it( '?__proto__=1&constructor=2 are parameters like others', () =>
		expect( Object.entries( parseAddress( `${ SHOP }?__proto__=1&constructor=2` ).params ) ).toEqual( [
			[ '__proto__', '1' ],
			[ 'constructor', '2' ],
		] ) );

	it.each( [
		[ '?p=7?utm_source=nl&utm_medium=email&utm_campaign=spring', 'a second question mark' ],
		[ '?utm_source=nl?utm_medium=email?utm_campaign=spring', 'question marks alone' ],
		[ '?p=7%3Futm_source=nl&utm_medium=email&utm_campaign=spring', 'a second one that is encoded' ],
		[ '?utm_source=nl&amp;utm_medium=email&amp;utm_campaign=spring', '& of HTML' ],
		[ '?utm_source=nl&amp;amp;utm_medium=email&AMP;utm_campaign=spring', '& of HTML, twice' ],
		[ '?utm_source=nl&amp%3Butm_medium=email&utm_campaign=spring', '& of HTML, its end encoded' ],
		[ '?utm_source=nl&#038;utm_medium=email&#38;utm_campaign=spring#part', '& as a number' ],
		[ '?utm_source=nl/&utm_medium=email/&utm_campaign=spring/', 'a slash at the end of values' ],
		[ '?utm_source=nl&utm_medium=email&utm_campaign=spring/?p=7', 'a slash, and a second question mark' ],
	] )( 'a broken link keeps its campaign: %s (%s)', ( query ) =>
		expect( sourceOf( `${ SHOP }${ query }` ) ).toBe( 'utm nl email spring (none)' )
	);

	it.each( [
		[ 'utm_content=/sale/', 'a path', '/sale/' ],
		[ 'utm_content=https://a.example/', 'an address', 'https://a.example/' ],
		[ 'utm_content=why?', 'a question', 'why?' ],
		[ 'utm_content=a%26amp;b', 'an encoded sign', 'a&amp;b' ],
		[ 'utm_content=/', 'nothing but a slash', '(none)' ],
	] )( '?%s, %s, is no broken link', ( query, _, content ) =>
		expect( visit( {}, page( `${ SHOP }?${ query }` ) ).data.current.cnt ).toBe( content )
	);

	it.each( [
		[ 'utm_source=a', 'https://yandex.ru/search/?text=red+%D1%87%D0%B0%D0%B9', 'red чай' ],
		[ 'yclid=1', 'https://m.yandex.com.tr/?text=x', 'x' ],
		[ 'utm_source=a&utm_term=own', 'https://yandex.ru/?text=x', 'own' ],
		[ 'utm_source=a', 'https://yandex.ru/', '(none)' ],
		[ 'utm_source=a', 'https://notyandex.ru/?text=x', '(none)' ],
		[ '', 'https://yandex.ru/?text=x', '(none)' ],
	] )( '?%s from %s has the term %s, as with the library', ( query, referrer, term ) =>
		expect( visit( {}, page( `${ SHOP }?${ query }`, referrer ) ).data.current.trm ).toBe( term )
	);

	it( 'a click on an ad counts whatever page it was on', () =>
		expect( sourceOf( `${ SHOP }?gclid=1`, 'https://blog.example/' ) ).toBe( 'utm google cpc google_cpc (none)' ) );

	it( 'fills every field', () => {
		const names = [
			'source',
			'medium',
			'campaign',
			'content',
			'term',
			'id',
			'source_platform',
			'creative_format',
			'marketing_tactic',
		];
		const query = names.map( ( name, index ) => `utm_${ name }=v${ index }` ).join( '&' );
		expect( visit( {}, page( `${ SHOP }?${ query }` ) ).data.current ).toEqual( {
			typ: 'utm',
			src: 'v0',
			mdm: 'v1',
			cmp: 'v2',
			cnt: 'v3',
			trm: 'v4',
			id: 'v5',
			plt: 'v6',
			fmt: 'v7',
			tct: 'v8',
		} );
	} );

	it( 'own names of parameters count, those of utm first', () => {
		const own = { campaign_param: 'PK', content_param: 'ad', term_param: 'kw' };
		const { current } = visit( {}, page( `${ SHOP }?pk=a&ad=b&kw=c` ), own ).data;
		expect( current ).toMatchObject( { typ: 'utm', src: '(none)', cmp: 'a', cnt: 'b', trm: 'c' } );
		expect( sourceOf( `${ SHOP }?pk=a&utm_campaign=z`, '', own ) ).toBe( 'utm (none) (none) z (none)' );
	} );
} );

describe( 'referrers', () => {
	it.each( [
		[ 'https://google.com/', 'organic google organic' ],
		[ 'https://www.google.com.au/', 'organic google organic' ],
		[ 'https://m.google.cat/', 'organic google organic' ],
		[ 'https://cn.bing.com/', 'organic bing organic' ],
		[ 'https://m.baidu.com/', 'organic baidu organic' ],
		[ 'https://www.startpage.com/', 'organic startpage organic' ],
		[ 'https://www.qwant.com/', 'organic qwant organic' ],
		[ 'https://www.baidu.co.jp/', 'organic baidu organic' ],
		[ 'https://news.yahoo.co.jp/?p=x', 'organic yahoo organic' ],
		[ 'https://kagi.com/', 'organic kagi organic' ],
		[ 'https://www.sogou.com/', 'organic sogou organic' ],
		[ 'https://de.search.yahoo.com/', 'organic yahoo organic' ],
		[ 'https://search.yahoo.co.jp/', 'organic yahoo organic' ],
		[ 'https://search.daum.net/', 'organic daum organic' ],
		[ 'https://search.seznam.cz/', 'organic seznam organic' ],
		[ 'https://search.aol.com/', 'organic aol organic' ],
		[ 'https://yandex.com.tr/', 'organic yandex organic' ],
		[ 'https://yandex.ru/search/?text=x', 'organic yandex organic' ],
		[ 'https://images.yandex.ru/?text=x', 'organic yandex organic' ],
		[ 'https://uk.yahoo.com/?p=x', 'organic yahoo organic' ],
		[ 'https://www.about.com/?q=x', 'organic about organic' ],
		[ 'https://nova.rambler.ru/?query=x', 'organic rambler organic' ],
	] )( '%s is a search engine', ( referrer, expected ) =>
		expect( sourceOf( SHOP, referrer ) ).toBe( `${ expected } (none) (none)` )
	);

	it.each( [
		[ 'https://mail.yandex.ru/', 'mail.yandex.ru /' ],
		[ 'https://mail.yahoo.com/', 'mail.yahoo.com /' ],
		[ 'https://www.ask.com/', 'ask.com /' ],
		[ 'https://www.ask.com/web?faq=x', 'ask.com /web' ],
		[ 'https://ask.com.example.org/?q=x', 'ask.com.example.org /' ],
		[ 'https://maya.ru/', 'maya.ru /' ],
		[ 'https://docs.google.com/', 'docs.google.com /' ],
		[ 'https://notbing.com/', 'notbing.com /' ],
		[ 'https://bing.com.example.org/', 'bing.com.example.org /' ],
		[ 'https://chatgpt.com.example.org/', 'chatgpt.com.example.org /' ],
		[ 'https://WWW.Blog.Example:8080/a%20b?c#d', 'blog.example /a b' ],
		[ 'https://user:word@blog.example/x', 'blog.example /x' ],
		[ 'https://www.com/', 'www.com /' ],
		[ 'https://blog-example.cdn.ampproject.org/', 'blog.example /' ],
		[ 'https://0-en--us-blog-example-0.cdn.ampproject.org/', 'en-us.blog.example /' ],
		[ 'https://3kq6tkzq.cdn.ampproject.org/', '3kq6tkzq.cdn.ampproject.org /' ],
		[ 'https://blog.example/100%', 'blog.example /100%' ],
		[ 'android-app://com.example.reader/', 'com.example.reader /' ],
		[ 'https://x.com.google.android.googlequick.example/', 'x.com.google.android.googlequick.example /' ],
	] )( '%s is a site like any other', ( referrer, expected ) => {
		const { typ, src, mdm, cnt } = visit( {}, page( SHOP, referrer ) ).data.current;
		expect( `${ typ } ${ mdm } ${ src } ${ cnt }` ).toBe( `referral referral ${ expected }` );
	} );

	it.each( [
		'about:blank',
		'about:blank?https://blog.example/',
		'file:///x',
		'nonsense',
		'://',
		'https://',
		'https://shop-test.cdn.ampproject.org/',
		'https://www-shop-test.cdn.ampproject.org',
		'https://shop-test.bing-amp.com/',
	] )( '%s is none', ( referrer ) =>
		expect( sourceOf( SHOP, referrer ) ).toBe( 'typein (direct) (none) (none) (none)' )
	);

	it( 'a host of more than 253 characters is none', () => {
		const host = `${ 'a.'.repeat( 125 ) }xyz`;
		expect( sourceOf( SHOP, `https://${ host }:80/path` ) ).toMatch( `referral ${ host } ` );
		expect( sourceOf( SHOP, `https://user@b${ host }:80/path` ) ).toMatch( /^typein/ );
	} );

	it.each( [
		[ 'https://chat.openai.com/', 'chat.openai.com' ],
		[ 'https://claude.ai/', 'claude.ai' ],
		[ 'https://chat.deepseek.com/', 'chat.deepseek.com' ],
		[ 'https://www.meta.ai/', 'meta.ai' ],
		[ 'https://chat.mistral.ai/', 'chat.mistral.ai' ],
		[ 'https://grok.com/', 'grok.com' ],
		[ 'https://chat.qwen.ai/', 'chat.qwen.ai' ],
		[ 'https://www.doubao.com/', 'doubao.com' ],
		[ 'https://www.kimi.com/', 'kimi.com' ],
		[ 'https://you.com/', 'you.com' ],
		[ 'https://duck.ai/', 'duck.ai' ],
		[ 'https://poe.com/', 'poe.com' ],
		[ 'https://notebooklm.google.com/', 'notebooklm.google.com' ],
	] )( '%s is an AI assistant', ( referrer, src ) =>
		expect( sourceOf( SHOP, referrer ) ).toBe( `referral ${ src } ai-assistant (none) /` )
	);

	it( 'own engines need their parameter unless all that comes is an origin', () => {
		const organics = [
			{ host: 'find.example', param: 's', display: 'Find|it' },
			{ host: 'seek.example', param: 's' },
		];
		expect( sourceOf( SHOP, 'https://find.example/?s=x', { organics } ) ).toBe(
			'organic Find|it organic (none) (none)'
		);
		expect( sourceOf( SHOP, 'https://www.find.example/', { organics } ) ).toBe(
			'organic Find|it organic (none) (none)'
		);
		expect( sourceOf( SHOP, 'https://x.seek.example', { organics } ) ).toBe(
			'organic seek.example organic (none) (none)'
		);
		expect( sourceOf( SHOP, 'https://find.example/?x=s', { organics } ) ).toBe(
			'referral find.example referral (none) /'
		);
		expect( sourceOf( SHOP, 'https://find.example/about', { organics } ) ).toBe(
			'referral find.example referral (none) /about'
		);
		expect( sourceOf( SHOP, 'https://unfind.example/?s=x', { organics } ) ).toBe(
			'referral unfind.example referral (none) /'
		);
	} );

	it( 'own referrals have names and media of their own, assistants among them', () => {
		const options = {
			referrals: [
				{ host: 'mail.example', display: 'Mail', medium: 'email' },
				{ host: 'forum.example' },
				{ host: 'oracle.example', display: 'oracle', medium: 'ai-assistant' },
			],
		};
		expect( sourceOf( SHOP, 'https://web.mail.example/x', options ) ).toBe( 'referral Mail email (none) /x' );
		expect( sourceOf( SHOP, 'https://forum.example/', options ) ).toBe(
			'referral forum.example referral (none) /'
		);
		expect( sourceOf( SHOP, 'https://oracle.example/', options ) ).toBe( 'referral oracle ai-assistant (none) /' );
	} );

	it.each( [
		'https://www.paypal.com/checkout',
		'https://checkout.stripe.com/pay/1',
		'https://pay.klarna.com/',
		'https://www.mollie.nl/',
		'https://live.adyen.com/',
		'https://payments.amazon.co.uk/',
		'https://pay.amazon.com/',
	] )( '%s is a payment page, which sends nobody', ( referrer ) =>
		expect( sourceOf( SHOP, referrer ) ).toBe( 'typein (direct) (none) (none) (none)' )
	);

	it( 'own payment pages send nobody, other pages beside them do', () => {
		const payments = [ { host: 'bank.example' } ];
		expect( sourceOf( SHOP, 'https://3ds.bank.example/', { payments } ) ).toMatch( /^typein/ );
		expect( sourceOf( SHOP, 'https://notbank.example/', { payments } ) ).toMatch( /^referral notbank/ );
		expect( sourceOf( SHOP, 'https://www.amazon.com/' ) ).toMatch( /^referral amazon.com/ );
		expect( sourceOf( SHOP, 'https://paypal.example.org/' ) ).toMatch( /^referral paypal.example.org/ );
	} );

	it( 'direct visits take the configured pair', () =>
		expect( sourceOf( SHOP, '', { typein_attributes: { source: 'none', medium: 'dir%ect' } } ) ).toBe(
			'typein none dir%ect (none) (none)'
		) );
} );

describe( 'a return from a bank or a payment page that nobody knows, when the visit is over', () => {
	/** The source after a campaign, half an hour, and a page with this referrer. */
	const back = ( referrer: string, options: RawOptions, address = SHOP ) => {
		const jar: Jar = {};
		visit( jar, page( `${ SHOP }?utm_source=nl` ) );
		delete jar.sbjs_session;
		const { current, udata } = visit( jar, page( address, referrer ), options ).data;
		return `${ current.src } ${ udata.vst }`;
	};

	it( 'keeps the source where it lands on cart or checkout', () =>
		expect( back( 'https://3ds.bank.example/', { checkout: true } ) ).toBe( 'nl 2' ) );

	it( 'is a referral elsewhere, and by the specification’s order', () => {
		expect( back( 'https://3ds.bank.example/', {} ) ).toBe( '3ds.bank.example 2' );
		expect( back( 'https://www.paypal.com/', { strict: true } ) ).toBe( 'paypal.com 2' );
		expect( back( 'https://3ds.bank.example/', { strict: true, payments: [ { host: 'bank.example' } ] } ) ).toBe(
			'nl 2'
		);
	} );

	it( 'is a referral on cart or checkout if nothing is known', () =>
		expect( sourceOf( SHOP, 'https://3ds.bank.example/', { checkout: true } ) ).toMatch( /^referral 3ds/ ) );

	it.each( [
		[ 'a search engine', 'https://www.bing.com/', SHOP, 'bing 2' ],
		[ 'an AI assistant', 'https://chatgpt.com/', SHOP, 'chatgpt.com 2' ],
		[ 'a campaign', 'https://blog.example/', `${ SHOP }?utm_source=b`, 'b 2' ],
		[ 'a click', 'https://m.facebook.com/', `${ SHOP }?fbclid=1`, 'm.facebook.com 2' ],
	] )( 'counts there as everywhere if it is %s', ( _, referrer, address, expected ) =>
		expect( back( referrer, { checkout: true }, address ) ).toBe( expected )
	);
} );

describe( 'a running visit', () => {
	const second = ( address: string, referrer: string ) => {
		const jar: Jar = {};
		visit( jar, page( `${ SHOP }?utm_source=nl` ) );
		return visit( jar, page( address, referrer ) ).data.current.src;
	};

	it.each( [
		[ 'a site', SHOP, 'https://blog.example/', 'nl' ],
		[ 'a site with its click', `${ SHOP }?fbclid=1`, 'https://l.instagram.com/', 'l.instagram.com' ],
		[ 'a click alone', `${ SHOP }?fbclid=1`, '', 'facebook.com' ],
		[ 'a search engine', SHOP, 'https://www.bing.com/', 'bing' ],
		[ 'an AI assistant', SHOP, 'https://claude.ai/', 'claude.ai' ],
		[ 'a campaign', `${ SHOP }?utm_source=b`, '', 'b' ],
		[ 'a campaign from a site', `${ SHOP }?utm_source=b`, 'https://blog.example/', 'b' ],
		[ 'a campaign on a link of the shop', `${ SHOP }?utm_source=b`, SHOP, 'nl' ],
		[ 'a payment page', SHOP, 'https://www.paypal.com/', 'nl' ],
		[ 'nobody', SHOP, '', 'nl' ],
	] )( '%s', ( _, address, referrer, expected ) => expect( second( address, referrer ) ).toBe( expected ) );

	it( 'own media count as search or assistant only if they say so', () => {
		const running = ( medium: string ) => {
			const jar: Jar = {};
			visit( jar, page( `${ SHOP }?utm_source=nl` ) );
			return visit( jar, page( SHOP, 'https://blog.example/' ), {
				referrals: [ { host: 'blog.example', medium } ],
			} ).data.current.src;
		};
		expect( [ 'ai-assistant', 'no ai-assistant', 'inorganic', '' ].map( running ) ).toEqual( [
			'blog.example',
			'nl',
			'nl',
			'nl',
		] );
	} );

	it( 'a campaign on a link of the shop counts where the owner wants it, a plain link and a click of the shop do not', () => {
		const running = ( address: string, inner: boolean ) => {
			const jar: Jar = {};
			visit( jar, page( `${ SHOP }?utm_source=nl` ) );
			const { data } = visit( jar, page( address, SHOP ), { inner_campaigns: inner } );
			return [ data.current.src, data.first.src, data.session.pgs, data.udata.vst ];
		};
		expect( running( `${ SHOP }?utm_source=b`, true ) ).toEqual( [ 'b', 'nl', '2', '1' ] );
		expect( running( `${ SHOP }?utm_source=b`, false ) ).toEqual( [ 'nl', 'nl', '2', '1' ] );
		expect( running( SHOP, true ) ).toEqual( [ 'nl', 'nl', '2', '1' ] );
	} );

	it( 'a campaign on a link of the shop counts when nothing is known yet', () =>
		expect( sourceOf( `${ SHOP }?utm_source=b`, SHOP ) ).toBe( 'utm b (none) (none) (none)' ) );
} );
