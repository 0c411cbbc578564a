<?php
/**
 * The customer journey on an order's screen.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use DateTimeInterface;
use DateTimeZone;

/**
 * Prints the visits that led to an order, in chronological order.
 *
 * All values come from a visitor: they are escaped, and only addresses of the site itself become links. `bdi` keeps an
 * address together on right-to-left screens.
 */
final class Journey {

	/** Longest address to show, in characters. */
	private const SHOWN = 160;

	/**
	 * Prints the journey.
	 *
	 * @param array<string, string>  $fields  Stored fields.
	 * @param DateTimeInterface|null $ended   When the order was made or the enquiry was sent.
	 * @param 'order'|'enquiry'      $end     Which of both it was.
	 */
	public static function render( array $fields, ?DateTimeInterface $ended, string $end = 'order' ): void {
		if ( array() === $fields ) {
			$why = 'enquiry' === $end
				? __( 'Nothing is known of the visits before this enquiry: it was sent without consent, without script, or before attribution was on.', 'eidan' )
				: __( 'Nothing is known of the visits before this order: it was made without a browser, without consent, or before attribution was on.', 'eidan' );
			printf( '<p class="eidan-journey-none">%s</p>', esc_html( $why ) );
			return;
		}
		$fields += Touches::derive( $fields );
		echo '<div class="eidan-journey"><ol class="eidan-journey__visits">';
		$first = Touches::first( $fields );
		$main  = Touches::last_non_direct( $fields );
		if ( Touches::has_other_first( $fields ) ) {
			self::visit( __( 'First visit', 'eidan' ), $fields['first_channel'] ?? '', $first );
			self::visit( __( 'Later visit', 'eidan' ), $fields['channel'] ?? '', $main );
		} elseif ( array() !== $main ) {
			$came = ! in_array( $main['source_type'] ?? '', array( 'admin', 'mobile_app', 'pos' ), true );
			self::visit(
				$came ? __( 'First visit', 'eidan' ) : __( 'Origin', 'eidan' ),
				$fields['channel'] ?? '',
				$main
			);
		}
		if ( Touches::ended_direct( $fields ) ) {
			self::visit( __( 'Last visit', 'eidan' ), $fields['last_channel'] ?? '', Touches::last( $fields ) );
		}
		if ( null !== $ended ) {
			$time = wp_date( self::format(), $ended->getTimestamp() );
			printf(
				'<li class="eidan-journey__visit is-order"><h3>%s</h3><p class="eidan-journey__time">%s</p></li>',
				esc_html( 'enquiry' === $end ? __( 'Enquiry', 'eidan' ) : _x( 'Order', 'in a shop', 'eidan' ) ),
				esc_html( (string) $time )
			);
		}
		echo '</ol>';
		self::facts( $fields );
		self::everything( $fields );
		echo '</div>';
	}

	/**
	 * Prints one visit.
	 *
	 * @param string                $title   Heading of the visit.
	 * @param string                $channel Id of its channel.
	 * @param array<string, string> $visit   Its fields.
	 */
	private static function visit( string $title, string $channel, array $visit ): void {
		$source = array_filter(
			array( $visit['utm_source'] ?? '', $visit['utm_medium'] ?? '' ),
			array( self::class, 'says_something' )
		);
		printf( '<li class="eidan-journey__visit"><h3>%s</h3>', esc_html( $title ) );
		$time = self::time( $visit['session_start_time'] ?? '' );
		if ( '' !== $time ) {
			printf( '<p class="eidan-journey__time">%s</p>', esc_html( $time ) );
		}
		printf( '<p class="eidan-journey__channel">%s</p>', esc_html( Channel::label( $channel ) ) );
		if ( array() !== $source ) {
			printf( '<p class="eidan-journey__source"><bdi>%s</bdi></p>', esc_html( implode( ' / ', $source ) ) );
		}
		$campaign = $visit['utm_campaign'] ?? '';
		$rows     = array(
			'utm_campaign'  => self::says_something( $campaign ) ? esc_html( $campaign ) : '',
			'session_entry' => self::address( $visit['session_entry'] ?? '' ),
			'referrer'      => self::address( $visit['referrer'] ?? '' ),
		);
		$rows     = array_filter( $rows, static fn ( string $html ): bool => '' !== $html );
		if ( array() !== $rows ) {
			echo '<dl>';
			foreach ( $rows as $field => $html ) {
				// The values are escaped above.
				printf(
					'<dt>%s</dt><dd><bdi>%s</bdi></dd>',
					esc_html( Fields::label( $field ) ),
					wp_kses( $html, self::ALLOWED )
				);
			}
			echo '</dl>';
		}
		echo '</li>';
	}

