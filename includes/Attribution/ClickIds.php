<?php
/**
 * Click identifiers of advertising and mailing services.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

/**
 * Finds click identifiers such as `gclid` in the landing page's address.
 */
final class ClickIds {

	/** Identifiers of paid clicks, with the source and medium that each implies. */
	private const PAID = array(
		'gclid'      => array( 'google', 'cpc' ),
		'gbraid'     => array( 'google', 'cpc' ),
		'wbraid'     => array( 'google', 'cpc' ),
		'gclsrc'     => array( 'google', 'cpc' ),
		'gad_source' => array( 'google', 'cpc' ),
		'dclid'      => array( 'google', 'display' ),
		'msclkid'    => array( 'bing', 'cpc' ),
		'yclid'      => array( 'yandex', 'cpc' ),
		'ttclid'     => array( 'tiktok', 'cpc' ),
		'twclid'     => array( 'twitter', 'cpc' ),
		'li_fat_id'  => array( 'linkedin', 'cpc' ),
		'rdt_cid'    => array( 'reddit', 'cpc' ),
		'epik'       => array( 'pinterest', 'cpc' ),
		'qclid'      => array( 'quora', 'cpc' ),
		'sccid'      => array( 'snapchat', 'cpc' ),
	);

	/** Identifiers that imply a source and medium, but no paid click. */
	private const FREE = array(
		'fbclid'    => array( 'facebook.com', 'referral' ),
		'igshid'    => array( 'instagram.com', 'referral' ),
		'srsltid'   => array( 'google', 'organic' ),
		'irclid'    => array( 'impact', 'affiliate' ),
		'irclickid' => array( 'impact', 'affiliate' ),
		'_kx'       => array( 'klaviyo', 'email' ),
		'mc_cid'    => array( 'mailchimp', 'email' ),
	);

	/** What stands between parameters, in broken links, too: the same as in src/attribution/address.ts. */
	private const SEPARATOR = '/&(?:(?:amp|#0*38)(?:;|%3B))*|(?:\?|%3F)(?=\w+=)/i';

	/**
	 * The click identifiers of an address.
	 *
	 * @param string $address Absolute URL of the landing page, with its query.
	 * @return array<string, string> Values by identifier, each capped.
	 */
	public static function of( string $address ): array {
		if ( 1 !== preg_match( '/^[^?#]*\?((?:&#0*38;|[^#])*+)/', $address, $query ) ) {
			return array();
		}
		$found = array();
		$pairs = preg_split( self::SEPARATOR, $query[1] );
		foreach ( false === $pairs ? array() : $pairs as $pair ) {
			$parts = explode( '=', $pair, 2 );
			$name  = strtolower( $parts[0] );
			// A redirect has added a slash at the end.
			$value = rawurldecode( (string) preg_replace( '~^([^/]*)/$~', '$1', $parts[1] ?? '' ) );
			// Real identifiers only consist of letters, digits and a few signs.
			if (
				! isset( $found[ $name ] )
				&& self::is_known( $name )
				&& 1 === preg_match( '/^[\w.~:+\/=|-]{1,512}$/', $value )
			) {
				$found[ $name ] = $value;
			}
		}

		return $found;
	}

	/**
	 * Encodes click identifiers for storage.
	 *
	 * @param array<string, string> $ids Values by identifier.
	 * @return string JSON object; '' for none. The last identifiers are dropped if it would be too long.
	 */
	public static function encode( array $ids ): string {
		while ( array() !== $ids ) {
			$json = wp_json_encode( $ids, JSON_UNESCAPED_SLASHES );
			if ( is_string( $json ) && strlen( $json ) <= Values::LENGTH ) {
				return $json;
			}
			array_pop( $ids );
		}

		return '';
	}

	/**
	 * Decodes stored click identifiers.
	 *
	 * @param string $json What is stored.
	 * @return array<string, string>
	 */
	public static function decode( string $json ): array {
		$ids   = json_decode( $json, true );
		$valid = array();
		foreach ( is_array( $ids ) ? $ids : array() as $name => $value ) {
			if ( is_string( $value ) && self::is_known( (string) $name ) ) {
				$valid[ (string) $name ] = $value;
			}
		}

		return $valid;
	}

	/**
	 * Source and medium that the identifiers imply, for campaigns that do not name them.
	 *
	 * @param array<string, string> $ids Values by identifier.
	 * @return array{string, string} Source and medium; '' for none.
	 */
	public static function meaning( array $ids ): array {
		foreach ( self::PAID + self::FREE as $name => $meaning ) {
			if ( isset( $ids[ $name ] ) ) {
				return $meaning;
			}
		}

		return array( '', '' );
	}

	/**
	 * Whether a parameter is a click identifier.
	 *
	 * @param string $name Parameter.
	 */
	private static function is_known( string $name ): bool {
		return isset( self::PAID[ $name ] ) || isset( self::FREE[ $name ] );
	}
}
