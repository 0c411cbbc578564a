/**
 * What kind of site a referrer is. The lists hold what shops see most; the
 * server's (includes/Attribution/data) are whole, and name the channel.
 */
import { type Address, isUnder } from './address';
import type { Entry, Options, Values } from './types';

/** Engines found by their host alone. The groups of these expressions are names. */
const SEARCH =
	/^(?:(?:images|news|m)\.)?(google|yandex|ya(?=\.ru))\.(?:com?\.)?[a-z]{2,3}$|(?:^|\.)(?:(bing|duckduckgo|ecosia|baidu|startpage|qwant|kagi|sogou)\.(?:com?\.)?[a-z]{2,3}$|search\.(yahoo|brave|naver|daum|seznam|aol)\.)|^com\.(google)\.android\.googlequick/;

/** Engines beside other services, told by the parameter of a search. */
const PORTAL =
	/(?:^|\.)(?:(yandex|yahoo)\.(?:com?\.)?[a-z]{2,3}|(about|aol|ask|globo)(?:soso)?\.com|(rambler)\.ru|(go\.mail\.ru|tut\.by))$/;

const ASSISTANT =
	/(?:^|\.)(?:(?:chatgpt|gemini\.google|copilot\.microsoft|chat\.openai|chat\.deepseek)\.com|(?:perplexity|claude|chat\.mistral|meta)\.ai)$/;

const PAYMENT =
	/(?:^|\.)(?:paypal|stripe|klarna|mollie|adyen|pay(?:ments)?\.amazon|sofort|worldpay|payu|razorpay|przelewy24|multisafepay|afterpay|affirm|saferpay|mercadopago)\.(?:com?\.)?[a-z]{2,3}$/;

/** Hosts of redirects, as in WooCommerce's library. */
const ALIASES: Entry[] = [
	[ 't.co', 'twitter.com' ],
	[ 'plus.url.google.com', 'plus.google.com' ],
];

const find = ( host: string, entries: Entry[] = [] ) => entries.find( ( [ parent ] ) => isUnder( host, parent ) );

/** The group that matched, '' or nothing if none did. */
const group = ( names: RegExp, host: string ) => names.exec( host )?.slice( 1 ).find( Boolean );

/** Whether a shopper pays there: coming back from it says nothing. */
export const isPayment = ( host: string, { payments }: Options ) => PAYMENT.test( host ) || find( host, payments );

/** The source of a visit from another site. The site's own lists go first. */
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
