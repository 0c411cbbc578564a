<?php
/**
 * Names that campaigns give to sources, by class, where they are no hosts.
 *
 * @package Eidan
 */

declare( strict_types=1 );

return array(
	'search'    =>
		'google bing yahoo yandex baidu duckduckgo ddg ecosia brave startpage qwant kagi naver seznam sogou aol ask '
		. 'daum rambler mojeek swisscows coccoc msn adwords googleads microsoftads bingads',
	'email'     =>
		'gmail hotmail outlookcom protonmail yahoomail gmx mailchimp brevo sendinblue klaviyo mailerlite sendgrid '
		. 'mailjet mailgun mailpoet mailster mailup cleverreach rapidmail newsletter2go inxmail activecampaign '
		. 'getresponse constantcontact campaignmonitor omnisend convertkit emarsys dotdigital dotmailer aweber moosend '
		. 'sendy elasticemail customerio sailthru beehiiv smartrmail acymailing listmonk egoi sarbacane zohocampaigns '
		. 'sendfox flodesk',
	'social'    =>
		'facebook fb meta instagram ig insta twitter x linkedin li tiktok pinterest snapchat snap reddit threads '
		. 'bluesky mastodon vk vkontakte ok odnoklassniki telegram whatsapp discord tumblr quora weibo wechat xing '
		. 'nextdoor messenger line kakao kakaotalk slack hackernews flickr substack',
	'video'     => 'youtube yt vimeo twitch dailymotion wistia bilibili rumble netflix hulu',
	'shopping'  =>
		'amazon ebay etsy walmart googleshopping aliexpress alibaba idealo kelkoo pricerunner shopzilla bizrate '
		. 'geizhals temu flipkart shopee lazada zalando',
	'assistant' =>
		'chatgpt openai claude anthropic perplexity gemini copilot grok deepseek mistral lechat metaai notebooklm kimi '
		. 'qwen duckai doubao yuanbao genspark felo phind gigachat characterai',
);
