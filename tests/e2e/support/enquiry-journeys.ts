/**
 * Ways in which visitors come to a form, each with the truth about it. Data only.
 */

/** An address within the site. `form` is the page with the form; a query may follow either. */
type Path = string;

/** A link on another site, an address that is typed, a link of the page that is open, or half an hour without a page. */
export type Step = { from: string; to: Path } | { typed: Path } | { to: Path } | 'later';

type Answer = '' | 'allow' | 'deny';

export interface Journey {
	name: string;
	/** What happens until the form is there. Its page follows by a link if no step ends there. */
	steps: readonly Step[];
	/** Where the form is, or what happened to it. Else it is alone on a page. */
	form?: 'panel' | 'cached' | 'second' | 'replaced';
	/** What was said to a banner before, and is said on the form's page. Else there is no banner. */
	consent?: readonly [ before: Answer, ...then: Answer[] ];
	/** Whether it is a phone. */
	phone?: true;
	/** Fields of the enquiry. None where nothing may be kept. */
	truth: Readonly< Record< string, string > >;
	/** Address within the site where the visit began that the enquiry is credited to. */
	landing?: Path;
	/** What is in any text that says where the visitor came from. Missing where there is nothing to say. */
	sign?: RegExp;
}

const SPRING = 'utm_source=news&utm_medium=email&utm_campaign=spring';
const EMAIL = { channel: 'email', utm_source: 'news', utm_medium: 'email', utm_campaign: 'spring' };
const LETTER = [ { typed: `/?${ SPRING }` } ];
const OF_LETTER = { steps: LETTER, truth: EMAIL, landing: `/?${ SPRING }`, sign: /spring/ };
const NOTHING = { steps: [ { typed: `form?${ SPRING }` } ], truth: {} };

export const JOURNEYS: readonly Journey[] = [
	{
		name: 'a campaign by its link',
		steps: [
			{
				from: 'https://partner.example/',
				to: '/services/?utm_source=partner&utm_medium=banner&utm_campaign=autumn',
			},
		],
		truth: { channel: 'display', utm_source: 'partner', utm_medium: 'banner', utm_campaign: 'autumn' },
		landing: '/services/?utm_source=partner&utm_medium=banner&utm_campaign=autumn',
		sign: /autumn/,
	},
	{
		name: 'an ad of Google',
		steps: [ { from: 'https://www.google.com/', to: 'form?gclid=Cj0KCQ-1_a&gad_campaignid=7' } ],
		truth: { channel: 'paid-search' },
		landing: 'form?gclid=Cj0KCQ-1_a&gad_campaignid=7',
		sign: /google|gclid/,
	},
	{
		name: 'an ad of Microsoft',
		steps: [ { from: 'https://www.bing.com/', to: '/services/?msclkid=a1b2c3' } ],
		truth: { channel: 'paid-search' },
		landing: '/services/?msclkid=a1b2c3',
		sign: /bing|msclkid/,
	},
	{
		name: 'a link of Facebook',
		steps: [ { from: 'https://l.facebook.com/', to: 'form?fbclid=IwAR0x' } ],
		truth: { channel: 'organic-social' },
		landing: 'form?fbclid=IwAR0x',
		sign: /facebook|fbclid/,
	},
	{
		name: 'a search at Google',
		steps: [ { from: 'https://www.google.com/', to: '/services/' } ],
		truth: { channel: 'organic-search', utm_source: 'google', utm_medium: 'organic' },
		landing: '/services/',
		sign: /google/,
	},
	{
		name: 'a search at Bing, and later one at Google',
		steps: [ { from: 'https://www.bing.com/', to: '/' }, 'later', { from: 'https://www.google.com/', to: '/' } ],
		truth: {
			channel: 'organic-search',
			utm_source: 'google',
			first_utm_source: 'bing',
			first_channel: 'organic-search',
		},
		landing: '/',
		sign: /google/,
	},
	{
		name: 'an AI assistant',
		steps: [ { from: 'https://chatgpt.com/', to: '/services/' } ],
		truth: { channel: 'ai-assistant' },
		landing: '/services/',
		sign: /chatgpt/,
	},
	{
		name: 'a social network',
		steps: [ { from: 'https://www.linkedin.com/', to: '/' } ],
		truth: { channel: 'organic-social' },
		landing: '/',
		sign: /linkedin/,
	},
	{ name: 'a newsletter', ...OF_LETTER },
	{
		name: 'a link on another site',
		steps: [ { from: 'https://blog.example/', to: '/services/' } ],
		truth: { channel: 'referral', utm_source: 'blog.example' },
		landing: '/services/',
		sign: /blog\.example/,
	},
	{
		name: 'the address, typed',
		steps: [ { typed: '/' } ],
		truth: { channel: 'direct', source_type: 'typein' },
		landing: '/',
	},
	{
		name: 'a search, and a look around with a campaign on a link of the site',
		steps: [
			{ from: 'https://www.google.com/', to: '/' },
			{ to: '/services/?utm_source=menu&utm_medium=banner&utm_campaign=inside' },
			{ to: '/' },
		],
		truth: { channel: 'organic-search', utm_source: 'google', session_pages: '4' },
		landing: '/',
		sign: /google/,
	},
	{
		name: 'a newsletter, and later the address, typed',
		steps: [ ...LETTER, 'later', { typed: '/services/' } ],
		truth: { ...EMAIL, last_source_type: 'typein', last_channel: 'direct' },
		landing: `/?${ SPRING }`,
		sign: /spring/,
	},
	{ name: 'consent refused', ...NOTHING, consent: [ 'deny' ] },
	{ name: 'consent not asked for yet', ...NOTHING, consent: [ '' ] },
	{
		name: 'consent given beside the form',
		steps: NOTHING.steps,
		consent: [ '', 'allow' ],
		truth: EMAIL,
		landing: `form?${ SPRING }`,
		sign: /spring/,
	},
	{ name: 'consent withdrawn', ...NOTHING, steps: LETTER, consent: [ 'allow', 'deny' ] },
	{ name: 'a page from a cache', ...OF_LETTER, form: 'cached' },
	{ name: 'a form in a popup', ...OF_LETTER, form: 'panel' },
	{ name: 'the second form of a page', ...OF_LETTER, form: 'second' },
	{ name: 'a form that was refused and replaced', ...OF_LETTER, form: 'replaced' },
	{ name: 'a phone', ...OF_LETTER, truth: { ...EMAIL, device_type: 'Mobile' }, phone: true },
];
