<?php
/**
 * The marketing channel of a visit.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

/**
 * Names the channel of a visit. It is a field of its own, so that the source type keeps WooCommerce's values.
 *
 * The rules and their order are those of Google Analytics' default channel group, which is public, with these changes:
 * AI assistants are a channel; e-mail comes before the campaign's name; "newsletter" and visits from webmail count as
 * e-mail; visits from hosts of ad networks count as display; orders without a visit (admin, app, point of sale) have
 * their own channels.
 */
final class Channel {

	/** Values of `utm_medium` for paid clicks. */
	private const PAID = '/^(?:.*cp.*|ppc|retargeting|paid.*)$/';

	/** Names of campaigns that contain "shop" or "shopping". */
	private const SHOP = '/^(?:.*(?:(?:[^a-df-z]|^)shop|shopping).*)$/';

	/**
	 * Names of all channels, in display order.
	 *
	 * @return array<string, string> Names by id.
	 */
	public static function all(): array {
		$channels = array(
			'paid-search'      => __( 'Paid search', 'eidan' ),
			'paid-shopping'    => __( 'Paid shopping', 'eidan' ),
			'paid-social'      => __( 'Paid social', 'eidan' ),
			'paid-video'       => __( 'Paid video', 'eidan' ),
			'display'          => _x( 'Display', 'advertising', 'eidan' ),
			'cross-network'    => __( 'Cross-network', 'eidan' ),
			'paid-other'       => __( 'Paid, other', 'eidan' ),
			'organic-search'   => __( 'Organic search', 'eidan' ),
			'organic-shopping' => __( 'Organic shopping', 'eidan' ),
			'organic-social'   => __( 'Organic social', 'eidan' ),
			'organic-video'    => __( 'Organic video', 'eidan' ),
			'ai-assistant'     => __( 'AI assistants', 'eidan' ),
			'email'            => __( 'Email', 'eidan' ),
			'affiliate'        => __( 'Affiliates', 'eidan' ),
			'audio'            => __( 'Audio', 'eidan' ),
			'sms'              => __( 'SMS', 'eidan' ),
			'push'             => __( 'Push notifications', 'eidan' ),
			'referral'         => __( 'Referral', 'eidan' ),
			'other-campaigns'  => __( 'Other campaigns', 'eidan' ),
			'direct'           => __( 'Direct', 'eidan' ),
			'admin'            => __( 'Made in the admin', 'eidan' ),
			'mobile-app'       => __( 'Mobile app', 'eidan' ),
			'pos'              => __( 'Point of sale', 'eidan' ),
			'unknown'          => __( 'Unknown', 'eidan' ),
		);
		$channels = OwnChannels::all() + $channels;
		/**
		 * The channels that an order can have come by: add your own here, and name visits by
		 * `eidan_attribution_channel`.
		 *
		 * @param array<string, string> $channels Names by id, in the order of lists.
		 */
		$filtered = apply_filters( 'eidan_attribution_channels', $channels );
		$valid    = array();
		foreach ( is_array( $filtered ) ? $filtered : array() as $id => $label ) {
			if ( is_string( $label ) && 1 === preg_match( '/^[a-z0-9-]{1,40}$/', (string) $id ) ) {
				$valid[ (string) $id ] = $label;
			}
		}

		return $valid + $channels;
	}

	/**
	 * The name of a channel. One that is given up, such as a custom channel of before, is not "Unknown": its id says
	 * which it was.
	 */
	public static function label( string $id ): string {
		$all = self::all();

		return $all[ $id ] ?? ( '' === $id ? $all['unknown'] : $id );
	}

	/**
	 * The channel of a visit.
	 *
	 * @param array<string, string> $source Fields of the visit without prefix: source_type, utm_source, utm_medium,
	 *                                      utm_campaign, referrer, session_entry; unknown ones are missing.
	 * @return string Id, one of all().
	 */
	public static function of( array $source ): string {
		$channel = self::rule( $source );
		/**
		 * The channel of a visit: name your own sources here.
		 *
		 * @param string                $channel Id of the channel; one that `eidan_attribution_channels` does not know
		 *                                       is ignored.
		 * @param array<string, string> $source  Fields of the visit: source_type, utm_source, utm_medium, utm_campaign,
		 *                                       referrer, session_entry.
		 */
		$filtered = apply_filters( 'eidan_attribution_channel', $channel, $source );
		return is_string( $filtered ) && isset( self::all()[ $filtered ] ) ? $filtered : $channel;
	}

	/**
	 * Whether a visit that looks direct in fact began on an earlier page. Such a visit has the shop itself (or a
	 * payment page) as its referrer, because consent was only given on a later page. Where the shopper came from is
	 * unknown.
	 *
	 * @param array<string, string> $visit Fields of the visit.
	 */
	private static function began_earlier( array $visit ): bool {
		return 'typein' === ( $visit['source_type'] ?? '' )
			&& '' !== Referrers::host( self::plain( $visit['referrer'] ?? '' ) );
	}

