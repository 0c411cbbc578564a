<?php
/**
 * Networks that show advertisements on the pages of others, by name: hosts of their own, a subdomain of them counts
 * too; {} stands for any top-level domain. Somebody who comes from one has clicked on an advertisement.
 *
 * @package Eidan
 */

declare( strict_types=1 );

return array(
	'Google'         =>
		'doubleclick.net googlesyndication.com googleadservices.com adsensecustomsearchads.com syndicatedsearch.goog '
		. '2mdn.net imasdk.googleapis.com',
	'Amazon'         => 'amazon-adsystem.com',
	'Yandex Direct'  => 'an.yandex.{} yabs.yandex.{}',
	'Criteo'         => 'criteo.com criteo.net',
	'Taboola'        => 'taboola.com',
	'Outbrain'       => 'outbrain.com',
	'AppNexus'       => 'adnxs.com',
	'Adform'         => 'adform.net',
	'AdRoll'         => 'adroll.com',
	'The Trade Desk' => 'adsrvr.org',
	'OpenX'          => 'openx.net servedbyopenx.com',
	'PubMatic'       => 'pubmatic.com',
	'Magnite'        => 'rubiconproject.com',
	'Index Exchange' => 'casalemedia.com indexww.com',
	'BidSwitch'      => 'bidswitch.net',
	'Smart'          => 'smartadserver.com',
	'Teads'          => 'teads.tv',
	'MGID'           => 'mgid.com',
	'Revcontent'     => 'revcontent.com',
	'Media.net'      => 'media.net',
	'Adition'        => 'adition.com',
	'Yieldlab'       => 'yieldlab.net',
	'Sizmek'         => 'serving-sys.com',
	'Flashtalking'   => 'flashtalking.com',
	'plista'         => 'plista.com',
	'Seedtag'        => 'seedtag.com',
	'Sovrn'          => 'lijit.com',
	'TripleLift'     => '3lift.com',
	'Sharethrough'   => 'sharethrough.com',
	'Zedo'           => 'zedo.com',
	'Adfox'          => 'adfox.ru',
	'Adcash'         => 'adcash.com',
	'PropellerAds'   => 'propellerads.com',
	'AdsTerra'       => 'adsterra.com',
	'Bing Ads'       => 'bingads.com',
);
