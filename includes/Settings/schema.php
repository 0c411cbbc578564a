<?php
/**
 * The schema of the option `eidan_settings`.
 *
 * A group a property; a later version of the plugin adds its groups and names here, and nowhere else, but for
 * those that are declared, as content types are: they come by the filter `eidan_settings_schema`.
 * The defaults are those of the specification.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$boolean = static fn ( bool $value ): array => array(
	'type'    => 'boolean',
	'default' => $value,
);
$integer = static fn ( int $value, int $minimum, int $maximum ): array => array(
	'type'    => 'integer',
	'default' => $value,
	'minimum' => $minimum,
	'maximum' => $maximum,
);
$number  = static fn ( float $value, float $minimum, float $maximum ): array => array(
	'type'    => 'number',
	'default' => $value,
	'minimum' => $minimum,
	'maximum' => $maximum,
);
$text    = static fn ( int $length = 200 ): array => array(
	'type'      => 'string',
	'default'   => '',
	'maxLength' => $length,
);
$choice  = static fn ( string $value, string ...$choices ): array => array(
	'type'    => 'string',
	'default' => $value,
	'enum'    => $choices,
);
$group   = static fn ( array $properties ): array => array(
	'type'                 => 'object',
	'default'              => array(),
	'additionalProperties' => false,
	'properties'           => $properties,
);

return array(
	'lightbox'    => $group(
		array(
			'core' => $boolean( false ),
		)
	),
	'page'        => $group(
		array(
			// On where the plugin is new; pages of a site that is updated stay as they are.
			'anchors'        => $boolean( false ) + array( 'eidanNew' => true ),
			'anchorSpy'      => $boolean( true ),
			'anchorDuration' => $integer( 1000, 0, 5000 ),
			'dropdowns'      => $choice( 'core', 'core', 'button', 'choose' ),
			'forms'          => $boolean( false ) + array( 'eidanNew' => true ),
			'transitions'    => $choice( 'none', 'none', 'fade', 'grow' ) + array( 'eidanNew' => 'grow' ),
			'opening'        => $boolean( false ) + array( 'eidanNew' => true ),
			'fontPreload'    => $boolean( false ) + array( 'eidanNew' => true ),
			'fontFallbacks'  => $boolean( false ) + array( 'eidanNew' => true ),
		)
	),
	'lists'       => $group(
		array(
			'pagination'     => $choice( 'standard', 'standard', 'load-more', 'infinite' ),
			'perPage'        => $integer( 9, 1, 100 ),
			'infinitePages'  => $integer( 3, 0, 100 ),
			'scrollOffset'   => $integer( 100, 0, 1000 ),
			'scrollDuration' => $integer( 500, 0, 5000 ),
			'newPostsDelay'  => $integer( 300, 0, 5000 ),
			'filterPages'    => $boolean( false ),
		)
	),
	'sliders'     => $group(
		array(
			'slidesPerView'         => $integer( 5, 1, 12 ),
			'slidesPerView1440'     => $integer( 5, 1, 12 ),
			'slidesPerView1366'     => $integer( 4, 1, 12 ),
			'slidesPerView1024'     => $integer( 3, 1, 12 ),
			'slidesPerView768'      => $integer( 2, 1, 12 ),
			'slidesPerView680'      => $integer( 1, 1, 12 ),
			'slidesPerView480'      => $integer( 1, 1, 12 ),
			'spaceBetween'          => $integer( 30, 0, 200 ),
			'autoplay'              => $integer( 5000, 0, 60000 ),
			'speed'                 => $integer( 800, 0, 10000 ),
			'wheelLock'             => $integer( 1000, 0, 5000 ),
			'wheelLockPortfolio'    => $integer( 700, 0, 5000 ),
			'fallbackSlidesPerView' => $integer( 2, 1, 12 ),
			'fallbackSpaceBetween'  => $integer( 30, 0, 200 ),
			'fallbackAutoplay'      => $integer( 3000, 0, 60000 ),
			'fallbackSpeed'         => $integer( 600, 0, 10000 ),
		)
	),
	'attribution' => $group(
		array(
			'engine'          => $choice( 'eidan', 'eidan', 'woocommerce' ),
			'enquiries'       => $boolean( true ),
			'lifetime'        => $number( 0.00001, 0, 24 ),
			'session'         => $integer( 30, 1, 1440 ),
			'timeZone'        => $integer( 0, -12, 14 ),
			'base64'          => $boolean( false ),
			'compact'         => $boolean( false ),
			'isolate'         => $boolean( false ),
			'domain'          => $text( 100 ),
			'promo'           => $boolean( false ),
			'promoMin'        => $integer( 100000, 1, 999999999 ),
			'promoMax'        => $integer( 999999, 1, 999999999 ),
			'typeinSource'    => $text(),
			'typeinMedium'    => $text(),
			'innerCampaigns'  => $boolean( false ),
			'keepAtCheckout'  => $boolean( true ),
			'campaignParam'   => $text( 50 ),
			'termParam'       => $text( 50 ),
			'contentParam'    => $text( 50 ),
			'organics'        => $text( 4000 ),
			'referrals'       => $text( 4000 ),
			'payments'        => $text( 4000 ),
			'channels'        => $text( 4000 ),
			'consentCategory' =>
				// 'woocommerce' is the category of WooCommerce's own order attribution.
				$choice(
					'statistics',
					'statistics',
					'marketing',
					'functional',
					'preferences',
					'statistics-anonymous',
					'woocommerce'
				),
			'waitForConsent'  => $boolean( false ),
			// A script of anybody's, in everybody's browser.
			'analyticsSource' => $text( 2000 ) + array( 'eidanCapability' => 'unfiltered_html' ),
			'analyticsHandle' => $text( 200 ),
		)
	),
	'enquiries'   => $group(
		array(
			// Days; 0 = they are kept.
			'retention' => $integer( 0, 0, 3650 ),
			// Of the values of enquiries, where there is no shop.
			'currency'  => $text( 10 ),
		)
	),
	// The report by mail.
	'report'      => $group(
		array(
			'mail'    => $boolean( false ),
			'mailTo'  => $text( 1000 ),
			'mailDay' => $choice(
				'monday',
				'monday',
				'tuesday',
				'wednesday',
				'thursday',
				'friday',
				'saturday',
				'sunday'
			),
		)
	),
	// What became of visits, told to others: all of it off.
	'outcomes'    => $group(
		array(
			'conversions'       => $boolean( false ),
			// Names of conversion actions; '' = such rows are left out.
			'conversionOrder'   => array( 'default' => 'Purchase' ) + $text( 100 ),
			'conversionWon'     => array( 'default' => 'Won enquiry' ) + $text( 100 ),
			'conversionEnquiry' => $text( 100 ),
			'events'            => $boolean( false ),
			'webhook'           => $boolean( false ),
			'webhookUrl'        => $text( 2000 ),
			'webhookSecret'     => $text( 200 ) + array( 'eidanSecret' => true ),
		)
	),
	'uninstall'   => $group(
		array(
			'remove' => $choice( 'nothing', 'nothing', 'settings', 'everything' ),
		)
	),
);
