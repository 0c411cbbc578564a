<?php
/**
 * The words of the weekly report.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report\Mail;

use Eidan\Attribution\Compatibility;
use Eidan\Attribution\Report\Kind;

/**
 * Subject and text of a week. Plain text: what visitors sent, such as names of campaigns, is no markup in it.
 *
 * @phpstan-import-type Sums from Week
 */
final class Letter {

	/**
	 * The subject.
	 *
	 * @param Week $week
	 */
	public static function subject( Week $week ): string {
		$site = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );

		return self::line(
			sprintf(
				/* translators: 1: name of the site, 2: days, such as "November 23, 2026 – November 29, 2026". */
				__( '[%1$s] Attribution, %2$s', 'eidan' ),
				$site,
				self::days( $week )
			)
		);
	}

	/**
	 * The text.
	 *
	 * @param Week $week
	 */
	public static function text( Week $week ): string {
		[ $now, $before ] = $week->totals();
		$lines            = array(
			/* translators: %s: days, such as "November 23, 2026 – November 29, 2026". */
			sprintf( __( '%s. In brackets: the week before.', 'eidan' ), self::days( $week ) ),
			'',
		);
		foreach ( self::figures( $week ) as $name => $label ) {
			$lines[] = sprintf(
				/* translators: 1: what is counted, such as "Orders", 2: figure of the week, 3: of the week before. */
				__( '%1$s: %2$s (%3$s)', 'eidan' ),
				$label,
				self::figure( $week, $name, $now ),
				self::figure( $week, $name, $before )
			);
		}
		array_push(
			$lines,
			...self::part( $week, __( 'Channels', 'eidan' ), $week->largest( 'channel' ) ),
			...self::part( $week, __( 'Campaigns', 'eidan' ), $week->largest( 'campaign' ) )
		);
		if ( 1 < count( $week->currencies ) ) {
			/* translators: %s: codes of currencies, such as "EUR, USD". */
			$words = __( 'Amounts in several currencies are added as they are: %s.', 'eidan' );
			array_push( $lines, '', sprintf( $words, implode( ', ', $week->currencies ) ) );
		}
		/* translators: %s: an address. */
		array_push( $lines, '', sprintf( __( 'The whole report: %s', 'eidan' ), $week->link() ) );

		return implode( "\n", $lines ) . "\n";
	}

	/**
	 * A list of channels or campaigns.
	 *
	 * @param Week                      $week
	 * @param string                    $title
	 * @param list<array{string, Sums}> $rows
	 * @return list<string> Lines; none without rows.
	 */
	private static function part( Week $week, string $title, array $rows ): array {
		$lines = array() === $rows ? array() : array( '', $title );
		foreach ( $rows as [ $name, $sums ] ) {
			$parts = array();
			foreach ( self::figures( $week ) as $figure => $label ) {
				// Of what is nowhere there is nothing to say.
				if ( 0.0 !== (float) ( $sums[ $figure ] ?? 0 ) ) {
					$parts[] = "$label " . self::figure( $week, $figure, $sums );
				}
			}
			$lines[] = '- ' . self::line( $name ) . ( array() === $parts ? '' : ': ' . implode( ', ', $parts ) );
		}

		return $lines;
	}

	/**
	 * What is said of a week.
	 *
	 * @param Week $week
	 * @return array<string, string> Labels by figure.
	 */
	private static function figures( Week $week ): array {
		$labels = array();
		if ( in_array( Kind::Orders, $week->kinds(), true ) ) {
			$labels += array(
				'orders'  => __( 'Orders', 'eidan' ),
				'revenue' => __( 'Revenue', 'eidan' ),
			);
		}
		if ( in_array( Kind::Enquiries, $week->kinds(), true ) ) {
			$labels += array(
				'enquiries' => __( 'Enquiries', 'eidan' ),
				'value'     => __( 'Value won', 'eidan' ),
			);
		}

		return $labels;
	}

	/**
	 * A figure in words.
	 *
	 * @param Week   $week
	 * @param string $name
	 * @param Sums   $sums
	 */
	private static function figure( Week $week, string $name, array $sums ): string {
		$value = $sums[ $name ] ?? 0;
		if ( ! in_array( $name, array( 'revenue', 'value' ), true ) ) {
			return number_format_i18n( $value );
		}
		$currency = 1 < count( $week->currencies ) ? '' : $week->currencies[0] ?? '';
		if ( Compatibility::has_shop() && 2 > count( $week->currencies ) ) {
			$price = (string) wc_price( (float) $value, '' === $currency ? array() : array( 'currency' => $currency ) );

			return self::line( html_entity_decode( wp_strip_all_tags( $price ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		}

		return trim( number_format_i18n( (float) $value, 2 ) . " $currency" );
	}

	/**
	 * First and last day.
	 *
	 * @param Week $week
	 */
	private static function days( Week $week ): string {
		$format = get_option( 'date_format' );
		$format = is_string( $format ) && '' !== $format ? $format : 'Y-m-d';
		$last   = $week->period->end->modify( '-1 day' );

		return wp_date( $format, $week->period->start->getTimestamp() ) . ' – '
			. wp_date( $format, $last->getTimestamp() );
	}

	/**
	 * Text of one line.
	 *
	 * @param string $text
	 */
	private static function line( string $text ): string {
		return trim( (string) preg_replace( '/[\p{Cc}\x{2028}\x{2029}]+/u', ' ', $text ) );
	}
}
