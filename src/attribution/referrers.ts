/** What kind of site a referrer is. */
import { type Address, isUnder } from './address';
import type { Alias, Engine, Options } from './types';

/** `host name parameter, …`: found at this host and below it, by its parameter where one is named. */
const ENGINES =
	'bing.com bing,search.yahoo.com yahoo,search.yahoo.co.jp yahoo,duckduckgo.com duckduckgo,search.brave.com brave,ecosia.org ecosia,baidu.com baidu,ya.ru yandex,search.naver.com naver,search.daum.net daum,search.seznam.cz seznam,startpage.com startpage,qwant.com qwant,kagi.com kagi,sogou.com sogou,so.com so.com,search.aol.com aol,nova.rambler.ru rambler,search.tut.by tut.by,yahoo.com yahoo p,about.com about q,aol.com aol q,ask.com ask q,globososo.com globo q,go.mail.ru go.mail.ru q,rambler.ru rambler query,tut.by tut.by query';

const ASSISTANTS =
	'chatgpt.com,chat.openai.com chatgpt.com,perplexity.ai,claude.ai,gemini.google.com,copilot.microsoft.com,chat.deepseek.com,grok.com,meta.ai,chat.mistral.ai,chat.qwen.ai,duck.ai,you.com,notebooklm.google.com,poe.com';

const ALIASES = 't.co twitter.com,plus.url.google.com plus.google.com';

const GOOGLE = /^((images|news)\.)?google\.(com?\.)?[a-z]{2,3}$|^com\.google\.android\.googlequicksearchbox$/;
const YANDEX = /^(.+\.)?yandex\.(com?\.)?[a-z]{2,3}$/;
const PAYMENTS =
	/(^|\.)(paypal|stripe|klarna|mollie|adyen|pay(ments)?\.amazon|sofort|worldpay|opayo|braintreegateway|authorize|2checkout|payu|razorpay|przelewy24|multisafepay|afterpay|clearpay|affirm|unzer|redsys|ogone|vivapayments|saferpay|datatrans|postfinance|cardinalcommerce|mercadopago|vipps|mobilepay)\.(com?\.)?[a-z]{2,3}$/;

const list = ( rows: string ): Engine[] =>
	rows.split( ',' ).map( ( row ) => {
		const [ host = '', display = host, param = '' ] = row.split( ' ' );
		return { host, display, param };
	} );

const find = < T extends Alias >( entries: T[], { host }: Address, also?: ( entry: T ) => unknown ) =>
	entries.find( ( entry ) => isUnder( host, entry.host ) && ( ! also || also( entry ) ) );

const name = ( entry: Alias | undefined ) => entry && ( entry.display || entry.host );

export const isYandex = ( { host }: Address ) => YANDEX.test( host );

/** A page where a shopper pays: coming back from it says nothing. */
export const isPayment = ( from: Address, options: Options ) =>
	PAYMENTS.test( from.host ) || !! find( options.payments, from );

/** Name of the search engine, own ones first. */
export const engine = ( from: Address, options: Options ) => {
	const yandex = YANDEX.exec( from.host );
	return (
		name( find( options.organics, from, ( { param } ) => from.bare || from.params[ param || '' ] ) ) ||
		( GOOGLE.test( from.host ) && 'google' ) ||
		( yandex && ( ! yandex[ 1 ] || from.params.text ) && 'yandex' ) ||
		name( find( list( ENGINES ), from, ( { param } ) => ! param || from.params[ param ] ) )
	);
};

/** Name of the AI assistant, own ones first. */
export const assistant = ( from: Address, options: Options ) =>
	name( find( [ ...options.assistants, ...list( ASSISTANTS ) ], from ) );

/** Source and medium of any other site, own ones first. */
export const referral = ( from: Address, options: Options ): [ source: string, medium: string ] => {
	const entry = find( [ ...options.referrals, ...list( ALIASES ) ] as Alias[], from );
	return [ name( entry ) || from.host, entry?.medium || 'referral' ];
};
