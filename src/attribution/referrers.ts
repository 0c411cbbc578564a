/** What kind of site a referrer is. */
import { type Address, isUnder } from './address';
import type { Entry, Options } from './types';

/** Engines found by their host alone. The groups of these expressions are names. */
const SEARCH =
	/^(?:(?:images|news|m)\.)?(google|yandex|ya(?=\.ru))\.(?:com?\.)?[a-z]{2,3}$|(?:^|\.)(?:(bing|duckduckgo|ecosia|baidu|startpage|qwant|kagi|sogou)\.(?:com?\.)?[a-z]{2,3}$|search\.(yahoo|brave|naver|daum|seznam|aol)\.)|^com\.(google)\.android\.googlequick/;

/** Engines beside other services, told by the parameter of a search. */
const PORTAL =
	/(?:^|\.)(?:(yandex|yahoo)\.(?:com?\.)?[a-z]{2,3}|(about|aol|ask|globo)(?:soso)?\.com|(rambler)\.ru|(go\.mail\.ru|tut\.by))$/;

const ASSISTANT =
	/(?:^|\.)((?:chatgpt|gemini\.google|copilot\.microsoft|chat\.openai|chat\.deepseek|grok|poe)\.com|(?:perplexity|claude|chat\.mistral|meta|chat\.qwen|duck)\.ai)$/;

const PAYMENT =
	/(?:^|\.)(?:paypal|stripe|klarna|mollie|adyen|pay(?:ments)?\.amazon|sofort|worldpay|braintreegateway|authorize|2checkout|payu|razorpay|przelewy24|multisafepay|afterpay|clearpay|affirm|unzer|redsys|saferpay|mercadopago)\.(?:com?\.)?[a-z]{2,3}$/;

const ALIASES = [
	{ host: 't.co', display: 'twitter.com', medium: '' },
	{ host: 'plus.url.google.com', display: 'plus.google.com', medium: '' },
];

type Named = Pick< Entry, 'host' | 'display' | 'medium' >;

const find = ( entries: Named[], host: string ) => entries.find( ( entry ) => isUnder( host, entry.host ) );

const name = ( entry: Named | undefined ) => entry && ( entry.display || entry.host );

const group = ( names: RegExp, host: string ) => names.exec( host )?.slice( 1 ).find( Boolean );

/** Whether a shopper pays there: coming back from it says nothing. */
export const isPayment = ( host: string, { payments }: Options ) => PAYMENT.test( host ) || !! find( payments, host );

/** A visit from another site. Own entries go first. */
export const classify = ( { host, path, params, bare }: Address, options: Options ) => {
	const { q, p, query, text } = params;
	const engine =
		name( find( options.organics.filter( ( { param } ) => bare || params[ param ] ), host ) ) ||
		group( SEARCH, host ) ||
		( ( q || p || query || text ) && group( PORTAL, host ) );
	if ( engine ) {
		return { typ: 'organic', src: engine.replace( /^ya$/, 'yandex' ), mdm: 'organic' };
	}
	const helper = name( find( options.assistants, host ) ) || group( ASSISTANT, host );
	const site = find( [ ...options.referrals, ...ALIASES ], host );
	return {
		typ: 'referral',
		src: helper || name( site ) || host,
		mdm: helper ? 'ai-assistant' : site?.medium || 'referral',
		cnt: path,
	};
};