	/** Tags that an address may contain. */
	private const ALLOWED = array( 'a' => array( 'href' => true ) );

	/**
	 * Prints what concerns all visits.
	 *
	 * @param array<string, string> $fields Stored fields.
	 */
	private static function facts( array $fields ): void {
		$facts = array();
		foreach ( array( 'session_count', 'session_pages' ) as $field ) {
			if ( isset( $fields[ $field ] ) ) {
				$facts[ Fields::label( $field ) ] = number_format_i18n( (int) $fields[ $field ] );
			}
		}
		if ( isset( $fields['device_type'] ) ) {
			$facts[ Fields::label( 'device_type' ) ] = Device::label( $fields['device_type'] );
		}
		foreach ( ClickIds::decode( $fields['click_ids'] ?? '' ) as $name => $value ) {
			$facts[ $name ] = $value;
		}
		if ( array() === $facts ) {
			return;
		}
		echo '<dl class="eidan-journey__facts">';
		foreach ( $facts as $label => $value ) {
			printf( '<div><dt>%s</dt><dd><bdi>%s</bdi></dd></div>', esc_html( (string) $label ), esc_html( $value ) );
		}
		echo '</dl>';
	}

	/**
	 * Prints all stored fields, collapsed at first.
	 *
	 * @param array<string, string> $fields Stored fields.
	 */
	private static function everything( array $fields ): void {
		printf(
			'<details class="eidan-journey__all"><summary>%s</summary><table><tbody>',
			esc_html__( 'All recorded data', 'eidan' )
		);
		foreach ( Fields::names() as $field ) {
			if ( isset( $fields[ $field ] ) ) {
				printf(
					'<tr><th scope="row">%s</th><td><bdi>%s</bdi></td></tr>',
					esc_html( Fields::label( $field ) ),
					esc_html( $fields[ $field ] )
				);
			}
		}
		echo '</tbody></table></details>';
	}

	/**
	 * An address; it is a link if it belongs to the site.
	 *
	 * @param string $address Absolute URL as the browser sent it.
	 * @return string HTML, escaped.
	 */
	private static function address( string $address ): string {
		if ( '' === $address ) {
			return '';
		}
		$own   = Referrers::host( $address ) === Referrers::host( home_url() );
		$start = (string) preg_replace( '#^(https?://[^/?\#]*).*$#is', '$1', $address );
		$shown = $own
			? substr( $address, strlen( $start ) )
			: (string) preg_replace( '#^https?://(?:www\.)?#i', '', $address );
		$shown = '' === $shown ? '/' : Address::readable( $shown );
		if ( mb_strlen( $shown ) > self::SHOWN ) {
			$shown = mb_substr( $shown, 0, self::SHOWN ) . '…';
		}

		return $own
			? sprintf( '<a href="%s">%s</a>', esc_url( $address, array( 'http', 'https' ) ), esc_html( $shown ) )
			: esc_html( $shown );
	}

	/**
	 * A time of the engine in the site's format.
	 *
	 * In the shop's time zone, like the order's. If the engine used the visitor's time zone, which is unknown, it stays
	 * unchanged.
	 *
	 * @param string $time "2026-01-15 10:00:00", in the time zone that the engine was told.
	 */
	public static function time( string $time ): string {
		$utc  = new DateTimeZone( 'UTC' );
		$read = '' === $time ? false : date_create_immutable( $time, $utc );
		if ( false === $read ) {
			return '';
		}
		$zone = Options::is_left() ? 0 : Options::page()['zone'] ?? 0;

		return (string) ( is_int( $zone )
			? wp_date( self::format(), $read->getTimestamp() - $zone * MINUTE_IN_SECONDS )
			: wp_date( self::format(), $read->getTimestamp(), $utc ) );
	}

	/**
	 * The site's format of dates and times.
	 */
	private static function format(): string {
		$date = get_option( 'date_format' );
		$time = get_option( 'time_format' );

		return ( is_string( $date ) ? $date : 'Y-m-d' ) . ' ' . ( is_string( $time ) ? $time : 'H:i' );
	}

	/**
	 * Whether a value is not just a placeholder.
	 */
	public static function says_something( string $value ): bool {
		return '' !== $value && ! in_array( $value, array( '(none)', '(direct)', '(not set)' ), true );
	}
}
