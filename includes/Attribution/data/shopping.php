<?php
/**
 * Shopping sites: market places and price comparisons, by name: hosts, a subdomain of them counts too; {} stands for
 * any top-level domain.
 *
 * @package Eidan
 */

declare( strict_types=1 );

return array(
	'Amazon'          => 'amazon.{}',
	'eBay'            => 'ebay.{}',
	'Etsy'            => 'etsy.com',
	'Google Shopping' => 'shopping.google.{}',
	'Walmart'         => 'walmart.com',
	'Alibaba'         => 'alibaba.com',
	'AliExpress'      => 'aliexpress.com aliexpress.us',
	'Idealo'          => 'idealo.{}',
	'Kelkoo'          => 'kelkoo.{}',
	'PriceRunner'     => 'pricerunner.{}',
	'PriceGrabber'    => 'pricegrabber.com',
	'PriceSpy'        => 'pricespy.co.uk pricespy.co.nz',
	'Prisjakt'        => 'prisjakt.nu prisjakt.no',
	'Shopzilla'       => 'shopzilla.com bizrate.com',
	'NexTag'          => 'nextag.com',
	'Shopping.com'    => 'shopping.com',
	'Geizhals'        => 'geizhals.at geizhals.de geizhals.eu',
	'billiger.de'     => 'billiger.de',
	'guenstiger.de'   => 'guenstiger.de',
	'Ceneo'           => 'ceneo.pl',
	'Allegro'         => 'allegro.pl allegro.cz',
	'Heureka'         => 'heureka.cz heureka.sk',
	'Zbozi'           => 'zbozi.cz',
	'Trovaprezzi'     => 'trovaprezzi.it',
	'Mercado Libre'   => 'mercadolibre.com mercadolibre.com.ar mercadolibre.com.mx mercadolivre.com.br',
	'Rakuten'         => 'rakuten.{}',
	'Flipkart'        => 'flipkart.com',
	'Shop'            => 'shop.app',
	'Temu'            => 'temu.com',
	'Taobao'          => 'taobao.com',
	'Tmall'           => 'tmall.com',
	'JD.com'          => 'jd.com',
	'Bol'             => 'bol.com',
	'Cdiscount'       => 'cdiscount.com',
	'Zalando'         => 'zalando.{}',
	'OTTO'            => 'otto.de',
	'Wish'            => 'wish.com',
	'Target'          => 'target.com',
	'Best Buy'        => 'bestbuy.com',
	'Skroutz'         => 'skroutz.gr',
	'Tokopedia'       => 'tokopedia.com',
	'Shopee'          => 'shopee.{}',
	'Lazada'          => 'lazada.{}',
	'Connexity'       => 'connexity.net',
);