	/**
	 * The channel by our rules, before the filter.
	 *
	 * @param array<string, string> $visit Fields of the visit.
	 */
	private static function rule( array $visit ): string {
		$type  = $visit['source_type'] ?? '';
		$fixed = array(
			'typein'     => 'direct',
			'admin'      => 'admin',
			'mobile_app' => 'mobile-app',
			'pos'        => 'pos',
		);
		if ( isset( $fixed[ $type ] ) ) {
			return self::began_earlier( $visit ) ? 'unknown' : $fixed[ $type ];
		}
		$source   = self::plain( $visit['utm_source'] ?? '' );
		$medium   = self::plain( $visit['utm_medium'] ?? '' );
		$campaign = self::plain( $visit['utm_campaign'] ?? '' );
		$own      = OwnChannels::of( $source, $medium );
		if ( null !== $own ) {
			return $own;
		}
		if ( '' === $medium && 'utm' === $type ) {
			$meaning = ClickIds::meaning( ClickIds::of( $visit['session_entry'] ?? '' ) );
			$medium  = $meaning[1];
			$source  = '' === $source ? $meaning[0] : $source;
		}
		if ( '' === $medium && in_array( $type, array( 'organic', 'referral' ), true ) ) {
			$medium = $type;
		}
		// The referrer is more exact than the source: gemini.google.com has the source "google".
		$kind = 'utm' === $type ? '' : Referrers::kind( $visit['referrer'] ?? '' );
		if ( '' === $kind ) {
			$kind = Referrers::kind( $source );
		}

		return self::paid( $kind, $medium, $campaign ) ?? self::free( $kind, $source, $medium, $campaign )
			?? ( 'utm' === $type ? 'other-campaigns' : 'unknown' );
	}

	/**
	 * The channel of a paid visit; null if it is not paid.
	 *
	 * @param string $kind Kind of source, see Referrers::kind().
	 */
	private static function paid( string $kind, string $medium, string $campaign ): ?string {
		$paid = 1 === preg_match( self::PAID, $medium );

		return match ( true ) {
			str_contains( $campaign, 'cross-network' ) => 'cross-network',
			$paid && ( 'shopping' === $kind || 1 === preg_match( self::SHOP, $campaign ) ) => 'paid-shopping',
			$paid && 'search' === $kind => 'paid-search',
			$paid && 'social' === $kind => 'paid-social',
			$paid && 'video' === $kind  => 'paid-video',
			in_array( $medium, array( 'display', 'banner', 'expandable', 'interstitial', 'cpm' ), true ) => 'display',
			$paid                       => 'paid-other',
			'ads' === $kind             => 'display',
			default                     => null,
		};
	}

	/**
	 * The channel of an unpaid visit; null if no rule matches.
	 *
	 * @param string $kind Kind of source, see Referrers::kind().
	 */
	private static function free( string $kind, string $source, string $medium, string $campaign ): ?string {
		$mail = array( 'email', 'e-mail', 'e_mail', 'e mail', 'newsletter' );
		// What the engine writes for visits without a campaign.
		$none = array( '', 'organic', 'referral' );

		return match ( true ) {
			'assistant' === $kind
				|| in_array( $medium, array( 'ai-assistant', 'ai assistant', 'ai_assistant' ), true ) => 'ai-assistant',
			// Before the campaign's name: a mailing about a shop is still e-mail.
			in_array( $medium, $mail, true ) || in_array( $source, $mail, true ) => 'email',
			'email' === $kind && in_array( $medium, $none, true ) => 'email',
			'shopping' === $kind || 1 === preg_match( self::SHOP, $campaign ) => 'organic-shopping',
			'social' === $kind || in_array(
				$medium,
				array( 'social', 'social-network', 'social-media', 'sm', 'social network', 'social media' ),
				true
			) => 'organic-social',
			'video' === $kind || str_contains( $medium, 'video' ) => 'organic-video',
			'search' === $kind || ( 'organic' === $medium && 'other' !== $kind ) => 'organic-search',
			in_array( $medium, array( 'organic', 'referral', 'app', 'link' ), true ) => 'referral',
			in_array( $medium, array( 'affiliate', 'affiliates' ), true ) => 'affiliate',
			'audio' === $medium => 'audio',
			in_array( 'sms', array( $medium, $source ), true ) => 'sms',
			1 === preg_match( '/push$|mobile|notification/', $medium )
				|| in_array( $source, array( 'firebase' ), true ) => 'push',
			'(direct)' === $source                      => 'direct',
			default                                     => null,
		};
	}

	/**
	 * Normalizes a value for comparison.
	 */
	private static function plain( string $value ): string {
		$value = strtolower( trim( $value ) );

		return in_array( $value, array( '(none)', '(not set)', 'null' ), true ) ? '' : $value;
	}
}
