/**
 * Classifies the referrer's site. These lists hold the sites that shops see most. The server's lists
 * (includes/Attribution/data) are complete, and name the channel.
 */
import { type Address, isUnder } from './address';
import type { Entry, Options, Values } from './types';

/** Search engines recognised by their host alone. The groups in these expressions match their names. */
const SEARCH =
	/^(?:(?:images|news|m)\.)?(google|yandex|ya(?=\.ru))\.(?:com?\.)?[a-z]{2,3}$|(?:^|\.)(?:(bing|duckduckgo|ecosia|baidu|startpage|qwant|kagi|sogou)\.(?:com?\.)?[a-z]{2,3}$|search\.(yahoo|brave|naver|daum|seznam|aol)\.)|^com\.(google)\.android\.googlequick/;

/** Search engines on hosts with other services. They are recognised by the parameter of a search. */
const PORTAL =
	/(?:^|\.)(?:(yandex|yahoo)\.(?:com?\.)?[a-z]{2,3}|(about|aol|ask|globo)(?:soso)?\.com|(rambler)\.ru|(go\.mail\.ru|tut\.by))$/;

const ASSISTANT =
	/(?:^|\.)(?:(?:chatgpt|(?:gemini|notebooklm)\.google|copilot\.microsoft|openai|deepseek|grok|doubao|kimi|you|poe|phind)\.com|(?:perplexity|claude|mistral|meta|qwen|duck|iask|felo|genspark|z|pi)\.ai)$/;

const PAYMENT =
	/(?:^|\.)(?:paypal|stripe|klarna|mollie|adyen|pay(?:ments)?\.amazon|sofort|worldpay|payu|razorpay|przelewy24|multisafepay|afterpay|affirm|saferpay|mercadopago)\.(?:com?\.)?[a-z]{2,3}$/;

/** Hosts that redirect, as in WooCommerce's library. */
const ALIASES: Entry[] = [
	[ 't.co', 'twitter.com' ],
	[ 'plus.url.google.com', 'plus.google.com' ],
];

const find = ( host: string, entries: Entry[] = [] ) => entries.find( ( [ parent ] ) => isUnder( host, parent ) );

/** Returns the text of the group that matched. Undefined if none did. */
const group = ( names: RegExp, host: string ) => names.exec( host )?.slice( 1 ).find( Boolean );

/** Whether a host is a payment page. A return from there says nothing about the source. */
export const isPayment = ( host: string, { payments, strict }: Options ) =>
	( ! strict && PAYMENT.test( host ) ) || find( host, payments );

/** Returns the source of a visit from another site. The owner's own lists are checked first. */
export const classify = (
	{ host, path, params, bare }: Address,
	{ organics = [], referrals = [] }: Options
): Values => {
	const { q, p, query, text } = params;
	const own = find(
		host,
		organics.filter( ( [ , , param ] ) => bare || params[ param! ] )
	);
	const engine = own ? own[ 1 ] : group( SEARCH, host ) || ( ( q || p || query || text ) && group( PORTAL, host ) );
	if ( engine ) {
		return { typ: 'organic', src: engine.replace( /^ya$/, 'yandex' ), mdm: 'organic' };
	}
	const [ , src = host, medium ] = find( host, [ ...referrals, ...ALIASES ] ) || [];
	return { typ: 'referral', src, mdm: medium || ( ASSISTANT.test( host ) ? 'ai-assistant' : 'referral' ), cnt: path };
};
