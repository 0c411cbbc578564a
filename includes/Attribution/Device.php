<?php
/**
 * The device that an order came from.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

/**
 * Distinguishes tablets from phones.
 *
 * WooCommerce's own detection counts all tablets as phones.
 */
final class Device {

	/** User agents of tablets; Amazon's are recognized by model number. */
	private const TABLET =
		'/iPad|PlayBook|\bTablet\b|Kindle|\bSilk\/(?!.*\bMobile\b)|\bKF[A-Z]{2,5}\b|Nexus '
		. '(?:7|9|10)\b|\bSM-[TXP]\d|\bGT-P\d|\bPixel (?:C|Tablet)\b|Xoom|\bTouch;.*Tablet/i';

	/** User agents of phones. */
	private const PHONE =
		'/Mobi|iPhone|iPod|Windows Phone|BlackBerry|\bBB10\b|Opera Mini|IEMobile|webOS|Symbian|\bWAP\b/i';

	/** User agents of TVs, which use the systems of phones. */
	private const SCREEN = '/\bTV\b|SmartTV|SMART-TV|GoogleTV|Android TV|BRAVIA|\bAFT[A-Z]|CrKey|\bHbbTV\b/i';

	/**
	 * The device type, in WooCommerce's words.
	 *
	 * @param string $agent User agent.
	 * @return string 'Mobile', 'Tablet' or 'Desktop'; '' if the user agent is empty.
	 */
	public static function of( string $agent ): string {
		if ( '' === trim( $agent ) ) {
			return '';
		}
		if ( 1 === preg_match( self::SCREEN, $agent ) ) {
			return 'Desktop';
		}
		if ( 1 === preg_match( self::TABLET, $agent ) && ! str_contains( $agent, 'Tablet PC' ) ) {
			return 'Tablet';
		}
		if ( 1 === preg_match( self::PHONE, $agent ) ) {
			return 'Mobile';
		}

		// Android's phones say "Mobile", its tablets do not.
		return str_contains( $agent, 'Android' ) ? 'Tablet' : 'Desktop';
	}

	/**
	 * Label of a device type.
	 *
	 * @param string $type Device type.
	 */
	public static function label( string $type ): string {
		return match ( $type ) {
			'Mobile'  => _x( 'Phone', 'device', 'eidan' ),
			'Tablet'  => __( 'Tablet', 'eidan' ),
			'Desktop' => __( 'Desktop', 'eidan' ),
			default   => __( 'Unknown', 'eidan' ),
		};
	}
}
